import { dateTo, group, thing, who } from './words.ts'

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
  ],
)
