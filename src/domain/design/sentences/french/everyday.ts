import { contrary } from './contrary.ts'
import { group, must, shows, thing, who } from './words.ts'

/** Sentences of many subjects, each with its own small proof. */
export const everyday = group('\\p{L}', [
  {
    said: `(?<field>(?:Le|La|L'|Les) ?[^,;:()]{2,50}?) ne (?:peut|doit|peuvent|doivent) (?:pas |jamais )?(?:dépasser|excéder|être supérieure?s? à) (?<place>(?:le |la |l'|celui |celle |son |sa )[^,;:()\\d]{3,60}?)`,
    example: "Le nombre d'invités ne peut pas dépasser la capacité de la salle.",
    cases: [
      {
        title: [
          '{field:bare} : 100 admis, 101 refusé ({place:bare} : 100)',
          '100 admis, 101 refusé ({place:bare} : 100)',
          '100 admis, 101 refusé',
        ],
        type: 'Boundary',
        given: [
          'Valeur de référence enregistrée ({place:bare}) : 100.',
          'Tout le reste du formulaire est correctement rempli.',
        ],
        steps: [
          'Enregistrer le formulaire avec 100 pour {field:le} | 100 | La saisie est enregistrée ; 100 est affiché après rechargement.',
          'Enregistrer le formulaire avec 101 pour {field:le} | 101 | {over}',
        ],
      },
    ],
  },
  {
    said: `(?<things>(?:Les|Le|La|Un|Une) ?[^,;:()]{2,60}?) (?:apparaissent|apparaît|(?:est|sont)(?: toujours)? (?:affichée?s?|placée?s?|listée?s?|présentée?s?|classée?s?)|figurent|figure|s'affiche(?:nt)?|remontent|restent)(?: toujours)? (?<word>en tête|en premier|en haut|en bas|à la fin|en dernier|en fin)(?: (?:de|du|de la) (?:la )?(?:liste|page|tableau|résultats))?`,
    example: 'Les demandes urgentes apparaissent toujours en tête de liste.',
    cases: [
      {
        title: ['{things} : {word}', 'Place dans la liste : {word}'],
        given: [
          'Trois éléments existent : « Kestrel » répond à la description ({things}), « Autour », plus ancien, et « Milan », plus récent, non.',
        ],
        steps: ['Ouvrir la liste | | « Kestrel » y figure {word} ; « Autour » et « Milan » se suivent {other}.'],
      },
    ],
    derive: ({ words }) => ({ other: /tête|premier|haut/u.test(words.get('word') ?? '') ? 'après lui' : 'avant lui' }),
  },
  {
    said: `(?:Si|Lorsque|Quand) (?<clause>[^;()]{4,110}?), (?<rest>(?:le|la|les|l'|un|une|son|sa|aucune?|rien) ?[^;()]{3,80}?),? et ${shows}`,
    example: 'Si le code saisi est incorrect, le champ est vidé et le message « Code incorrect » est affiché.',
    cases: [
      {
        title: [
          '{state} : {message}',
          '{message}, seulement dans le cas prévu',
          'Message prévu, seulement dans le cas prévu',
        ],
        type: 'Negative',
        technique: 'Decision table',
        given: ['Deux cas sont prêts. Premier cas : {state:low}.', 'Second cas : {other:low}.'],
        steps: [
          "Faire l'action concernée dans le premier cas | Premier cas | {seen} ; {message} s'affiche.",
          "Faire l'action concernée dans le second cas | Second cas | {message} ne s'affiche pas.",
        ],
      },
    ],
    derive: ({ words }) => {
      const clause = words.get('clause') ?? ''
      const other = contrary(clause)
      const rest = words.get('rest') ?? ''
      return other === '' ? undefined : { state: clause.charAt(0).toUpperCase() + clause.slice(1), other, seen: rest }
    },
  },
  {
    said: `${who} (?:peut|peuvent) (?:consulter|voir|télécharger|afficher) (?<things>(?:ses|leurs|les|son|sa) [^,;:()]{2,50}?) des (?<count>\\d{1,2}|deux|trois|six|douze) (?:derniers?|dernières?) (?<word>jours|semaines|mois|années|ans)`,
    example: 'Les employés peuvent consulter leurs bulletins de paie des 5 dernières années.',
    cases: [
      {
        title: ['{things} : {span} affichés, plus anciens non', 'Plus anciens que {span} : non affichés'],
        type: 'Boundary',
        given: [
          'Nous sommes le 01/06/2026. Session ouverte en tant que {who:role}. Trois éléments existent, dont un du jour, un de la veille de la limite et un plus ancien ({things}).',
        ],
        steps: [
          "Ouvrir la liste ({things}) | Limite : {span} avant le 01/06/2026 | L'élément du jour et celui d'après la limite sont affichés ; le plus ancien ne l'est pas.",
        ],
        assume: ['La période est comptée de jour à jour ; le ticket ne dit pas si elle est civile.'],
      },
    ],
    derive: ({ words }) => ({ span: `${words.get('count') ?? ''} ${words.get('word') ?? ''}` }),
  },
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
  {
    said: `(?:Chaque|Toute?|Une?|Le|La) (?<thing>\\p{L}[^,;:()]{2,40}?) ${must} (?:porter|avoir|comporter|contenir|indiquer|mentionner|préciser) (?<list>(?:un|une|le|la|l'|son|sa) ?[^;:()\\d]{2,40}?(?:, (?:un|une|le|la|l'|son|sa) ?[^;:(),\\d]{2,40}?)*(?:,? et (?:un|une|le|la|l'|son|sa) ?[^;:(),\\d]{2,40}?))`,
    example: 'Chaque document doit porter un titre et une date.',
    cases: [
      {
        title: [
          "{thing} : refus dès qu'il manque une donnée ({list})",
          "Refus dès qu'il manque une donnée obligatoire",
        ],
        type: 'Negative',
        given: ['Le formulaire est correctement rempli ({thing}).'],
        steps: [
          'Enregistrer après avoir vidé cette seule donnée : {item} | Sans {item} | {beyond}',
          'Enregistrer avec toutes ces données | {list} | Les données sont enregistrées et affichées après rechargement.',
        ],
      },
    ],
  },
  {
    said: `(?<thing>(?:La connexion|L'authentification|L'inscription|L'envoi|La validation|L'import|L'importation|Le paiement|La recherche|L'enregistrement|La réservation)(?: [^,;:()]{2,50}?)?) échoue(?: (?:avec|et) (?:affiche )?(?:le message|l'erreur) (?<message>«[^»]{1,120}»|"[^"]{1,120}"|“[^”]{1,120}”))(?:,? (?<word5>(?:si|lorsque|en cas d|sans) ?[^;()]{3,90}))?`,
    example: 'La connexion échoue avec le message « Identifiants incorrects », sans préciser lequel des deux est faux.',
    cases: [
      {
        title: ['{thing:bare} en échec : {message}', 'Échec : {message}', 'Échec : message prévu'],
        type: 'Negative',
        steps: [
          "Essayer avec la première donnée fausse ({thing:bare}) | Première donnée fausse, seconde juste | {message} s'affiche ; rien d'autre n'est indiqué.",
          "Essayer avec la seconde donnée fausse ({thing:bare}) | Première donnée juste, seconde fausse | {message} s'affiche ; le texte est exactement le même.",
        ],
      },
    ],
    derive: ({ words }) => (/^sans/u.test(words.get('word5') ?? '') ? {} : undefined),
  },
  {
    said: `${who} (?:peut|peuvent) (?:rechercher|retrouver|chercher) (?<thing>(?:un|une|le|la|les|des|l') ?[^,;:()]{2,40}?) (?:par|à partir d[eu']|selon) ?(?:son |sa |le |la |leur )?(?<list>[^;:()]{3,120}?)`,
    example: "L'agent d'accueil peut rechercher un usager par nom, prénom ou date de naissance.",
    cases: [
      {
        title: ['Recherche par {list}', 'Recherche : chaque critère trouve le bon élément'],
        given: [
          'Deux éléments existent, « Kestrel » et « Milan », avec des valeurs différentes partout ({thing}).',
          'Session ouverte en tant que {who:role}.',
        ],
        steps: [
          "Rechercher la valeur de « Kestrel » selon ce critère : {item} | {item} de « Kestrel » | « Kestrel » est trouvé, « Milan » ne l'est pas.",
          "Rechercher une valeur qui n'existe pas | qqzzyy | Aucun résultat.",
        ],
      },
    ],
    derive: ({ words }) =>
      /\d/u.test(words.get('list') ?? '')
        ? undefined
        : { list: (words.get('list') ?? '').replace(/(?<=, | et | ou )(?:par |son |sa |le |la )/gu, '') },
  },
  {
    said: `(?<things>(?:Les|Une|Un|Toute|Tout) ?[^,;:()\\d]{2,40}?) de plus de <n> (?<word>jours|heures|pages|mois|personnes|kg|km|articles|mots|semaines|nuits|participants|mètres) (?:nécessitent?|exigent?|requièrent?|requiert|demandent?|doivent être accompagnée?s? d[eu'])(?:nt)? ?(?<rest>(?:un|une|le|la|l'|des)? ?[^;()]{3,80}?)`,
    example: 'Les absences de plus de 3 jours nécessitent un justificatif médical.',
    cases: [
      {
        title: ['{n} {word} : sans {rest} ; {n+1} : avec', '{n} {word} admis sans, {n+1} refusés sans'],
        type: 'Boundary',
        given: ['Tout le reste est correctement rempli ; il manque seulement ceci : {rest}.'],
        steps: [
          "Enregistrer le cas le plus grand admis sans cela | {n} {word} | C'est accepté et affiché après rechargement.",
          'Enregistrer un cas un peu plus grand sans cela | {n+1} {word} | {beyond}',
          "Enregistrer le même cas avec ce qui est exigé ({rest}) | {n+1} {word} | C'est accepté et affiché après rechargement.",
        ],
      },
    ],
  },
])
