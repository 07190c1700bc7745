import { indicative } from '../../understand/romance/moods.ts'
import { contrary } from './contrary.ts'
import { infinitiveOf, nounOf, singular } from './french-forms.ts'
import { act, can, clockTo, group, inner, must, shows, thing, who } from './words.ts'

const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is|aite?s?|erte?s?))'
const withoutArticle = (text: string): string =>
  text.replace(/^(?:les |des |aux |au |à la |à l['’]|le |la |l['’]|par |plus )/iu, '')

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
  {
    said: `(?<field>(?:Le|La|Un|Une) ?(?:nouveau |nouvelle )?(?:mot de passe|code|code secret|code PIN)[^,;:()]{0,30}?) ne (?:peut|doit) pas (?:être identique|être le même que|correspondre|reprendre) ?(?:aux|à l'un des|l'un des|les) <n> (?:derniers|précédents)(?: (?:mots de passe|codes))?`,
    example: 'Le mot de passe ne peut pas être identique aux 5 derniers.',
    cases: [
      {
        title: [
          "Réemploi du {n:ord} avant-dernier refusé, d'un plus ancien admis",
          'Réemploi : les {n} derniers refusés, un plus ancien admis',
        ],
        type: 'Boundary',
        given: [
          "Valeurs successives connues, de la plus ancienne à l'actuelle : Kestrel-00!, Kestrel-01! et ainsi de suite jusqu'à Kestrel-{last}!.",
        ],
        steps: [
          'Enregistrer de nouveau la valeur actuelle | Kestrel-{last}! | {beyond}',
          'Enregistrer de nouveau la plus ancienne des {n} dernières | Kestrel-{first}! | {beyond}',
          "Enregistrer de nouveau la valeur juste avant celles-ci | Kestrel-{older}! | C'est accepté.",
        ],
      },
    ],
    derive: ({ values }) => {
      const n = values.get('n')?.amount ?? 0
      const two = (value: number): string => String(value).padStart(2, '0')
      return n < 2 || n > 50 ? undefined : { last: two(n + 1), first: two(2), older: two(1) }
    },
  },
  {
    said: `${thing()} expire(?:nt)? tous les <span>`,
    example: 'Le mot de passe expire tous les 90 jours.',
    cases: [
      {
        title: ['{thing:bare} : bon le {span:in}, expiré le {span:out}', 'Bon le {span:in}, expiré le {span:out}'],
        type: 'Boundary',
        given: ['{thing:le} date du {start}.'],
        steps: [
          "Utiliser {thing:le} juste avant la limite | {span:in} | C'est accepté.",
          "Utiliser {thing:le} juste après la limite | {span:out} | Le renouvellement est demandé ; rien d'autre n'est accessible.",
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:est|sont) (?<done>calculée?s?|mise?s? à jour|recalculée?s?|générée?s?|synchronisée?s?|publiée?s?|actualisée?s?|archivée?s?|sauvegardée?s?|importée?s?|remise?s? à zéro|réinitialisée?s?|envoyée?s?)(?: automatiquement)? (?:chaque (?:nuit|jour|matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tous les (?:jours|matins|soirs)|toutes les nuits|quotidiennement) à <clock>`,
    example: 'Le classement est calculé chaque nuit à 2 h 00.',
    cases: [
      {
        title: [
          '{thing:bare} : ancien état à {clock-1}, nouveau à {clock+1}',
          'Ancien état à {clock-1}, nouveau à {clock+1}',
        ],
        type: 'Boundary',
        given: ['Une donnée qui change le résultat a été modifiée depuis la dernière fois ({thing:bare}).'],
        steps: [
          `${clockTo} {clock-1} | {clock-1} | L'ancien état est encore affiché pour {thing:le}.`,
          `${clockTo} {clock+1} | {clock+1} | Le nouvel état est affiché pour {thing:le}, modification comprise.`,
        ],
        assume: ["L'heure de l'environnement de test est réglable."],
      },
    ],
  },
  {
    said: `${thing()} (?:peut|peuvent) être ${done} (?:une seule fois|qu'une seule fois|une unique fois)(?:,? (?<place>[^;()]{3,40}?))?`,
    example: 'Une réservation peut être modifiée une seule fois, sans frais.',
    cases: [
      {
        title: ['{done:inf} {thing:le} : une fois, pas deux', 'Une fois, pas deux'],
        type: 'Negative',
        given: ['{thing:un} est prêt{thing:f}.'],
        steps: [
          "{done:inf} {thing:le} une première fois | Première fois | C'est accepté{how} ; le résultat est affiché après rechargement.",
          '{done:inf} {thing:le} une deuxième fois | Deuxième fois | {beyond}',
        ],
      },
    ],
    derive: ({ words }) => ({ how: words.get('place') === undefined ? ' ' : ` (${words.get('place') ?? ''})` }),
  },
  {
    said: `${thing()} (?:affiche|affichent|présente|liste|montre|propose) (?:uniquement |seulement )?(?:les|mes|ses) <n> (?<word>derniers|dernières|premiers|premières|meilleurs|meilleures|prochains|prochaines) (?<things>\\p{L}[^,;:()]{2,50}?)`,
    example: "La page d'accueil affiche les 3 dernières actualités.",
    cases: [
      {
        title: ['{things} : {n} affichés sur {n+1}', '{n} éléments affichés sur {n+1}'],
        type: 'Boundary',
        given: ['Il existe exactement {n+1} éléments ({things}), dont le rang est connu.'],
        steps: [
          "Ouvrir {thing:le} | {n+1} éléments | On compte {n} éléments : les {word} {things} ; celui du dernier rang n'y est pas.",
        ],
      },
    ],
  },
  {
    said: `(?:Seule?s les|Uniquement les) <n> (?<word>premiers|premières|derniers|dernières|meilleurs|meilleures) (?<things>\\p{L}[^,;:()]{2,40}?) (?<rest>(?:sont|peuvent|reçoivent|bénéficient|ont) [^;()]{3,80}?)`,
    example: 'Seules les 10 premières candidatures sont retenues.',
    cases: [
      {
        title: ['La {n}e des {things} : oui ; la {n+1}e : non', 'Le rang {n} : oui ; le rang {n+1} : non'],
        type: 'Boundary',
        given: ['{n-1} éléments sont déjà enregistrés ({things}).'],
        steps: [
          'Enregistrer un élément de plus | Rang {n} | La règle lui est appliquée : {word} {things}, {rest}.',
          'Enregistrer encore un élément | Rang {n+1} | La règle ne lui est pas appliquée.',
        ],
      },
    ],
  },
  {
    said: `La durée (?:d'une? |du |de la |de l'|des |de chaque )(?<thing>[^,;:()]{2,40}?) est (?:de |fixée à )<span>`,
    example: "La durée d'un rendez-vous est de 20 minutes.",
    cases: [
      {
        title: ['{thing:one} de {start} : fin à {span:end}', 'Fin au bout de {span}'],
        steps: ['Enregistrer un élément ({thing:one}) | Début : {start} | La fin affichée est le {span:end}.'],
      },
    ],
    derive: ({ words }) => (/validité|session|conservation/u.test(words.get('thing') ?? '') ? undefined : {}),
  },
  {
    said: `${thing()} (?:s'applique(?:nt)?|est accordée?|sont accordée?s|est réservée?|sont réservée?s|est ouverte?|bénéficie(?:nt)?|est proposée?|sont proposée?s) (?:uniquement |seulement )?(?<list>(?:aux?|à la|à l') ?[^;:()]{2,40}?(?:, (?:aux?|à la|à l') ?[^;:(),]{2,40}?)*,? (?:et|ou) (?:aux?|à la|à l') ?[^;:(),]{2,40}?)`,
    example: "Les tarifs réduits s'appliquent aux étudiants, aux demandeurs d'emploi et aux plus de 65 ans.",
    cases: [
      {
        title: ['{thing:bare} : groupes prévus oui, autre personne non', 'Groupes prévus oui, autre personne non'],
        technique: 'Decision table',
        given: ['Un compte est prêt pour chaque groupe ({list}), un autre hors de ces groupes.'],
        steps: [
          'Faire la demande avec le compte de ce groupe : {item} | {item} | {thing:le} : proposé et appliqué.',
          'Faire la demande avec le compte hors de ces groupes | Autre personne | {thing:le} : ni proposé ni appliqué.',
        ],
      },
    ],
    derive: ({ words }) => ({
      list: (words.get('list') ?? '')
        .split(/, | et | ou /u)
        .map(withoutArticle)
        .join(', '),
    }),
  },
  {
    said: `${thing()} ${must} être ${done} avant (?:que|qu') ?(?<clause>[^;()]{5,90}?)`,
    example: "L'adresse e-mail doit être confirmée avant que le compte soit actif.",
    cases: [
      {
        title: ['Sans {done:inf} {thing:le} : {other}', 'Étape obligatoire : {done:inf} {thing:le}'],
        type: 'Negative',
        technique: 'State transition',
        given: ['{thing:le} {thing:nest} pas encore {done}.'],
        steps: [
          'Essayer tout de suite | Étape non faite | {other}.',
          "{done:inf} {thing:le} | | C'est accepté.",
          'Essayer de nouveau | Étape faite | {after}.',
        ],
      },
    ],
    derive: ({ words }) => {
      const after = indicative(words.get('clause') ?? '', 'fr')
      const other = contrary(after)
      return other === '' || infinitiveOf(words.get('done') ?? '') === undefined
        ? undefined
        : { after, other: other.charAt(0).toLowerCase() + other.slice(1) }
    },
  },
  {
    said: `(?:(?:Une fois|Après) (?<place>(?:le |la |l'|son |sa )[^,;:()]{3,50}?), )?(?<who>(?:(?:Le|La|Les|Un|Une|le|la|les) |[Ll]')\\p{L}[^,;:()]{2,40}?) (?:a|ont|dispose de|disposent de|dispose d'un délai de|a un délai de) <span> pour ${act()}`,
    example: 'Une fois la commande livrée, le client a 48 heures pour signaler un problème.',
    cases: [
      {
        title: ['{clause} : admis le {span:in}, refusé le {span:out}', 'Admis le {span:in}, refusé le {span:out}'],
        type: 'Boundary',
        given: [
          'Deux cas identiques sont prêts, le délai commence le {start}. Session ouverte en tant que {who:role}.',
        ],
        steps: [
          "{clause} dans le premier cas | {span:in} | C'est accepté et affiché après rechargement.",
          'Tenter de {clause} dans le second cas | {span:out} | {beyond}',
        ],
      },
    ],
  },
  {
    said: `${who} ${can} (?:marquer|classer|noter|qualifier|déclarer) (?<thing>(?:un|une|le|la|l'|son|sa|chaque) ?[^,;:()]{2,40}?) comme (?<list>[^;:()]{3,60}?(?:,| ou| et) [^;:(),]{2,30}?)`,
    example: 'Le livreur peut marquer un colis comme livré, absent ou refusé.',
    cases: [
      {
        title: ['{thing:bare} : {list}', 'Chaque état prévu est enregistré'],
        given: ['Session ouverte en tant que {who:role} ; un élément par état est prêt ({thing:bare}).'],
        steps: ['Choisir cet état pour un élément : {item} | {item} | État affiché après rechargement : {item}.'],
      },
    ],
  },
  {
    said: `${inner('who', 50).replace('(?:(?:le', '(?:(?:Les|le')} peuvent (?<clause>\\p{L}{2,16}(?:er|ir|re)) (?<span1>\\d{1,3} (?:jours|semaines|mois)) à l'avance,? (?:les autres|les [^,;:()\\d]{3,40}?) (?<span2>\\d{1,3} (?:jours|semaines|mois))(?: à l'avance)?`,
    example: "Les membres premium peuvent réserver 30 jours à l'avance, les autres 7 jours.",
    cases: [
      {
        title: [
          '{who:one} : {span1:day} admis ; autres : {span2:day}',
          'Délai de {span1} ou de {span2} selon le compte',
        ],
        type: 'Boundary',
        given: [
          'Nous sommes le {today}. Deux comptes sont prêts : le premier est celui de {who:un}, le second a un autre statut.',
        ],
        steps: [
          "{clause} avec le premier compte pour le dernier jour possible | {span1:day} | C'est accepté et affiché après rechargement.",
          '{clause} avec le premier compte pour le lendemain | {span1:day+1} | {beyond}',
          "{clause} avec le second compte pour le dernier jour possible | {span2:day} | C'est accepté et affiché après rechargement.",
          '{clause} avec le second compte pour le lendemain | {span2:day+1} | {beyond}',
        ],
      },
    ],
  },
  {
    said: `Seule?s? (?:l'|le |la |les )(?<word>auteur|propriétaire|créateur|organisateur|titulaire|rédacteur) (?:d'une? |du |de la |de l'|des )(?<thing>[^,;:()]{2,40}?) (?:ou (?<role>(?:un|une|le|la|l') ?[^,;:()]{3,30}?) )?(?:peut|peuvent) (?:l[ae]s? |l')(?<clause>\\p{L}{2,16}(?:er|ir|re))`,
    example: "Seul l'auteur d'un commentaire ou un modérateur peut le supprimer.",
    cases: [
      {
        title: ['{clause} : {word} oui, autre personne non ({one})', '{word} oui, autre personne non'],
        type: 'Negative',
        technique: 'Decision table',
        given: ['Un élément créé par le premier compte existe ({one}). Un second compte ordinaire est prêt.'],
        steps: [
          "Chercher à {clause} l'élément avec le second compte | Autre personne | L'action n'est pas proposée.",
          "Ouvrir directement l'adresse de cette action avec le second compte | Autre personne | L'accès est refusé ; l'élément est inchangé.",
          "{clause} l'élément avec le premier compte | {word} | C'est accepté ; le résultat est affiché après rechargement.",
        ],
      },
    ],
    derive: ({ words }) => ({ one: singular(nounOf(words.get('thing') ?? '').bare) }),
  },
])
