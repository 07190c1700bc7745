import type { KnownSentence } from './known-sentences.ts'

const clockSet = "Régler l'horloge de l'environnement de test sur"
const untilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} et regarder ({things:bare}) | {justBefore} | L'élément est toujours là.`,
  `${clockSet} {justAfter} et regarder ({things:bare}) | {justAfter} | L'élément n'est plus là.`,
]
const possibleUntilThen: KnownSentence['steps'] = [
  `${clockSet} {justBefore} et essayer : {verb:inf} {things} | {justBefore} | C'est possible.`,
  `${clockSet} {justAfter} et essayer à nouveau : {verb:inf} {things} | {justAfter} | C'est refusé ; rien ne change.`,
]
const second: KnownSentence['given'] = ['Il existe un élément avec une valeur connue ({thing:bare}).']
const another = "Créer un élément avec une autre valeur ({thing:bare}) | Aucune | L'élément est enregistré."
const message: KnownSentence['steps'] = [
  "Le provoquer et noter l'heure : {event} | Aucune | L'étape se déroule sans message d'erreur.",
  "Au bout de {wait}, ouvrir les messages reçus ({who:bare}) | {wait} | Il y a un seul message : {what}. Il est arrivé au plus tard {wait} après l'heure notée.",
]
const rows = '(?<rows>lignes|enregistrements|entrées|contacts|produits|adresses)'
const fileOf = "Importer un fichier avec ce nombre d'entrées valides"

/** Sentences of every other ticket: what is unique, one's own, kept for a time, imported, sent in time. */
export const frenchEveryday: KnownSentence[] = [
  {
    said: '(?:La|Une) recherche (?:affiche|donne|propose|renvoie|lance|montre) (?:des |les )?(?:résultats|suggestions|propositions) (?:à partir de|dès) (?<count>\\d|deux|trois|quatre|cinq) (?:caractères|lettres)(?: saisie?s)?',
    given: ['Il existe un élément nommé « Kestrel ».'],
    steps: [
      "Saisir dans la recherche | {few} | Aucun résultat n'est encore proposé.",
      'Saisir dans la recherche | {enough} | « Kestrel » est proposé.',
    ],
  },
  {
    said: `(?:L['’]import|Le fichier|Un fichier|Les fichiers CSV|Un fichier CSV) [^,;:()]{0,60}?<most> ${rows} (?:au maximum|au plus|maximum)`,
    steps: [
      `${fileOf} | {most} {rows} | Toutes sont importées : {most}.`,
      `${fileOf} | {mostMore} {rows} | Le fichier est refusé ; rien n'en est importé.`,
    ],
  },
  {
    said: '<thing> (?:doit|doivent) être uniques?(?:\\.| ?;) (?:[Ss][\'’]il|[Ss]i|[Ee]n cas|[Uu]n|[Uu]ne) ?[^«“"]{0,60}<quoted>[^»”]{0,40}',
    given: second,
    steps: [
      "Créer un deuxième élément avec la même valeur ({thing:bare}) | Aucune | {quoted} s'affiche ; il n'y a toujours qu'un élément avec cette valeur.",
      another,
    ],
    refuses: true,
  },
  {
    said: '<thing> (?:doit|doivent) être uniques?',
    given: second,
    steps: [
      "Créer un deuxième élément avec la même valeur ({thing:bare}) | Aucune | Il est refusé ; il n'y a toujours qu'un élément avec cette valeur.",
      another,
    ],
    refuses: true,
  },
  {
    said: '<role> ne (?:voit|voient|peut voir|peuvent voir|peut consulter|peuvent consulter|peut modifier|peuvent modifier) que (?<things>(?:ses propres [\\p{L}-]+|ses [\\p{L}-]+|leurs propres [\\p{L}-]+|leurs [\\p{L}-]+|les [\\p{L}-]+ de (?:ses|leurs) [\\p{L}-]+|les [\\p{L}-]+ qui (?:lui|leur) sont (?:attribué|assigné|affecté)e?s))',
    person: 'role',
    given: ['Il existe deux comptes de ce type, chacun avec ses propres données ({role:bare} ; {things}).'],
    steps: [
      'Se connecter avec le premier compte et ouvrir : {things} | Aucune | On voit ce qui appartient au premier compte et rien du second.',
      "Avec le premier compte, ouvrir directement l'adresse d'un élément du second | Aucune | L'accès est refusé ; rien de cet élément n'est visible.",
    ],
  },
  {
    said: '<things> (?:est|sont|reste|restent) (?:conservé|gardé|enregistré|archivé|disponible|visible|stocké)e?s? (?:pendant |durant )?<gap>(?:(?:\\.| ?;) (?:[Ee]nsuite|[Aa]près|[Pp]assé ce délai),? (?:il|elle|ils|elles) (?:est|sont) [^,;:()]{3,60})?',
    given: ['Il existe un élément de ce type du {begin} ({things:bare}).'],
    steps: untilThen,
  },
  {
    said: '<things> (?:peut|peuvent) être <verb> (?:pendant|durant|dans les|sous) <gap>(?:(?:\\.| ?;) (?:[Ee]nsuite|[Aa]près|[Pp]assé ce délai),? [^,;:()]{3,60})?',
    given: ['Pour le test, le délai commence le {begin}.'],
    steps: possibleUntilThen,
  },
  {
    said: `(?:L['’]import|Le fichier|Un fichier|Les fichiers CSV|Un fichier CSV) [^,;:()]{0,60}?(?:jusqu['’]à|au maximum|au plus|un maximum de|pas plus de) <most> ${rows}[^,;:()«“]{0,30}(?:\\.| ?;) [^«“]{3,60}<quoted>[^»”]{0,40}`,
    steps: [
      `${fileOf} | {most} {rows} | Toutes sont importées : {most}.`,
      `${fileOf} | {mostMore} {rows} | {quoted} s'affiche ; rien du fichier n'est importé.`,
    ],
  },
  {
    said: `(?:L['’]import|Le fichier|Un fichier|Les fichiers CSV|Un fichier CSV) [^,;:()]{0,60}?(?:jusqu['’]à|au maximum|au plus|un maximum de|pas plus de) <most> ${rows}[^,;:()«“]{0,30}`,
    steps: [
      `${fileOf} | {most} {rows} | Toutes sont importées : {most}.`,
      `${fileOf} | {mostMore} {rows} | Le fichier est refusé ; rien n'en est importé.`,
    ],
  },
  {
    said: "(?<who>(?:Le |La |L['’])[\\p{L}-]+(?: [\\p{L}-]+)?) reçoit (?<what>(?:un|une) [^,;:()]{3,50}?) (?:dans|sous) (?:les )?<wait> (?:après|suivant|qui suivent) (?<event>(?:la |le |l['’]|chaque |sa |son )[\\p{L}-]+)",
    steps: message,
  },
  {
    said: '(?<who>(?:Un|Une) [^,;:()]{3,50}?) ne peut (?:plus|pas) se connecter et (?:voit|lit|reçoit)(?: le message)? <quoted>',
    steps: ["Se connecter avec un tel compte ({who:bare}) | Aucune | {quoted} s'affiche ; la connexion n'aboutit pas."],
    refuses: true,
  },
  {
    said: "<thing> est (?:valable|valide) (?:pendant |durant )?<gap> et (?:ne peut être utilisée? qu[e’']une (?:seule )?fois|n[’']est utilisable qu[e’']une (?:seule )?fois)",
    given: ['Deux exemplaires non utilisés du {begin} sont prêts ({thing:bare}).'],
    steps: [
      `${clockSet} {justBefore} et utiliser le premier | {justBefore} | Cela fonctionne.`,
      "Utiliser le même une deuxième fois | Aucune | C'est refusé ; rien ne change.",
      `${clockSet} {justAfter} et utiliser le second | {justAfter} | C'est refusé ; rien ne change.`,
    ],
  },
  {
    said: "Le nouveau mot de passe (?:ne (?:doit|peut) pas être (?:le même que|identique à) l['’](?:ancien|actuel)|doit être différent de l['’](?:ancien|actuel))",
    given: ["L'ancien mot de passe est connu."],
    steps: [
      "Saisir l'ancien mot de passe comme nouveau et enregistrer | Aucune | C'est refusé ; l'ancien mot de passe reste valable.",
      'Saisir un autre mot de passe comme nouveau et enregistrer | Aucune | Il est enregistré et sert à la connexion suivante.',
    ],
    refuses: true,
  },
  {
    said: '<things> (?:est|sont) triée?s? par (?<key>[^,;:()]{3,40}?)(?:, [^,;:()]{3,40}?)?,? et (?:peut|peuvent) être filtrée?s? par (?<filter>[^,;:()]{3,30}?) \\(<options>\\)',
    given: ['Il existe un élément pour chaque valeur, créés dans un autre ordre ({filter} : {options}).'],
    steps: [
      'Ouvrir : {things} | Aucune | {things} : dans l’ordre, par {key}.',
      "Filtrer par {filter} : {item} | {item} | Seul l'élément avec cette valeur apparaît.",
      'Enlever le filtre | Aucune | Tous les éléments réapparaissent.',
    ],
  },
]
