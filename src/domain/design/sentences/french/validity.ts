import type { CasePattern } from '../pattern.ts'
import { act, group, thing, who } from './words.ts'

const two = 'Deux exemplaires non utilisés sont prêts, tous deux créés le {start} : {thing:one}.'
const expires: CasePattern = {
  title: ['{thing:one} : bon à {span:in}, expiré à {span:out}', 'Valable à {span:in}, plus à {span:out}'],
  type: 'Boundary',
  given: [two],
  steps: [
    "Utiliser le premier exemplaire | {span:in} | Il fonctionne : l'action prévue aboutit.",
    'Utiliser le second exemplaire | {span:out} | {beyond}',
  ],
}
const since =
  "(?: (?:après|à compter de|à partir de|suivant|depuis|à dater de) (?<place>(?:le|la|l'|son|sa|leur|du|de la) ?[^,;:()]{2,50}?))?"

/** How long something is valid, and when a session ends. */
export const validity = group(
  'valable|valid|expir|inactivité|utilisable|péri|durée|reste actif|restent actifs|session|doit être|doivent être|est à |non |sans |en attente|impay|délai|pendant|dans les|sous |dans un délai|durant|en moins de|au plus tard|après|au bout',
  [
    {
      said: `${thing()} (?:expire|expirent|périme|périment|cesse d'être valable|n'est plus valable|n'est plus valide|devient invalide|ne peut plus être utilisée?|est invalidée?)(?: automatiquement)? (?:après|au bout de) <span>`,
      example: 'Le code reçu par SMS expire au bout de 10 minutes.',
      cases: [expires],
    },
    {
      said: `(?<thing>(?:Une|Un|Toute|Tout|Les|La|Le) [^,;:()\\d]{2,40}?) non (?<word>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?)) (?:sous|dans les|dans un délai de|après|au bout de|en) <span>(?<place> (?:après|suivant|à compter de|depuis) [^,;:()]{3,40}?)? (?<rest>(?:est|sont|passe|passent|expire|expirent|redevient|revient) ?[^;()]{0,120}?)`,
      example: 'Une place non confirmée sous 48 heures est proposée à la personne suivante.',
      cases: [
        {
          title: ['{thing:one} : rien à {span:in}, effet à {span:out}', 'Rien à {span:in}, effet à {span:out}'],
          type: 'Boundary',
          given: ['{thing:un} est prêt{thing:f} depuis le {start}, non {word}.'],
          steps: [
            "Régler l'horloge de l'environnement de test juste avant la limite | {span:in} | Rien n'a encore changé pour {thing:le}.",
            "Régler l'horloge de l'environnement de test juste après la limite | {span:out} | {thing:le} {rest}.",
          ],
        },
        {
          title: ["{thing:one} {word} à temps : pas d'effet", "Fait à temps : pas d'effet"],
          given: ["{thing:un} est prêt{thing:f} depuis le {start} ; l'action attendue a été faite à temps ({word})."],
          steps: [
            "Régler l'horloge de l'environnement de test après la limite | {span:out} | L'état d'avant est conservé : {thing:le} reste {word}.",
          ],
        },
      ],
    },
    {
      said: `(?<thing>(?:Une|Un|Toute|Tout|Les|La|Le) [^,;:()\\d]{2,40}?) (?<word>(?:restée?s? )?(?:sans (?:réponse|activité|modification|paiement|validation|connexion|suite|nouvelle)|en attente|impayée?s?|inacti(?:f|ve|fs|ves)|inutilisée?s?|incomplète?s?|abandonnée?s?|ouverte?s?|ouverts?))(?: (?:au bout de|après|depuis|pendant|depuis plus de|plus de))? <span>(?: (?:après|suivant) (?<place>[^,;:()]{3,40}?))? (?<rest>(?:est|sont|passe|passent|génère|génèrent|déclenche|déclenchent|expire|expirent|entraîne|fait l'objet|font l'objet) ?[^;()]{0,120}?)`,
      example:
        'Une demande sans réponse au bout de 5 jours ouvrés est automatiquement transférée au supérieur hiérarchique.',
      cases: [
        {
          title: ['{thing:one} : rien le {span:in}, effet le {span:out}', 'Rien le {span:in}, effet le {span:out}'],
          type: 'Boundary',
          given: ['{thing:un} est prêt{thing:f} ; état : {word}. Le délai commence le {start}.'],
          steps: [
            "Régler l'horloge de l'environnement de test juste avant la limite | {span:in} | Rien n'a encore changé pour {thing:sg}.",
            "Régler l'horloge de l'environnement de test juste après la limite | {span:out} | {thing:sg} {single}.",
          ],
        },
      ],
      derive: ({ words }) => ({
        single: (words.get('rest') ?? '')
          .replace(/^sont /u, 'est ')
          .replace(/^(passe|génère|déclenche|expire)nt /u, '$1 ')
          .replace(/(?<=^est (?:automatiquement )?\p{L}+[éiu]e?)s(?= |$)/u, ''),
      }),
    },
    {
      said: `${thing()} (?:n'est|ne sont|n'apparaît|ne s'affiche) (?:(?<state>visible|affichée?|disponible|proposée?|accessible|possible|utilisable|active?|actif)s? )?que pendant <span>${since}`,
      example: "Le bouton « Contester » n'est visible que pendant 45 jours à compter de l'émission.",
      cases: [
        {
          title: ['{thing:bare} : là le {span:in}, plus le {span:out}', 'Là le {span:in}, plus le {span:out}'],
          type: 'Boundary',
          given: ['Deux cas identiques sont prêts, le délai commence le {start}.'],
          steps: [
            'Ouvrir le premier cas | {span:in} | {thing:le} {thing:est} encore {shown}.',
            'Ouvrir le second cas | {span:out} | {thing:le} {thing:nest} plus {shown}.',
          ],
        },
      ],
      derive: ({ words }) => ({ shown: words.get('state') ?? 'affiché' }),
    },
    {
      said: `${who} (?:peut|peuvent|doit|doivent) ${act()} (?:pendant|dans les|sous|dans un délai de|durant) <span>(?:(?: qui suivent| suivant| après| à compter de| à partir de) (?<place>(?:le |la |l'|son |sa |chaque )[^,;:()]{3,50}?))?`,
      example: 'Le joueur peut annuler sa dernière action pendant 10 secondes.',
      cases: [
        {
          title: ['{clause} : admis le {span:in}, refusé le {span:out}', 'Admis à {span:in}, refusé à {span:out}'],
          type: 'Boundary',
          given: [
            'Deux cas identiques sont prêts, le délai commence le {start}. Session ouverte en tant que {who:role}.',
          ],
          steps: [
            "{clause} dans le premier cas | {span:in} | C'est accepté et affiché après rechargement.",
            'Tenter de {clause} dans le second cas | {span:out} | {beyond}',
          ],
        },
      ],
    },
  ],
)
