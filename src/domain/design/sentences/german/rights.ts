import type { PatternGroup } from '../pattern.ts'

/** Who is not signed in, what needs a right, and what nobody does alone. */
export const rights: PatternGroup = {
  cue: 'anmeld|angemeldet|berechtigung|recht|rolle|wer |niemand',
  patterns: [
    {
      said: `(?:Ohne (?:Anmeldung|Login|gültige Anmeldung)|Nicht angemeldete \\p{L}+|Wer nicht angemeldet ist,?) (?:wird|werden|gelangt|gelangen|landet|landen|kommt|kommen)(?: man)? (?<where>(?:auf|zu|zur|zum|in) [^,;:()]{3,60}?)(?: (?:um|weiter)geleitet)?`,
      example: 'Nicht angemeldete Besucher werden zur Anmeldeseite weitergeleitet.',
      cases: [
        {
          title: 'Ohne Anmeldung keine geschützte Seite',
          type: 'Negative',
          given: ['Niemand ist angemeldet. Die Adresse einer geschützten Seite ist bekannt.'],
          steps: [
            'Adresse der geschützten Seite direkt öffnen | | Die geschützte Seite erscheint nicht; der Browser ist {where} gelangt.',
          ],
        },
      ],
    },
    {
      said: `(?:Ohne (?:die |das )?(?:Berechtigung|Recht|Rolle) (?<right>„[^„“]{2,50}“)|Nutzern ohne (?:die |das )?(?:Berechtigung|Recht|Rolle) (?<right2>„[^„“]{2,50}“)|Für Nutzer ohne (?:die |das )?(?:Berechtigung|Recht|Rolle) (?<right3>„[^„“]{2,50}“)) (?:ist|wird|bleibt|sind|werden) <thing> (?:nicht (?:sichtbar|angezeigt|verfügbar|auswählbar)|ausgeblendet|ausgegraut|deaktiviert|verborgen)`,
      example: 'Ohne die Berechtigung „Kassenabschluss“ ist der Menüpunkt „Kasse“ nicht sichtbar.',
      derive: ({ words }) => ({ need: words.get('right') ?? words.get('right2') ?? words.get('right3') ?? '' }),
      cases: [
        {
          title: ['{thing:bare}: mit {need} verfügbar, ohne nicht', 'Mit {need} verfügbar, ohne nicht'],
          type: 'Negative',
          given: ['Zwei Konten sind vorbereitet: eines mit {need}, eines ohne.'],
          steps: [
            'Seite öffnen | Konto mit {need} | {thing:der} {thing:ist} zu sehen und auswählbar.',
            'Dieselbe Seite öffnen | Konto ohne {need} | {thing:der} {thing:ist} nicht zu sehen oder nicht auswählbar.',
          ],
        },
      ],
    },
    {
      said: `(?:Wer (?<thing>(?:einen|eine|ein) [^,;:()„“]{3,40}?) (?:<done=\\p{L}+> hat|\\p{L}+t), darf (?:ihn|sie|es|diesen|diese) nicht (?:selbst )?<act=\\p{L}+n>|Niemand darf (?<thing2>(?:seinen|seine|sein|eigene)n? [^,;:()„“]{3,40}?) selbst <act2=\\p{L}+n>)`,
      example: 'Wer einen Antrag gestellt hat, darf ihn nicht selbst genehmigen.',
      derive: ({ words }) => {
        const thing =
          words.get('thing') ??
          words
            .get('thing2')
            ?.replace(/^seinen /u, 'einen ')
            .replace(/^seine /u, 'eine ')
            .replace(/^sein /u, 'ein ') ??
          ''
        const last = words.get('act') ?? words.get('act2') ?? ''
        return { thing, act: `${thing} ${last}`, last }
      },
      cases: [
        {
          title: [
            '{thing:obj}: selbst {last} nicht möglich, durch andere schon',
            'Selbst nicht möglich, durch andere schon',
          ],
          type: 'Negative',
          given: [
            'Zwei Konten A und B mit gleichen Rechten sind vorbereitet; A hat ein Exemplar angelegt ({thing:obj}).',
          ],
          steps: ['{act:obj} | Konto A | Es ist nicht möglich; {act:undone}.', '{act:obj} | Konto B | {act:result}.'],
        },
      ],
    },
  ],
}
