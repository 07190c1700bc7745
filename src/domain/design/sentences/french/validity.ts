import type { CasePattern } from '../pattern.ts'
import { act, group, shows, thing, who } from './words.ts'

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
const idleEnd = '(?:déconnectée?|fermée?|expirée?|terminée?|verrouillée?|close|invalidée?)'

const idle: CasePattern = {
  title: [
    'Sans activité depuis {start} : ouverte à {span:in}, finie à {span:out}',
    'Session ouverte à {span:in}, finie à {span:out}',
  ],
  type: 'Boundary',
  given: ['Une session est ouverte dans deux navigateurs ; la dernière activité y date du {start}.'],
  steps: [
    "Ouvrir une page dans le premier navigateur | {span:in} | La page s'affiche ; la session est toujours ouverte.",
    'Ouvrir une page dans le second navigateur | {span:out} | La session est finie ; une nouvelle connexion est demandée.',
  ],
}

/** How long something is valid, and when a session ends. */
export const validity = group(
  'valable|valid|expir|inactivité|utilisable|péri|durée|reste actif|restent actifs|session|doit être|doivent être|est à |non |sans |en attente|impay|délai|pendant|dans les|sous |dans un délai|durant|en moins de|au plus tard|après|au bout',
  [
    {
      said: `(?:L'utilisateur|L'utilisatrice|Le client|L'usager|L'agent|Le \\p{L}+|La session|Une session|L'\\p{L}+) (?:est|doit être) (?:automatiquement |alors )?${idleEnd}(?: automatiquement)? (?:après|au bout de) <span> (?:d'inactivité|sans activité|sans action)`,
      example: "L'utilisateur est déconnecté automatiquement après 15 minutes d'inactivité.",
      cases: [idle],
    },
    {
      said: `(?:La|Une) session expire (?:automatiquement )?(?:après|au bout de) <span> (?:d'inactivité|sans activité|sans action)`,
      example: "La session expire après 20 minutes d'inactivité.",
      cases: [idle],
    },
    {
      said: `${shows} (?:après|au bout de) <span> (?:d'inactivité|sans activité|sans action)`,
      example: "Le message « Session expirée » s'affiche après 20 minutes d'inactivité.",
      cases: [
        {
          title: ['{message} : rien à {span:in}, affiché à {span:out}', '{message} après {span} sans activité'],
          type: 'Boundary',
          given: ['Une session est ouverte dans deux navigateurs ; la dernière activité y date du {start}.'],
          steps: [
            "Regarder le premier navigateur sans rien faire | {span:in} | {message} ne s'affiche pas.",
            "Regarder le second navigateur sans rien faire | {span:out} | {message} s'affiche.",
          ],
        },
      ],
    },
    {
      said: `(?:Après|Au bout de) <span> (?:d'inactivité|sans activité|sans action),? (?:l'utilisateur|l'utilisatrice|le client|l'usager|la session|le \\p{L}+|l'\\p{L}+|l'écran) (?:est|doit être) (?:automatiquement |alors )?${idleEnd}(?: automatiquement)?`,
      example: "Après 10 minutes d'inactivité, la session est fermée.",
      cases: [idle],
    },
    {
      said: `(?:Après|Au bout de) <span> (?:d'inactivité|sans activité|sans action),? <clause>`,
      example: "Au bout de 2 minutes d'inactivité, la borne revient à l'écran d'accueil.",
      cases: [
        {
          title: ['Sans activité : rien à {span:in}, effet à {span:out}'],
          type: 'Boundary',
          given: ['La dernière activité date du {start}.'],
          steps: [
            "Régler l'horloge de l'environnement de test juste avant la limite | {span:in} | Rien n'a encore changé à l'écran.",
            "Régler l'horloge de l'environnement de test juste après la limite | {span:out} | {clause:ind}.",
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:est|sont|reste|restent) (?:valables?|valides?|utilisables?|acti(?:f|fs|ve|ves)|exploitables?) (?:pendant |durant |pour une durée de )?<span>${since}`,
      example:
        "Le lien de réinitialisation est valable 24 heures. Passé ce délai, le message « Lien expiré » s'affiche.",
      cases: [expires],
    },
    {
      said: `${thing()} (?:expire|expirent|périme|périment|cesse d'être valable|n'est plus valable|n'est plus valide|devient invalide|ne peut plus être utilisée?|est invalidée?)(?: automatiquement)? (?:après|au bout de) <span>`,
      example: 'Le code reçu par SMS expire au bout de 10 minutes.',
      cases: [expires],
    },
    {
      said: `${thing()} (?:expire|expirent|périme|périment|cesse d'être valable|n'est plus valable)(?: automatiquement)? <span> après (?<place>(?:le|la|l'|son|sa|leur) ?[^,;:()]{2,50}?)`,
      example: "L'invitation expire 7 jours après son envoi.",
      cases: [expires],
    },
    {
      said: `(?:La durée de validité|La validité) (?:de |du |de la |d'une? |d'|des )?(?<thing>[^,;:()]{2,50}?) est (?:de |fixée à |limitée à )?<span>`,
      example: "La durée de validité d'un devis est de 30 jours.",
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
      said: `${thing()} (?:(?:doit|doivent|peut|peuvent) être (?:\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|aite?s?))|est à (?:utiliser|confirmer|activer|valider|saisir|payer|régler)) (?:dans les|sous|dans un délai de|avant) <span>${since}`,
      example: "Le compte doit être activé dans les 48 heures. Passé ce délai, l'activation est refusée.",
      cases: [
        {
          title: ['{thing:one} : admis à {span:in}, refusé à {span:out}', 'Admis à {span:in}, refusé à {span:out}'],
          type: 'Boundary',
          given: ['Deux cas identiques sont prêts, le délai commence le {start} : {thing:one}.'],
          steps: [
            "Faire l'action attendue dans le premier cas | {span:in} | C'est accepté.",
            "Faire l'action attendue dans le second cas | {span:out} | {beyond}",
          ],
        },
      ],
    },
    {
      said: `(?:Si|Lorsque|Quand) (?<thing>(?:le|la|l'|un|une|son|sa) ?[^,;:()]{2,50}?) (?:a expiré|est (?:expirée?|périmée?|échue?|dépassée?)|n'est plus (?:valable|valide)),? ${shows}`,
      example: "Si le lien a expiré, le message « Ce lien n'est plus valable » s'affiche.",
      cases: [
        {
          title: [
            '{thing:one}, après expiration : {message}',
            'Après expiration : {message}',
            'Après expiration : le message prévu est affiché',
          ],
          type: 'Negative',
          given: ['Un exemplaire expiré et un exemplaire encore valable sont prêts : {thing:one}.'],
          steps: [
            "Utiliser l'exemplaire expiré | | {message} s'affiche ; rien ne change.",
            "Utiliser l'exemplaire encore valable | | L'action prévue aboutit ; {message} ne s'affiche pas.",
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
      said: `Le délai (?:de |d'|du |pour )(?<thing>[^,;:()]{3,50}?) est (?:de |fixé à |limité à )<span>${since}`,
      example: 'Le délai de rétractation est de 14 jours à compter de la signature.',
      cases: [
        {
          title: [
            'Délai de {thing:bare} : admis le {span:in}, refusé le {span:out}',
            'Admis le {span:in}, refusé le {span:out}',
          ],
          type: 'Boundary',
          given: ['Deux cas identiques sont prêts, le délai commence le {start}.'],
          steps: [
            "Faire la demande dans le premier cas ({thing:bare}) | {span:in} | C'est accepté et affiché après rechargement.",
            'Faire la demande dans le second cas ({thing:bare}) | {span:out} | {beyond}',
          ],
        },
      ],
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
    {
      said: `${thing()} (?:est|sont) (?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|aite?s?)) (?:sous|dans les|dans un délai (?:maximal )?de|en moins de|au plus tard) <span>(?<place> (?:après|suivant|qui suivent|à compter de) [^,;:()]{3,50}?)?(?<word> (?:sur|par|au|à|dans|vers|aux) [^,;:()]{3,60}?)?`,
      example: "Les remboursements sont effectués sous 14 jours sur le moyen de paiement d'origine.",
      cases: [
        {
          title: ['{thing:one} : {state} le {span:end} au plus tard', 'Au plus tard le {span:end}'],
          type: 'Boundary',
          given: ['Le délai commence le {start} ({thing:one}).'],
          steps: [
            "Ouvrir l'endroit où le résultat est visible | {span:end} | {thing:sg} est {state}{how}, à une date qui ne dépasse pas le {span:end}.",
          ],
        },
      ],
      derive: ({ words }) => ({ state: (words.get('done') ?? '').replace(/s$/u, ''), how: words.get('word') ?? ' ' }),
    },
  ],
)
