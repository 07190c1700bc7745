import { contain, group, must, otherFields } from './words.ts'

/** Addresses, dates and amounts as they are written. */
export const notations = group(
  'chiffre|format|lettres?|caractère|arobase|@|valide|e-mail|IBAN|SIRET|JJ|jj|décimale|majuscule',
  [
    {
      said: `<field> ${must} (?:contenir (?:un |le caractère |le signe |une )?(?:@|« @ »|arobase)|être (?:une )?(?:adresse )?(?:e-mail |électronique )?(?:au )?(?:valide|bien formée?|d'un format valide|format valide|au format e-mail))(?: (?:et|avec) (?:un )?(?:nom de )?domaine)?`,
      example: "L'adresse e-mail doit contenir un @. Sinon, « Adresse invalide » s'affiche.",
      cases: [
        {
          title: [
            '{field:bare} : anna.weber@example.com admis, trois formes refusées',
            'Adresse : une forme admise, trois refusées',
          ],
          type: 'Negative',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire sans arobase dans {field:le} | anna.weber.example.com | {beyond}',
            'Enregistrer le formulaire sans nom de domaine dans {field:le} | anna.weber@ | {beyond}',
            "Enregistrer le formulaire sans rien devant l'arobase dans {field:le} | @example.com | {beyond}",
            "Enregistrer le formulaire avec une adresse complète dans {field:le} | anna.weber@example.com | La saisie est enregistrée ; l'adresse est affichée après rechargement.",
          ],
        },
      ],
      derive: ({ words }) => (/mail|adresse|courriel/iu.test(words.get('field') ?? '') ? {} : undefined),
    },
    {
      said: `<field> (?:${must} être|est|sont) (?:saisie?s?|affichée?s?|indiquée?s?|présentée?s?)? ?(?:au format|sous la forme|sous le format) (?<word>«?\\s?(?:JJ|jj)[/.-](?:MM|mm)[/.-](?:AAAA|aaaa)\\s?»?)`,
      example: 'La date de naissance doit être saisie au format JJ/MM/AAAA.',
      cases: [
        {
          title: [
            '{field:bare} : 05/03/1990 admis, 1990-03-05 et 31/02/1990 refusés',
            '05/03/1990 admis, 1990-03-05 et 31/02/1990 refusés',
          ],
          type: 'Negative',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec cette valeur pour {field:le} | 1990-03-05 | {beyond}',
            'Enregistrer le formulaire avec cette valeur pour {field:le} | 31/02/1990 | {beyond}',
            'Enregistrer le formulaire avec cette valeur pour {field:le} | 05/03/1990 | La saisie est enregistrée ; 05/03/1990 est affiché après rechargement.',
          ],
        },
      ],
    },
    {
      said: `<things> (?:est|sont) (?:toujours )?(?:affichée?s?|indiquée?s?|présentée?s?|exprimée?s?)(?: TTC| HT| en euros)? (?:avec|à) (?:deux décimales|2 décimales|deux chiffres après la virgule)(?:,? (?:et|suivie?s? d[eu]) [^,;:()]{2,40})?`,
      example: 'Les montants sont affichés avec deux décimales.',
      cases: [
        {
          title: ['12 lu 12,00 ; 7,5 lu 7,50'],
          given: ['Trois éléments existent, avec les valeurs 12, 7,5 et 3,99.'],
          steps: ["Ouvrir l'écran où figurent ces valeurs | 12 ; 7,5 ; 3,99 | On lit {shown}."],
        },
      ],
      derive: () => ({ shown: '12,00, 7,50 et 3,99' }),
    },
    {
      said: `<field> (?:ne ${must} ${contain} que|n'accepte que|n'admet que|ne peut ${contain} que|ne contient que) (?:des |les )?(?:lettres et (?:des |les )?chiffres|chiffres et (?:des |les )?lettres|caractères alphanumériques)`,
      example: 'Le surnom du joueur ne doit contenir que des lettres et des chiffres.',
      cases: [
        {
          title: [
            '{field:bare} : Kite42 admis, « Kite 42 » et Kite@42 refusés',
            'Kite42 admis, « Kite 42 » et Kite@42 refusés',
          ],
          type: 'Negative',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec un signe dans {field:le} | Kite@42 | {beyond}',
            'Enregistrer le formulaire avec une espace dans {field:le} | Kite 42 | {beyond}',
            'Enregistrer le formulaire avec des lettres et des chiffres dans {field:le} | Kite42 | La saisie est enregistrée ; Kite42 est affiché après rechargement.',
          ],
        },
      ],
    },
    {
      said: `<field> (?:ne ${must} ${contain} que|n'accepte que|n'admet que|ne peut ${contain} que|ne contient que) (?:des |les )?chiffres`,
      example: "Le champ « Quantité » n'accepte que des chiffres.",
      cases: [
        {
          title: ['{field:bare} : 42 admis, 4a et 4- refusés', '42 admis, 4a et 4- refusés'],
          type: 'Negative',
          given: [otherFields],
          steps: [
            'Enregistrer le formulaire avec une lettre dans {field:le} | 4a | {beyond}',
            'Enregistrer le formulaire avec un signe dans {field:le} | 4- | {beyond}',
            'Enregistrer le formulaire avec des chiffres dans {field:le} | 42 | La saisie est enregistrée ; 42 est affiché après rechargement.',
          ],
        },
      ],
    },
  ],
)
