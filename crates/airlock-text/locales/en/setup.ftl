# What a table agrees on before the game, and what a player agrees to pass on.

difficulty-normal = normal
about-difficulty-normal = Every resource starts as printed.
difficulty-easier = easier
about-difficulty-easier = Every resource starts 2 higher, which helps the humans.
difficulty-harder = harder
about-difficulty-harder = Every resource starts 2 lower, which helps the Cylons.

rulings-printed = as printed
about-rulings-printed = Cards can send a character from the Brig to Sickbay, and each Cylon ship acts at most once per turn.
rulings-later = later rulings
about-rulings-later = Only effects that name the Brig take a character out of it, and each Cylon ship acts at most once per icon.

variant-no-sympathizer = no Sympathizer
about-variant-no-sympathizer = For 4 or 6 players: no Boomer, 1 more human card instead of the Sympathizer, lower resources and { $cards } cards per turn for revealed Cylons.
variant-cooperative = fully cooperative
about-variant-cooperative = For 2 to 6 players: nobody is a Cylon, but resources, nukes and draws are lower, and the Brig does not protect you from Crises.

variant-no-leaders = no Cylon leaders
about-variant-no-leaders = With Pegasus or Daybreak, for 3 to 6 players: nobody plays a Cylon leader.
variant-sympathetic-cylon = Sympathetic Cylon
about-variant-sympathetic-cylon = With Pegasus and without Cylon leaders, for 4 or 6 players: the Sympathetic Cylon replaces the Sympathizer and has an agenda of their own.

about-set-base = Always included: 1 to 6 players on the way to Kobol.
about-set-pegasus = For 3 to 7 players: Battlestar Pegasus, Treachery cards, executions, Cylon leaders and New Caprica.
about-set-daybreak = For 3 to 7 players: Mutiny cards and the Mutineer, miracle tokens, assault raptors, the search for Earth and Cylon leaders with motives.

about-objective-kobol = Sleeper agents wake at distance { $sleeper }; at distance { $end }, the next jump ends the game.
about-objective-new-caprica = Sleeper agents wake at distance { $sleeper }; at distance { $end }, the fleet settles on New Caprica, and Galactica must come back to evacuate the ships.
about-objective-earth = Sleeper agents wake at distance { $sleeper }; at distance { $end }, the next jump ends the game. Demetrius’s missions add distance, and the Rebel Basestar may enter play.

# Standing orders

order-pass-check = Pass for the rest of this skill check
order-pass-turn = Pass for the rest of this turn
order-pass-always = Always pass on { $what }
