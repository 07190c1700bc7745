import { namesAgent } from '../../understand/romance/actors.ts'
import { romanceContrary } from '../../phrase/romance-contrary.ts'
import { guessedInfinitive, infinitiveOfParticiple } from '../../understand/romance/verbs.ts'

/** Nouns whose gender their ending does not tell. */
const feminine = new Set(
  'adresse alerte amende annonce analyse archive arrhes attente aide agence aire année avance bande balance barre base borne bourse boîte branche cabine caisse campagne carte case catégorie cause chaîne chambre charge chose classe clé clef cliente colonne commande commune consigne consultante course cuve date demande dépense dette devise durée échelle école élève emprise enchère enquête entreprise enveloppe épreuve équipe erreur étape étiquette facture famille faute fenêtre ferme feuille fiche file fin fois forme formule gamme grille heure histoire icône image impression invite journée langue lecture lettre licence ligne limite liste localité longueur largeur hauteur couleur valeur fleur machine main maintenance marge marque matière mesure minute mise monnaie montre moto moyenne note nuit œuvre offre option ordonnance page palette panne parcelle part partie pause pénalité période personne pièce photo piste place plage plaque plante porte poubelle présence prestation preuve prime promesse promotion quantité question raison ration réclame récompense recette réduction référence règle remarque remise réponse réserve ressource route saison salle séance seconde semaine série signature somme sortie structure table tâche taille tarification taxe tentative tranche trace traite urgence usine vaccination vacance vague valise vente version vidéo ville visite voie voiture zone semaine récolte livraison maison raison saison combinaison liaison attestation main mission dose culture rue grue'.split(
    ' ',
  ),
)
const masculine =
  /^(?:musée|lycée|trophée|comité|côté|été|pâté|café|congé|arrêté|relevé|employé|salarié|abonné|invité|délégué|communiqué|procédé|marché|intitulé|énoncé|horaire|silence|site|génie|incendie|parapluie|stage|numéro|nombre|compte|mode|rendez-vous|contrôle|beurre|dé)$/iu
const feminineEnding =
  /(?:tion|sion|xion|té|ée|ance|ence|ure|ette|esse|elle|ie|ade|ude|rice|euse|ise|ière|aine|enne|erie|ille|ine|otte|ante|ente|ppe|nne)$/iu
const determiner =
  /^(?:tous les |toutes les |tout |toute |le |la |les |l['’]|une? |des |du |chaque |son |sa |ses |leurs? |ce |cet |cette |ces |notre |votre |aucune? |quelques |plusieurs |deux |seuls? les |seule? la |seul le |seul l['’]|seule l['’]|seuls les )/iu
const vowel =
  /^(?:[aeiouyéèêâîôûœ]|h(?!(?:andicap|asard|auteur|all|angar|aut|uit|onte|ublot|aie|ache|ors|ockey|and)))/iu

interface Noun {
  bare: string
  plural: boolean
  female: boolean
}

const people =
  /^(?:coachs?|guides?|maires?|experte?s?|internautes?|comptables?|notaires?|architectes?|commercia(?:l|le|ux)|capitaines?|managers?|admins?|services?|supports?|agences?|écoles?|mairies?|associations?|entreprises?|fans?|amie?s?|voisine?s?|référente?s?|assurée?s?|licenciée?s?|affiliée?s?|contribuables?|public|comités?|jury|jurys|syndics?|tiers|convives?|sportifs?|sportives?|cadres?|DRH|RH|chauffeurs?|stewards?|hôtesses?|maîtres?|mères?|pères?|époux|épouse|couples?|majeure?s?|mineure?s?|élue?s?|collègues?|partenaires?|compagnie|caisses|malades?|convalescente?s?|détenteurs?|avocate?s?|garagistes?|retraitée?s?|exposante?s?|accompagnants?|auteure?s?|éducat(?:eur|rice)s?|boulangers?|vétos?|curistes?|pupilles?|opérateurs?|ménages?|foyers?|participante?s?)$/iu

/** Whether words name people or an office that acts. */
export function namesPerson(words: string): boolean {
  const head = words.replace(determiner, '').split(' ')[0] ?? ''
  return (
    people.test(head) ||
    namesAgent(words.replace(/^(?:tous les|toutes les|tout|toute|chaque|seule?s? les?) /iu, ''), 'fr')
  )
}

/** The words behind the article, and what of their gender and number is known or guessed. */
export function nounOf(words: string): Noun {
  const article = determiner.exec(words)?.[0].toLowerCase().trim() ?? ''
  const bare = words.replace(determiner, '')
  const head =
    /^(?:(?:première?|nouvelle?|nouveau|nouvel|dernière?|second|autre|même|propre|prochaine?|petite?)s? )?([\p{L}-]+)/iu.exec(
      bare,
    )?.[1] ?? ''
  const plural =
    /^(?:les|des|ses|leurs|ces|tous les|toutes les|quelques|plusieurs|deux|seuls les)$/u.test(article) ||
    (article === '' &&
      /[sx]$/u.test(head) &&
      !/(?:us|ès|is|ps|as|os|cès|(?<!eu|ie|ou)rs|rendez-vous|fois|choix|prix|voix|taux)$/u.test(head))
  const one = singularWord(head.toLowerCase())
  const told = /^(?:la|une|sa|cette|toute|aucune|toutes les|seule la|seule l['’])$/u.test(article)
  const toldMale = /^(?:le|un|du|son|ce|cet|tout|aucun|tous les|seul le|seul l['’])$/u.test(article)
  const adjective = /^[\p{L}-]+ \p{L}+(?:ées?|ives?|elles?|ales?|euses?)(?: |$)/iu.test(bare)
  const female =
    told ||
    (!(toldMale && article !== 'son') &&
      (feminine.has(one) || adjective || (feminineEnding.test(one) && !masculine.test(one))))
  return { bare, plural, female }
}

function singularWord(word: string): string {
  if (
    /(?:[^aeiou]us|ous|ois|cès|près|rs(?<!eurs|iers|ers|ours|irs)|ss|fois|avis|colis|devis|pays|mois|bras|cas|repas|accès|succès|dos|(?<!pro)fils|corps|temps|puits|permis|tapis|procès|cours|parcours|secours|concours|relais|choix|prix|taux)$/u.test(
      word,
    )
  )
    return /eurs$|iers$|ours$/u.test(word) && !/(?:cours|secours)$/u.test(word) ? word.slice(0, -1) : word
  return word
    .replace(/eaux$/u, 'eau')
    .replace(/aux$/u, 'al')
    .replace(/(?<=[^s])s$/u, '')
    .replace(/(?<=eu|ou)x$/u, '')
}

/** "commandes de pièces" → "commande de pièces": the words in front of the complement. */
export function singular(words: string): string {
  return words.replace(/^.+?(?= (?:de|du|des|d['’]\p{L}+|à|au|aux|avec|sans|en|pour|par|dans|sur|dont) |$)/iu, (head) =>
    head
      .split(' ')
      .map((word) => (/^[«"“]/u.test(word) || /^(?:de|et|ou|d['’].*)$/u.test(word) ? word : singularWord(word)))
      .join(' '),
  )
}

function manyOf(words: string): string {
  return words.replace(/^.+?(?= (?:de|du|des|d['’]\p{L}+|à|au|aux|avec|sans|en|pour|par|dans|sur|dont) |$)/iu, (head) =>
    head
      .split(' ')
      .map((word) =>
        /[sxz»"”]$/u.test(word)
          ? word
          : /(?:eau|eu)$/u.test(word)
            ? `${word}x`
            : /al$/u.test(word)
              ? word.replace(/al$/u, 'aux')
              : `${word}s`,
      )
      .join(' '),
  )
}

/** Participles that the lists of verbs lack. */
const participles = new Map(
  'relu relire,rendu rendre,vendu vendre,résolu résoudre,suspendu suspendre,inclus inclure,transmis transmettre,admis admettre,émis émettre,souscrit souscrire,détruit détruire,prévu prévoir,revu revoir,défini définir,fourni fournir,établi établir,réparti répartir,converti convertir,transcrit transcrire,prescrit prescrire,construit construire,reconduit reconduire,traduit traduire,étendu étendre,attendu attendre,redéfini redéfinir,rétabli rétablir,investi investir,réuni réunir,fini finir,ralenti ralentir,repris reprendre,promis promettre'
    .split(',')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
)

/** "annulées" → "annuler". */
export function infinitiveOf(words: string): string | undefined {
  const [first = ''] = words.toLowerCase().split(' ')
  const bare = first.replace(/es?$/u, '')
  return (
    infinitiveOfParticiple(first, 'fr') ??
    participles.get(first) ??
    participles.get(first.replace(/s$/u, '')) ??
    participles.get(bare) ??
    guessedInfinitive(first, 'fr')
  )
}

const join = (article: string, words: string): string =>
  vowel.test(words) && /^(?:le|la)$/u.test(article) ? `l'${words}` : `${article} ${words}`

/**
 * Words of a slot in a French form. `le`, `un`: with that article; `one`, `many`: without one, singular or plural; `role`: a
 * person's role; `first`, `second`, `autre`: one of two; `e`, `est`, `il`, `nt`, `seul`: what agrees with the words; `not`: the clause
 * denied.
 */
export function frenchForm(words: string, form: string): string | undefined {
  const quoted = /^[«"“]/u.test(words)
  const { bare, plural, female } = nounOf(words)
  const one = plural ? singular(bare) : bare
  switch (form) {
    case 'le':
      if (quoted) return words
      if (/^(?:son|sa|ses|leur|leurs) /iu.test(words)) return plural ? `les ${bare}` : join(female ? 'la' : 'le', bare)
      return /^(?:le |la |les |l['’])/iu.test(words) ? words : plural ? `les ${bare}` : join(female ? 'la' : 'le', bare)
    case 'un':
      return quoted ? words : `${female ? 'une' : 'un'} ${one}`
    case 'ce':
      return quoted ? words : `${female ? 'cette' : vowel.test(one) ? 'cet' : 'ce'} ${one}`
    case 'one':
    case 'role':
      return one
    case 'many':
      return plural ? bare : manyOf(bare)
    case 'first':
      return `${female ? 'la première' : 'le premier'} ${one}`
    case 'second':
      return `${female ? 'la seconde' : 'le second'} ${one}`
    case 'aucun':
      return `${female ? 'aucune' : 'aucun'} ${one}`
    case 'autre':
      return `${female ? 'une autre' : 'un autre'} ${one}`
    case 'e':
      return `${female ? 'e' : ''}${plural ? 's' : ''}`
    case 's':
      return plural ? 's' : ''
    case 'f':
      return female ? 'e' : ''
    case 'est':
      return plural ? 'sont' : 'est'
    case 'sg':
      return quoted ? words : join(female ? 'la' : 'le', one)
    case 'nest':
      return plural ? 'ne sont' : "n'est"
    case 'nt':
      return plural ? 'nt' : ''
    case 'il':
      return `${female ? 'elle' : 'il'}${plural ? 's' : ''}`
    case 'low':
      return /^(?:\p{Lu}{2}|[«"“])/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
    case 'seul':
      return female ? 'une seule' : 'un seul'
    case 'inf':
      return infinitiveOf(words)
    case 'not': {
      const denied = romanceContrary(words, 'fr').replace(/\.$/, '')
      return denied === '' ? undefined : denied.charAt(0).toLowerCase() + denied.slice(1)
    }
    default:
      return undefined
  }
}

/** "de le" is "du", "que il" is "qu'il": what runs together once the slots are filled; quoted texts stay as they are. */
export function runTogether(text: string): string {
  return text
    .split(/(«[^»]*»|“[^”]*”|"[^"]*")/u)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/(?<!\p{L})(d|D)e les? (?=\p{L}|$|«)/gu, (found, letter: string) =>
              /les/u.test(found) ? `${letter}es ` : `${letter}u `,
            )
            .replace(/(?<!\p{L})de les? $/u, (found) => (/les/u.test(found) ? 'des ' : 'du '))
            .replace(/(?<!\p{L})(à|À) les? (?=\p{L}|$)/gu, (found) => (/les/u.test(found) ? 'aux ' : 'au '))
            .replace(/(?<!\p{L})(d|D|qu|Qu|jusqu|lorsqu)e (?=[aeiouéèêâîôœ]|y )(?!(?:un |onz|oui|[«"“]))/gu, "$1'")
            .replace(/(?<!\p{L})(d|qu)e (?=une? )/gu, "$1'")
            .replace(/(?<!\p{L})(s)i (?=ils? )/gu, "$1'")
            .replace(/(?<![\d.,]|\d )1 (caractère|chiffre|photo|fichier|article|ligne|lettre)s(?!\p{L})/gu, '1 $1')
            .replace(/([Jj]usqu['’])à (?=\d{2}\/\d{2}\/\d{4}, )/gu, '$1au ')
            .replace(
              /(?<!\p{L})(à |sur |entre |et |)(\d{2}\/\d{2}\/\d{4}), (\d{2}:\d{2}(?::\d{2})?)/gu,
              (_, before: string, day: string, time: string) =>
                `${before === 'à ' ? 'le ' : before === '' ? '' : `${before}le `}${day} à ${time}`,
            ),
    )
    .join('')
}
