"""Holds the API of a running server against the description that it serves, with schemathesis.

    check.py AIRLOCK ST

AIRLOCK is the program, ST the command of schemathesis. Exits with 1 if anything is found.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).parent
SECONDS_A_RUN = 45
TABLES_A_STATE = 12


class Server:
    """The program on a fresh file."""

    def __init__(self, program, folder):
        command = [program, "--lang", "en-GB", "serve", "--listen", "127.0.0.1:0", "--metrics", "", "--bot-delay", "0"]
        command += ["--rate", "0", "--data", f"{folder}/airlock.db"]
        self.log = open(f"{folder}/log", "w+")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.url = "http://" + self.process.stdout.readline().strip().rsplit("http://", 1)[1]

    def send(self, path, token=None, body=None):
        request = urllib.request.Request(f"{self.url}/api/v1{path}")
        if token:
            request.add_header("authorization", f"Bearer {token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request, timeout=30) as response:
            text = response.read()
            return json.loads(text) if text else None

    def guest(self, name):
        return self.send("/guests", body={"name": name})["token"]

    def lobby(self, token, name):
        """A table with a free seat."""
        wanted = {"name": name, "setup": {"players": 3}, "seats": ["me", "person", "bot"], "bots": "instant"}
        return self.send("/tables", token, wanted)["id"]

    def running(self, token, name):
        table = self.lobby(token, name)
        self.send(f"/tables/{table}/seat", token, {"seat": 1, "to": "bot"})
        self.send(f"/tables/{table}/start", token, {})
        return table

    def finished(self, token, name):
        """A game that was played to its end."""
        table = self.running(token, name)
        for number in range(5000):
            shown = self.send(f"/tables/{table}", token)
            if shown["view"]["over"] is not None:
                return table
            if not shown["ask"]:
                continue
            ask = shown["ask"]
            if ask["choices"]:
                answer = ask["choices"][number % len(ask["choices"])]["answer"]
            else:
                answer = {"cards": ask["cards"]["from"][: ask["cards"]["min"]]}
            try:
                self.send(f"/tables/{table}/answer", token, {"moment": ask["moment"], "key": str(number), "answer": answer})
            except urllib.error.HTTPError as error:
                # A bot was faster.
                if error.code != 409:
                    raise
        raise SystemExit("the game has no end")

    def stop(self):
        self.process.terminate()
        return self.process.wait(timeout=30)


def hold(server, st, who, token, tables):
    """One run of schemathesis; whether it found nothing."""
    with tempfile.TemporaryDirectory() as folder:
        config = pathlib.Path(folder) / "schemathesis.toml"
        text = (HERE / "schemathesis.toml").read_text()
        config.write_text(text + f"\n[dictionaries.tables]\nvalues = {json.dumps(tables)}\n")
        command = [st, "--config-file", str(config), "run", f"{server.url}/api/v1/openapi.json"]
        command += ["--checks", "all", "--max-time", str(SECONDS_A_RUN)]
        if token:
            command += ["--header", f"Authorization: Bearer {token}"]
        print(f"--- as {who}", flush=True)
        return subprocess.run(command).returncode == 0


def main(program, st):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(program, folder)
        try:
            token = server.guest("Mara")
            tables = []
            for make in [server.lobby, server.running, server.finished]:
                tables += [make(token, f"{make.__name__} {number}") for number in range(TABLES_A_STATE)]
            runs = [("somebody with a seat", token), ("nobody", None)]
            good = [hold(server, st, who, token, tables) for who, token in runs]
        finally:
            ended = server.stop()
            server.log.seek(0)
            print("".join(line for line in server.log if " INFO " not in line), end="")
        if ended != 0:
            raise SystemExit(f"the server ended with {ended}")
        sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
