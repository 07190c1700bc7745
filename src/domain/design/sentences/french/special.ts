import { group, thing } from './words.ts'

const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is|it|its|ites?|erte?s?))'

/** Sentences that the patterns for plain ranges and counts would read too simply. */
export const special = group(
  'export|import|même|capacité|jauge|limite|nombre|supérieur|inférieur|égal|différent|identique|fichier',
  [
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
  ],
)

/** Sentences of many subjects, each with its own small proof. */
export const everyday = group('\\p{L}', [
  {
    said: `${thing()} (?:n'apparaît|n'est (?:visible|affichée?|proposée?|disponible|possible|accessible)|ne sont (?:visibles|affichée?s|proposée?s|disponibles|possibles)|ne s'affiche|n'apparaissent) que (?<place>(?:pour|sur|dans|en|avec|à) [^,;:()\\d]{3,70}?)`,
    example: "La case « Livraison express » n'apparaît que pour les produits en stock.",
    cases: [
      {
        title: ['{thing:bare} : seulement {place}', 'Affiché seulement dans le cas prévu'],
        type: 'Negative',
        technique: 'Decision table',
        given: ['Deux cas sont prêts : le premier remplit la condition ({place}), le second non.'],
        steps: [
          'Ouvrir le premier cas | {place} | {thing:le} {thing:est} affiché{thing:e}.',
          'Ouvrir le second cas | Condition non remplie | {thing:le} {thing:nest} pas affiché{thing:e}.',
        ],
      },
    ],
  },
])
