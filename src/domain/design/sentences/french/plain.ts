import type { CasePattern } from '../pattern.ts'
import { resultOf } from './acts.ts'
import { actIn } from './clauses.ts'
import { infinitiveOf } from './french-forms.ts'
import { act, group, must, thing, who } from './words.ts'

const low = (text: string): string =>
  /^(?:[«"“]|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
const list = '<list=[^;()]{3,180}?>'
const shownCase: CasePattern = {
  title: ['{thing:bare} : {rest}', 'Contenu affiché : {thing:bare}', 'Contenu affiché'],
  given: ['Les données correspondantes sont connues du testeur.'],
  steps: ['Ouvrir {thing:le} | | On y trouve, avec les valeurs connues : {rest}.'],
}

/** Declarative sentences that no pattern with a closer meaning knows. */
export const plain = group('\\p{L}', [
  {
    said: `${thing()} (?:comporte|contient|comprend|affiche|présente|propose|demande) (?:les champs|les rubriques|les colonnes|les onglets|les sections|les boutons|les informations|les données|les éléments)(?: suivante?s?)? ?:? ?${list}`,
    example: 'Le formulaire de contact comporte les champs nom, e-mail, sujet et message.',
    cases: [
      {
        title: [
          '{thing:bare} : {list}',
          '{thing:bare} : exactement les éléments prévus',
          'Exactement les éléments prévus',
        ],
        steps: ['Ouvrir {thing:le} | | On y trouve exactement ceci : {list}.'],
      },
    ],
  },
  {
    said: `${thing()} (?:apparaît|apparaissent|s'affiche(?:nt)?|se charge(?:nt)?|s'ouvre(?:nt)?|répond(?:ent)?|(?:est|sont) (?:affichée?s?|chargée?s?|disponibles?|ouverte?s?|générée?s?|renvoyée?s?|prête?s?)|${must} (?:s'afficher|se charger|s'ouvrir|répondre|apparaître|être (?:affichée?s?|chargée?s?|disponibles?))) en (?:moins de |au plus |au maximum )?(?<span>\\d{1,3}(?:,\\d)? (?:secondes?|ms|millisecondes|minutes?))`,
    example: 'Les résultats de la recherche apparaissent en moins de 2 secondes.',
    cases: [
      {
        title: ['{thing:bare} : {span} au plus, mesuré trois fois', '{span} au plus, mesuré trois fois'],
        given: ["Un chronomètre est prêt ; le réseau et la quantité de données sont ceux de l'usage habituel."],
        steps: [
          "Demander trois fois {thing:le}, en chronométrant jusqu'à l'affichage complet | Trois mesures | La plus longue des trois mesures est de {span} au plus.",
        ],
        assume: ['Les conditions de la mesure (réseau, volume de données) ne sont pas fixées par le ticket.'],
      },
    ],
  },
  {
    said: `${thing()} (?:est|sont|reste|restent|devient|deviennent) (?:(?:accessibles?|consultables?|visibles?|disponibles?|affichée?s?) )?(?:uniquement |seulement )?en lecture seule`,
    example: 'Un dossier archivé est accessible en lecture seule.',
    cases: [
      {
        title: ['{thing:le} : lecture possible, modification impossible', 'Lecture possible, modification impossible'],
        type: 'Negative',
        given: ['{thing:un} est prêt{thing:f}.'],
        steps: [
          'Ouvrir {thing:le} | | Ses données sont affichées.',
          'Tenter de modifier une valeur | Essai 2 | Aucun champ ne peut être modifié.',
          "Ouvrir directement l'adresse de modification | | L'accès est refusé ; les données sont inchangées.",
        ],
      },
    ],
  },
  {
    said: `(?:Le bouton |L'icône |Le lien |L'onglet |La touche |Le menu )(?<label>«[^»]{1,50}»|"[^"]{1,50}"|\\p{L}[^,;:()]{2,30}?) (?:permet d(?:e |')(?<clause>[^;:()]{3,120}?)|(?<rest>(?:ouvre|affiche|ferme|lance|supprime|enregistre|envoie|annule|vide|ajoute|déclenche|remet|ramène|télécharge|copie|masque|efface|démarre|valide|crée|active|désactive|imprime|réinitialise|duplique|rétablit|renvoie|mène|redirige) [^;:()]{3,140}?))`,
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
      infinitiveOf(words.get('done') ?? '') === undefined
        ? undefined
        : { state: (words.get('done') ?? '').replace(/s$/u, '') },
  },
  {
    said: `${thing()} (?:est|sont) (?:mise?s? à jour|actualisée?s?|rafraîchie?s?|synchronisée?s?|recalculée?s?) (?:en temps réel|immédiatement|instantanément|aussitôt|en direct|sans rechargement(?: de la page)?)`,
    example: 'Le nombre de places restantes est mis à jour en temps réel.',
    cases: [
      {
        title: ['{thing:bare} : nouvelle valeur sans recharger la page', 'Nouvelle valeur sans recharger la page'],
        given: ['La même donnée est affichée sur deux postes : {thing:bare}.'],
        steps: [
          'Provoquer un changement sur le poste 1 ({thing:bare}) | Poste 1 | La nouvelle valeur est affichée sur le poste 1.',
          'Lire la valeur sur le poste 2, sans recharger la page | Poste 2 | La même nouvelle valeur y est affichée.',
        ],
        assume: [
          '« En temps réel » est lu ainsi : sans rechargement, au bout de quelques secondes.'.replace(
            'quelques',
            'cinq',
          ),
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:n'est pas|ne sont pas|est in|sont in) ?sensibles? (?:à la casse|aux majuscules)|${thing('field')} ne (?:tient|tiennent) pas compte (?:de la casse|des majuscules)`,
    example: "L'identifiant n'est pas sensible à la casse.",
    cases: [
      {
        title: [
          '{one:bare} : « kestrel42 » et « KESTREL42 » équivalents',
          '« kestrel42 » et « KESTREL42 » équivalents',
        ],
        given: ['La valeur enregistrée est kestrel42 ({one:bare}).'],
        steps: [
          'Saisir la valeur telle quelle | kestrel42 | Elle est reconnue.',
          'Saisir la valeur en majuscules | {typed} | Elle est reconnue de la même manière.',
        ],
      },
    ],
    derive: ({ words }) => ({ one: words.get('thing') ?? words.get('field') ?? '', typed: 'KESTREL42' }),
  },
  {
    said: `(?:Pour chaque|Pour chacune? des?|À chaque|Lors de chaque) (?<place>[^,;:()]{2,40}?), ${who.replace('(?:(?:Le|La', '(?:(?:le|la|Le|La').replace("|L')", "|l'|L')")} (?<word>saisit|indique|renseigne|précise|note|déclare|enregistre) ${list}`,
    example: "Pour chaque intervention, le technicien saisit l'heure de début et l'heure de fin.",
    cases: [
      {
        title: ['{place} : {list}', 'Données saisies pour chaque élément'],
        given: ['Session ouverte en tant que {who:role} ; un élément est prêt ({place}).'],
        steps: [
          'Enregistrer une valeur reconnaissable pour ceci : {item} | {item} : valeur notée | La valeur notée est affichée après rechargement.',
          "Ouvrir un autre élément du même type | | Aucune de ces valeurs n'y figure.",
        ],
      },
    ],
  },
  {
    said: `${who} ${must} ${act()} (?:avant de|avant d'|pour pouvoir|pour|afin de) ?(?<word>(?:s'|se )?\\p{L}{2,18}(?:er|ir|re)(?: [^,;:()]{2,70}?)?)`,
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
    said: `Aucune? (?<thing>\\p{L}[^,;:()\\d]{2,40}?) ne (?:peut|doit) (?:plus )?être (?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|aite?s?))(?: (?<place>(?:après|avant|sans|pendant|lors|dans|sur|par) [^,;:()]{3,60}?))?`,
    example: 'Aucune facture ne peut être supprimée après son envoi.',
    cases: [
      {
        title: ['{thing:one} : impossible de {done:inf} {where}', 'Impossible de {done:inf}'],
        type: 'Negative',
        given: ['{thing:un} est prêt{thing:f} {where}.'],
        steps: [
          "Tenter de {done:inf} {thing:sg} | | Ce n'est pas possible : l'action n'est pas proposée ou elle est refusée.",
          'Recharger la page | | {thing:sg} est inchangé{thing:f}.',
        ],
      },
    ],
    derive: ({ words }) =>
      /^(?:avant|sans)/u.test(words.get('place') ?? '')
        ? { where: `(cas : ${words.get('place') ?? ''})` }
        : { where: words.get('place') === undefined ? ' ' : `(${words.get('place') ?? ''})` },
  },
  {
    said: `(?:Le système|L'application|Le logiciel|La plateforme|Le site|L'outil|Le portail) (?:${must} )?(?:enregistrer?|conserver?|mémoriser?|noter?|tracer?|consigner?|historiser?|journaliser?) (?<list>(?:le|la|les|l'|un|une|chaque) ?[^;()]{3,120}?)(?: (?:de|pour|à) (?:chaque|toute?s?|tous) (?<place>[^,;:()]{3,50}?))?`,
    example: "Le système doit enregistrer la date et l'heure de chaque passage au péage.",
    cases: [
      {
        title: ['Enregistré : {list}', 'Données enregistrées à chaque fois'],
        steps: [
          "Provoquer un cas, en notant l'heure ainsi que les valeurs ({event}) | Valeurs notées | Le cas est enregistré.",
          "Ouvrir l'enregistrement, à l'endroit de cette donnée : {item} | {item} | La valeur notée y figure.",
        ],
      },
    ],
    derive: ({ words }) => ({ event: words.get('place') ?? 'cas ordinaire' }),
  },
  {
    said: `(?<thing>(?:L'accès|La connexion|L'inscription|La réservation|Le paiement|La validation|L'activation|La publication|La location|L'adhésion|L'emprunt|La création|La participation|La suppression|La modification)(?: [^,;:()]{2,50}?)?) (?:nécessite|requiert|exige|demande|suppose) (?<rest>(?:le|la|les|l'|un|une|son|sa|au moins) ?[^;()]{3,100}?)`,
    example: "L'accès à l'espace famille nécessite une double authentification.",
    cases: [
      {
        title: ['{thing:bare} : refus sans {rest}', 'Refus sans ce qui est exigé'],
        type: 'Negative',
        technique: 'Decision table',
        given: ['Deux cas sont prêts : dans le premier, il manque ceci : {rest} ; dans le second, rien ne manque.'],
        steps: [
          "Essayer dans le premier cas ({thing:bare}) | Sans {rest} | C'est refusé ; rien n'a changé.",
          "Essayer dans le second cas ({thing:bare}) | Avec {rest} | C'est accepté.",
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:permet|permettent|doit permettre|doivent permettre) (?:aux? [^,;:()]{3,40}? |à l'utilisateur |à la [^,;:()]{3,30}? )?(?:de |d')${act('clause', 120)}`,
    example: 'La page « Profil » permet de modifier son adresse.',
    cases: [
      {
        title: ['{thing:bare} : {clause}', 'Action possible : {clause}', 'Action possible'],
        given: ['{thing:le} {thing:est} ouvert{thing:e}.'],
        steps: ['{clause} | | {seen}'],
      },
    ],
    derive: ({ words }) => {
      const clause = words.get('clause') ?? ''
      const seen = /\d|lorsque|quand| si | sauf | jusqu/u.test(clause) ? undefined : resultOf(clause)
      return seen === undefined ? undefined : { seen }
    },
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
