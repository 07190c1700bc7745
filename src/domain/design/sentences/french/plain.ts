import type { CasePattern } from '../pattern.ts'
import { resultOf } from './acts.ts'
import { actIn } from './clauses.ts'
import { infinitiveOf } from './french-forms.ts'
import { act, group, must, thing, who } from './words.ts'

const low = (text: string): string =>
  /^(?:[«"“]|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
const shownCase: CasePattern = {
  title: ['{thing:bare} : {rest}', 'Contenu affiché : {thing:bare}', 'Contenu affiché'],
  given: ['Les données correspondantes sont connues du testeur.'],
  steps: ['Ouvrir {thing:le} | | On y trouve, avec les valeurs connues : {rest}.'],
}

/** Declarative sentences that no pattern with a closer meaning knows. */
export const plain = group('\\p{L}', [
  {
    said: `(?:Le bouton |L'icône |Le lien |L'onglet |La touche |Le menu )(?<label>«[^»]{1,50}»|"[^"]{1,50}"|(?!d['e’])\\p{L}[^,;:()]{2,30}?) (?:permet d(?:e |')(?<clause>[^;:()]{3,120}?)|(?<rest>(?:ouvre|affiche|ferme|lance|supprime|enregistre|envoie|annule|vide|ajoute|déclenche|remet|ramène|télécharge|copie|masque|efface|démarre|valide|crée|active|désactive|imprime|réinitialise|duplique|rétablit|renvoie|mène|redirige) [^;:()]{3,140}?))`,
    example: 'Le bouton « Annuler » ferme la fenêtre sans enregistrer les modifications.',
    cases: [
      {
        title: ['{label} : {result}', 'Effet de {label}', 'Effet du bouton'],
        given: [
          'Un cas où {label} est affiché est ouvert, avec une modification reconnaissable (Essai 2 au lieu de Essai 1).',
        ],
        steps: ['Cliquer sur {label} | | {seen}'],
      },
    ],
    derive: ({ words }) => {
      const rest = words.get('rest')
      if (rest === undefined) {
        const clause = words.get('clause') ?? ''
        const seen = resultOf(clause)
        return seen === undefined ? undefined : { result: clause, seen: `Il est proposé de ${clause}. ${seen}` }
      }
      const [object = '', without] = rest.replace(/^\p{L}+ /u, '').split(/ sans (?:enregistrer|sauvegarder) /u)
      const verb = rest.split(' ')[0] ?? ''
      const gone = /^(?:ferme|supprime|vide|masque|efface|annule)$/u.test(verb)
      const first = gone ? `N'est plus affiché : ${object}` : `Effet visible : ${verb} ${object}`
      return {
        result: rest,
        seen: without === undefined ? `${first}.` : `${first} ; à la réouverture, « Essai 1 » est toujours affiché.`,
      }
    },
  },
  {
    said: `${thing()} (?:est|sont) (?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?)) (?:uniquement |seulement )?après (?<place>(?:la |le |l'|une |un |son |sa )?\\p{L}[^,;:()\\d]{3,60}?)`,
    example: 'Les avis sont publiés après modération.',
    cases: [
      {
        title: ['{thing:one} : {state} seulement après ceci : {place}', 'Pas avant, seulement après ({place})'],
        technique: 'State transition',
        given: ['{thing:un} est prêt{thing:f} ; étape à venir : {place}.'],
        steps: [
          "Ouvrir l'endroit où le résultat serait visible | Avant | {thing:sg} n'est pas encore {state}.",
          "Faire le nécessaire : {place} | | C'est accepté.",
          'Ouvrir de nouveau cet endroit | Après | {thing:sg} est {state}.',
        ],
      },
    ],
    derive: ({ words }) =>
      // What is kept was there before.
      infinitiveOf(words.get('done') ?? '') === undefined ||
      /^(?:gard|conserv|mainten|mémoris)/u.test(words.get('done') ?? '')
        ? undefined
        : { state: (words.get('done') ?? '').replace(/s$/u, '') },
  },
  {
    said: `${who} ${must} (?!(?:être|avoir) )${act()} (?:avant de|avant d'|pour pouvoir|pour|afin de) ?(?<word>(?:s'|se )?\\p{L}{2,18}(?:er|ir|re)(?: [^,;:()]{2,70}?)?)`,
    example: 'Le client doit accepter les conditions générales avant de payer.',
    cases: [
      {
        title: ['Sans {clause} : impossible de {word}', 'Étape obligatoire : {clause}', 'Étape obligatoire'],
        type: 'Negative',
        given: ["Session ouverte en tant que {who:role} ; l'étape suivante n'est pas faite : {clause}."],
        steps: [
          'Tenter de {word} tout de suite | Étape non faite | {beyond}',
          "{clause} | | C'est accepté.",
          "Tenter de nouveau de {word} | Étape faite | C'est accepté.",
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:affiche|affichent|indique|indiquent|présente|présentent|contient|contiennent|comporte|comportent|comprend|comprennent|mentionne|mentionnent|montre|montrent|récapitule|détaille|rappelle|liste) (?<rest>(?:le|la|les|l'|un|une|des|son|sa|ses|leurs?|au moins|toutes?|tous|pour chaque|uniquement|[«"]) ?[^;()]{3,180}?)`,
    example: 'La fiche du patient affiche ses allergies en haut de page.',
    cases: [shownCase],
    derive: ({ words }) => (/\d|lorsque|quand| si | sauf /u.test(words.get('rest') ?? '') ? undefined : {}),
  },
  {
    said: `(?<clause>(?:Le|La|Les|Un|Une|Chaque|L') ?\\p{L}[^;:()«»\\d]{6,140}?)`,
    example: 'Le technicien saisit le relevé du compteur.',
    cases: [
      {
        title: ['{short}', 'Action du rôle : {role}', 'Action du rôle prévu'],
        given: ['Session ouverte en tant que {role:role}.'],
        steps: ['{short} | | {seen}'],
      },
    ],
    derive: ({ words }) => {
      const clause = words.get('clause') ?? ''
      if (
        /(?<!\p{L})(?:si|sauf|tant|avant|après|jusqu|quand|lorsque|maximum|plus|moins|que|ne|toujours|jamais|automatiquement)(?!\p{L})|, /iu.test(
          clause,
        )
      )
        return undefined
      const found = actIn(low(clause))
      const seen = found?.who === undefined ? undefined : resultOf(found.act)
      return found?.who === undefined || seen === undefined ? undefined : { short: found.act, role: found.who, seen }
    },
  },
])
