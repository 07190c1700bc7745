import type { KnownSentence } from './known-sentences.ts'

const dateSet = "Régler la date de l'environnement de test sur le"
const gap: Pick<KnownSentence, 'given' | 'steps'> = {
  given: ['Un premier enregistrement existe, à ce moment : {first} ({things}).'],
  steps: [
    "Essayer d'ajouter un second enregistrement à ce moment | {tooSoon} | Le second enregistrement est refusé ; seul le premier existe.",
    'Ajouter un second enregistrement à ce moment | {due} | Le second enregistrement est conservé.',
  ],
}
const quick = {
  steps: ['Cliquer deux fois de suite sur {control}, le plus vite possible | Aucune | {rest}.'],
}
const downloads = {
  steps: ["Télécharger {thing} en {item} | {item} | Le fichier {item} est téléchargé et s'ouvre sans erreur."],
}
const seen = (is: string): Pick<KnownSentence, 'steps'> => ({
  steps: [
    `Se connecter avec un compte de ce groupe et ouvrir la page : {role} | {role} | {thing} ${is} visible.`.replace(
      'sont visible.',
      'sont visibles.',
    ),
    `Se connecter avec un compte qui n'est pas de ce groupe et ouvrir la même page | Aucune | {thing} ${is === 'est' ? "n'est" : 'ne sont'} pas visible${is === 'est' ? '' : 's'}.`,
  ],
})
const search = {
  given: ['Un enregistrement nommé « Kestrel » existe.'],
  steps: [
    "Saisir dans la recherche | {few} | Aucun résultat n'est encore proposé.",
    'Saisir dans la recherche | {enough} | « Kestrel » est proposé.',
  ],
}
const lower: Pick<KnownSentence, 'given' | 'steps' | 'refuses'> = {
  given: ['Valeur de départ pour {thing} : {number}.'],
  steps: ['Essayer de faire baisser {thing} davantage | Aucune | La valeur est toujours {number}.'],
  refuses: true,
}
const fresh = { steps: ['Ouvrir la page pour la première fois, sans rien modifier | Aucune | {whole}.'] }
const unaffected: Pick<KnownSentence, 'steps'> = {
  steps: [
    "Relever {thing} | Aucune | L'état de départ est noté.",
    'Provoquer {cause} | Aucune | Le cas se produit : {cause}.',
    "Recharger et relever de nouveau {thing} | Aucune | Rien n'a changé.",
  ],
}

const perUnitSteps = [
  'Faire calculer le montant | 1 × {unit:bare} | Montant facturé : {one}.',
  'Faire calculer le montant | 3 × {unit:bare} | Montant facturé : {three}.',
  'Faire calculer le montant | {countBelow} × {unit:bare} | Montant facturé : {sumBelow}.',
  'Faire calculer le montant | {countAt} × {unit:bare} | Montant facturé : {sumAt}.',
  'Faire calculer le montant | {countAbove} × {unit:bare} | Montant facturé, toujours : {sumAbove}.',
]

export const frenchSentences: KnownSentence[] = [
  {
    said: '(?<thing>(?:Un|Une|Le|La) [^,;:()]{2,40}?) ne peut être <verb> qu[\'’]une (?:seule )?fois\\. (?:Au|Lors du) (?:deuxième|second) essai,? [^«“"]{0,40}<quoted>[^«“"]{0,30}',
    steps: [
      '{verb:inf} {thing} | Aucune | Cela réussit.',
      'Essayer une deuxième fois | Aucune | {quoted} s’affiche ; rien ne change.',
    ],
  },
  {
    said: "(?<thing>(?:Un|Une|Le|La) [^,;:()]{2,40}?) ne peut être <verb> qu['’]une (?:seule )?fois",
    steps: [
      '{verb:inf} {thing} | Aucune | Cela réussit.',
      'Essayer une deuxième fois | Aucune | C’est refusé ; rien ne change.',
    ],
  },
  {
    said: "(?<thing>(?:Un|Une|Le|La|Chaque) [^,;:()]{2,40}?) peut être <verb> (?:sans frais|gratuitement) jusqu['’]à <lead> avant (?:le |la |l['’])?<event>[.;,] (?:[Ee]nsuite|[Aa]près|[Pp]assé ce délai),? <rest>",
    given: ['Deux cas identiques sont prêts, avec un début le {start}.'],
    steps: [
      '{verb:inf} le premier des deux cas | {sooner} | Cela réussit et rien n’est facturé.',
      '{verb:inf} le second des deux cas | {later} | {rest}.',
    ],
  },
  {
    said: "Avant (?:la suppression (?:de |d['’])|de supprimer )<thing>,? une (?:confirmation|demande de confirmation) (?:est demandée|s['’]affiche|apparaît)",
    steps: [
      'Choisir de supprimer sans confirmer ({thing}) | Aucune | Tout est encore là, même après rechargement.',
      'Choisir de supprimer et confirmer ({thing}) | Aucune | La suppression est faite, même après rechargement.',
    ],
  },
  {
    said: "(?:Il doit s['’]écouler|Il faut attendre|Il faut laisser passer) (?:au moins|au minimum) <gap> entre deux <things>",
    ...gap,
  },
  {
    said: "Entre deux <things>,? (?:il doit s['’]écouler|il faut|doivent s['’]écouler|un délai d['’]) ?(?:au moins|au minimum) <gap>(?: (?:doit s['’]écouler|est exigé|est requis|est imposé))?",
    ...gap,
  },
  {
    said: "(?:Même si|Si) (?:l['’])?on (?:clique|appuie) (?:deux|plusieurs) fois (?:de suite )?sur (?:le bouton )?(?<control><quoted>), <rest>",
    ...quick,
  },
  {
    said: "(?:Un (?:visiteur|utilisateur|usager) (?:non connecté|non identifié|anonyme|sans session)|Quiconque n['’]est pas connecté|Sans connexion, on) est (?:redirigé|renvoyé) vers <page>",
    steps: [
      "Se déconnecter et ouvrir directement l'adresse d'une page protégée | Aucune | La page protégée ne s'affiche pas ; on arrive sur {page}.",
    ],
  },
  {
    said: "<things> (?:n['’]apparaissent pas|ne figurent pas|ne sont pas (?:affichée?s|comptée?s|incluse?s|comprise?s|prise?s en compte)|ne comptent pas) (?<place>(?:sur|dans|parmi) [^,;:()]{3,50}?)",
    given: ['Il existe un élément ordinaire et un élément de ce type : {things:bare}.'],
    steps: ["Regarder {place} | Aucune | L'élément ordinaire y figure, l'autre non ({things:bare})."],
  },
  { said: '<thing> (?:est|sont) <state> (?:par défaut|au départ|initialement)', ...fresh },
  { said: 'Par défaut,? <thing> (?:est|sont) <state>', ...fresh },
  {
    said: "(?:La recherche|Le moteur de recherche) (?:ne )?(?:se lance|démarre|commence|débute|propose des résultats|donne des résultats)(?: qu[e’'])? ?à partir du <count> caractère",
    ...search,
  },
  {
    said: "(?:La recherche|Le moteur de recherche) (?:ne )?(?:se lance|démarre|commence|débute|propose des résultats|donne des résultats)(?: qu[e’'])? ?à partir de (?<count>\\d|deux|trois|quatre) (?:caractères|lettres)(?: saisie?s)?",
    ...search,
  },
  {
    said: "(?<thing>(?:Le |La |L['’])[^,;:()]{3,50}?) ne (?:peut|doit) jamais descendre (?:sous|en dessous de) (?<number>\\d{1,6}(?: ?€)?)",
    ...lower,
  },
  {
    said: "(?<thing>(?:Le |La |L['’])[^,;:()]{3,50}?) ne (?:peut|doit) (?:jamais|pas) (?:devenir|être) négati(?:f|ve)",
    given: ['Valeur de départ pour {thing} : 0.'],
    steps: ['Essayer de faire baisser {thing} davantage | Aucune | La valeur est toujours 0.'],
    refuses: true,
  },
  {
    said: "À partir de <amount>(?: d['’](?:achats?)| de commande)?, (?<fee>les [^,;:()]{3,40}?)(?: de <price>)? (?:sont (?:offerts|offertes|gratuits|gratuites)|ne sont (?:pas|plus) facturée?s)",
    steps: [
      'Préparer un achat de {under} et lire le détail du prix | {under} | Sont facturés aussi : {fee}.',
      'Préparer un achat de {amount} et lire le détail du prix | {amount} | Ne sont plus facturés : {fee}.',
    ],
  },
  {
    said: '<thing> (?:peut|peuvent) être (?:téléchargée?s?|exportée?s?|enregistrée?s?) (?:en|au format) <list>',
    ...downloads,
  },
  {
    said: "<thing> (?:n['’]est visible|n['’]est consultable|n['’]est accessible) (?:que|qu['’]) ?(?:des |du |de la |par les |par le |par la |pour les |pour le |aux |au |à la )(?<role>[^,;:()]{3,50})",
    person: 'role',
    ...seen('est'),
  },
  {
    said: "<thing> ne sont (?:visibles|consultables|accessibles) (?:que |qu['’])(?:des |du |de la |par les |par le |par la |pour les |pour le |aux |au |à la )(?<role>[^,;:()]{3,50})",
    person: 'role',
    ...seen('sont'),
  },
  {
    said: '<thing> (?:expire|périme|prend fin) le <date>(?: et .{5,90})?',
    steps: [
      `${dateSet} {dayBefore} et utiliser {thing} | {dayBefore} | Cela fonctionne comme d'habitude.`,
      `${dateSet} {dayAfter} et essayer d'utiliser {thing} | {dayAfter} | Cela ne fonctionne plus ; rien ne change.`,
    ],
  },
  {
    said: "<thing> (?:est|sont|reste) (?:valables?|valides?|utilisables?|disponibles?) jusqu['’]au <date>(?: inclus)?",
    steps: [
      `${dateSet} {date} et utiliser {thing} | {date} | Cela fonctionne comme d'habitude.`,
      `${dateSet} {dayAfter} et essayer d'utiliser {thing} | {dayAfter} | Cela ne fonctionne plus ; rien ne change.`,
    ],
  },
  {
    said: "(?<cause>(?:Le refus|Le rejet|L['’]échec|L['’]annulation) (?:de la |de l['’]|d['’]une? |du |de )[^,;:()]{3,50}?) ne (?:doit pas modifier|modifie pas|change pas|doit pas changer|affecte pas) (?<thing>(?:le |la |les |l['’])[^,;:()]{3,60})",
    ...unaffected,
  },
  {
    said: "(?:Le fichier exporté|L['’]export|L['’]exportation) (?:contient|comporte|comprend) les colonnes <rest>",
    steps: ['Exporter et ouvrir le fichier | Aucune | Le fichier comporte les colonnes {rest}.'],
  },
  {
    said: 'Les (?:montants|prix|totaux|valeurs) sont (?:toujours )?arrondie?s (?:à deux décimales|au centime|à deux chiffres après la virgule)',
    steps: [
      "Provoquer un calcul dont voici le résultat avant l'arrondi | 12,344 | On lit 12,34.",
      "Provoquer un calcul dont voici le résultat avant l'arrondi | 12,346 | On lit 12,35.",
    ],
  },
  {
    said: "<thing> (?:peut|peuvent) être (?<verb>annulée?s?|modifiée?s?|remboursée?s?|déplacée?s?|reportée?s?) (?:sans frais|gratuitement|sans pénalité) jusqu['’]à <lead> avant(?: <event>)?[,;] (?:ensuite|après|passé ce délai|au-delà),? <rest>",
    given: ['Deux cas identiques sont prêts, avec un début fixé au {start}.'],
    steps: [
      "{verb:inf} dans le premier cas : {thing} | {sooner} | C'est accepté et rien n'est retenu.",
      '{verb:inf} dans le second cas : {thing} | {later} | {rest}.',
    ],
  },
  {
    said: "(?<things>Les [^,;:()]{3,50}?) (?:sont (?:affichée?s|présentée?s|listée?s|classée?s|triée?s)|apparaissent|s['’]affichent)(?: (?:triée?s|classée?s))? (?:par(?: ordre d[e’'])? ?|de la plus |du plus |selon )<key>",
    given: ['Au moins trois éléments ont été créés dans un autre ordre : {things:bare}.'],
    steps: ["Ouvrir la liste et comparer l'ordre | Aucune | {whole}."],
  },
  {
    said: "(?:Sur|Dans) (?<place>(?:le |la |les |l['’])[^,;:()]{3,50}?) (?:figurent|figure|apparaissent|apparaît|sont indiquée?s|sont mentionnée?s) <rest>",
    steps: ['Ouvrir {place} | Aucune | {whole}.'],
  },
  {
    said: '(?<who>(?:Les |Chaque )[^,;:()]{3,40}?) ne (?:voient|voit|peuvent voir|peut voir) que (?<what>(?:les |des )[^,;:()]{3,40}?) (?:de leur propre|de son propre|de sa propre|de leur|de sa|de son) <unit>',
    given: ["Il existe des éléments de leur entité ({unit}) et d'autres de l'extérieur."],
    steps: [
      "Se connecter en tant que l'une de ces personnes et ouvrir la liste : {who:bare} | Aucune | {what} de leur entité ({unit}) y figurent ; aucun élément de l'extérieur.",
    ],
  },
  {
    said: "(?<who>(?:Le |La |L['’])[^,;:()]{3,40}?) peut (?<action>\\p{Ll}+(?:er|ir|re) [^,;:()]{3,50}?) (?:dans un délai de|sous|pendant|dans les) <gap>[;,] (?:passé|après) ce délai,? <rest>",
    given: ['Deux cas identiques sont prêts, commencés le {first}.'],
    steps: [
      "{action} dans le premier cas | {justBefore} | C'est accepté.",
      'Ouvrir le second cas, sans avoir rien fait | {justAfter} | Passé ce délai : {rest}.',
    ],
  },
  {
    said: '(?<things>Les [^,;:()]{3,40}?) (?:supérieure?s? à|de plus de|dépassant) <percent> (?:doivent|doit) être (?:validée?s?|approuvée?s?|autorisée?s?) par <role>',
    steps: [
      "Enregistrer un cas avec cette valeur : {things:bare} | {percent} | Il est valable sans l'accord demandé ({role}).",
      "Enregistrer un cas avec cette valeur : {things:bare} | {percentMore} | Il n'est pas valable tant que l'accord manque ({role}).",
    ],
  },
  {
    said: "Entre <from> et <to>,? (?:aucune? <thing> ne peut être (?:prise?|réservée?|enregistrée?|créée?|posée?)|il n['’]est pas possible d[e’'] ?<action>)",
    steps: [
      "Essayer à {fromBefore} : {thing} | {fromBefore} | C'est accepté.",
      "Essayer à {fromAfter} : {thing} | {fromAfter} | C'est refusé ; rien ne change.",
      "Essayer à {toBefore} : {thing} | {toBefore} | C'est refusé ; rien ne change.",
      "Essayer à {toAfter} : {thing} | {toAfter} | C'est accepté.",
      "Essayer à {fromBefore} : {action} | {fromBefore} | C'est accepté.",
      "Essayer à {fromAfter} : {action} | {fromAfter} | C'est refusé ; rien ne change.",
      "Essayer à {toBefore} : {action} | {toBefore} | C'est refusé ; rien ne change.",
      "Essayer à {toAfter} : {action} | {toAfter} | C'est accepté.",
    ],
  },
  {
    said: "(?:Toute|Chaque) modification (?:de |du |de la |des |d['’])(?<thing>[^,;:()]{3,40}?) est (?:journalisée|enregistrée|tracée|historisée) avec <rest>",
    steps: [
      'Modifier une donnée et enregistrer : {thing} | Aucune | La modification est enregistrée.',
      'Ouvrir le journal des modifications : {thing} | Aucune | Cette modification y figure avec {rest}.',
    ],
  },
  {
    said: "(?<what>Un [^,;:()]{3,30}?) est envoyé (?:au |à la |aux |à l['’]|à )(?<who>[^,;:()]{3,30}?) (?<eve>la veille) (?:du |de la |de l['’]|des )(?<event>[^,;:()]{3,40}?) à <clock>",
    given: ['Moment fixé pour le test ({event}) : {start}.'],
    steps: [
      "Régler l'horloge de l'environnement de test sur {sooner} et ouvrir les messages reçus ({who}) | {sooner} | Rien n'est encore arrivé.",
      "Régler l'horloge de l'environnement de test sur {later} et ouvrir les messages reçus ({who}) | {later} | Un seul nouveau message est arrivé : {what}.",
    ],
  },
  {
    said: "<thing> (?:n['’]est visible|n['’]apparaît|ne s['’]affiche) (?:que |qu['’])(?<where>(?:sur|dans|pour|avec) [^,;:()]{3,50})",
    steps: [
      'Ouvrir un cas qui remplit cette condition : {where} | Aucune | On voit {thing}.',
      'Ouvrir un cas qui ne la remplit pas : {where} | Aucune | On ne voit pas {thing}.',
    ],
  },
  {
    said: "Si <thing> (?:ne répond pas|n['’]est pas (?:disponible|joignable)|est indisponible|est injoignable), (?<message>(?:le message |l['’]avertissement |un message )?<quoted>) s['’]affiche et (?<kept>(?:la |les |le |l['’])[^,;:()]{3,40}?) (?:est conservée?|sont conservée?s|n['’]est pas perdue?|ne sont pas perdue?s)",
    steps: [
      'Saisir des données, rendre {thing} indisponible et continuer | Aucune | On lit {message}.',
      'Vérifier la saisie | Aucune | On retrouve ce qui a été saisi ({kept}).',
    ],
  },
  {
    said: "À l['’]enregistrement, on vérifie que <thing> n['’]existe pas déjà[;,] (?:si elle existe|s['’]il existe|si c['’]est le cas|dans ce cas),? (?<refused>(?:la |le |l['’])[^,;:()]{3,30}? n['’]est pas enregistrée?)",
    given: ['Une fiche avec cette valeur existe ({thing}) : ESSAI-1.'],
    steps: [
      "Essayer d'enregistrer une autre fiche avec la même valeur ({thing}) | ESSAI-1 | {refused}.",
      'Enregistrer une autre fiche avec une valeur différente ({thing}) | ESSAI-2 | La fiche est enregistrée.',
    ],
    refuses: true,
  },
  {
    said: "(?<lead><early>) avant (?:le |la |l['’]|les )(?<event>[^,;:()]{3,50}?), (?<who>(?:le |la |l['’])[\\p{L}-]{3,30}) reçoit (?<what>(?:un|une) [^;:()]{3,60})",
    given: ['Moment fixé pour le test ({event}) : {start}.'],
    steps: [
      "Régler l'horloge de l'environnement de test sur {sooner} et ouvrir les messages reçus ({who:bare}) | {sooner} | Rien n'est encore arrivé.",
      "Régler l'horloge de l'environnement de test sur {later} et ouvrir les messages reçus ({who:bare}) | {later} | Un seul nouveau message est arrivé : {what}.",
    ],
  },
  {
    said: '(?:<case>, )?<rate> (?:sont facturés|sont retenus|est facturé) (?:par|pour chaque) <unit>(?:,? (?:dans la limite de|avec un maximum de|plafonnés à) <cap>)?',
    steps: perUnitSteps,
  },
  {
    said: '<unit> est facturée? <rate>(?:,? (?:dans la limite de|avec un maximum de|plafonnée? à) <cap>)?',
    steps: perUnitSteps,
  },

  {
    said: '(?:Pour chaque|Par) <unit>,? (?:on facture|sont facturés|il est facturé|on retient) <rate>(?:,? (?:dans la limite de|avec un maximum de|plafonnés à|au maximum|au plus) <cap>)?',
    steps: perUnitSteps,
  },
]
