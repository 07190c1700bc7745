import { group } from './words.ts'

/** What there may be only once. */
export const unique = group("unique|déjà|deux fois|même|qu'une|double|doublon|seul|chevauch|superpos", [
  {
    said: `(?:Un double[- ]clic|Deux clics successifs|Un deuxième clic|Plusieurs clics)(?: sur (?<label>«[^»]{2,40}»|le bouton|le bouton «[^»]{2,40}»))? ne (?:crée|créent|génère|génèrent|déclenche|déclenchent|provoque|produit|doit (?:créer|générer|déclencher)) (?:qu'une seule|qu'un seul|qu'une|qu'un|pas deux|pas de deuxième|pas de second|pas de seconde) <thing>`,
    example: "Un double clic sur « Payer » ne déclenche qu'un seul paiement.",
    cases: [
      {
        title: ['Double clic : {thing:seul} {thing:one}', 'Double clic : un seul résultat'],
        type: 'Negative',
        technique: 'Error guessing',
        given: ["Tout est rempli, rien n'est encore envoyé."],
        steps: [
          "Cliquer deux fois de suite, le plus vite possible, sur {label} | Deux clics | La confirmation ne s'affiche qu'une fois.",
          'Ouvrir la liste concernée | | On y compte {thing:seul} {thing:one} de plus.',
        ],
      },
    ],
  },
])
