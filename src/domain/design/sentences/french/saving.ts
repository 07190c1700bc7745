import { group, thing } from './words.ts'

/** What is kept without asking: drafts, choices, entries without a network. */
export const saving = group(
  'automatiquement|hors ligne|hors connexion|réseau|connexion|brouillon|recharg|conserv|mémoris|rest|perdu|retrouv|fermeture|sauvegard|panne|coupure|repren|poursuiv|continuer',
  [
    {
      said: `${thing()} (?:est|sont) (?:automatiquement )?(?:enregistrée?s?|sauvegardée?s?)(?: automatiquement)? toutes les <span>`,
      example: 'Le brouillon est enregistré automatiquement toutes les 30 secondes.',
      cases: [
        {
          title: ['Saisie retrouvée après {span} sans enregistrer', 'Enregistrement automatique toutes les {span}'],
          type: 'Boundary',
          given: ["{thing:un} est ouvert{thing:f}, rien n'y est encore saisi."],
          steps: [
            'Saisir un texte sans enregistrer | Essai 1 | « Essai 1 » est affiché dans le champ.',
            'Attendre un peu plus longtemps que {span} | {span} | « Essai 1 » est toujours affiché.',
            'Fermer la page sans enregistrer | | La page est fermée.',
            'Rouvrir la page | | « Essai 1 » est affiché.',
          ],
        },
      ],
    },
    {
      said: `(?:En cas de|Lors d'une|Pendant une|Après une) (?:coupure|perte|panne|interruption|absence)(?: (?:de |du |de la |d')?(?:réseau|connexion|connexion internet|internet|connexion réseau|service))?,? (?<things>(?:les|la|le|l'|sa|ses) ?[^,;:()]{3,60}?) (?:est|sont|reste|restent) (?:conservée?s?|gardée?s?|enregistrée?s?|mémorisée?s?|stockée?s?)(?: localement| sur l'appareil| en local)?(?:,? (?:et|puis)(?: (?:sont|est))? (?:envoyée?s?|synchronisée?s?|transmise?s?|enregistrée?s?)(?: automatiquement)? (?:au retour|dès le retour|au rétablissement|dès le rétablissement|à la reprise|une fois|dès que|lorsque) [^;()]{3,60})?`,
      example: 'En cas de coupure réseau, les données saisies sont conservées et envoyées au retour de la connexion.',
      cases: [
        {
          title: ['Coupure du réseau : rien de perdu, tout arrive une seule fois'],
          technique: 'Error guessing',
          given: ['Une saisie est en cours ; un second appareil connecté est prêt pour la vérification.'],
          steps: [
            "Couper le réseau de l'appareil de test | | Ce qui est déjà saisi reste affiché.",
            "Terminer la saisie sans réseau | Essai 1 | « Essai 1 » est affiché sur l'appareil.",
            'Rétablir le réseau | | « Essai 1 » est toujours affiché.',
            'Ouvrir la même donnée sur le second appareil | | « Essai 1 » y figure une seule fois.',
          ],
        },
      ],
    },
    {
      said: `(?:En mode hors (?:connexion|ligne)|Hors (?:connexion|ligne)|Sans (?:réseau|connexion)|En l'absence de (?:réseau|connexion)), (?<things>(?:les|la|le|l'|ses) ?[^,;:()]{3,60}?) (?:est|sont|reste|restent) (?:conservée?s?|gardée?s?|enregistrée?s?|mémorisée?s?|stockée?s?|saisie?s?)(?: localement| sur l'appareil| en local)?,? (?:et|puis)(?: (?:sont|est))? (?:envoyée?s?|synchronisée?s?|transmise?s?|enregistrée?s?)(?: automatiquement)? (?:au retour|dès le retour|au rétablissement|dès le rétablissement|à la reprise|une fois|dès que|lorsque) [^;()]{3,60}`,
      example:
        'En mode hors connexion, les relevés sont stockés localement puis synchronisés dès que le réseau revient.',
      cases: [
        {
          title: ['Sans réseau : rien de perdu, tout arrive une seule fois'],
          technique: 'Error guessing',
          given: ['Un second appareil connecté est prêt pour la vérification ({things}).'],
          steps: [
            "Couper le réseau de l'appareil de test | | L'application reste utilisable.",
            "Enregistrer une donnée sans réseau | Essai 1 | « Essai 1 » est affiché sur l'appareil ; il manque encore sur le second appareil.",
            "Rétablir le réseau | | « Essai 1 » est toujours affiché sur l'appareil.",
            'Ouvrir la même donnée sur le second appareil | | « Essai 1 » y figure une seule fois.',
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:est|sont|reste|restent) (?:utilisables?|disponibles?|accessibles?|consultables?|possibles?|fonctionnelle?s?) (?:aussi |également )?(?:hors ligne|hors connexion|sans connexion|sans réseau|en mode avion)(?: Internet| à Internet)?`,
      example: 'La carte du sentier est consultable hors ligne.',
      cases: [
        {
          title: ['{thing:bare} : toujours là sans réseau', 'Toujours là sans réseau'],
          given: ["L'application a déjà été ouverte avec réseau : {thing:bare}."],
          steps: [
            "Passer l'appareil en mode avion | | L'application reste ouverte.",
            'Ouvrir {thing:le} | | {thing:le} {thing:est} affiché{thing:e}, avec les mêmes données que juste avant la coupure.',
          ],
        },
      ],
    },
    {
      said: `${thing()} (?:est|sont) (?:conservée?s?|mémorisée?s?|gardée?s?|maintenue?s?|retrouvée?s?|rétablie?s?|reprise?s?) (?:après|lors|d'une|à|au|entre|même|en cas|pendant) (?<place>[^;()]{3,80}?)`,
      example: 'Les filtres choisis sont conservés après le rechargement de la page.',
      cases: [
        {
          title: ['{thing:bare} : inchangé{thing:e} ({place})', 'Rien de perdu : {thing:bare}', 'Rien de perdu'],
          given: ['Une valeur reconnaissable est choisie ou saisie : {thing:bare}.'],
          steps: [
            "Provoquer le cas prévu ({place}) | | On se retrouve dans l'application, sans nouvelle saisie.",
            "Ouvrir de nouveau l'écran concerné | | La valeur d'avant est toujours affichée : {thing:bare}.",
          ],
        },
      ],
      derive: ({ words }) =>
        /^\d|^(?:la|le) (?:suppression|résiliation)/u.test(words.get('place') ?? '') ? undefined : {},
    },
    {
      said: `(?:Si|Lorsque|Quand) (?:l'utilisateur|on|le \\p{L}+|la \\p{L}+|l'\\p{L}+) (?:recharge|actualise|ferme|quitte|rouvre|perd) (?<place>[^,;:()]{2,40}?),? (?<things>(?:sa|ses|son|la|le|les|l') ?[^,;:()]{2,50}?) (?:est|sont|n'est pas|ne sont pas|reste|restent) (?:conservée?s?|perdue?s?|mémorisée?s?|gardée?s?|rétablie?s?)`,
      example: "Si le joueur ferme l'application, sa progression est conservée.",
      cases: [
        {
          title: ['Rien de perdu : {things} ({place})', 'Rien de perdu : {things}', 'Rien de perdu'],
          technique: 'Error guessing',
          given: ['État reconnaissable, noté avant le test : {things}.'],
          steps: [
            'Provoquer la sortie ({place}) | | La sortie a lieu.',
            "Revenir au même endroit | | L'état noté est de nouveau affiché : {things}.",
          ],
        },
      ],
    },
    {
      said: `(?:L'utilisateur|Le \\p{L}+|La \\p{L}+|L'\\p{L}+|Un \\p{L}+) peut (?:reprendre|continuer|poursuivre) (?<things>(?:sa|son|ses|la|le|une|un|l') ?[^,;:()]{2,50}?) (?:plus tard|là où (?:il|elle) (?:l'|s'est |en était)[^,;:()]{0,30}|ultérieurement|sur un autre appareil)(?: (?:sur un autre appareil|après [^,;:()]{3,40}))?`,
      example: "Le candidat peut reprendre son questionnaire là où il l'a laissé.",
      cases: [
        {
          title: ['Reprise au même endroit : {things}', 'Reprise au même endroit'],
          given: ['Une partie reconnaissable est déjà remplie : {things}.'],
          steps: [
            'Se déconnecter | | La session est fermée.',
            'Se connecter de nouveau avec le même compte | | La connexion aboutit.',
            "Rouvrir ce qui a été commencé | {things} | Les valeurs déjà saisies sont affichées ; l'étape affichée est celle d'avant la sortie.",
          ],
        },
      ],
    },
  ],
)
