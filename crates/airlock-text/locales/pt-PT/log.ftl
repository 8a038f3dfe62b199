# O registo: um facto por frase, no passado.
#
# $who é um nome, ou «tu» para quem lê ($who-id é então «you»). $known diz se quem lê pode conhecer a
# carta em causa; se não, $card está vazio.

# Partes que se repetem

the-card = { $known ->
    [yes] { $card }
   *[no] uma carta
}
in-hand = { $who-id ->
    [you] na tua mão
   *[other] na mão { $who-do }
}

# Preparação do jogo

log-first-player = { $who-id ->
    [you] Começas tu.
   *[other] Começa { $who }.
}
log-character-picked = { $who-id ->
    [you] Escolheste { $character }.
   *[other] { $who } escolheu { $character }.
}
log-assist-picked = { $who-id ->
    [you] Escolheste { $character } como personagem de apoio.
   *[other] { $who } escolheu { $character } como personagem de apoio.
}
log-loyalty-dealt = { $who-id ->
    [you] Recebeste
   *[other] { $who } recebeu
} uma carta de Lealdade{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-agenda-drawn = { $who-id ->
    [you] Compraste
   *[other] { $who } comprou
} um Plano{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-destiny-built = Formou-se um novo deck de Destino com { n-cards }.

# O turno

log-new-rules = Daqui em diante, versão { $version } das regras.
log-turn-began = { $who-id ->
    [you] Turno { $number }: é a tua vez.
   *[other] Turno { $number }: { $who }.
}
log-turn-ended = { $who-id ->
    [you] O teu turno terminou.
   *[other] O turno { $who-do } terminou.
}
log-arrived = { $who-id ->
    [you] Estás agora { $where-no }.
   *[other] { $who } está agora { $where-no }.
}
log-moved = { $who-id ->
    [you] Foste para { $where-o }.
   *[other] { $who } foi para { $where-o }.
}
log-flew = { $who-id ->
    [you] Voaste para { $area-o }.
   *[other] { $who } voou para { $area-o }.
}
log-sent = { $who-id ->
    [you] Enviaram-te para { $where-o }.
   *[other] { $who-g ->
        [f] { $who } foi enviada para { $where-o }.
       *[m] { $who } foi enviado para { $where-o }.
    }
}
the-source = { $source }
log-action-taken = { $source-id ->
    [title] { $who-id ->
        [you] Agiste como { $source }.
       *[other] { $who } agiu como { $source }.
    }
    [location] { $who-id ->
        [you] Ativaste { $source-o }.
       *[other] { $who } ativou { $source-o }.
    }
   *[other] { $who-id ->
        [you] Usaste { $source }.
       *[other] { $who } usou { $source }.
    }
}
log-viper-activated = { $who-id ->
    [you] O teu Viper foi ativado.
   *[other] O Viper { $who-do } foi ativado.
}
log-order-given = { $who-id ->
    [you] Recebeste uma ordem.
   *[other] { $who } recebeu uma ordem.
}
log-ability-used = { $who-id ->
    [you] Usaste { $ability }.
   *[other] { $who } usou { $ability }.
}

# Cartas de Habilidade

log-drew = { $who-id ->
    [you] Compraste
   *[other] { $who } comprou
} { $known ->
    [yes] { $card } ({ $skill })
   *[no] 1 carta de { $skill }
}.
log-discarded = { $who-id ->
    [you] Descartaste { $card }.
   *[other] { $who } descartou { $card }.
}
log-card-played = { $who-id ->
    [you] Jogaste { $card }.
   *[other] { $who } jogou { $card }.
}
log-deck-reshuffled = { $deck-o } voltou a ser baralhado.
log-hand-seen = { $by-id ->
    [you] Viste
   *[other] { $by } viu
} { the-card } { in-hand }.
log-card-taken = { $by-id ->
    [you] Tiraste { the-card } { $who-ao }.
   *[other] { $who-id ->
        [you] { $by } tirou-te { the-card }.
       *[other] { $by } tirou { the-card } { $who-ao }.
    }
}
log-card-given = { $who-id ->
    [you] Passaste { the-card } { $to-ao }.
   *[other] { $to-id ->
        [you] { $who } passou-te { the-card }.
       *[other] { $who } passou { the-card } { $to-ao }.
    }
}
log-hands-swapped = { $who-id ->
    [you] Trocaste de mão { $to-com }.
   *[other] { $who } trocou de mão { $to-com }.
}

# O deck de Destino

log-destiny-taken = { $who-id ->
    [you] Tiraste
   *[other] { $who } tirou
} { the-card } do deck de Destino.
log-put-on-destiny = { $who-id ->
    [you] Puseste
   *[other] { $who } pôs
} { the-card } no topo do deck de Destino.
log-shuffled-into-destiny = { $count ->
    [one] Baralhou-se { draw-skill } no deck de Destino.
   *[other] Baralharam-se { draw-skill } no deck de Destino.
}
log-destiny-seen = { $who-id ->
    [you] Viste
   *[other] { $who } viu
} { the-card } no deck de Destino.
log-destiny-discarded = A carta { $card } foi descartada do deck de Destino.
log-destiny-shuffled = O deck de Destino foi baralhado.

# Verificações de Habilidade

log-check-began = Verificação de Habilidade ({ the-source }): dificuldade { $difficulty }.
log-difficulty-changed = Dificuldade { $by }: agora é { $to }.
log-cards-face-up = Todas as cartas desta verificação são jogadas de face para cima.
log-skill-counts-positive = As cartas de { $skill } contam positivamente nesta verificação.
log-skill-has-no-strength = As cartas de { $skill } têm força 0 nesta verificação.
log-check-is-reckless = A verificação tornou-se imprudente.
log-check-ability = { $card } teve efeito.
log-destiny-left-out = Esta verificação não leva cartas do deck de Destino.
log-card-learned = { $who-id ->
    [you] Viste
   *[other] { $who } viu
} { the-card } no topo { $skill-do }.
log-learned-kept = { $for-check ->
    [yes] { $who-id ->
        [you] Juntaste as cartas à verificação.
       *[other] { $who } juntou as cartas à verificação.
    }
   *[no] { $who-id ->
        [you] Ficaste com as cartas.
       *[other] { $who } ficou com as cartas.
    }
}
log-added-card-seen = { $by-id ->
    [you] Viste
   *[other] { $by } viu
} { $known ->
    [yes] { $card } entre as cartas
   *[no] uma das cartas
} com que { $who-id ->
    [you] contribuíste
   *[other] { $who } contribuiu
}.
log-destiny-added = O deck de Destino juntou { $known ->
    [yes] { $card }
   *[no] 1 carta
}.
log-card-added = { $who-id ->
    [you] Contribuíste
   *[other] { $who } contribuiu
} com { $known ->
    [yes] { $card }
   *[no] 1 carta
} para a verificação.
log-cards-added = { $who-id ->
    [you] { $count ->
        [0] Não contribuíste com nenhuma carta.
       *[other] Contribuíste ao todo com { n-cards }.
    }
   *[other] { $count ->
        [0] { $who } não contribuiu com nenhuma carta.
       *[other] { $who } contribuiu ao todo com { n-cards }.
    }
}
log-card-revealed = { $positive ->
    [yes] A carta { $card } foi revelada e conta a favor.
   *[no] A carta { $card } foi revelada e conta contra.
}
log-totalled = O total foi { $total } contra { $difficulty }.
log-check-ended = { $outcome-id ->
    [pass] A verificação foi superada.
    [partial] A verificação teve sucesso parcial.
   *[fail] A verificação falhou.
}
log-check-decided = { $who-id ->
    [you] Decidiste
   *[other] { $who } decidiu
} a verificação sem a fazer: { $outcome }.
log-check-card-taken = { $who-id ->
    [you] Ficaste com { $card } da verificação.
   *[other] { $who } ficou com { $card } da verificação.
}

# Crises

log-crises-drawn = { $who-id ->
    [you] Compraste
   *[other] { $who } comprou
} { $count ->
    [one] uma carta de Crise
   *[other] { $count } cartas de Crise
}.
log-crisis-seen = { $known ->
    [yes] A carta de Crise era { $card }.
   *[no] Alguém viu uma carta de Crise.
}
log-crisis-revealed = { $card-id ->
    [super-crisis] { $who-id ->
        [you] Jogaste a Super Crise { $card }.
       *[other] { $who } jogou a Super Crise { $card }.
    }
   *[other] { $who-id ->
        [you] Revelaste a Crise { $card }.
       *[other] { $who } revelou a Crise { $card }.
    }
}
log-crisis-replaced = A carta { $card } foi substituída por outra carta de Crise.
log-crisis-discarded = A carta { $card } foi descartada.
log-crisis-put-under = { $who-id ->
    [you] Puseste
   *[other] { $who } pôs
} uma carta de Crise no fundo do baralho.
log-option-check = a verificação de Habilidade
log-option-chosen = { $who-id ->
    [you] Escolheste: { $option }.
   *[other] { $who } escolheu: { $option }.
}
log-option-switched = { $who-id ->
    [you] Mudaste a escolha para a outra opção: { $option }.
   *[other] { $who } mudou a escolha para a outra opção: { $option }.
}
log-stays-in-play = A carta { $card } fica em jogo.
log-stays-with = A carta { $card } fica em jogo { $who-com }.
log-left-play = A carta { $card } deixou de estar em jogo.
log-left-game = A carta { $card } foi removida do jogo.

# Mostradores e indicadores

log-turned = { $by-sign ->
    [minus] { $resource-o } desceu { $by-size }, para { $to }.
   *[plus] { $resource-o } subiu { $by-size }, para { $to }.
}
log-jump-track-moved = O marcador da Frota passou para { $space-o }.
track-start = início do indicador de preparação para o salto
    .o = o início do indicador de preparação para o salto
track-red = espaço vermelho { $number } do indicador de preparação para o salto
    .o = o espaço vermelho { $number } do indicador de preparação para o salto
track-blue = espaço azul com { $population } de População em risco
    .o = o espaço azul com { $population } de População em risco
track-auto-jump = Salto Automático
    .o = o Salto Automático
log-travelled = A distância subiu { $by }, para { $to }.
log-resource-shielded = { $who-id ->
    [you] Protegeste { $resource-o }: a próxima perda neste turno é reduzida em 1.
   *[other] { $who } protegeu { $resource-o }: a próxima perda neste turno é reduzida em 1.
}
log-loss-prevented = A perda de { $resource } foi reduzida em 1.
log-jump-promised = { $who-id ->
    [you] Graças a ti, a próxima carta de Crise deste turno conta como se tivesse o ícone de preparação para o salto.
   *[other] Graças { $who-ao }, a próxima carta de Crise deste turno conta como se tivesse o ícone de preparação para o salto.
}
log-jump-step-skipped = Neste turno não há passo de Preparação para o salto.
log-nuke-spent = { $count ->
    [0] Foi usada uma bomba nuclear; não resta nenhuma.
    [one] Foi usada uma bomba nuclear; resta 1.
   *[other] Foi usada uma bomba nuclear; restam { $count }.
}

# Dados

log-rolled = { $source-id ->
    [title] { $who-id ->
        [you] Lançaste o dado como { $source } e saiu { $roll }.
       *[other] { $who } lançou o dado como { $source } e saiu { $roll }.
    }
   *[other] { the-source }: { $who-id ->
        [you] lançaste o dado e saiu { $roll }.
       *[other] { $who } lançou o dado e saiu { $roll }.
    }
}
log-rolled-ftl = População em risco: { $who-id ->
    [you] lançaste o dado e saiu { $roll }.
   *[other] { $who } lançou o dado e saiu { $roll }.
}
log-rolled-attack = { $attacker-o } atacou { $defender }: { $who-id ->
    [you] lançaste o dado e saiu { $roll }.
   *[other] { $who } lançou o dado e saiu { $roll }.
}
card-instead = { $who-id ->
    [you] descartaste { $card } em vez de lançar o dado, e o resultado foi { $result }
   *[other] { $who } descartou { $card } em vez de lançar o dado, e o resultado foi { $result }
}
log-card-instead = { the-source }: { card-instead }.
log-card-instead-ftl = População em risco: { card-instead }.
log-card-instead-attack = { $attacker-o } atacou { $defender }: { card-instead }.
log-card-instead-fight = Contra uma Força de Ocupação { $where-no }: { card-instead }.
log-card-instead-detain = { $whom-id ->
    [you] Para te deter: { card-instead }.
   *[other] Para deter { $whom }: { card-instead }.
}
log-rolled-fight = Contra uma Força de Ocupação { $where-no }: { $who-id ->
    [you] lançaste o dado e saiu { $roll }.
   *[other] { $who } lançou o dado e saiu { $roll }.
}
log-rolled-detain = { $whom-id ->
    [you] Para te deter:
   *[other] Para deter { $whom }:
} { $who-id ->
    [you] lançaste o dado e saiu { $roll }.
   *[other] { $who } lançou o dado e saiu { $roll }.
}
roll-plain = { $die }
roll-changed = { $die }, que contou como { $result }
roll-changed-last = { $die }, que contou como { $result }
log-die-shifted = Resultado { $by }: agora é { $result }.
log-die-bonus = O próximo lançamento tem { $by }.

# Naves

log-cylon-ships-activated = { $icon-id ->
    [raiders] Os Raiders foram ativados.
    [launch-raiders] As Basestars receberam ordem de lançar Raiders.
    [heavy-raiders] Os Heavy Raiders foram ativados.
    [occupation] As Forças de Ocupação foram ativadas.
   *[basestars] As Basestars foram ativadas.
}
one-craft = { $craft-id ->
    [scar] Scar
   *[other] 1 { $craft }
}
log-placed = { $craft-g ->
    [f] { one-craft } foi colocada { $area-no }.
   *[m] { one-craft } foi colocado { $area-no }.
}
log-launched = { $craft-g ->
    [f] { one-craft } foi lançada para { $area-o }.
   *[m] { one-craft } foi lançado para { $area-o }.
}
log-viper-launched = 1 Viper não pilotado foi lançado para { $area-o }.
log-viper-launched-pilot = { $who-id ->
    [you] Lançaste-te num Viper para { $area-o }.
   *[other] { $who } lançou-se num Viper para { $area-o }.
}
log-viper-moved = Um Viper não pilotado moveu-se { $from-do } para { $to-o }.
log-viper-piloted = { $who-id ->
    [you] Passaste a pilotar o Viper { $area-no }.
   *[other] { $who } passou a pilotar o Viper { $area-no }.
}
log-viper-hit = { $destroyed ->
    [yes] { $viper } foi destruído.
   *[no] { $viper } foi danificado.
}
log-viper-returned = { $viper } voltou às reservas.
log-viper-repaired = 1 Viper foi reparado.
log-ship-returned = 1 { $craft } destruído voltou às reservas.
log-raider-moved = Um Raider moveu-se { $from-do } para { $to-o }.
log-heavy-raider-moved = Um Heavy Raider moveu-se { $from-do } para { $to-o }.
log-cylon-ship-destroyed = { $craft-g ->
    [f] { one-craft } foi destruída { $area-no }.
   *[m] { one-craft } foi destruído { $area-no }.
}
log-scar-moved = Scar moveu-se { $from-do } para { $to-o }.
log-raiders-distracted = { $who-id ->
    [you] Atraíste o fogo { $area-no }
   *[other] { $who } atraiu o fogo { $area-no }
}: os primeiros { $count } Raiders que lá agirem falham.
log-basestar-removed = A Basestar que estava { $area-no } saiu do tabuleiro.
log-basestar-damaged = A Basestar que está { $area-no } foi danificada: { $token }.
log-centurion-boarded = 1 Centurião entrou a bordo.
log-centurion-boarded-from = Um Heavy Raider vindo { $area-do } entrou a bordo como Centurião.
log-centurions-advanced = Os Centuriões avançaram 1 espaço.
log-centurion-destroyed = Um Centurião foi destruído no espaço { $space } do indicador de Centuriões a Bordo.
log-civilian-seen = { $known ->
    [yes] Foi vista a face de uma nave Civil { $area-no }. { $card }
   *[no] Foi vista a face de uma nave Civil { $area-no }.
}
log-civilian-moved = Uma nave Civil moveu-se { $from-do } para { $to-o }.
log-civilian-destroyed = Uma nave Civil foi destruída.
log-civilian-destroyed-in = Uma nave Civil foi destruída { $area-no }.
log-raptor-destroyed = 1 Raptor foi destruído.
log-attack-missed = { $attacker-o } falhou o ataque contra { $defender }.
log-galactica-damaged = { $where-g ->
    [f] { $where-o } foi danificada.
    [mp] { $where-o } foram danificados.
    [fp] { $where-o } foram danificadas.
   *[m] { $where-o } foi danificado.
}
log-galactica-damaged-resource = A Galactica foi danificada: { $resource }.
log-damage-token-seen = { $known ->
    [yes] Foi tirado um marcador de Dano: { $card }.
   *[no] Foi tirado um marcador de Dano.
}
log-pegasus-destroyed = A Pegasus foi destruída.
log-location-repaired = { $where-g ->
    [f] { $where-o } foi reparada.
    [mp] { $where-o } foram reparados.
    [fp] { $where-o } foram reparadas.
   *[m] { $where-o } foi reparado.
}

attacker-raider = um Raider ({ $area })
    .o = um Raider ({ $area })
attacker-viper = um Viper não pilotado ({ $area })
    .o = um Viper não pilotado ({ $area })
attacker-galactica = a Galactica
    .o = a Galactica
attacker-armory = o Arsenal
    .o = o Arsenal
attacker-nuke = uma bomba nuclear
    .o = uma bomba nuclear
attacker-assault-raptor = um Raptor de Assalto ({ $area })
    .o = um Raptor de Assalto ({ $area })
defender-galactica = a Galactica
defender-viper = um Viper não pilotado ({ $area })
defender-assault-raptor = um Raptor de Assalto ({ $area })
viper-reserves = 1 Viper das reservas
viper-area = 1 Viper não pilotado ({ $area })
viper-pilot = { $pilot-id ->
    [you] o teu Viper
   *[other] o Viper { $pilot-do }
}
    .o = { $pilot-id ->
    [you] o teu Viper
   *[other] o Viper { $pilot-do }
}

# O salto

log-fleet-jumped = A Frota saltou.
log-destination-seen = { $known ->
    [yes] Foi comprada uma carta de Trajeto: { $card }.
   *[no] Foi comprada uma carta de Trajeto.
}
log-destination-chosen = { $who-id ->
    [you] Escolheste o Trajeto { $card }.
   *[other] { $who } escolheu o Trajeto { $card }.
}
log-destination-discarded = O Trajeto { $card } foi trocado por outro.
log-destination-drawn = A Frota seguiu o Trajeto { $card }, que ninguém escolheu.
log-next-jump-ends = O próximo salto vai terminar o jogo.

# Nova Caprica

log-new-caprica-reached = A Frota instalou-se em Nova Caprica.
log-galactica-returned = A Galactica voltou a Nova Caprica.
log-occupation-placed = 1 Força de Ocupação foi colocada na Autoridade de Ocupação.
log-occupation-moved = Uma Força de Ocupação moveu-se para { $to-o }.
log-shipyard-raided = Uma Força de Ocupação atacou o Estaleiro e saiu de Nova Caprica.
log-occupation-destroyed = 1 Força de Ocupação foi destruída { $where-no }.
log-ship-prepared = 1 nave Civil foi preparada.
log-ship-evacuated = 1 nave Civil foi evacuada para { $area-o }.
log-locked-ship-seen = { $who-id ->
    [you] Viste a nave do topo da pilha das Bloqueadas.
   *[other] { $who } viu a nave do topo da pilha das Bloqueadas.
}{ $known ->
    [yes] {" "}{ $card }
   *[no] {""}
}
log-locked-ship-returned = { $who-id ->
    [you] { $under ->
        [yes] Puseste a nave no fundo da pilha das Bloqueadas.
       *[no] Deixaste a nave no topo da pilha das Bloqueadas.
    }
   *[other] { $under ->
        [yes] { $who } pôs a nave no fundo da pilha das Bloqueadas.
       *[no] { $who } deixou a nave no topo da pilha das Bloqueadas.
    }
}
log-left-new-caprica = { $who-id ->
    [you] Deste a ordem, e a Frota deixou Nova Caprica de vez.
   *[other] { $who } deu a ordem, e a Frota deixou Nova Caprica de vez.
}

# Ver cartas

log-bottom-seen = { $who-id ->
    [you] Viste
   *[other] { $who } viu
} a carta do fundo { $deck-do }{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-card-peeked = { $who-id ->
    [you] Viste
   *[other] { $who } viu
} a carta do topo { $deck-do }{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-card-left-on-top = { $who-id ->
    [you] Deixaste
   *[other] { $who } deixou
} a carta no topo { $deck-do }.
log-card-put-under = { $who-id ->
    [you] Puseste
   *[other] { $who } pôs
} a carta no fundo { $deck-do }.
log-loyalty-seen = { $by-id ->
    [you] Viste
   *[other] { $by } viu
} uma { $whom-id ->
    [you] das tuas cartas de Lealdade
   *[other] das cartas de Lealdade { $whom-do }
}{ $known ->
    [yes] : { $card }
   *[no] {""}
}.

# Títulos e Quorum

log-title-given = { $who-id ->
    [you] Passaste a { $title }.
   *[other] { $who } passou a { $title }.
}
log-quorum-received = { $who-id ->
    [you] Recebeste
   *[other] { $who } recebeu
} { the-quorum-card }.
the-quorum-card = { $known ->
    [yes] a carta de Quorum { $card }
   *[no] uma carta de Quorum
}
log-quorum-drawn = { $who-id ->
    [you] Compraste
   *[other] { $who } comprou
} { the-quorum-card }.
log-quorum-played = { $who-id ->
    [you] Jogaste
   *[other] { $who } jogou
} a carta de Quorum { $card }.
log-quorum-used = { $who-id ->
    [you] Usaste a carta { $card }.
   *[other] { $who } usou a carta { $card }.
}
log-quorum-discarded = A carta { $card } foi descartada.

# Lealdade e Cylons

log-sleeper-agent-phase = Começou a Fase do Agente Adormecido.
log-cylon-revealed = { $who-id ->
    [you] Revelaste-te como Cylon: { $card }.
   *[other] { $who } revelou-se como Cylon: { $card }.
}
log-sympathetic-cylon = { $who-id ->
    [you] Revelaste a carta de Cylon benévolo e juntaste-te aos Cylons.
   *[other] { $who } revelou a carta de Cylon benévolo e juntou-se aos Cylons.
}
log-executed = { $who-id ->
    [you] A tua personagem, { $character }, foi executada.
   *[other] { $character-g ->
        [f] { $character } foi executada.
       *[m] { $character } foi executado.
    }
}
log-loyalty-shown = { $who-id ->
    [you] Mostraste uma carta de Lealdade: { $card }.
   *[other] { $who } mostrou uma carta de Lealdade: { $card }.
}
log-infiltration-began = { $who-id ->
    [you] Infiltraste-te entre os humanos.
   *[other] { $who } infiltrou-se entre os humanos.
}
log-infiltration-ended = { $who-id ->
    [you] A tua infiltração terminou.
   *[other] A infiltração { $who-do } terminou.
}
log-sympathizer-revealed = { $who-id ->
    [you] Revelaste a carta de Simpatizante e { $cylon ->
        [yes] juntaste-te aos Cylons
       *[no] ficaste com os humanos
    }.
   *[other] { $who } revelou a carta de Simpatizante e { $cylon ->
        [yes] juntou-se aos Cylons
       *[no] ficou com os humanos
    }.
}
n-loyalty-cards = { $count ->
    [one] uma carta de Lealdade
   *[other] { $count } cartas de Lealdade
}
log-loyalty-handed-on = { $who-id ->
    [you] Passaste { n-loyalty-cards } { $to-ao }.
   *[other] { $to-id ->
        [you] { $who } passou-te { n-loyalty-cards }.
       *[other] { $who } passou { n-loyalty-cards } { $to-ao }.
    }
}
log-loyalty-received = { $who-id ->
    [you] Recebeste
   *[other] { $who } recebeu
} uma carta de Lealdade{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
log-super-crisis-drawn = { $who-id ->
    [you] Compraste
   *[other] { $who } comprou
} { $known ->
    [yes] a carta de Super Crise { $card }
   *[no] uma carta de Super Crise
}.
log-super-crisis-discarded = { $who-id ->
    [you] Descartaste
   *[other] { $who } descartou
} a carta de Super Crise { $card }.
log-assist-loyalty-turned = Foi revelada uma carta de Lealdade da personagem de apoio: { $card }.

# Aurora: cartas de Motim e o Amotinado

the-mutiny-card = { $known ->
    [yes] a carta de Motim { $card }
   *[no] uma carta de Motim
}
log-mutiny-drawn = { $who-id ->
    [you] Compraste
   *[other] { $who } comprou
} { the-mutiny-card }.
log-mutiny-played = { $who-id ->
    [you] Jogaste
   *[other] { $who } jogou
} a carta de Motim { $card }.
log-mutiny-discarded = { $who-id ->
    [you] Descartaste
   *[other] { $who } descartou
} a carta de Motim { $card }.
log-mutiny-seen = { $who-id ->
    [you] Viste
   *[other] { $who } viu
} { the-mutiny-card }.
log-mutiny-put-under = { $who-id ->
    [you] Puseste
   *[other] { $who } pôs
} uma carta de Motim no fundo do baralho.
log-mutineer-revealed = { $who-id ->
    [you] Revelaste
   *[other] { $who } revelou
} a carta de Amotinado.
log-mutineer-handed-on = { $who-id ->
    [you] Passaste a carta de Amotinado { $to-ao }.
   *[other] { $to-id ->
        [you] { $who } passou-te a carta de Amotinado.
       *[other] { $who } passou a carta de Amotinado { $to-ao }.
    }
}

# Marcadores de Milagre

log-miracle-gained = { $who-id ->
    [you] { $count ->
        [one] Ganhaste um marcador de Milagre.
       *[other] Ganhaste um marcador de Milagre e agora tens { $count }.
    }
   *[other] { $count ->
        [one] { $who } ganhou um marcador de Milagre.
       *[other] { $who } ganhou um marcador de Milagre e agora tem { $count }.
    }
}
log-miracle-spent = { $who-id ->
    [you] { $count ->
        [0] Gastaste o teu último marcador de Milagre.
        [one] Gastaste marcadores de Milagre: resta 1.
       *[other] Gastaste marcadores de Milagre: restam { $count }.
    }
   *[other] { $count ->
        [0] { $who } gastou o seu último marcador de Milagre.
        [one] { $who } gastou marcadores de Milagre: resta 1.
       *[other] { $who } gastou marcadores de Milagre: restam { $count }.
    }
}
log-miracle-moved = { $who-id ->
    [you] Passaste um marcador de Milagre { $to-ao }.
   *[other] { $to-id ->
        [you] { $who } passou-te um marcador de Milagre.
       *[other] { $who } passou um marcador de Milagre { $to-ao }.
    }
}
log-miracles-lost = { $who-id ->
    [you] Perdeste
   *[other] { $who } perdeu
} todos os marcadores de Milagre.

# O que fazem cartas de Motim, personagens e líderes

log-quorum-seen = { $who-id ->
    [you] Viste
   *[other] { $who } viu
} { the-quorum-card } na mão do Presidente.
log-quorum-put-under = { $who-id ->
    [you] Puseste
   *[other] { $who } pôs
} uma carta de Quorum do Presidente no fundo do baralho.
log-civilian-returned = Uma nave Civil que estava { $area-no } saiu do espaço sem danos.
log-nukes-removed = Todas as bombas nucleares foram removidas do jogo.
log-option-replaced = { $who-id ->
    [you] Substituíste as opções de { $card } por outro resultado.
   *[other] { $who } substituiu as opções de { $card } por outro resultado.
}
log-motive-dealt = { $who-id ->
    [you] Recebeste
   *[other] { $who } recebeu
} { $known ->
    [yes] o motivo { $card }
   *[no] um motivo
}.
log-motive-revealed = { $who-id ->
    [you] Revelaste
   *[other] { $who } revelou
} um motivo a favor { $side-do }: { $card }.
log-discard-spared = { $by-id ->
    [you] Deixaste { $who } descartar menos 1 carta.
   *[other] { $who-id ->
        [you] { $by } deixou-te descartar menos 1 carta.
       *[other] { $by } deixou { $who } descartar menos 1 carta.
    }
}

# Verificações de Habilidade com Aurora

log-abilities-barred = As habilidades de verificação não têm efeito nesta verificação.
log-miracle-promised = Se o total exceder a dificuldade impressa em { $count } ou mais, o jogador corrente ganha um marcador de Milagre.
log-check-card-removed = { $who-id ->
    [you] Retiraste
   *[other] { $who } retirou
} { $card } da verificação.
log-treachery-turned-up = Saiu { $card } do baralho de Traição.
log-card-laid-open = { $who-id ->
    [you] Contribuíste
   *[other] { $who } contribuiu
} com { $card } de face para cima.
log-truce-began = { $who-id ->
    [you] Fizeste
   *[other] { $who } fez
} tréguas: até ao fim do turno, nenhuma nave Cylon é lançada nem ativada.

# Missões, a Basestar Rebelde, coberturas

log-mission-activated = { $who-id ->
    [you] Começaste
   *[other] { $who } começou
} a missão { $card }.
log-mission-turned-down = A missão { $card } ficou de face para baixo até ao próximo salto.
log-mission-cleared = A missão { $card } deixou o espaço Missão Ativa.
log-heavy-raiders-removed = Todos os Heavy Raiders saíram do tabuleiro.
log-centurions-removed = Todos os Centuriões saíram da Galactica.
log-pieces-left-game = Fora do jogo até agora: { $pieces }.
log-skill-deck-searched = { $who-id ->
    [you] Procuraste
   *[other] { $who } procurou
} { $skill-no } e na sua pilha de descarte.
log-rebel-basestar-joined = A Basestar Rebelde juntou-se { $side-ao }.
log-colonial-one-destroyed = A Colonial One foi destruída.
log-hub-destroyed = O Núcleo da Ressurreição foi destruído.

# Raptors de Assalto

log-assault-raptor-gained = A Frota ganhou um Raptor de Assalto.
log-assault-raptor-gained-in = A Frota ganhou um Raptor de Assalto { $area-no }.
log-assault-raptor-destroyed = { $raptor } foi destruído.
log-assault-raptor-launched = 1 Raptor de Assalto não pilotado foi lançado para { $area-o }.
log-assault-raptor-launched-pilot = { $who-id ->
    [you] Lançaste-te num Raptor de Assalto para { $area-o }.
   *[other] { $who } lançou-se num Raptor de Assalto para { $area-o }.
}
log-assault-raptor-moved = Um Raptor de Assalto não pilotado moveu-se { $from-do } para { $to-o }.
log-assault-raptor-returned = O Raptor de Assalto que estava { $area-no } voltou às reservas.
log-assault-raptor-stayed = Um Raptor de Assalto ficou { $area-no } enquanto a Frota saltava.
log-assault-raptor-stayed-pilot = { $who-id ->
    [you] Ficaste
   *[other] { $who } ficou
} { $area-no } num Raptor de Assalto enquanto a Frota saltava.
raptor-reserves = 1 Raptor de Assalto das reservas
raptor-area = 1 Raptor de Assalto não pilotado ({ $area })
raptor-pilot = { $pilot-id ->
    [you] o teu Raptor de Assalto
   *[other] o Raptor de Assalto { $pilot-do }
}
    .o = { $pilot-id ->
    [you] o teu Raptor de Assalto
   *[other] o Raptor de Assalto { $pilot-do }
}

log-game-ended = O jogo terminou. { $ending }

# Vários factos juntos

story-drew = { $who-id ->
    [you] Compraste
   *[other] { $who } comprou
} { $draw-e }{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
story-added = { $who-id ->
    [you] { $count ->
        [0] Não contribuíste com cartas
       *[other] Contribuíste com { n-cards }
    }
   *[other] { $count ->
        [0] { $who } não contribuiu com cartas
       *[other] { $who } contribuiu com { n-cards }
    }
} para a verificação{ $known ->
    [yes] : { $card }
   *[no] {""}
}.
story-revealed = { $sides ->
    [for] Reveladas a favor: { $for }.
    [against] Reveladas contra: { $against }.
   *[both] Reveladas a favor: { $for }. Contra: { $against }.
}
story-times = { $sentence } ×{ $count }
