import { group } from './words.ts'

/** What is left of an amount, or what it becomes, with the calculation in brackets. */

/** Points, rounding and totals. */
export const totals = group(
  '%|pour cent|€|euro|EUR|offert|gratuit|remise|réduction|frais|total|TVA|commission|pénalité|majoration|points?|arrondi',
  [
    {
      said: `(?:Chaque|Pour chaque|1|Un) euro (?:dépensé|d'achat) (?:rapporte|donne(?: droit à)?|vaut|fait gagner|équivaut à|donne lieu à),? <n> points?`,
      example: 'Chaque euro dépensé rapporte 2 points.',
      cases: [
        {
          title: ['Achat de 25 € : {gain} points de plus'],
          given: ['Le solde est de 100 points.'],
          steps: [
            'Payer un achat de 25 € | 25 € | {gain} points sont ajoutés (25 × {n}).',
            'Ouvrir le solde | | Le solde est de {total} points.',
          ],
          assume: ['Les centimes ne sont pas réglés par le ticket ; le montant du test est entier.'],
        },
      ],
      derive: ({ values }) => {
        const n = values.get('n')?.amount ?? 0
        return n < 1 ? undefined : { gain: String(25 * n), total: String(100 + 25 * n) }
      },
    },
    {
      said: `<things=(?:Les|Le|La|Tous les) ?(?:montants?|prix|totaux|total|résultats?|tarifs?|sommes?|note moyenne|moyenne|taux|remises?)[^,;:()]{0,30}?> (?:est|sont) (?:toujours )?arrondie?s? (?:à deux décimales|au centime(?: (?:le plus proche|près))?|à deux chiffres après la virgule|au centime supérieur)`,
      example: 'Les montants sont arrondis au centime le plus proche.',
      cases: [
        {
          title: '12,344 donne 12,34 ; 12,346 donne 12,35',
          type: 'Boundary',
          steps: [
            "Provoquer un calcul dont voici le résultat avant l'arrondi | 12,344 | On lit 12,34.",
            "Provoquer un calcul dont voici le résultat avant l'arrondi | 12,346 | On lit 12,35.",
          ],
        },
      ],
    },
    {
      said: `(?<field>(?:Le|La) (?:total|montant total|prix total|solde|montant|somme totale|montant dû|sous-total)[^,;:()]{0,40}?) (?:est|correspond à|est égale? à|est égale?|se calcule comme) ?(?:à )?la somme (?:de |des |du )(?<place>[^;:()]{3,80}?)`,
      example: 'Le total du panier est égal à la somme des articles.',
      cases: [
        {
          title: ['{field:bare} : 12,50 + 30,00 + 7,40 = 49,90 €', '12,50 + 30,00 + 7,40 = 49,90 €'],
          given: ['Trois montants sont enregistrés : 12,50 €, 30,00 € et 7,40 €.'],
          steps: [
            'Ouvrir le récapitulatif | 12,50 € ; 30,00 € ; 7,40 € | Valeur lue pour {field:le} : 49,90 €.',
            'Retirer le montant de 30,00 € | 30,00 € | Valeur lue pour {field:le} : 19,90 €.',
          ],
        },
      ],
    },
    {
      said: `<thing=(?:Le|La|L'|Les) ?[^,;:()\\d]{2,50}?> (?:est|sont) (?:automatiquement )?(?:recalculée?s?|mise?s? à jour|actualisée?s?)(?: automatiquement| immédiatement)? (?:à chaque|lors de chaque|après chaque|dès chaque|en cas de|lors d'une?) (?:modification|changement|ajout|retrait) ?(?:de |du |de la |d'une? |des |d')?(?<place>[^,;:()]{2,60}?)`,
      example: 'Le total est recalculé à chaque modification de la quantité.',
      cases: [
        {
          title: ['{thing:bare} : nouvelle valeur après modification ({place})', 'Nouvelle valeur dès la modification'],
          given: ['Un cas simple est prêt : 2 unités à 10 €, total 20 €.'],
          steps: [
            'Passer la quantité à 3 | 3 × 10 € | Valeur lue pour {thing:le} : 30 €, sans recharger la page.',
            'Passer la quantité à 1 | 1 × 10 € | Valeur lue pour {thing:le} : 10 €.',
          ],
        },
      ],
      derive: ({ words }) => (/total|montant|prix|panier|coût|somme/iu.test(words.get('thing') ?? '') ? {} : undefined),
    },
  ],
)
