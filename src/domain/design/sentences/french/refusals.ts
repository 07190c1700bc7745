import { refusalsOf, shows } from './words.ts'

const otherwise =
  "(?:Sinon|Si ce n'est pas le cas|Dans le cas contraire|Dans tous les autres cas|Dans les autres cas|À défaut|Autrement|Faute de quoi|En cas d'erreur|En cas de saisie (?:incorrecte|invalide|erronée)|En cas de (?:non-respect|doublon|format invalide|format incorrect|dépassement|valeur invalide)[^,;:]{0,40}|(?:Toute autre|Une autre|Tout autre) (?:valeur|saisie|format|fichier) (?:est refusée?|est rejetée?|entraîne|provoque|déclenche))"
const beyond =
  '(?:Au-delà|En deçà|En dessous|Au-dessus|Passé ce délai|Passé cette (?:date|heure|limite)|Après ce délai|Une fois (?:ce|le) délai (?:dépassé|passé|écoulé)|Après cette (?:date|heure)|Ensuite|Après|Avant|Plus tard|Plus tôt|En dehors de (?:ces|cette) [^,;:]{3,30}|Hors de (?:ces|cette) [^,;:]{3,30}|À la (?:tentative|demande|saisie) suivante|Au-delà de (?:ce|cette|ces) [^,;:]{3,30})'
const attempt =
  "(?:(?:S'il|S'ils|Si elle|Si l'utilisateur|Si l'on|Si on|Si <who>|Quand il|Lorsqu'il|Quand on|Lorsqu'on) (?:essaie|essaye|tente|essaient|tentent|cherche|veut|veulent|en (?:ajoute|saisit|choisit|demande|sélectionne)|dépasse|saisit|ajoute|joint|choisit)[^,;:]{0,80}|Si (?:la|le|les|l'|cette|ce|ces|une?) ?[^,;:]{2,50} (?:est|sont|dépasse|dépassent|ne|n'|existe|existent|excède|manque|contient|comporte)[^,;:]{0,60}|(?:À|Lors de|En cas de|Pour|Dès|Avec) (?:l'|la|le|une? |toute |un )?[^,;:]{3,70}|(?:Un|Une|Le|La) (?:\\p{L}+ )?(?:\\d{1,3}(?:e|ème|er)|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|seconde?|nouvelle|nouveau)(?: [^,;:]{2,50})?)"

/** What happens beyond a limit, told in a sentence of its own. */
export const refusals = refusalsOf([
  {
    said: `(?:Le|La|L') ?(?:\\d{1,5}(?:e|ème)|\\p{L}+ième|seconde?|suivante?)(?: [^,;:()]{2,40}?)? (?:est|sont) (?:refusée?s?|rejetée?s?|bloquée?s?) (?:avec|par) ${shows}`,
    outcome: "{message} s'affiche ; rien n'est enregistré.",
  },
  {
    said: "(?:Le|La|L') ?(?:\\d{1,5}(?:e|ème)|\\p{L}+ième|seconde?|suivante?)(?: [^,;:()]{2,40}?)? (?:est|sont) (?:refusée?s?|rejetée?s?|bloquée?s?)",
    outcome: "C'est refusé ; rien n'est enregistré.",
  },
  {
    said: `(?:Au-delà|Au-dessus|En cas de dépassement|Si (?:la|le|cette|ce) \\p{L}+ est dépassée?),? ${shows}`,
    outcome: "{message} s'affiche ; rien n'est enregistré.",
    side: 'above',
  },
  {
    said: `(?:Au-delà|Au-dessus|En cas de dépassement),? ${shows},? et <rest>`,
    outcome: "{message} s'affiche ; {rest}.",
    side: 'above',
  },
  {
    said: `(?:Les autres|Tous les autres|Tout autre|Toute autre) (?:fichiers?|formats?|types?|valeurs?|saisies?|extensions?|documents?)(?: de fichiers?)? (?:est|sont) (?:refusée?s?|rejetée?s?)(?: (?:avec|par) ${shows})`,
    outcome: "{message} s'affiche ; rien n'est enregistré.",
  },
  {
    said: '(?:Les autres|Tous les autres|Tout autre|Toute autre) (?:fichiers?|formats?|types?|valeurs?|saisies?|extensions?|documents?)(?: de fichiers?)? (?:est|sont) (?:refusée?s?|rejetée?s?)',
    outcome: "C'est refusé ; rien n'est enregistré.",
  },
  {
    said: `(?:En deçà|En dessous|Au-dessous),? ${shows}`,
    outcome: "{message} s'affiche ; rien n'est enregistré.",
    side: 'below',
  },
  { said: `(?:${otherwise}|${beyond}),? ${shows}`, outcome: "{message} s'affiche ; rien n'est enregistré." },
  {
    said: `(?:${otherwise}|${beyond}|${attempt}),? ${shows},? et <rest>`,
    outcome: "{message} s'affiche ; {rest}.",
  },
  {
    said: `(?:${otherwise}|${beyond}|${attempt}),? <clause>(?:,? et| avec) ${shows}`,
    outcome: "{clause:ind} ; {message} s'affiche.",
  },
  {
    said: `(?:${beyond}|${otherwise}),? (?:des frais de |une retenue de |une pénalité de )?<percent> (?:du (?:prix|montant|tarif|total|billet|séjour|forfait|coût)|de la (?:somme|prestation|commande|course|séance))(?: [^,;:()]{2,40}?)? (?:est|sont) (?:facturée?s?|retenue?s?|due?s?|prélevée?s?|débitée?s?|conservée?s?|remboursée?s?)`,
    outcome: "C'est accepté ; {percent} du prix est compté, soit {percent:of:80} pour un prix de 80 €.",
  },
  {
    said: `(?:${beyond}),? (?:des frais de |une retenue de |une pénalité de |un supplément de )<amount> (?:est|sont) (?:facturée?s?|retenue?s?|due?s?|prélevée?s?|appliquée?s?)`,
    outcome: "C'est accepté ; {amount} sont facturés.",
  },
  {
    said: '(?:Chaque|Tout|Toute) (?<word>\\p{L}[^,;:()\\d]{1,30}?) (?:supplémentaire|en plus|de plus|au-delà)(?: [^,;:()]{2,30}?)? (?:est|sont) facturée?s? <price>(?: [^,;:()]{2,30})?',
    outcome: "C'est accepté ; {price} sont facturés en plus.",
  },
  { said: `${attempt},? ${shows}`, outcome: "{message} s'affiche ; rien n'est enregistré." },
  {
    said: `(?:${otherwise}),? <rest=(?:la|le|l'|les|il|elle|ils|elles|un|une) ?[^;:]{3,120}>`,
    outcome: "{rest} ; rien n'est enregistré.",
  },
  {
    said: `(?:${beyond}),? <rest=(?:la|le|l'|les|il|elle|ils|elles|aucun|aucune|un|une|rien|toute|tout) ?[^;:]{3,120}>`,
    outcome: '{rest}.',
  },
  {
    said: `(?:${attempt}),? <rest=(?:la|le|l'|les|il|elle|ils|elles|un|une|aucun|aucune) ?[^;:]{2,60}(?:refusée?s?|rejetée?s?|bloquée?s?|impossible|interdite?s?|désactivée?s?|ignorée?s?|grisée?s?|n'est pas [^,;:]{3,40}|annulée?s?)[^;:]{0,60}>`,
    outcome: "{rest} ; rien n'est enregistré.",
  },
  {
    said: "<rest=(?:Le|La|L') ?(?:\\d{1,5}(?:e|ème|er)|deuxième|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|seconde?) [^,;:()]{2,120}>",
    outcome: '{rest}.',
  },
  {
    said: '(?:Un|Une|Tout|Toute|Les|Le|La) (?:[^,;:]{2,60} )?(?:supplémentaires?|de plus|suivante?s?|plus (?:longs?|lourds?|courts?|longues?|courtes?|grands?|tardives?|tardifs?)|antérieures?|postérieures?|inférieures?|supérieures?|différente?s?|hors[^,;:]{3,30}) (?:est|sont) (?:refusée?s?|rejetée?s?|bloquée?s?|impossibles?)',
    outcome: "C'est refusé ; rien n'est enregistré.",
  },
])
