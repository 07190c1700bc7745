import { group, must, thing } from './words.ts'

const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is|it|its|ites?|erte?s?))'

/** Sentences that the patterns for plain ranges and counts would read too simply. */
export const special = group(
  'export|import|même|capacité|jauge|limite|nombre|supérieur|inférieur|égal|différent|identique|fichier',
  [
    {
      said: `(?<field>(?:L'export(?:ation)?|L'import(?:ation)?|Le téléchargement|Le fichier importé|Le fichier exporté)(?: [^,;:()\\d]{2,30}?)?) (?:est limitée? à|ne (?:peut|doit) pas (?:dépasser|contenir plus de)|peut (?:contenir|comporter)(?: jusqu'à| au maximum)?|contient au maximum|accepte(?: jusqu'à| au maximum)?) <max> (?<things>lignes|enregistrements|entrées|contacts|produits|adresses|éléments|pages)(?: (?:au maximum|maximum))?`,
      example: "L'export Excel est limité à 10 000 lignes.",
      cases: [
        {
          title: ['{field:bare} : {max} {things} admis, {max+1} refusés', '{max} {things} admis, {max+1} refusés'],
          type: 'Boundary',
          steps: [
            "Lancer l'opération avec le maximum ({field:bare}) | {max} {things} | Le résultat compte {max} {things}.",
            "Lancer l'opération avec un élément de plus ({field:bare}) | {max+1} {things} | {beyond}",
          ],
        },
      ],
    },
    {
      said: `(?<who>(?:Un même|Une même|Le même|La même) [^,;:()]{2,40}?) ne (?:peut|peuvent|doit) (?:pas )?être ${done} (?:deux fois|plus d'une fois|plusieurs fois|qu'une fois|qu'une seule fois)(?: (?<place>(?:sur|dans|pour|par|à|pendant|au) [^,;:()]{3,50}?))?`.replace(
        '(?<who>',
        '(?<thing>',
      ),
      example: 'Un même véhicule ne peut pas être réservé deux fois sur la même période.',
      cases: [
        {
          title: ['{one} : impossible de {done:inf} deux fois', 'Deux fois le même élément : refus'],
          type: 'Negative',
          given: ["Un élément connu existe ({one}), pour lequel rien n'est encore enregistré."],
          steps: [
            "{done:inf} cet élément une première fois {where} | Première fois | C'est accepté et affiché après rechargement.",
            '{done:inf} le même élément une deuxième fois {where} | Deuxième fois | {beyond}',
            "{done:inf} un autre élément du même type {where} | Autre élément | C'est accepté.",
          ],
        },
      ],
      derive: ({ words }) => ({
        one: (words.get('thing') ?? '').replace(/^(?:un|une|le|la) même /iu, ''),
        where: words.get('place') ?? ' ',
      }),
    },
    {
      said: `La (?:capacité|jauge|limite)(?: maximale| d'accueil)? (?:de |du |de la |de l'|d'une? |des )(?<thing>[^,;:()]{2,50}?) est (?:de |fixée à |limitée à )<max> (?<things>\\p{L}[^,;:()]{2,30}?)`,
      example: "La capacité de la salle est de 40 personnes. La 41e inscription est placée en liste d'attente.",
      cases: [
        {
          title: ['{max} {things} : admis ; au-delà : non', '{max} admis, {max+1} non'],
          type: 'Boundary',
          given: ['Déjà enregistré : {max-1} {things} ({thing}).'],
          steps: [
            "Ajouter un enregistrement | {max} au total | C'est accepté ; la capacité est atteinte.",
            'Ajouter encore un enregistrement | {max+1} au total | {beyond}',
          ],
        },
      ],
    },
    {
      said: `${thing()} ${must} être un nombre(?: entier| décimal)? (?:compris )?entre <min> et <max>(?:,? (?:avec|à) (?:au plus |au maximum )?(?<word>une|deux|1|2) décimales?(?: au (?:plus|maximum))?)?`,
      example: 'La note doit être un nombre entre 0 et 20 avec au plus une décimale.',
      cases: [
        {
          title: [
            '{thing:bare} : {min} et {max} admis, {over} et {fine} refusés',
            '{min} et {max} admis, {over} et {fine} refusés',
          ],
          type: 'Boundary',
          given: ['Tout le reste du formulaire est correctement rempli.'],
          steps: [
            'Enregistrer le formulaire avec {under} pour {thing:le} | {under} | {beyond}',
            'Enregistrer le formulaire avec {min} pour {thing:le} | {min} | La saisie est enregistrée ; {min} est affiché après rechargement.',
            'Enregistrer le formulaire avec {within} pour {thing:le} | {within} | La saisie est enregistrée ; {within} est affiché après rechargement.',
            'Enregistrer le formulaire avec {fine} pour {thing:le} | {fine} | {beyond}',
            'Enregistrer le formulaire avec {max} pour {thing:le} | {max} | La saisie est enregistrée ; {max} est affiché après rechargement.',
            'Enregistrer le formulaire avec {over} pour {thing:le} | {over} | {beyond}',
          ],
        },
      ],
      derive: ({ values, words }) => {
        const [min, max] = [values.get('min')?.amount ?? 0, values.get('max')?.amount ?? 0]
        const places = /deux|2/u.test(words.get('word') ?? '') ? 2 : words.has('word') ? 1 : 0
        const text = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',')
        const by = 10 ** -places
        return {
          under: text(min - by, places),
          over: text(max + by, places),
          within: text(min + by, places),
          fine: text(max - 1 - by / 2, places + 1),
        }
      },
    },
    {
      said: `(?<field>(?:Le|La|L') ?[^,;:()]{2,40}?) (?:${must} être (?<word>supérieure? ou égale?|supérieure?|inférieure? ou égale?|inférieure?|égale?|différente?|identique)|ne (?:peut|doit|peuvent|doivent) (?:pas )?être (?<word1>supérieure?|inférieure?)) (?:au |à la |à l'|à celui |à celle |de l'|de la |du |à )(?<place>\\p{L}[^,;:()\\d]{3,50}?)`,
      example: 'Le relevé de compteur doit être supérieur ou égal au relevé précédent.',
      cases: [
        {
          title: ['{field:bare} : {shown}', '{shown}'],
          type: 'Boundary',
          given: ['Valeur enregistrée ({reference}) : 100.', 'Tout le reste du formulaire est correctement rempli.'],
          steps: [
            'Enregistrer le formulaire avec une valeur refusée pour {field:le} | {bad} | {beyond}',
            'Enregistrer le formulaire avec une valeur admise pour {field:le} | {good} | La saisie est enregistrée ; {good} est affiché après rechargement.',
          ],
        },
      ],
      derive: ({ words }) => {
        const below = words.get('word1')
        const word =
          below === undefined ? (words.get('word') ?? '') : /^inf/u.test(below) ? 'supérieur ou' : 'inférieur ou'
        const reference = words.get('place') ?? ''
        const [bad, good] = /^supérieure? ou/u.test(word)
          ? ['99', '100']
          : /^sup/u.test(word)
            ? ['100', '101']
            : /^inférieure? ou/u.test(word)
              ? ['101', '100']
              : /^inf/u.test(word)
                ? ['100', '99']
                : /^diff/u.test(word)
                  ? ['100', '101']
                  : ['101', '100']
        return { bad, good, reference, shown: `${good} admis, ${bad} refusé (${reference} : 100)` }
      },
    },
  ],
)
