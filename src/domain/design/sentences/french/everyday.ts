import { group, thing } from './words.ts'

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
