import type { CasePattern } from '../pattern.ts'
import { act, group, must, shows, thing, who } from './words.ts'

const twice: CasePattern = {
  title: [
    '{field:bare} déjà pris{field:f} : le second enregistrement est refusé',
    'Valeur déjà prise : le second enregistrement est refusé',
  ],
  type: 'Negative',
  given: ['Un enregistrement avec une valeur connue existe ({field:bare} : ESSAI-1).'],
  steps: [
    'Enregistrer un second élément avec la même valeur pour {field:le} | ESSAI-1 | {beyond}',
    "Enregistrer un second élément avec une autre valeur pour {field:le} | ESSAI-2 | L'élément est enregistré.",
    'Rechercher la première valeur | ESSAI-1 | Un seul élément est trouvé : le premier, inchangé.',
  ],
}
const mail: CasePattern = {
  title: ['Adresse déjà utilisée : le second compte est refusé'],
  type: 'Negative',
  given: ["Un compte existe avec l'adresse anna.weber@example.com."],
  steps: [
    'Créer un second compte avec la même adresse | anna.weber@example.com | {beyond}',
    'Créer un second compte avec une autre adresse | paul.martin@example.com | Le compte est créé.',
  ],
}

/** What there may be only once. */
export const unique = group("unique|déjà|deux fois|même|qu'une|double|doublon|seul|chevauch|superpos", [
  {
    said: `(?:Une (?:même )?adresse (?:e-mail|électronique|mail|de courriel)|Un (?:même )?(?:e-mail|courriel|mail)) ne (?:peut|doit) (?:être (?:utilisée?|associée?|rattachée?|inscrite?)|servir)(?: à| pour| que)? ?(?:qu'(?:une (?:seule )?fois|à un (?:seul )?compte|un (?:seul )?compte|pour un (?:seul )?compte)|deux (?:fois|comptes))`,
    example: "Une adresse e-mail ne peut être utilisée qu'une seule fois.",
    cases: [mail],
  },
  {
    said: `(?:Si|Lorsque|Quand) (?:l'|cette |une )?adresse (?:e-mail|électronique|mail|de courriel) (?:est déjà (?:utilisée|prise|enregistrée|connue|associée à un compte)|existe déjà),? ${shows}`,
    example: "Si l'adresse e-mail est déjà utilisée, le message « Adresse déjà utilisée » s'affiche.",
    cases: [
      {
        title: ['Adresse déjà utilisée : {message}', 'Adresse déjà utilisée : refus avec le message prévu'],
        type: 'Negative',
        given: ["Un compte existe avec l'adresse anna.weber@example.com."],
        steps: [
          "Créer un second compte avec la même adresse | anna.weber@example.com | {message} s'affiche ; aucun compte n'est créé.",
          'Créer un second compte avec une autre adresse | paul.martin@example.com | Le compte est créé.',
        ],
      },
    ],
  },
  {
    said: `<field> (?:${must} être|est|sont) uniques?(?: (?:dans|par|pour|au sein de|sur) <place=[^,;:()]{2,50}?>)?`,
    example: "Le numéro de licence doit être unique. Sinon, « Licence déjà enregistrée » s'affiche.",
    cases: [twice],
  },
  {
    said: `(?:Deux|Plusieurs) <things> ne (?:peuvent|doivent) (?:pas )?(?:avoir|porter|partager|utiliser) (?:le|la) même <field>`,
    example: 'Deux salles ne peuvent pas porter le même nom.',
    cases: [
      {
        title: [
          'Second enregistrement avec le même {field} : refus',
          'Valeur déjà prise : le second enregistrement est refusé',
        ],
        type: 'Negative',
        given: ['Un premier élément existe ({things} ; {field} : ESSAI-1).'],
        steps: [
          'Enregistrer un second élément avec la même valeur ({field}) | ESSAI-1 | {beyond}',
          "Enregistrer un second élément avec une autre valeur ({field}) | ESSAI-2 | L'élément est enregistré.",
        ],
      },
    ],
  },
  {
    said: `(?:Deux|Plusieurs|Les) <things> ne (?:peuvent|doivent) (?:pas )?se (?:chevaucher|superposer|recouvrir)(?: (?<place>(?:pour|dans|sur) [^,;:()]{3,50}?))?`,
    example: 'Deux réservations ne peuvent pas se chevaucher pour la même salle.',
    cases: [
      {
        title: ['Seconde plage de 10:30 à 11:30 refusée, de 11:00 à 12:00 admise', 'Chevauchement refusé'],
        type: 'Boundary',
        given: ['Un premier enregistrement existe le 10/09/2026 de 10:00 à 11:00 ({things} {where}).'],
        steps: [
          'Enregistrer un second élément à cheval sur le premier {where} | 10/09/2026, de 10:30 à 11:30 | {beyond}',
          'Enregistrer un second élément contenu dans le premier {where} | 10/09/2026, de 10:15 à 10:45 | {beyond}',
          "Enregistrer un second élément juste à la suite du premier {where} | 10/09/2026, de 11:00 à 12:00 | C'est accepté et affiché après rechargement.",
        ],
        assume: ['Deux plages qui se touchent ne se chevauchent pas.'],
      },
    ],
    derive: ({ words }) => ({ where: words.get('place') ?? ' ' }),
  },
  {
    said: `(?:Si|Lorsque|Quand) (?:un|une|le|la|l'|ce|cette|cet) ?<field> (?:existe déjà|est déjà (?:utilisée?|prise?|pris|enregistrée?|présente?|attribuée?))(?: (?:dans|pour|par|sur) [^,;:()]{2,40})?,? ${shows}`,
    example: 'Si le nom du projet existe déjà, le système affiche « Ce nom est déjà pris ».',
    cases: [
      {
        title: [
          '{field} existant : {message}',
          'Valeur existante : {message}',
          'Valeur existante : refus avec le message prévu',
        ],
        type: 'Negative',
        given: ['Un élément avec une valeur connue existe ({field} : ESSAI-1).'],
        steps: [
          "Enregistrer un autre élément avec la même valeur ({field}) | ESSAI-1 | {message} s'affiche ; le second élément n'est pas enregistré.",
          "Enregistrer un autre élément avec une nouvelle valeur ({field}) | ESSAI-2 | L'élément est enregistré.",
        ],
      },
    ],
  },
  {
    said: `${thing()} ne (?:peut|peuvent|doit|doivent) être (?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?|is|it|ite)) (?:qu'une (?:seule )?fois|plus d'une fois|deux fois|une seule fois|pas deux fois)(?: par <place=[^,;:()]{2,40}?>)?`,
    example: "Un bon d'achat ne peut être utilisé qu'une seule fois.",
    cases: [
      {
        title: ['Second essai avec {thing:le} : refus', 'Le second essai est refusé'],
        type: 'Negative',
        given: ['{thing:un} jamais utilisé{thing:f} est prêt{thing:f}.'],
        steps: [
          "{done:inf} {thing:le} une première fois | | C'est accepté ; le résultat est présent après rechargement.",
          '{done:inf} {thing:le} une deuxième fois | | {beyond}',
        ],
      },
    ],
  },
  {
    said: `${who} ne (?:peut|peuvent) ${act()} (?:qu'une (?:seule )?fois|une seule fois|deux fois|plus d'une fois)(?: par <place=[^,;:()]{2,40}?>)?`,
    example: "Un membre ne peut noter un spectacle qu'une seule fois.",
    cases: [
      {
        title: ['Second essai ({who:role}) : refus', 'Le second essai est refusé'],
        type: 'Negative',
        given: ['Session ouverte en tant que {who:role}.'],
        steps: [
          "{clause} | Premier essai | C'est accepté et affiché après rechargement.",
          'Recommencer la même action | Second essai | {beyond}',
          "Recharger la page | | Il n'y a toujours qu'un résultat, celui du premier essai.",
        ],
      },
    ],
  },
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
