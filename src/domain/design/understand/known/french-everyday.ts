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
    said: '(?<thing>(?:Le|La|Les) [^,;:()]{2,50}?|L[^\\p{L}\\s][^,;:()]{2,50}?) (?<be>est|sont) (?<state>ouverte?s?|disponibles?|possibles?|visibles?) (?:chaque année |seulement )?du (?<opens>\\d{1,2}(?:er)?(?: \\p{L}+)?) au (?<closes>\\d{1,2}(?:er)? \\p{L}+)(?: inclus(?:e)?)?',
    steps: [
      'Régler la date de l’environnement de test sur {opensBefore} et ouvrir {thing} | {opensBefore} | {thing} ne {be} pas {state}.',
      'Régler la date de l’environnement de test sur {opensOn} et ouvrir {thing} | {opensOn} | {thing} {be} {state}.',
      'Régler la date de l’environnement de test sur {closesOn} et ouvrir {thing} | {closesOn} | {thing} {be} {state}.',
      'Régler la date de l’environnement de test sur {closesAfter} et ouvrir {thing} | {closesAfter} | {thing} ne {be} pas {state}.',
    ],
  },
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
    said: '<role> (?:ne (?:voit|voient|peut voir|peuvent voir|peut consulter|peuvent consulter|peut modifier|peuvent modifier) que|(?:voit|voient|peut voir|peuvent voir) (?:uniquement|seulement)) (?<things>(?:ses propres [\\p{L}-]+|ses [\\p{L}-]+|leurs propres [\\p{L}-]+|leurs [\\p{L}-]+|les [\\p{L}-]+ de (?:ses|leurs) [\\p{L}-]+|les [\\p{L}-]+ qui (?:lui|leur) sont (?:attribué|assigné|affecté)e?s))',
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
  {
    said: "(?<who>(?:Le |La |Les |Un |Une |Chaque |L['’])[^,;:()]{2,40}?) (?:peut|peuvent) (?:créer|ajouter), (?:modifier|changer) et (?:supprimer|effacer) <things>",
    given: ['Connexion établie avec un tel compte : {who:bare}.'],
    steps: [
      "Créer un élément ({things:bare}) | Aucune | L'élément est toujours là après rechargement.",
      "Modifier l'élément | Aucune | La modification est toujours là après rechargement.",
      "Supprimer l'élément | Aucune | L'élément n'est plus là, même après rechargement.",
    ],
  },
  {
    said: "(?<who>(?:Le |La |Les |Un |Une |Chaque |L['’])[^,;:()]{2,40}?) (?:peut|peuvent) (?:voir|consulter) <thing>,? mais (?:pas|ne (?:peut|peuvent) pas) (?:l[ae]s? |l['’])?(?<verb>modifier|changer|supprimer|exporter)",
    given: ['Connexion établie avec un tel compte : {who:bare}.'],
    steps: [
      'Ouvrir {thing} | Aucune | On voit {thing}.',
      "Chercher un moyen d'y {verb} quelque chose | Aucune | Il n'y en a pas.",
      "Ouvrir directement l'adresse de cette action | Aucune | Elle est refusée ; rien ne change.",
    ],
  },
  {
    said: "(?<who>(?:Le |La |Les |Chaque |L['’])[^,;:()]{2,40}?) (?:reçoit|reçoivent) (?:chaque jour|tous les jours|chaque matin|quotidiennement|chaque semaine) à <clock> (?<what>(?:un|une) .{3,140}?)",
    steps: [
      `${clockSet} {clockBefore} et ouvrir les messages reçus ({who:bare}) | {clockBefore} | Rien n'est encore arrivé pour ce jour.`,
      `${clockSet} {clockAfter} et ouvrir les messages reçus ({who:bare}) | {clockAfter} | Il y a un seul message : {what}.`,
    ],
  },
  {
    said: "(?:Une|Chaque|La) (?<thing>[\\p{L}-]+) ne (?:peut|accepte) (?:comporter |utiliser |avoir |contenir )?qu['’]une? (?:seule? )?(?<one>[\\p{L} -]{3,30})|(?:Un seul|Une seule) (?<other>[\\p{L} -]{3,30}?) (?:peut être|est) (?:utilisé|accepté|appliqué|autorisé)e? par (?<owner>[\\p{L} -]{3,30})",
    steps: [
      'En utiliser un premier | Aucune | Il est accepté.',
      'En utiliser un second pour la même chose | Aucune | Il est refusé ; le premier reste valable.',
    ],
    refuses: true,
  },
  {
    said: "(?<thing>(?:Le |La |Les |L['’])[^,;:()]{2,40}?) ne (?:s['’]applique|s['’]appliquent) pas (?<others>(?:aux |à la |à l['’]|au )[^,;:()]{3,60})",
    steps: [
      "Essayer d'appliquer {thing} {others} | {others} | Sans effet.",
      'Essayer {thing} avec autre chose | Aucune | Cela fonctionne.',
    ],
  },
  {
    said: "(?<thing>(?:Le |La |Les |Chaque |L['’])[^,;:()]{2,40}?) (?:se charge|s['’]ouvre|s['’]affiche|répond|est affichée?|est chargée?) en (?:moins de |au plus |au maximum )?(?<span>\\d{1,3}(?:,\\d)? secondes?)",
    steps: ["Ouvrir {thing} et mesurer le temps jusqu'à l'affichage complet | {span} | Il faut {span} au plus."],
  },
  {
    said: '(?:La case|Il faut cocher|La case à cocher) <quoted> (?:doit être cochée )?(?:pour|avant de|avant que) <rest>',
    given: ['Tout le reste est rempli.'],
    steps: [
      "Continuer sans cocher {quoted} | Aucune | Ce n'est pas possible ; rien n'est envoyé.",
      "Cocher {quoted} et continuer | Aucune | C'est possible.",
    ],
  },
  {
    said: "(?:S['’]il n['’]y a aucun résultat|Si rien n['’]est trouvé|Si la recherche ne trouve rien|En l['’]absence de résultats?|Quand il n['’]y a aucun résultat),? <quoted> (?:s['’]affiche|apparaît|est affiché)|(?:S['’]il n['’]y a aucun résultat|Si rien n['’]est trouvé|En l['’]absence de résultats?),? (?:on affiche|le message) <message>(?: s['’]affiche)?",
    steps: ["Chercher quelque chose qui n'existe pas | qqzzyy | {quoted} s'affiche ; la liste est vide."],
  },
  {
    said: "(?:Le journal|L['’]historique) (?:indique|montre|affiche) qui a (?:modifié|changé) quoi et quand",
    steps: [
      "Avec un compte connu, modifier une valeur et noter l'ancienne valeur, la nouvelle et l'heure | Aucune | La modification est enregistrée.",
      'Ouvrir le journal | Aucune | Il y a une seule nouvelle entrée, avec ce compte, la valeur modifiée et cette heure.',
    ],
  },
  {
    said: "(?:La demande d['’]un nouveau|Un nouveau|Une nouvelle) (?<thing>[\\p{L}-]+) (?:invalide|annule|remplace) (?:l['’]ancien|l['’]ancienne|le précédent|la précédente)",
    given: ['Un premier existe et est valable ({thing}).'],
    steps: [
      "En demander un nouveau ({thing}) | Aucune | L'étape se déroule sans message d'erreur.",
      "Utiliser l'ancien ({thing}) | Aucune | Cela ne fonctionne plus.",
      'Utiliser le nouveau ({thing}) | Aucune | Cela fonctionne.',
    ],
  },
  {
    said: '<thing> (?:fonctionne|est utilisable|peut être utilisée?) (?:aussi )?(?:hors ligne|sans connexion|sans Internet)(?: Internet| à Internet)?',
    steps: [
      "Couper la connexion | Aucune | Aucun message d'erreur ne s'affiche.",
      'Utiliser {thing} comme avant | Aucune | Tout va comme avec une connexion.',
    ],
  },
  {
    said: "(?<who>(?:Le |La |Les |Un |Une |Chaque |L['’])[^,;:()]{2,40}?) (?:peut|peuvent) (?<verb>\\p{L}+(?:er|ir|re)) (?<thing>(?:le |la |les |l['’]|son |sa |ses |un |une )[^,;:()]{2,40}?),? tant que <rest>",
    person: 'who',
    given: ['Connexion établie avec un tel compte : {who:bare}.'],
    steps: [
      "Dans cette situation, {verb} {thing} : {rest} | Aucune | C'est possible ; le résultat est toujours là après rechargement.",
      "Faire en sorte que cela ne soit plus le cas et essayer à nouveau | Aucune | Ce n'est pas possible ; rien ne change.",
    ],
  },
]
