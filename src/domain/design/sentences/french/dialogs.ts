import type { CasePattern } from '../pattern.ts'
import { group, must, shows } from './words.ts'

const asked =
  "(?:une (?:boîte de dialogue|fenêtre|pop-up|modale|demande de confirmation|confirmation|fenêtre de confirmation|boîte de confirmation|fenêtre modale)(?: (?:demande|réclame) (?:une |la )?confirmation| de confirmation| (?:est demandée|s'affiche|apparaît|s'ouvre|est affichée|est requise|est exigée))*|(?:l'utilisateur|le système|l'application|on|il|\\p{L}+ \\p{L}+) (?:doit confirmer|demande(?: une)? confirmation|demande une confirmation)(?: (?:sa|son|le|la) [^,;:]{3,30})?)"
const confirm: CasePattern = {
  title: ['{act} : seulement après confirmation', 'Seulement après confirmation'],
  technique: 'Decision table',
  given: ['Deux éléments concernés existent : « Kestrel » et « Milan ».'],
  steps: [
    "Choisir l'action pour « Kestrel » : {act} | Kestrel | Une confirmation est demandée ; rien n'est encore fait.",
    'Renoncer à la confirmation | | « Kestrel » est inchangé, aussi après rechargement.',
    "Choisir l'action pour « Milan » : {act} | Milan | Une confirmation est demandée.",
    "Confirmer | | L'action est faite pour « Milan » ; elle l'est toujours après rechargement.",
  ],
}

/** What is asked before something is done, and what buttons do. */
export const dialogs = group(
  'confirm|dialogue|fenêtre|pop-up|modale|quitte|non enregistré|cli[cq]|appuie|appui|bouton|avertissement',
  [
    {
      said: `(?:Avant|Lors de|En cas de) (?:toute |la |le |l'|une |un |de |d')?(?<word1>[^,;:()]{3,60}?),? ${asked}`,
      example: 'Avant la suppression, une boîte de dialogue demande confirmation.',
      cases: [confirm],
      derive: ({ words }) => ({ act: words.get('word1') ?? '' }),
    },
    {
      said: `(?:Une (?:demande de )?confirmation|Une (?:boîte de dialogue|fenêtre) de confirmation) (?:est (?:demandée|requise|exigée|affichée)|s'affiche|apparaît|s'ouvre) (?:avant (?:toute |la |le |l'|de |d'|chaque )?|lors de (?:la |l'|toute )?)(?<word1>[^,;:()]{3,60}?)`,
      example: 'Une confirmation est demandée avant de supprimer un dossier.',
      cases: [confirm],
      derive: ({ words }) => ({ act: words.get('word1') ?? '' }),
    },
    {
      said: `(?<thing>(?:La |Le |L'|Toute )\\p{L}[^,;:()]{3,40}?) ${must} être confirmée? (?:en saisissant|en tapant|par la saisie d[eu]|en recopiant) (?<place>(?:le |la |l'|son |sa |un |une )?[^,;:()]{3,50}?)`,
      example: 'La suppression doit être confirmée en saisissant le nom du projet.',
      cases: [
        {
          title: ['{thing:bare} : seulement avec la bonne saisie ({place})', 'Seulement avec la bonne saisie'],
          type: 'Negative',
          given: ['Un élément nommé « Kestrel » existe.'],
          steps: [
            'Tenter de confirmer sans rien saisir | Champ vide | La confirmation est impossible ; « Kestrel » existe toujours.',
            'Tenter de confirmer avec une autre saisie ({place}) | Kestre | La confirmation est impossible ; « Kestrel » existe toujours.',
            "Confirmer avec la bonne saisie ({place}) | Kestrel | L'action est faite ; elle l'est toujours après rechargement.",
          ],
        },
      ],
    },
    {
      said: `(?:La |Le |L'|Toute |Chaque )(?<word1>\\p{L}[^,;:()]{3,50}?) (?:${must} être confirmée?|demande une confirmation|nécessite une confirmation|exige une confirmation|requiert une confirmation)(?: (?:dans|par) [^,;:()]{3,40})?`,
      example: "La suppression d'un compte doit être confirmée.",
      cases: [confirm],
      derive: ({ words }) => ({ act: words.get('word1') ?? '' }),
    },
    {
      said: `(?:Si|Quand|Lorsque|Lorsqu') ?(?:l'utilisateur|on|l'on|l'utilisatrice|le \\p{L}+|la \\p{L}+|l'\\p{L}+) (?:quitte|ferme|change de|abandonne) (?:la |le |l'|un |une )?(?<place>[^,;:()]{2,40}?) (?:sans (?:enregistrer|sauvegarder|valider)[^,;:]{0,30}|avec des modifications non enregistrées|alors que [^,;:]{3,60}),? (?<rest>[^;()]{4,140}?)`,
      example: "Si l'utilisateur quitte la page sans enregistrer, un avertissement s'affiche.",
      cases: [
        {
          title: ['Sortie sans enregistrer : avertissement seulement en cas de changement'],
          technique: 'Decision table',
          steps: [
            "Modifier une valeur sans enregistrer | Essai 1 | La nouvelle valeur est affichée à l'écran.",
            "Quitter l'écran ({place}) | | {rest}.",
            "Renoncer à quitter | | La valeur « Essai 1 » est toujours à l'écran.",
            'Enregistrer | | « Essai 1 » est affiché après rechargement.',
            "Quitter l'écran ({place}) | Aucun changement en attente | Aucun avertissement ne s'affiche.",
          ],
          assume: ["L'avertissement permet de rester sur l'écran."],
        },
      ],
      derive: ({ words }) =>
        /avertissement|confirmation|message|alerte|prévenu|«/iu.test(words.get('rest') ?? '') ? {} : undefined,
    },
    {
      said: `(?:Un clic|Un appui|Le clic|L'appui|Cliquer|Appuyer) sur (?:le bouton |l'icône |le lien |la touche )?(?<label>«[^»]{1,50}»|"[^"]{1,50}"|(?:le|la|les|un|une|l') ?[^,;:()]{2,40}?) (?:permet d(?:e |')(?<clause>[^;:()]{3,120}?)|(?<rest>(?:ouvre|affiche|ferme|lance|supprime|enregistre|envoie|annule|vide|ajoute|déclenche|remet|ramène|télécharge|copie|masque|efface|démarre|valide|crée|active|désactive|imprime|réinitialise) [^;:()]{3,120}?))`,
      example: 'Un clic sur « Réinitialiser » efface tous les filtres.',
      cases: [
        {
          title: ['{label} : {result}', 'Effet de {label}', 'Effet du bouton'],
          steps: ['Cliquer sur {label} | | {seen}'],
        },
      ],
      derive: ({ words }) => {
        const rest = words.get('rest')
        const clause = words.get('clause')
        if (rest === undefined)
          return clause === undefined
            ? undefined
            : { result: clause, seen: `Il est alors possible de faire ceci : ${clause}.` }
        return { result: rest, seen: seenAfter(rest) }
      },
    },
    {
      said: `(?:Si|Quand|Lorsque|Lorsqu') ?(?:l'utilisateur|on|l'on|l'utilisatrice|le \\p{L}+|la \\p{L}+|l'\\p{L}+) (?:clique|appuie) sur (?:le bouton |l'icône |le lien )?(?<label>«[^»]{1,50}»|"[^"]{1,50}"),? ${shows}`,
      example: "Lorsque l'utilisateur clique sur « Valider », le message « Commande enregistrée » s'affiche.",
      cases: [
        {
          title: ["{label} : {message} s'affiche", "Le message prévu s'affiche après {label}"],
          given: ['Tout ce qui est demandé est rempli.'],
          steps: ["Cliquer sur {label} | | {message} s'affiche."],
        },
      ],
    },
  ],
)

/** "efface tous les filtres" as what is seen afterwards. */
function seenAfter(rest: string): string {
  const [verb = '', ...others] = rest.split(' ')
  const object = others.join(' ')
  const shown = object.charAt(0).toUpperCase() + object.slice(1)
  if (/^(?:efface|supprime|vide|masque|annule|ferme)$/u.test(verb)) return `N'est plus affiché : ${object}.`
  if (/^(?:ouvre|affiche)$/u.test(verb)) return `S'affiche : ${object}.`
  return /^(?:télécharge)$/u.test(verb)
    ? `${shown} : le fichier est téléchargé et s'ouvre.`
    : `Résultat visible à l'écran, puis après rechargement : ${verb} ${object}.`
}
