import type { Slots } from '../slots.ts'
import { group, thing } from './words.ts'

const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is|it|its|ites?|erte?s?))'

const bySubject: [sign: RegExp, value: string, other: string][] = [
  [/e-?mail|courriel|mail/iu, 'salome@example.test', 'karim@example.test'],
  [/téléphone|portable|mobile/iu, '06 12 34 56 78', '06 98 76 54 32'],
  [/licence|adhérent|abonné|carte|client/iu, 'n° 4711', 'n° 4712'],
  [/immatriculation|plaque|véhicule/iu, 'AB-123-CD', 'EF-456-GH'],
]
const deeds: [sign: RegExp, noun: string][] = [
  [/^inscri/iu, 'inscription'],
  [/^utilis/iu, 'utilisation'],
  [/^enregistr/iu, 'enregistrement'],
  [/^réserv/iu, 'réservation'],
]

/** "Une même adresse e-mail ne peut être inscrite qu'une fois par épreuve." */
function oncePer({ words }: Slots): Record<string, string> | undefined {
  const sample = bySubject.find(([sign]) => sign.test(words.get('thing') ?? ''))
  const deed = deeds.find(([sign]) => sign.test(words.get('word') ?? ''))?.[1]
  if (sample === undefined || deed === undefined) return undefined
  const [, value, another] = sample
  return {
    value,
    another,
    deed,
    done: deed === 'enregistrement' ? 'accepté' : 'acceptée',
    no: deed === 'enregistrement' ? 'refusé' : 'refusée',
  }
}

/** Sentences that the patterns for plain ranges and counts would read too simply. */
export const special = group(
  'export|import|même|capacité|jauge|limite|nombre|supérieur|inférieur|égal|différent|identique|fichier',
  [
    {
      said: `Une? (?:même |seule )?<thing=[^,;:()\\d]{3,40}?> ne peut (?:pas )?être <word=inscrite?|utilisée?|enregistrée?|réservée?> (?:qu'une(?: seule)? fois|deux fois|plusieurs fois) (?:par|à la même|au même|pour la même|pour le même) <scope=[\\p{L}-]{3,30}>`,
      example: 'Un même numéro de licence ne peut être inscrit qu’une seule fois par tournoi.'.replace('’', "'"),
      derive: oncePer,
      cases: [
        {
          title: [
            '{thing:bare} : {deed} {no} pour {scope} A, {done} pour {scope} B',
            'Deuxième fois pour {scope} A : {no}',
          ],
          type: 'Negative',
          technique: 'Decision table',
          given: [
            'Deux choix existent : {scope} A et {scope} B. Déjà {done} : {deed} avec {value} pour {scope} A seulement.',
          ],
          steps: [
            'Envoyer une deuxième {deed} avec la même valeur | {value}, {scope} A | {beyond} {value} ne figure toujours qu’une fois pour {scope} A.'.replace(
              '’',
              "'",
            ),
            'Envoyer une {deed} avec une autre valeur | {another}, {scope} A | {deed:le} est {done}.',
            'Envoyer une {deed} avec la première valeur | {value}, {scope} B | {deed:le} est {done}.',
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
