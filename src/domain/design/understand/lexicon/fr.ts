import type { Lexicon } from './lexicon.ts'
import { verbsOf } from './verbs.ts'

const can = '(?:peut|peuvent|pourra|pourront)'
const people =
  '(?:admin(?:istrateur|istratrice)?s?|utilisateurs?|utilisatrices?|clients?|clientes?|employés?|salariés?|gestionnaires?|responsables?|modérateurs?|auteurs?|membres?|abonnée?s?|propriétaires?|auditeurs?|auditrices?|patients?|patientes?|agents?|voyageurs?|voyageuses?|médecins?|locataires?|conducteurs?|conductrices?|vendeurs?|vendeuses?|prestataires?|emprunteurs?|demandeurs?|destinataires?|adhérents?|enseignants?|parents?|élèves?|coureurs?|personnes?|rôle|directeurs?|direction|comptables?|visiteurs?|invités?|bénévoles?|organisateurs?|opérateurs?|titulaires?|équipe|personne|celui|ceux|celle)'

export const french: Lexicon = {
  decimal: ',',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  numberWords: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  ordinalWords: 'premi(?:er|ère) deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  ordinalEnd: 'er|re|e|ème|ᵉ',
  units: {
    percent: 'pour cent',
    pixels: 'px|pixels?',
    times: 'fois',
    characters: 'caractères?(?: alphanumériques)?',
    digits: 'chiffres?',
    letters: 'lettres?(?: majuscules?)?',
    words: 'mots?',
    second: 'secondes?|sec|s',
    minute: 'minutes?|min|mn',
    hour: 'heures?|h',
    workday: 'jours? ouvr(?:és?|ables?)',
    day: 'jours?(?: calendaires?)?',
    week: 'semaines?',
    month: 'mois',
    year: 'ans?|années?',
    byte: 'octets?',
    kilobyte: 'ko|kb',
    megabyte: 'mo|mb',
    gigabyte: 'go|gb',
  },
  bounds: {
    betweenBelow: ['(?:de )?# à moins de #'],
    between: [
      'entre # et #',
      "de # (?:à|jusqu['’]à) #",
      'du # au #',
      '# ?(?:-|–|à) ?#',
      '(?:au moins|minimum) # et (?:au plus|au maximum|maximum) #',
    ],
    atLeast: [
      '(?<=minim(?:um|al|ale)(?: \\p{L}+){0,4} )(?:est|sera) (?:de |fixée? à )?#',
      'ne (?:peut|peuvent|doit|doivent|pourra|pourront) (?:pas )?être inférieure?s? à #',

      '(?:au moins|au minimum|minimum(?: de)?|pas moins de|à partir (?:de|du)|dès) #',
      '# (?:ou plus|au moins|au minimum|minimum|et plus)(?! d)',
      '(?:>=|≥) ?#',
    ],
    moreThan: [
      '(?:plus (?:de|longue?s? (?:que|de)|grande?s? que|lourde?s? que|élevée?s? que|ancien(?:ne)?s? (?:que|de)|âgée?s? de|tard que)|supérieur(?:e|s|es)? à|dépass(?:e|ent|ant)|excèd(?:e|ent)|au-delà de|>) #',
    ],
    atMost: [
      '(?:dans la limite de|plafonnée?s? à) #',
      '(?<=maxim(?:um|al|ale)(?: \\p{L}+){0,4} )(?:est|sera) (?:de |fixée? à )?#',
      'n?e? ?(?:peut|peuvent|doit|doivent) (?:pas )?(?:[\\p{L}]+ )?(?:plus de|dépasser) #',
      "(?:au plus|au maximum|maximum(?: de)?|jusqu['’](?:à|au)|pas plus de|ne pas (?:dépasser|excéder)|ne peser pas plus de|ne (?:peut|doit|peuvent|doivent) (?:pas )?(?:dépasser|excéder)|max\\.?|limité(?:e|s|es)? à|ne dépasse(?:nt)? pas|un maximum de) #",
      '# (?:au plus|au maximum|maximum|ou moins|max)',
      '# (?:\\p{L}+ ){1,4}(?:tout )?(?:au plus|au maximum)',
      '(?:peut|peuvent) accueillir #',
      "ne (?:peut|peuvent) (?:avoir|détenir|réserver|garder|emprunter) qu[e'’] ?#",
      '(?:<=|≤) ?#',
    ],
    lessThan: [
      '(?:moins de|plus (?:courte?s? (?:que|de)|petite?s? que|légère?s? que|tôt que)|inférieur(?:e|s|es)? à|en dessous de|<) #',
    ],
    exactly: ['(?:exactement|précisément) #', '(?:doit|doivent) (?:comporter|contenir|avoir) #'],
    step: ['par (?:pas|tranches?|incréments?|paliers?|blocs?) de #', 'multiples? de #'],
  },
  cues: {
    age: 'ans|âges?|majeur(?:e|s)?|mineur(?:e|s)?|âgée?s?',
    file: 'fichiers?|photos?|images?|documents?|pièces? jointes?|autorisation|téléverser|pdf|jpe?g|png|csv',
    wrong:
      'erroné(?:e|s|es)?|incorrect(?:e|s|es)?|faux|échecs?|échoué(?:e|s)?|invalides?|tentatives?|essais?|mauvais(?:e|es)?',
    lock: 'bloqu\\p{L}*|verrouill\\p{L}*|suspendu\\p{L}*',
    expire:
      'valables?|(?:fonctionne|utilisable|accessible)(?:nt|s)? pendant|valides? (?:pendant|durant|jusqu)|expire(?:nt)?|caduc|reste(?:nt)? (?:réservé|valable|actif|active|ouvert|valide)(?:e|s|es)?|dure(?:nt)?|conservé(?:e|s|es)? pendant|réservé(?:e|s|es)? pendant|supprimé(?:e|s|es)? après',
    within: 'dans les|dans un délai de|en moins de|sous|au plus tard|en # (?:au )?maximum|dans la|passé(?:e|s|es)?',
    idle: 'sans activité|inactivit\\p{L}*|inactif|inactive',
    notify: 'e-?mails?|courriels?|sms|notifications?(?: push)?|rappels?|avis|alertes?|prévenu(?:e|s|es)?',
    required:
      'obligatoires?|requis(?:e|es)?|exigé(?:e|s|es)?|ne (?:peut|doit) pas (?:être|rester) vide|(?:doit|doivent) être (?:renseigné|rempli|saisi)(?:e|s|es)?',
    optional:
      "facultati(?:f|ve|fs|ves)|optionnel(?:le|s|les)?|peut ne pas (?:l['’]être|être renseigné(?:e|s|es)?)|peut rester vide",
    default:
      'par défaut|présélectionné(?:e|s|es)?|initialement|prérempli(?:e|s)?|au départ|commence(?:nt)? (?:à|par|avec)',
    optionList: "parmi|choix|options?|valeurs?|propose|soit|l['’]un(?:e)? (?:de|des)|peut être",
    hidden:
      "n['’](?:est|apparaît|apparaissent) (?:pas|plus)(?: (?:affiché|visible|proposé)(?:e|s|es)?)?|masqué(?:e|s|es)?|caché(?:e|s|es)?|disparaît|disparaissent|invisibles?|n['’]est pas (?:affiché|visible)",
    disabled:
      'désactivé(?:e|s|es)?|grisé(?:e|s|es)?|inactif|inactive|indisponibles?|ne peut pas être (?:cliqué|sélectionné)e?',
    shown:
      "affiché(?:e|s|es)?|visibles?|apparaît|apparaissent|s['’]affiche(?:nt)?|affiche(?:nt)?|activé(?:e|s|es)?|proposé(?:e|s|es)?|disponibles?|remplacé(?:e|s)?",
    until: "jusqu['’]à ce que|sauf si|à moins que",
    whole: 'nombres? entiers?|entiers?|sans (?:centimes?|décimales?)|euros entiers',
    perPage: 'par page',
    newestFirst:
      "(?:du|de la|des) plus récent(?:e|s|es)? au|plus récent(?:e|s|es)? (?:en premier|d['’]abord)|par date|ordre chronologique|décroissant",
    alphabetical: 'alphabétique(?:ment)?',
    sort: 'tri(?:é|ée|és|ées|er)?|ordre|classé(?:e|s|es)?',
    search: 'recherch\\p{L}*|trouve(?:nt)?',
    filter: 'filtr\\p{L}*',
    anyCase: 'sans tenir compte (?:de la casse|des majuscules)|majuscules ou minuscules|insensible à la casse',
    unique:
      "unique(?:s)?|une seule fois|qu['’]une fois|deux fois|seconde fois|deuxième fois|déjà (?:utilisé|pris|inscrit|existant|enregistré)(?:e|s|es)?|doublons?|existe déjà|un(?:e)? seul(?:e)?|même [\\p{L}' -]{2,30} ne peut",
    simultaneous:
      'en même temps|au même (?:moment|instant)|simultané\\p{L}*|deux (?:personnes|utilisateurs|clients|onglets|appareils|navigateurs|membres)|à la fois',
    persist:
      'recharg\\p{L}*|rafraîch\\p{L}*|actualis\\p{L}*|conservé(?:e|s|es)?|mémoris\\p{L}*|se souvient|retrouv\\p{L}*|toujours là|enregistré(?:e|s|es)? automatiquement|reconnexion|prochaine (?:visite|connexion)|conserve|garde',
    offline: 'hors ligne|sans (?:connexion|réseau)|connexion (?:coupée|interrompue|perdue)',
    never: 'jamais|aucun(?:e)?|ne|personne',
    refused:
      'refus(?:e|é|ée|és|ées)?|rejet\\p{L}*|impossible|interdit(?:e|s)?|pas (?:accepté|possible|autorisé|enregistré)(?:e|s|es)?|erreurs?|bloqué(?:e|s)?|ne (?:peut|peuvent) (?:pas|plus)',
    says: "message|affiche|s['’]affiche|apparaît|indique|voit|lit|mention|texte|erreur|avertissement|reçoit",
    nothingElse: "aucun autre|aucune autre|rien d['’]autre|ne peut être (?:sauté|annulé)|sans retour",
    nextStatus: 'statuts?|états?|passe(?:nt)? (?:de|à|au)|devient|de @ à @',
    or: 'ou',
    roundUp: 'arrondi(?:e|s|es)? (?:au (?:centime )?supérieur|vers le haut|à .{0,20}supérieur)|supérieur',
    roundDown: 'arrondi(?:e|s|es)? (?:au .{0,20}inférieur|vers le bas)|tronqué(?:e|s)?',
    round: 'arrondi(?:e|s|es|r)?',
    reduction: 'remise|réduction|rabais|moins|déduit(?:e|s)?|diminu\\p{L}*',
    free: 'gratuit(?:e|s|es|ement)?|offert(?:e|s|es)?|sans frais',
    future: 'dans le futur|futur(?:e|s)?|à venir',
    past: 'dans le passé|passé(?:e|s)?|antérieur(?:e|s)?',
    ahead: "après aujourd['’]hui|dans le futur|à l['’]avance|d['’]avance|à compter d['’]aujourd['’]hui",
    before: 'avant',
    password: 'mots? de passe|code secret',
    vague:
      'rapide(?:ment)?|intuitif|intuitive|simple(?:ment)?|moderne|convivial(?:e)?|adapté(?:e|s)?|raisonnable|important(?:e|s|es)?|lisible(?:s)?|agréable',
    role: people,
    pick: 'choisit|sélectionne|coche',
    width: 'largeur|large|écrans?|mobiles?|téléphones?|colonnes?',
    per: 'par|chaque',
    weekday: 'dimanches?|samedis?|week-ends?|jours? fériés?|lundis?|mardis?|mercredis?|jeudis?|vendredis?',
    cutoff: "jusqu['’]à|avant|au plus tard à",
    startsWith: '(?:commencer|commence|commençant) par',
    hasLetter: 'une lettre',
    hasCapital: 'une (?:lettre )?majuscule',
    hasSmall: 'une (?:lettre )?minuscule',
    hasDigit: 'un chiffre',
    hasSpecial: 'un (?:caractère spécial|symbole)',
    noSpaces: "sans espaces?|pas d['’]espaces?|aucun espace",
  },
  shapes: {
    onlyRole: [
      `(?:seuls?|seules?|uniquement) (?<role>[^,;.:()]{2,70}?) ${can} (?<action>[^;.:]{3,140})`,
      `(?<role>[^,;.:]{2,70}?) ${can} (?:seuls? )?(?<action>[^,;.:]{3,120}?)[,;]? (?:mais )?(?<others>[^,;.:]{2,50}?) (?:non|pas)`,
      `(?<others>[^,;.:]{2,60}?) ne ${can} pas (?<action>[^;.:]{3,140})`,
    ],
    visibleOnlyTo: [
      "(?<object>[^,;.:]{2,80}?) n['’](?:est|sont) (?:visibles?|affiché(?:e|s|es)?) que (?:pour|par) (?<role>[^;.:]{2,90})",
      '(?:seuls?|seules?) (?<role>[^,;.:]{2,70}?) (?:voit|voient|peut voir|peuvent voir) (?<object>[^;.:]{2,90})',
      '(?<object>[^,;.:]{2,80}?) (?:est|sont) (?:visibles?|réservé(?:e|s|es)?) (?:uniquement )?(?:pour|à|aux) (?<role>[^;.:]{2,90})',
    ],
    neverShown: [
      ',? jamais (?<secret>[^;.]{3,120})',
      "(?<secret>[^,;.:]{3,80}?) (?:ne sont|n['’]est|ne doit|ne doivent) jamais (?:être )?(?:affiché|visible|enregistré|transmis)(?:e|s|es)?",
      'ne (?:contient|contiennent|mentionne|affiche|montre) (?:jamais|ni|pas) (?<secret>[^;.]{3,100})',
    ],
    statusChange: ['de @ à @', '(?:passe|passent) (?:de @ )?à @', 'devient @', 'statut @', 'à @'],
    defaultValue: [
      'par défaut,?(?: :)? (?<value>[^,;.]{1,50})',
      '(?<value>[^,;.:]{1,50}?) (?:est|sont) (?:présélectionné|sélectionné|proposé)(?:e|s|es)? par défaut',
      '(?<value>[^,;.:]{1,40}?) par défaut',
      'commence(?:nt)? (?:à|par|avec) (?<value>[^,;.]{1,50})',
    ],
    optionList: [
      "(?:parmi|propose(?:nt)?|choix|options|valeurs|l['’]un(?:e)? des? (?:valeurs? )?(?:suivant(?:e)?s)?|est|sont|peut être)(?: suivants?)? ?[: ]+(?<list>[^;.]{5,300})",
      '^[^:]{2,40} ?: (?<list>[^;.]{5,200})',
    ],
    requiredFields: [
      '(?<fields>[^;.:]{2,160}?) (?:est|sont) (?:obligatoires?|requis(?:e|es)?|exigé(?:e|s|es)?)',
      '^(?<fields>[^;.:]{2,60}?) ?: obligatoires?',
      '(?<fields>[^;.:]{2,160}?) (?:doit|doivent) être (?:renseigné|rempli|saisi)(?:e|s|es)?',
      '(?:champs )?obligatoires ?: (?<fields>[^;.]{3,160})',
      '(?<fields>[^;.:]{2,100}?) ne (?:peut|peuvent|doit|doivent) pas (?:être|rester) vides?',
    ],
    optionalFields: [
      '^(?<fields>[^;.:]{2,60}?) ?: facultati(?:f|ve|fs|ves)',
      "(?<fields>[^;.:,]{2,120}?) peut (?:ne pas (?:l['’]être|être renseigné(?:e|s|es)?)|rester vide)",
      '(?<fields>[^;.:,]{2,120}?) (?:est|sont) (?:facultati(?:f|ve|fs|ves)|optionnel(?:le|s|les)?)',
    ],
    conditionFirst: [
      "^(?<condition>(?:à partir|au-delà) (?:de |d['’]|du )?[\\uE000-\\uE7FF](?: (?:de |du |de la |d['’])\\p{L}+)?),? (?<main>(?:(?:le|la|les|un|une|il|on|aucun|aucune) |l['’]).{1,400})$",
      "^(?:(?:si|quand|lorsque|dès que|dès lors que|aussitôt que|une fois que|tant que|à condition que|pourvu que|à moins que|au cas où|chaque fois que|même si|du moment que)(?= )|s['’]|(?:lors|tant |dès |aussitôt |dès lors |à condition |pourvu |à moins |une fois |chaque fois )qu['’]) ?(?<condition>[^,:]{3,160})[,:] (?:alors )?(?<main>.{1,400})$",
      "^(?<condition>(?:après|avant|pour|en cas de|en cas d['’]|avec|sans|à|au|lors (?:de|du|d['’])|pendant|passé) ?[^,:]{3,160})[,:] (?<main>.{1,400})$",
      '^dès (?<condition>[^,:]{3,160})[,:] (?<main>.{1,400})$',
    ],
    conditionLast: [
      "^(?<main>[^;]{3,200}?)(?<! que),? (?:seulement )?(?:(?:si|une fois(?= (?:le|la|les|que))(?: que)?|quand(?! même)|lorsque|dès que|dès lors que|aussitôt que|tant que|à condition que|pourvu que|chaque fois que|au cas où|sauf si|à moins que|jusqu['’]à ce que)(?= )|(?:lors|tant |dès |à condition |pourvu |chaque fois |à moins |jusqu['’]à ce )qu['’]) ?(?<condition>[^;]{3,160})$",
    ],
    uniqueThing: [
      "(?:un même|une même|le même|la même|chaque|aucun|aucune) (?<thing>[^,;.:]{2,60}?) (?:ne|n['’]|peut|doit|est)",
      '(?<thing>[^,;.:]{2,60}?) (?:doit être|est|sont) uniques?',
    ],
    noticeAbout: [
      '(?:e-mail|courriel|sms|notification|message|rappel) (?:avec|contenant|indiquant|sur) (?<content>[^;.:]{2,120}?)(?= (?:est|part|arrive|parvient)|,|;|\\.|$)',
    ],
    noticeTo: [
      "(?<recipient>(?:le |la |les |l['’]|chaque |un |une )[\\p{L} -]{2,50}?) reçoi(?:t|vent)",
      "envoyé(?:e|s)? (?:à|au|aux) (?<recipient>[\\p{L}'’ -]{2,40})",
    ],
    label: ['^(?<label>[^:,;.]{2,60}) ?: (?<rest>.{2,300})$'],
    pattern: ['(?<parts>#)'],
  },
  stops:
    'tout|et|ou|par|pour|en|dans|de|du|des|d|à|au|aux|avec|sans|est|sont|se|s|que|qui|si|quand|lorsque|jusqu|comme|chaque|le|la|les|l|un|une|plus|moins|ne|pas|depuis|avant|après|selon|a|ont|peut|peuvent|doit|doivent|reste|bénéficie|bénéficient|coûte|coûtent|sur|sous|entre|pendant|durant|dès|puis|son|sa|ses|leur|reçoit|reçoivent|être|avoir|comporter|contenir|format|réservée?s?|demandée?s?|déposée?s?|posée?s?|planifiée?s?|prise?s?',
  determiners: 'le|la|les|un|une|des|chaque|tout|toute|tous|toutes|son|sa|ses|leur|leurs|ce|cette|aucun|aucune',
  subjectVerbs:
    "(?<!^(?:si|quand|lorsque|après|avant|avec|sans|à|au|en|pour|dès|entre|pendant|chaque soir|chaque matin) .*)(?:varie|varient|oscille|est|sont|doit|doivent|peut|peuvent|a|ont|admet|accepte|acceptent|coûte|coûtent|dure|durent|expire|expirent|reste|restent|(?<!mot de )passe|passent|devient|apparaît|apparaissent|s['’]affiche|ne|n['’]est|n['’]a|n['’]ont|n['’]apparaît|n['’]apparaissent|reçoit|reçoivent|nécessite|requiert|propose|proposent|affiche|affichent|contient|contiennent|comporte|comportent|permet|permettent|va|vont|part|partent|arrive|arrivent|garde|conserve|conservent|commence|commencent|bénéficie|bénéficient|choisit|indique|compte|comptent|se|sera|seront|est-il|figure|figurent|mentionne|s['’]ouvre|se ferme|disparaît|ouvre|ouvrent|voit|voient|envoie|bloque|calcule|valide|garde|gardent)",
  modals: `(?<!(?:ne|n['’]) ?)(?:doit pouvoir|doivent pouvoir|peut|peuvent|pourra|pourront|veut|souhaite|(?<=^(?:(?:le|la|les|un|une|chaque) |l['’])?${people}(?: [^ ,]+){0,3} )(?:doit|doivent))(?! pas )`,
  infinitive: "(?!(?:être|avoir|rester)(?!\\p{L}))(?:s['’]|se )?\\p{Ll}+(?:er|ir|re|oir)(?!\\p{L})",
  exceeds: '(?:dépasse|excède)(?:nt)?(?: les)?',
  reaches: 'atteint',
  passives: 'est|sont|a été|ont été|fut|soit',
  verbs: verbsOf(
    'cliquer sélectionner enregistrer annuler confirmer ajouter créer modifier changer supprimer effacer fermer rechercher filtrer trier télécharger téléverser charger recharger visiter inscrire réserver commander acheter cocher décocher activer désactiver masquer accepter refuser rejeter approuver publier archiver restaurer exporter importer imprimer partager copier coller affecter inviter terminer continuer quitter entrer retirer transférer demander noter commenter bloquer vérifier consulter programmer dépasser tenter utiliser appliquer signer valider glisser déposer taper appuyer saisir envoyer payer valider interrompre',
    [
      { ending: /oyer$/, finite: ['oie', 'oient'], participle: ['oyé', 'oyée', 'oyés', 'oyées'] },
      { ending: /er$/, finite: ['e', 'ent'], participle: ['é', 'ée', 'és', 'ées'] },
      { ending: /ir$/, finite: ['it', 'issent'], participle: ['i', 'ie', 'is', 'ies'] },
      { ending: /re$/, finite: ['t', 'ent'], participle: ['u', 'ue', 'us', 'ues'] },
    ],
    "choisir choisit,choisissent choisi,choisie\nouvrir ouvre,ouvrent ouvert,ouverte,ouverts,ouvertes\nremplir remplit,remplissent rempli,remplie\npayer paie,paye,paient payé,payée\ninterrompre interrompt,interrompent interrompu,interrompue\nse_connecter se_connecte,se_connectent\nse_déconnecter se_déconnecte,se_déconnectent\ns'inscrire s'inscrit,s'inscrivent\nsoumettre soumet,soumettent soumis,soumise\nécrire écrit,écrivent écrit,écrite\nfaire fait,font fait,faite\nmettre met,mettent mis,mise\nrendre rend,rendent rendu,rendue\nvoir voit,voient vu,vue\najouter ajoute,ajoutent ajouté,ajoutée,ajoutés,ajoutées\nsaisir saisit,saisissent saisi,saisie\npermettre permet,permettent permis,permise\nrevenir revient,reviennent revenu",
  ),
  otherwise: 'sinon|dans le cas contraire|autrement|ensuite|puis|après quoi|par la suite|au-delà(?! d)',
  and: 'et',
  verbLast: false,
}
