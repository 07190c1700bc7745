import type { CasePattern } from '../pattern.ts'
import { resultOf } from './acts.ts'
import { actIn } from './clauses.ts'
import { bare, capital, event, hard, limit, plainEnd, state } from './condition-parts.ts'
import { group, shows } from './words.ts'

const when =
  "(?:(?:Si|Lorsque|Quand|Dès que|Une fois que|Après que|À chaque fois que|Chaque fois que|Dans le cas où|Au cas où|Tant que|Aussitôt que) |S'(?=ils? )|(?:Lorsqu|Dès qu|Une fois qu|Tant qu|Après qu)')"
const condition = `${when}(?<clause>[^;()]{4,140}?)`
/** How an outcome begins, so that a comma inside of the condition is not mistaken for its end. */
const begins =
  "(?:alors |automatiquement )?(?:(?:le|la|les|un|une|des|son|sa|ses|leurs?|ce|cette|cet|ces|aucune?|chaque|tout|toute|tous|toutes|seule?s?|il|elle|ils|elles|on|rien|personne|celui-ci|celle-ci|nous|deux|trois|plus) |l'|s'|n'|[«\"])"
const outcome = `<rest=${begins}[^;()]{3,200}?>`

/** The same words behind the outcome. */
const then = `(?<rest>${begins.replace('(?:le|', '(?:Le|La|Les|Un|Une|Des|Son|Sa|Aucune?|Chaque|Tout|Toute|Ce|Cette|On|Il|le|').replace("|l'|", "|L'|l'|")}[^;(),]{3,120}?)`

const atLimit: CasePattern = {
  title: ['{thing} à {before} puis à {after} : effet à {after} seulement', 'Effet à {after}, pas encore à {before}'],
  type: 'Boundary',
  steps: [
    'Amener à cette valeur : {thing} | {before} | {unseen}.',
    'Amener à cette valeur : {thing} | {after} | {seen}.',
  ],
}
const done: CasePattern = {
  title: ['{short} : {seen}', '{seen}', 'Effet prévu après : {short}', 'Effet de cette action'],
  steps: ['{do} | | {seen}.'],
}
const holds: CasePattern = {
  title: ['{state} : {seen}', '{seen}', 'Avec et sans la condition : {state}', 'Avec et sans la condition'],
  technique: 'Decision table',
  given: ['Deux cas sont prêts. Premier cas : {state:low}.', 'Second cas : {other:low}.'],
  steps: ['Ouvrir le premier cas | | {seen}.', 'Ouvrir le second cas | | {unseen}.'],
}

/** "If X, Y" in all its forms; the patterns of other groups come first. */
export const conditions = group(
  "si |s'|lorsqu|quand|dès |une fois|après|chaque fois|cas où|tant qu|aussitôt|en cas|sauf",
  [
    {
      said: `${condition}, ${shows}`,
      example: "Si le stock dépasse 500 unités, le message « Entrepôt plein » s'affiche.",
      cases: [
        {
          title: [
            '{thing} à {before} puis à {after} : {message}',
            '{message} à {after}, pas à {before}',
            'Message à {after}, pas à {before}',
          ],
          type: 'Boundary',
          steps: [
            "Amener à cette valeur : {thing} | {before} | {message} ne s'affiche pas.",
            "Amener à cette valeur : {thing} | {after} | {message} s'affiche.",
          ],
        },
      ],
      derive: (slots) => limit({ ...slots, words: new Map([...slots.words, ['rest', 'le message est affiché']]) }),
    },
    {
      said: `${condition}, (?<word3>(?:il|elle|ils|elles|on|(?:le|la|les|l'|un|une|cet|cette|ce) ?[^,;:()]{2,40}?)) (?:peut|peuvent) (?<word>(?:s'|se )?\\p{L}{2,18}(?:er|ir|re)(?: [^;()]{2,90}?)?)`,
      example: "Si aucune place n'est disponible, l'utilisateur peut s'inscrire sur la liste d'attente.",
      cases: [
        {
          title: ['{state} : {word}', 'Possible dans ce cas : {word}', 'Possible dans ce cas'],
          given: ['{state}.'],
          steps: ['{word} | | {seen}'],
        },
      ],
      derive: (slots) => {
        const clause = slots.words.get('clause') ?? ''
        return hard(clause) || actIn(clause) !== undefined
          ? undefined
          : {
              state: capital(clause),
              seen:
                resultOf(slots.words.get('word') ?? '') ??
                "C'est accepté ; le résultat est toujours affiché après rechargement.",
            }
      },
    },
    {
      said: `${condition}, ${outcome}`,
      example: "Si le taux d'humidité dépasse 70 %, la ventilation est mise en marche.",
      cases: [atLimit],
      derive: limit,
    },
    {
      said: `${condition}, ${shows}`,
      example: "Lorsque l'agent valide un dossier incomplet, le message « Pièces manquantes » s'affiche.",
      cases: [
        {
          title: ['{short} : {message}', 'Message prévu : {message}', 'Le message prévu est affiché'],
          steps: ["{do} | | {message} s'affiche."],
        },
      ],
      derive: event,
    },
    {
      said: `${condition}, ${shows}`,
      example: "Si le service de paiement est indisponible, le message « Réessayez plus tard » s'affiche.",
      cases: [
        {
          title: ['{message} : seulement dans le cas prévu', 'Le message prévu, seulement dans le cas prévu'],
          type: 'Negative',
          technique: 'Decision table',
          given: ['Deux cas sont prêts. Premier cas : {state:low}.', 'Second cas : {other:low}.'],
          steps: [
            "Faire l'action concernée dans le premier cas | | {message} s'affiche.",
            "Faire l'action concernée dans le second cas | | {message} ne s'affiche pas.",
          ],
        },
      ],
      derive: state,
    },
    {
      said: `${condition}, ${outcome}`,
      example: 'Lorsque le médecin signe le compte rendu, le compte rendu est verrouillé.',
      cases: [done],
      derive: event,
    },
    {
      said: `${condition}, ${outcome}`,
      example: 'Si le panier est vide, le bouton « Commander » est désactivé.',
      cases: [holds],
      derive: state,
    },
    {
      said: `${then} (?:(?:si|lorsque|quand|dès que|une fois que|à chaque fois que|chaque fois que|après que) |s'(?=ils? )|lorsqu'|dès qu'|une fois qu')(?<clause>[^;()]{4,140}?)`,
      example: 'Le stock est diminué quand le vendeur valide la vente.',
      cases: [done],
      derive: event,
    },
    {
      said: `${then} (?:(?:si|lorsque|quand|tant que|uniquement si|seulement si|seulement quand|uniquement lorsque) |s'(?=ils? )|lorsqu'|tant qu')(?<clause>[^;()]{4,140}?)`,
      example: 'Le champ « SIRET » est affiché si le client est une entreprise.',
      cases: [holds],
      derive: state,
    },
    {
      said: `${condition}, ${outcome}`,
      example: "Si le client n'a aucune carte enregistrée, le formulaire de paiement demande les données de la carte.",
      cases: [
        {
          title: ['{seen}', 'Effet prévu dans ce cas : {state}', 'Effet prévu dans ce cas'],
          given: ['{state}.'],
          steps: ["Ouvrir l'écran concerné | | {seen}."],
        },
      ],
      derive: bare,
    },
    {
      said: `En cas (?:de |d')(?<clause>[^,;:()]{3,80}?), ${outcome}`,
      example: 'En cas de refus du paiement, la place est remise en vente.',
      cases: [
        {
          title: ['{clause} : {seen}', '{seen}', 'Effet prévu : {clause}', 'Effet prévu dans ce cas'],
          technique: 'Error guessing',
          given: ['Tout est prêt pour provoquer ce cas : {clause}.'],
          steps: ['Provoquer le cas prévu | {clause} | {seen}.'],
        },
      ],
      derive: ({ words }) => ({ seen: capital(plainEnd(words.get('rest') ?? '')) }),
    },
  ],
)
