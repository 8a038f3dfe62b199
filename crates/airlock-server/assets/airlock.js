// Makes the pages live. Everything works without it: pages are links and forms that the server
// draws; this only spares the reader from loading them again, and lets things move.
//
// `docs/script.md` lists what each module does and the hooks that pages must carry.

import { prepareToasts } from "./page.js";
import { startAsk } from "./ask.js";
import { startEnding } from "./moments.js";
import { startFollow } from "./follow.js";
import { startForms } from "./forms.js";
import { startKeys } from "./keys.js";
import { keepLeaves } from "./leaves.js";
import { startParts } from "./parts.js";
import { startRecord } from "./record.js";
import { startReplay } from "./replay.js";
import { startSecret } from "./secret.js";
import { startSound } from "./sound.js";
import { startStream } from "./stream.js";
import { startTools } from "./tools.js";

keepLeaves(document);
prepareToasts();
startEnding();
startAsk();
startForms();
startFollow();
startRecord();
startParts();
startSecret();
startSound();
startTools();
startReplay();
startKeys();
startStream();
