import { indicative } from '../../understand/romance/moods.ts'
import { contrary } from './contrary.ts'
import { infinitiveOf, nounOf, singular } from './french-forms.ts'
import { act, can, clockTo, group, inner, must, thing, who } from './words.ts'

const done = '(?<done>\\p{L}+(?:ée?s?|ie?s?|ue?s?|ise?s?|is|aite?s?|erte?s?))'
const withoutArticle = (text: string): string =>
  text.replace(/^(?:les |des |aux |au |à la |à l['’]|le |la |l['’]|par |plus )/iu, '')

/** What expires and is worked out anew, the first and the last of many, and who alone may. */
export const ranks = group('\\p{L}', [
  {
    said: `(?<field>(?:Le|La|Un|Une) ?(?:nouveau |nouvelle )?(?:mot de passe|code|code secret|code PIN)[^,;:()]{0,30}?) ne (?:peut|doit) pas (?:être identique|être le même que|correspondre|reprendre) ?(?:aux|à l'un des|l'un des|les) <n> (?:derniers|précédents)(?: (?:mots de passe|codes))?`,
    example: 'Le mot de passe ne peut pas être identique aux 5 derniers.',
    cases: [
      {
        title: [
          "Réemploi du {n:ord} avant-dernier refusé, d'un plus ancien admis",
          'Réemploi : les {n} derniers refusés, un plus ancien admis',
        ],
        type: 'Boundary',
        given: [
          "Valeurs successives connues, de la plus ancienne à l'actuelle : Kestrel-00!, Kestrel-01! et ainsi de suite jusqu'à Kestrel-{last}!.",
        ],
        steps: [
          'Enregistrer de nouveau la valeur actuelle | Kestrel-{last}! | {beyond}',
          'Enregistrer de nouveau la plus ancienne des {n} dernières | Kestrel-{first}! | {beyond}',
          "Enregistrer de nouveau la valeur juste avant celles-ci | Kestrel-{older}! | C'est accepté.",
        ],
      },
    ],
    derive: ({ values }) => {
      const n = values.get('n')?.amount ?? 0
      const two = (value: number): string => String(value).padStart(2, '0')
      return n < 2 || n > 50 ? undefined : { last: two(n + 1), first: two(2), older: two(1) }
    },
  },
  {
    said: `${thing()} expire(?:nt)? tous les <span>`,
    example: 'Le mot de passe expire tous les 90 jours.',
    cases: [
      {
        title: ['{thing:bare} : bon le {span:in}, expiré le {span:out}', 'Bon le {span:in}, expiré le {span:out}'],
        type: 'Boundary',
        given: ['{thing:le} date du {start}.'],
        steps: [
          "Utiliser {thing:le} juste avant la limite | {span:in} | C'est accepté.",
          "Utiliser {thing:le} juste après la limite | {span:out} | Le renouvellement est demandé ; rien d'autre n'est accessible.",
        ],
      },
    ],
  },
  {
    said: `${thing()} (?:est|sont) (?<done>calculée?s?|mise?s? à jour|recalculée?s?|générée?s?|synchronisée?s?|publiée?s?|actualisée?s?|archivée?s?|sauvegardée?s?|importée?s?|remise?s? à zéro|réinitialisée?s?|envoyée?s?)(?: automatiquement)? (?:chaque (?:nuit|jour|matin|soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tous les (?:jours|matins|soirs)|toutes les nuits|quotidiennement) à <clock>`,
    example: 'Le classement est calculé chaque nuit à 2 h 00.',
    cases: [
      {
        title: [
          '{thing:bare} : ancien état à {clock-1}, nouveau à {clock+1}',
          'Ancien état à {clock-1}, nouveau à {clock+1}',
        ],
        type: 'Boundary',
        given: ['Une donnée qui change le résultat a été modifiée depuis la dernière fois ({thing:bare}).'],
        steps: [
          `${clockTo} {clock-1} | {clock-1} | L'ancien état est encore affiché pour {thing:le}.`,
          `${clockTo} {clock+1} | {clock+1} | Le nouvel état est affiché pour {thing:le}, modification comprise.`,
        ],
        assume: ["L'heure de l'environnement de test est réglable."],
      },
    ],
  },
  {
    said: `${thing()} (?:peut|peuvent) être ${done} (?:une seule fois|qu'une seule fois|une unique fois)(?:,? (?<place>[^;()]{3,40}?))?`,
    example: 'Une réservation peut être modifiée une seule fois, sans frais.',
    cases: [
      {
        title: ['{done:inf} {thing:le} : une fois, pas deux', 'Une fois, pas deux'],
        type: 'Negative',
        given: ['{thing:un} est prêt{thing:f}.'],
        steps: [
          "{done:inf} {thing:le} une première fois | Première fois | C'est accepté{how} ; le résultat est affiché après rechargement.",
          '{done:inf} {thing:le} une deuxième fois | Deuxième fois | {beyond}',
        ],
      },
    ],
    derive: ({ words }) => ({ how: words.get('place') === undefined ? ' ' : ` (${words.get('place') ?? ''})` }),
  },
  {
    said: `${thing()} (?:affiche|affichent|présente|liste|montre|propose) (?:uniquement |seulement )?(?:les|mes|ses) <n> (?<word>derniers|dernières|premiers|premières|meilleurs|meilleures|prochains|prochaines) (?<things>\\p{L}[^,;:()]{2,50}?)`,
    example: "La page d'accueil affiche les 3 dernières actualités.",
    cases: [
      {
        title: ['{things} : {n} affichés sur {n+1}', '{n} éléments affichés sur {n+1}'],
        type: 'Boundary',
        given: ['Il existe exactement {n+1} éléments ({things}), dont le rang est connu.'],
        steps: [
          "Ouvrir {thing:le} | {n+1} éléments | On compte {n} éléments : les {word} {things} ; celui du dernier rang n'y est pas.",
        ],
      },
    ],
  },
  {
    said: `(?:Seule?s les|Uniquement les) <n> (?<word>premiers|premières|derniers|dernières|meilleurs|meilleures) (?<things>\\p{L}[^,;:()]{2,40}?) (?<rest>(?:sont|peuvent|reçoivent|bénéficient|ont) [^;()]{3,80}?)`,
    example: 'Seules les 10 premières candidatures sont retenues.',
    cases: [
      {
        title: ['La {n}e des {things} : oui ; la {n+1}e : non', 'Le rang {n} : oui ; le rang {n+1} : non'],
        type: 'Boundary',
        given: ['{n-1} éléments sont déjà enregistrés ({things}).'],
        steps: [
          'Enregistrer un élément de plus | Rang {n} | La règle lui est appliquée : {word} {things}, {rest}.',
          'Enregistrer encore un élément | Rang {n+1} | La règle ne lui est pas appliquée.',
        ],
      },
    ],
  },
  {
    said: `La durée (?:d'une? |du |de la |de l'|des |de chaque )(?<thing>[^,;:()]{2,40}?) est (?:de |fixée à )<span>`,
    example: "La durée d'un rendez-vous est de 20 minutes.",
    cases: [
      {
        title: ['{thing:one} de {start} : fin à {span:end}', 'Fin au bout de {span}'],
        steps: ['Enregistrer un élément ({thing:one}) | Début : {start} | La fin affichée est le {span:end}.'],
      },
    ],
    derive: ({ words }) => (/validité|session|conservation/u.test(words.get('thing') ?? '') ? undefined : {}),
  },
  {
    said: `${thing()} (?:s'applique(?:nt)?|est accordée?|sont accordée?s|est réservée?|sont réservée?s|est ouverte?|bénéficie(?:nt)?|est proposée?|sont proposée?s) (?:uniquement |seulement )?(?<list>(?:aux?|à la|à l') ?[^;:()]{2,40}?(?:, (?:aux?|à la|à l') ?[^;:(),]{2,40}?)*,? (?:et|ou) (?:aux?|à la|à l') ?[^;:(),]{2,40}?)`,
    example: "Les tarifs réduits s'appliquent aux étudiants, aux demandeurs d'emploi et aux plus de 65 ans.",
    cases: [
      {
        title: ['{thing:bare} : groupes prévus oui, autre personne non', 'Groupes prévus oui, autre personne non'],
        technique: 'Decision table',
        given: ['Un compte est prêt pour chaque groupe ({list}), un autre hors de ces groupes.'],
        steps: [
          'Faire la demande avec le compte de ce groupe : {item} | {item} | {thing:le} : proposé et appliqué.',
          'Faire la demande avec le compte hors de ces groupes | Autre personne | {thing:le} : ni proposé ni appliqué.',
        ],
      },
    ],
    derive: ({ words }) => ({
      list: (words.get('list') ?? '')
        .split(/, | et | ou /u)
        .map(withoutArticle)
        .join(', '),
    }),
  },
  {
    said: `${thing()} ${must} être ${done} avant (?:que|qu') ?(?<clause>[^;()]{5,90}?)`,
    example: "L'adresse e-mail doit être confirmée avant que le compte soit actif.",
    cases: [
      {
        title: ['Sans {done:inf} {thing:le} : {other}', 'Étape obligatoire : {done:inf} {thing:le}'],
        type: 'Negative',
        technique: 'State transition',
        given: ['{thing:le} {thing:nest} pas encore {done}.'],
        steps: [
          'Essayer tout de suite | Étape non faite | {other}.',
          "{done:inf} {thing:le} | | C'est accepté.",
          'Essayer de nouveau | Étape faite | {after}.',
        ],
      },
    ],
    derive: ({ words }) => {
      const after = indicative(words.get('clause') ?? '', 'fr')
      const other = contrary(after)
      return other === '' || infinitiveOf(words.get('done') ?? '') === undefined
        ? undefined
        : { after, other: other.charAt(0).toLowerCase() + other.slice(1) }
    },
  },
  {
    said: `(?:(?:Une fois|Après) (?<place>(?:le |la |l'|son |sa )[^,;:()]{3,50}?), )?(?<who>(?:(?:Le|La|Les|Un|Une|le|la|les) |[Ll]')\\p{L}[^,;:()]{2,40}?) (?:a|ont|dispose de|disposent de|dispose d'un délai de|a un délai de) <span> pour ${act()}`,
    example: 'Une fois la commande livrée, le client a 48 heures pour signaler un problème.',
    cases: [
      {
        title: ['{clause} : admis le {span:in}, refusé le {span:out}', 'Admis le {span:in}, refusé le {span:out}'],
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
    said: `${who} ${can} (?:marquer|classer|noter|qualifier|déclarer) (?<thing>(?:un|une|le|la|l'|son|sa|chaque) ?[^,;:()]{2,40}?) comme (?<list>[^;:()]{3,60}?(?:,| ou| et) [^;:(),]{2,30}?)`,
    example: 'Le livreur peut marquer un colis comme livré, absent ou refusé.',
    cases: [
      {
        title: ['{thing:bare} : {list}', 'Chaque état prévu est enregistré'],
        given: ['Session ouverte en tant que {who:role} ; un élément par état est prêt ({thing:bare}).'],
        steps: ['Choisir cet état pour un élément : {item} | {item} | État affiché après rechargement : {item}.'],
      },
    ],
  },
  {
    said: `${inner('who', 50).replace('(?:(?:le', '(?:(?:Les|le')} peuvent (?<clause>\\p{L}{2,16}(?:er|ir|re)) (?<span1>\\d{1,3} (?:jours|semaines|mois)) à l'avance,? (?:les autres|les [^,;:()\\d]{3,40}?) (?<span2>\\d{1,3} (?:jours|semaines|mois))(?: à l'avance)?`,
    example: "Les membres premium peuvent réserver 30 jours à l'avance, les autres 7 jours.",
    cases: [
      {
        title: [
          '{who:one} : {span1:day} admis ; autres : {span2:day}',
          'Délai de {span1} ou de {span2} selon le compte',
        ],
        type: 'Boundary',
        given: [
          'Nous sommes le {today}. Deux comptes sont prêts : le premier est celui de {who:un}, le second a un autre statut.',
        ],
        steps: [
          "{clause} avec le premier compte pour le dernier jour possible | {span1:day} | C'est accepté et affiché après rechargement.",
          '{clause} avec le premier compte pour le lendemain | {span1:day+1} | {beyond}',
          "{clause} avec le second compte pour le dernier jour possible | {span2:day} | C'est accepté et affiché après rechargement.",
          '{clause} avec le second compte pour le lendemain | {span2:day+1} | {beyond}',
        ],
      },
    ],
  },
  {
    said: `Seule?s? (?:l'|le |la |les )(?<word>auteur|propriétaire|créateur|organisateur|titulaire|rédacteur) (?:d'une? |du |de la |de l'|des )(?<thing>[^,;:()]{2,40}?) (?:ou (?<role>(?:un|une|le|la|l') ?[^,;:()]{3,30}?) )?(?:peut|peuvent) (?:l[ae]s? |l')(?<clause>\\p{L}{2,16}(?:er|ir|re))`,
    example: "Seul l'auteur d'un commentaire ou un modérateur peut le supprimer.",
    cases: [
      {
        title: ['{clause} : {word} oui, autre personne non ({one})', '{word} oui, autre personne non'],
        type: 'Negative',
        technique: 'Decision table',
        given: ['Un élément créé par le premier compte existe ({one}). Un second compte ordinaire est prêt.'],
        steps: [
          "Chercher à {clause} l'élément avec le second compte | Autre personne | L'action n'est pas proposée.",
          "Ouvrir directement l'adresse de cette action avec le second compte | Autre personne | L'accès est refusé ; l'élément est inchangé.",
          "{clause} l'élément avec le premier compte | {word} | C'est accepté ; le résultat est affiché après rechargement.",
        ],
      },
    ],
    derive: ({ words }) => ({ one: singular(nounOf(words.get('thing') ?? '').bare) }),
  },
  {
    said: `${thing()} n(?:'est|e sont) pas (?<state>valables?|applicables?|utilisables?|cumulables?|acceptée?s?|disponibles?) (?<place>(?:sur|pour|avec|pendant|dans|en) [^,;:()\\d]{3,70}?)`,
    example: "Le code promotionnel n'est pas valable sur les articles déjà soldés.",
    cases: [
      {
        title: ['{thing:bare} : sans effet {place}', 'Sans effet dans le cas exclu'],
        type: 'Negative',
        technique: 'Decision table',
        given: ['Deux cas sont prêts : le premier est exclu ({place}), le second non.'],
        steps: [
          "Essayer {thing:le} dans le premier cas | {place} | C'est refusé ; rien ne change, montant compris.",
          "Essayer {thing:le} dans le second cas | Cas non exclu | C'est accepté.",
        ],
      },
    ],
  },
])
