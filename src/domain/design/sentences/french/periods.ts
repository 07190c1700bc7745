import { act, can, clockTo, dateTo, group, inner, must, shows, thing, who } from './words.ts'

const years = '<span=\\d{1,2} ans>'

/** From which to which day and hour something is possible. */
export const periods = group(
  'ans|majeur|date|avant|après|jusqu|entre|du \\d|partir du|futur|passé|h|veille|lendemain|jour',
  [
    {
      said: `${thing()} (?:est|sont|reste|restent) (?:ouverte?s?|possibles?|disponibles?|visibles?|accessibles?|valables?|acceptée?s?) (?:uniquement |seulement )?(?:du|entre le) <date> (?:au|et le) <date1>(?: inclus(?:e)?)?`,
      example: 'Les inscriptions sont ouvertes du 3 mars au 30 avril.',
      cases: [
        {
          title: ['{thing:bare} : du {date} au {date1}, ni avant ni après', 'Du {date} au {date1}, ni avant ni après'],
          type: 'Boundary',
          steps: [
            `${dateTo} la veille de l'ouverture | {date-1} | Ce n'est pas encore possible : {thing:bare}.`,
            `${dateTo} le premier jour | {date} | C'est possible : {thing:bare}.`,
            `${dateTo} le dernier jour | {date1} | C'est possible : {thing:bare}.`,
            `${dateTo} le lendemain de la fin | {date1+1} | Ce n'est plus possible : {thing:bare}.`,
          ],
        },
      ],
    },
    {
      said: `${who} ${can} ${act()} jusqu'au <date>(?: inclus(?:e)?)?`,
      example: "L'enseignant peut saisir les notes jusqu'au 30 juin. Après cette date, la saisie est verrouillée.",
      cases: [
        {
          title: ['{who:role} : possible le {date}, plus le {date+1}', 'Possible le {date}, plus le {date+1}'],
          type: 'Boundary',
          given: ['Session ouverte en tant que {who:role}.'],
          steps: [
            "{clause} le dernier jour | {date} | C'est accepté et affiché après rechargement.",
            'Tenter de {clause} le lendemain | {date+1} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `${who} ${must} ${act()} avant <clock>(?: (?<place>le jour même|chaque jour|au plus tard))?`,
      example: 'Le chauffeur doit valider la tournée avant 18 h 00.',
      cases: [
        {
          title: ['{who:role} : admis à {clock-1}, refusé à {clock+1}', 'Admis à {clock-1}, refusé à {clock+1}'],
          type: 'Boundary',
          given: ['Deux cas identiques sont prêts. Session ouverte en tant que {who:role}.'],
          steps: [
            "{clause} dans le premier cas | {clock-1} | C'est accepté et affiché après rechargement.",
            'Tenter de {clause} dans le second cas | {clock+1} | {beyond}',
          ],
          assume: ["L'heure de l'environnement de test est réglable."],
        },
      ],
    },
    {
      said: `${who} (?:de|âgée?s? de) moins de ${years} (?<rest>(?:doit|doivent|peut|peuvent|ne|n'|a|ont|est|sont|bénéficie|bénéficient|paie|paient|paye|payent) ?[^;()]{3,120}?)`,
      example: "Les patients de moins de 15 ans doivent être accompagnés d'un représentant légal.",
      cases: [
        {
          title: [
            '{who:one} : règle appliquée la veille des {span}, plus le jour même',
            'Règle appliquée la veille des {span}, plus le jour même',
          ],
          type: 'Boundary',
          given: ['Nous sommes le {today}.'],
          steps: [
            "Remplir le formulaire pour une personne qui n'aura {span} que demain | Date de naissance : {span:ago+1} | La règle est appliquée : {said}.",
            "Remplir le formulaire pour une personne qui a {span} aujourd'hui | Date de naissance : {span:ago} | La règle n'est pas appliquée.",
          ],
        },
      ],
      derive: ({ words }) => {
        const rest = words.get('rest') ?? ''
        const duty = /^doi(?:t|vent) être (?<what>.+)$/u.exec(rest)?.groups?.what
        return { said: duty === undefined ? rest : `être ${duty} est exigé` }
      },
    },
    {
      said: `${thing()} (?:est|sont|reste|restent) (?:ouverte?s?|possibles?|disponibles?|visibles?|accessibles?|valables?|acceptée?s?|modifiables?) jusqu'au <date>(?: inclus(?:e)?)?`,
      example:
        "Les candidatures sont acceptées jusqu'au 15 octobre. Après cette date, le message « Appel clos » s'affiche.",
      cases: [
        {
          title: ['{thing:bare} : {date} admis, {date+1} refusé', '{date} admis, {date+1} refusé'],
          type: 'Boundary',
          steps: [
            "Faire un essai le dernier jour : {thing:bare} | {date} | C'est accepté et affiché après rechargement.",
            'Faire un essai le lendemain : {thing:bare} | {date+1} | {beyond}',
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:est|sont|sera|seront) (?:ouverte?s?|possibles?|disponibles?|visibles?|accessibles?|valables?|proposée?s?) à (?:partir|compter) du <date>`,
      example: 'La billetterie est ouverte à partir du 12 janvier.',
      cases: [
        {
          title: ['{thing:bare} : rien le {date-1}, ouvert le {date}', 'Rien le {date-1}, ouvert le {date}'],
          type: 'Boundary',
          steps: [
            `${dateTo} la veille | {date-1} | Ce n'est pas encore possible : {thing:bare}.`,
            `${dateTo} le premier jour | {date} | C'est possible : {thing:bare}.`,
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:passée?s?|validée?s?|reçue?s?|payée?s?|enregistrée?s?|confirmée?s?|effectuée?s?|déposée?s?|saisie?s?)? ?avant <clock> (?<clause>(?:est|sont|part|partent) [^,;:()]{3,80}?)(?:,? (?:;|et|puis)|,) (?:les autres|après|ensuite|au-delà|celles passées après|après cette heure|passé cette heure)(?: <clock1>)?,? <rest>`,
      example: 'Une commande passée avant 14 h 00 est expédiée le jour même, après, elle est expédiée le lendemain.',
      cases: [
        {
          title: [
            '{thing:bare} à {clock-1} : le jour même ; à {clock+1} : plus tard',
            'Heure limite : {clock-1} et {clock+1}',
          ],
          type: 'Boundary',
          steps: [
            "Enregistrer {thing:un} juste avant l'heure limite | {clock-1} | Elle {clause}.",
            "Enregistrer {thing:un} juste après l'heure limite | {clock+1} | {rest}.",
          ],
          assume: ["L'heure exacte de la limite n'est pas rangée d'un côté par le ticket."],
        },
      ],
    },
    {
      said: `(?<things>(?:Les|Toute|Tout|Une|Un|Chaque) [^,;:()\\d]{2,40}?) (?<word>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|aite?s?)) (?<place>après|avant|à partir de|jusqu'à) <clock> (?<rest>(?:est|sont) [^;()]{3,100}?)`,
      example: 'Les commandes passées après 16 h 00 sont préparées le lendemain.',
      cases: [
        {
          title: ['{things} à {clock-1} et à {clock+1}', 'Heure limite : {clock-1} et {clock+1}'],
          type: 'Boundary',
          given: ["Rien n'est encore enregistré ce jour-là."],
          steps: [
            "Enregistrer un premier cas juste avant l'heure limite ({things}) | {clock-1} | {early}",
            "Enregistrer un second cas juste après l'heure limite ({things}) | {clock+1} | {late}",
          ],
          assume: [
            "L'heure de l'environnement de test est réglable ; l'heure exacte de la limite n'est pas réglée par le ticket.",
          ],
        },
      ],
      derive: ({ words }) => {
        const rest = (words.get('rest') ?? '')
          .replace(/^sont /u, 'est ')
          .replace(/(?<=^est \p{L}+[éiu]e?)s(?= |$)/u, '')
        const yes = `Règle appliquée : ce cas ${rest}.`
        const no = `Règle non appliquée : rien n'indique que ce cas ${rest}.`
        return /après|partir/u.test(words.get('place') ?? '') ? { early: no, late: yes } : { early: yes, late: no }
      },
    },
    {
      said: `${thing()} ${can} être (?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?|is)) (?:uniquement |seulement )?(?:entre|de) <from> (?:et|à) <to>`,
      example: 'Un virement instantané peut être demandé uniquement entre 6 h 00 et 22 h 00.',
      cases: [
        {
          title: [
            '{thing:bare} : admis de {from} à {to}, refusé en dehors',
            'Admis de {from} à {to}, refusé en dehors',
          ],
          type: 'Boundary',
          steps: [
            "{done:inf} {thing:le} juste avant l'ouverture | {from-1} | {beyond}",
            "{done:inf} {thing:le} au début de la plage | {from} | C'est accepté et affiché après rechargement.",
            "{done:inf} {thing:un} à la fin de la plage | {to-1} | C'est accepté et affiché après rechargement.",
            '{done:inf} {thing:un} juste après la fin | {to+1} | {beyond}',
          ],
          assume: ["L'heure de l'environnement de test est réglable."],
        },
      ],
    },
    {
      said: `${thing()} (?:n'est|ne sont) (?:pas|jamais) (?<state>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|ble|bles|te|tes|ertes?|erts?)) entre <from> et <to>`,
      example: 'Les notifications ne sont pas envoyées entre 22 h 00 et 7 h 00.',
      cases: [
        {
          title: ['{thing:bare} : rien entre {from} et {to}', 'Rien entre {from} et {to}'],
          type: 'Boundary',
          steps: [
            'Provoquer le cas habituel juste avant la plage : {thing:bare} | {from-1} | {thing:le} {thing:est} {state}.',
            'Provoquer le cas habituel au début de la plage : {thing:bare} | {from+1} | {thing:le} {thing:nest} pas {state}.',
            'Provoquer le cas habituel à la fin de la plage : {thing:bare} | {to-1} | {thing:le} {thing:nest} pas {state}.',
            'Provoquer le cas habituel juste après la plage : {thing:bare} | {to+1} | {thing:le} {thing:est} {state}.',
          ],
          assume: ["L'heure de l'environnement de test est réglable."],
        },
      ],
      derive: ({ words }) => (/^(?:les |l['’]|le |la )/iu.test(words.get('thing') ?? '') ? {} : undefined),
    },
    {
      said: `(?:${'(?:Entre|De)'}) <from> (?:et|à) <to>,? ${inner('thing', 50)} (?:est|sont) (?<state>(?:fermée?s?|indisponibles?|désactivée?s?|bloquée?s?|ouverte?s?|disponibles?|actives?|actifs?|accessibles?))`,
      example: 'Entre 23 h 00 et 5 h 00, le paiement en ligne est indisponible.',
      cases: [
        {
          title: ['{thing:bare} : {state} de {from} à {to}, pas en dehors', '{state} de {from} à {to}, pas en dehors'],
          type: 'Boundary',
          steps: [
            `${clockTo} {from-1} | {from-1} | {thing:le} {thing:nest} pas {state}.`,
            `${clockTo} {from+1} | {from+1} | {thing:le} {thing:est} {state}.`,
            `${clockTo} {to-1} | {to-1} | {thing:le} {thing:est} {state}.`,
            `${clockTo} {to+1} | {to+1} | {thing:le} {thing:nest} pas {state}.`,
          ],
          assume: ["L'heure de l'environnement de test est réglable."],
        },
      ],
    },
    {
      said: `(?:Si|Lorsque|Quand) ${inner('field', 50)} est (?:antérieure?|postérieure?|dans le passé|dans le futur|passée?)(?: à ${inner('place', 40)})?,? ${shows}`,
      example: "Si la date choisie est dans le passé, le message « Date invalide » s'affiche.",
      cases: [
        {
          title: [
            '{field:bare} hors limite : {message}',
            'Date hors limite : {message}',
            'Date hors limite : le message prévu est affiché',
          ],
          type: 'Negative',
          given: ['Nous sommes le {today}.'],
          steps: [
            "Enregistrer avec une date refusée pour {field:le} | {bad} | {message} s'affiche ; rien n'est enregistré.",
            "Enregistrer avec une date admise pour {field:le} | {good} | La date {good} est affichée après rechargement ; {message} ne s'affiche pas.",
          ],
        },
      ],
      derive: (slots) => {
        if (slots.words.has('place')) return undefined
        return { bad: '31/05/2026', good: '02/06/2026' }
      },
    },
  ],
)
