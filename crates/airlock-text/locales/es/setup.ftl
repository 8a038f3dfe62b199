# Lo que una mesa acuerda antes de la partida, y aquello en lo que un jugador acuerda pasar.

difficulty-normal = normal
about-difficulty-normal = Todos los Recursos empiezan como está impreso.
difficulty-easier = más fácil
about-difficulty-easier = Todos los Recursos empiezan con 2 más, lo que ayuda a los humanos.
difficulty-harder = más difícil
about-difficulty-harder = Todos los Recursos empiezan con 2 menos, lo que ayuda a los cylons.

rulings-printed = como está impreso
about-rulings-printed = Las cartas pueden enviar a un personaje de la Prisión a la Enfermería, y cada nave cylon actúa como mucho una vez por turno.
rulings-later = aclaraciones posteriores
about-rulings-later = Solo los efectos que nombran la Prisión sacan de ella a un personaje, y cada nave cylon actúa como mucho una vez por icono.

variant-no-sympathizer = sin simpatizante
about-variant-no-sympathizer = Para 4 o 6 jugadores: 1 carta humana más en lugar del simpatizante, Recursos más bajos, { $cards } cartas por turno para los cylons descubiertos y sin Boomer.
variant-cooperative = totalmente cooperativa
about-variant-cooperative = De 2 a 6 jugadores: nadie es cylon, pero hay menos Recursos y Armas Nucleares, se roban menos cartas y la Prisión no te protege de las Crisis.

variant-no-leaders = sin líderes cylons
about-variant-no-leaders = Con Pegasus o Amanecer, de 3 a 6 jugadores: nadie juega con un líder cylon.
variant-sympathetic-cylon = cylon benévolo
about-variant-sympathetic-cylon = Con Pegasus y sin líderes cylons, para 4 o 6 jugadores: el cylon benévolo sustituye al simpatizante y tiene su propio Plan.

about-set-base = Siempre incluido: de 1 a 6 jugadores camino de Kobol.
about-set-pegasus = De 3 a 7 jugadores: la estrella de combate Pegasus, cartas de Traición, ejecuciones, líderes cylons y Nueva Cáprica.
about-set-daybreak = De 3 a 7 jugadores: cartas de Motín y el amotinado, fichas de Milagro, Raptors de asalto, líderes cylons con Motivos y la búsqueda de la Tierra.

about-objective-kobol = Los agentes durmientes despiertan a distancia { $sleeper }; a distancia { $end }, el próximo salto termina la partida.
about-objective-new-caprica = Los agentes durmientes despiertan a distancia { $sleeper }; a distancia { $end }, la flota se asienta en Nueva Cáprica, y Galactica debe volver para evacuar las naves.
about-objective-earth = Los agentes durmientes despiertan a distancia { $sleeper }; a distancia { $end }, el próximo salto termina la partida. Las misiones de la Demetrius suman distancia, y la Estrella Base rebelde puede entrar en juego.

# Órdenes permanentes

order-pass-check = Pasar durante el resto de la prueba
order-pass-turn = Pasar durante el resto del turno
order-pass-always = Pasar siempre con «{ $what }»
