# O que a mesa combina antes do jogo, e o que um jogador combina passar.

difficulty-normal = normal
about-difficulty-normal = Todos os recursos começam nos valores impressos.
difficulty-easier = mais fácil
about-difficulty-easier = Todos os recursos começam 2 acima, o que ajuda os humanos.
difficulty-harder = mais difícil
about-difficulty-harder = Todos os recursos começam 2 abaixo, o que ajuda os Cylons.

rulings-printed = como impresso
about-rulings-printed = As cartas podem enviar uma personagem da Prisão para a Enfermaria, e cada nave Cylon age no máximo uma vez por turno.
rulings-later = regras posteriores
about-rulings-later = Só os efeitos que referem a Prisão tiram de lá uma personagem, e cada nave Cylon age no máximo uma vez por ícone.

variant-no-sympathizer = sem simpatizante
about-variant-no-sympathizer = Para 4 ou 6 jogadores: mais 1 carta humana em vez do simpatizante, recursos mais baixos, { $cards } cartas por turno para os Cylons revelados, e sem Boomer.
variant-cooperative = totalmente cooperativo
about-variant-cooperative = Para 2 a 6 jogadores: ninguém é Cylon, mas há menos recursos, bombas nucleares e cartas, e a Prisão não te livra das Crises.

variant-no-leaders = sem Líderes Cylon
about-variant-no-leaders = Com Pegasus ou Aurora, para 3 a 6 jogadores: ninguém joga com um Líder Cylon.
variant-sympathetic-cylon = Cylon benévolo
about-variant-sympathetic-cylon = Com Pegasus e sem Líderes Cylon, para 4 ou 6 jogadores: o Cylon benévolo substitui o simpatizante e tem um Plano próprio.

about-set-base = Sempre incluído: 1 a 6 jogadores a caminho de Kobol.
about-set-pegasus = Para 3 a 7 jogadores: a Battlestar Pegasus, cartas de Traição, execuções, Líderes Cylon e Nova Caprica.
about-set-daybreak = Para 3 a 7 jogadores: cartas de Motim e o Amotinado, marcadores de Milagre, Raptors de Assalto, Líderes Cylon com motivos e a procura da Terra.

about-objective-kobol = Os agentes adormecidos acordam à distância { $sleeper }; à distância { $end }, o próximo salto termina o jogo.
about-objective-new-caprica = Os agentes adormecidos acordam à distância { $sleeper }; à distância { $end }, a Frota instala-se em Nova Caprica, e a Galactica tem de voltar para evacuar as naves.
about-objective-earth = Os agentes adormecidos acordam à distância { $sleeper }; à distância { $end }, o próximo salto termina o jogo. As missões da Demetrius dão distância, e a Basestar Rebelde pode entrar em jogo.

# Ordens permanentes

order-pass-check = Passar até ao fim desta verificação
order-pass-turn = Passar até ao fim deste turno
order-pass-always = Passar sempre: { $what }
