import type { Language } from '../../language.ts'

export type Romance = 'es' | 'fr' | 'pt'

export function isRomance(language: Language): language is Romance {
  return language === 'es' || language === 'fr' || language === 'pt'
}

/** The small words that a sentence is taken apart with, and the few phrases a step is built from. */
export interface Grammar {
  /** In front of a verb: "no", "ya no". */
  negation: RegExp
  /** Behind a French verb: "pas", "plus". */
  negationEnd?: RegExp
  /** In front of a verb, behind the negation. */
  clitic: RegExp
  reflexive: RegExp
  /** Nobody in particular does it: "on", "l'on". */
  nobody?: RegExp
  can: RegExp
  must: RegExp
  /** Forms of the passive's auxiliary. */
  be: RegExp
  determiner: RegExp
  /** Words behind which a verb form is a noun, or belongs to another clause. */
  noVerbBehind: RegExp
  relative: RegExp
  preposition: RegExp
  only: RegExp
  or: RegExp
  attempt: (infinitive: string) => string
  consult: (thing: string) => string
  actor: (role: string) => string
  messagesOf: (channel: string, recipient: string) => string
  again: string
  signIn: (role: string) => string
  add: (thing: string) => string
  carryOut: (thing: string) => string
  twoSessions: (step: string) => string
  open: (thing: string) => string
  /** Words that stand between a subject and its verb. */
  adverb: RegExp
  /** Only once. */
  once: RegExp
  /** A prepositional phrase at the head of a sentence: "en móvil", "al tercer PIN erróneo". */
  lead: RegExp
  /** The head of a phrase that names a view to open: "na tela de chamada". */
  view: RegExp
  /** Where a long title may be cut. */
  joint: RegExp
  second: RegExp
  ordinal: RegExp
  refusing: RegExp
  anyOther: string
  create: string
  two: RegExp
}

const elided = (infinitive: string): string =>
  /^[aeiouéèêhâîôy]/iu.test(infinitive) ? `d'${infinitive}` : `de ${infinitive}`

const than = (role: string): string => (/^[aeiouéèêhâîôy]/iu.test(role) ? `qu'${role}` : `que ${role}`)

const grammars: Record<Romance, Grammar> = {
  es: {
    negation: /^(?:no|nunca|jamás|tampoco)$/i,
    clitic: /^(?:se|lo|la|los|las|le|les|me|te|nos)$/i,
    reflexive: /^se$/i,
    can: /^(?:puede|pueden|podrá|podrán)$/i,
    must: /^(?:debe|deben|deberá|deberán)$/i,
    be: /^(?:es|son|está|están|queda|quedan|ha sido|fue)$/i,
    determiner:
      /^(?:el|la|los|las|un|una|unos|unas|cada|todo|toda|todos|todas|su|sus|este|esta|estos|estas|ningún|ninguna|ambos|ambas|otro|otra)$/i,
    noVerbBehind:
      /^(?:el|la|los|las|un|una|unos|unas|cada|su|sus|este|esta|ningún|ninguna|de|del|en|con|por|sin|a|al|para|entre|primera|segunda|última|otra)$/i,
    relative: /^(?:que|quien|quienes|cual|cuales|donde|cuando|si|como)$/i,
    preposition: /^(?:de|del|en|con|por|sin|a|al|para|entre|desde|hasta|sobre|tras|durante|según|bajo|salvo)$/i,
    only: /^(?:solo|sólo|solamente|únicamente|exclusivamente)$/i,
    or: /^(?:o|u|y|e)$/i,
    attempt: (infinitive) => `Intentar ${infinitive}`,
    consult: (thing) => `Consultar ${thing}`,
    actor: (role) => `Se ha iniciado sesión como ${role}`,
    messagesOf: (channel, recipient) => `Abrir los mensajes recibidos por ${recipient} (${channel})`,
    again: 'Volver a consultar el resultado',
    signIn: (role) => `Iniciar sesión como ${role} y abrir la página correspondiente`,
    add: (thing) => `Añadir ${thing}`,
    carryOut: (thing) => `Realizar ${thing}`,
    twoSessions: (step) => `Desde dos sesiones abiertas, en el mismo momento: ${step}`,
    open: (thing) => `Abrir ${thing}`,
    adverb: /^(?:ya|también|además|solo|sólo|únicamente|siempre|todavía|aún|entonces|después|luego|así|tampoco)$/i,
    once: /(?:^| |qu['’])(?:una sola vez|una única vez|solo una vez)(?!\p{L})/iu,
    lead: /^(?!(?:hasta|para|sin|desde|por) (?:que|qué) )(?:en|al|a|con|sin|tras|desde|hasta|durante|para|por|según|después de|antes de|un \p{L}+ antes|[\uE000-\uE7FF] antes)(?= )/iu,
    view: /^en (?<article>el|la|los|las) (?<noun>pantallas?|páginas?|listas?|listado|lista|recibos?|boletín|fichas?|detalle|perfil|panel|menú|resumen|calendario|mapa|formulario|historial|informe|factura|correo)(?!\p{L})/iu,
    joint:
      / (?:y|o|que|si|cuando|con|sin|para|por|en|a|al|de|del|desde|hasta|según|aunque|porque|pero|sino) |[,;:–] /gu,
    second: /^(?:el|la) (?:segund[oa]) (?:env[ií]o|intento|vez|petición|solicitud|clic|registro|alta)/iu,
    ordinal:
      /^(?:el|la) (?:[\uE000-\uE7FF]|terc\p{L}+|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|noven[oa]|décim[oa]|\p{L}+(?:ésim|cer)[oa])(?!\p{L})/iu,
    anyOther: 'cualquier otro',
    create: 'crear',
    refusing: /^(?:rechazar|denegar|bloquear|impedir|descartar|recusar)$/,
    two: /^(?:dos|ambos|ambas)(?!\p{L})/iu,
  },
  pt: {
    negation: /^(?:não|nunca|jamais|tampouco)$/i,
    clitic: /^(?:se|o|a|os|as|lhe|lhes|me|nos)$/i,
    reflexive: /^se$/i,
    can: /^(?:pode|podem|poderá|poderão)$/i,
    must: /^(?:deve|devem|deverá|deverão)$/i,
    be: /^(?:é|são|está|estão|fica|ficam|foi|foram|será|serão)$/i,
    determiner:
      /^(?:o|a|os|as|um|uma|uns|umas|cada|todo|toda|todos|todas|seu|sua|seus|suas|este|esta|estes|estas|nenhum|nenhuma|ambos|ambas|outro|outra)$/i,
    noVerbBehind:
      /^(?:um|uma|uns|umas|cada|seu|sua|os|as|o|a|este|esta|nenhum|nenhuma|de|do|da|dos|das|em|no|na|nos|nas|com|por|pelo|pela|sem|ao|à|para|entre|primeira|segunda|última|outra|d|num|numa)$/i,
    relative: /^(?:que|quem|qual|quais|onde|quando|como|cujo|cuja)$/i,
    preposition:
      /^(?:de|do|da|dos|das|em|no|na|nos|nas|com|por|pelo|pela|sem|a|ao|à|aos|às|para|entre|desde|até|sobre|após|durante|segundo|num|numa|exceto)$/i,
    only: /^(?:só|somente|apenas|unicamente|exclusivamente)$/i,
    or: /^(?:ou|e)$/i,
    attempt: (infinitive) => `Tentar ${infinitive}`,
    consult: (thing) => `Consultar ${thing}`,
    actor: (role) => `Sessão iniciada como ${role}`,
    messagesOf: (channel, recipient) =>
      `Abrir as mensagens recebidas por ${recipient} (${channel})`.replace(/por (?=(?:o|a|os|as) )/u, 'pel'),
    again: 'Consultar de novo o resultado',
    signIn: (role) => `Iniciar sessão como ${role} e abrir a página em causa`,
    add: (thing) => `Acrescentar ${thing}`,
    carryOut: (thing) => `Fazer ${thing}`,
    twoSessions: (step) => `A partir de duas sessões abertas, no mesmo momento: ${step}`,
    open: (thing) => `Abrir ${thing}`,
    adverb: /^(?:já|também|só|apenas|somente|sempre|ainda|então|depois|assim|logo)$/i,
    once: /(?:^| |qu['’])(?:uma só vez|uma única vez|apenas uma vez|só uma vez|uma vez)(?!\p{L})/iu,
    lead: /^(?!(?:até|para|sem|desde|por) (?:que|quê) )(?:em|no|na|nos|nas|ao|à|com|sem|após|desde|até|durante|para|por|pelo|pela|segundo|depois d[eoa]s?|antes d[eoa]s?|um \p{L}+ antes|[\uE000-\uE7FF] antes)(?= )/iu,
    view: /^n(?<article>o|a|os|as) (?<noun>telas?|ecrãs?|páginas?|listas?|listagem|boletim|recibos?|fichas?|detalhe|perfil|painel|menu|resumo|calendário|mapa|formulário|histórico|relatório|fatura|e-mail)(?!\p{L})/iu,
    joint:
      / (?:e|ou|que|se|quando|com|sem|para|por|em|no|na|a|ao|à|de|do|da|desde|até|segundo|embora|porque|mas) |[,;:–] /gu,
    second: /^(?:o|a) (?:segund[oa]) (?:envio|tentativa|vez|pedido|clique|registo|registro)/iu,
    ordinal:
      /^(?:o|a) (?:[\uE000-\uE7FF]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|oitav[oa]|non[oa]|décim[oa]|\p{L}+ésim[oa])(?!\p{L})/iu,
    anyOther: 'qualquer outro',
    create: 'criar',
    refusing: /^(?:recusar|rejeitar|bloquear|impedir|descartar|barrar)$/,
    two: /^(?:dois|duas|ambos|ambas)(?!\p{L})/iu,
  },
  fr: {
    negation: /^(?:ne|n)$/i,
    negationEnd: /^(?:pas|plus|jamais|que|qu)$/i,
    clitic: /^(?:se|s|le|la|les|l|lui|leur|y|en)$/i,
    reflexive: /^(?:se|s)$/i,
    nobody: /^(?:on)$/i,
    can: /^(?:peut|peuvent|pourra|pourront)$/i,
    must: /^(?:doit|doivent|devra|devront)$/i,
    be: /^(?:est|sont|a été|ont été|sera|seront)$/i,
    determiner:
      /^(?:le|la|les|l|un|une|des|chaque|tout|toute|tous|toutes|son|sa|ses|leur|leurs|ce|cet|cette|ces|aucun|aucune|autre|d)$/i,
    noVerbBehind:
      /^(?:le|la|les|l|un|une|des|chaque|son|sa|ses|leur|leurs|ce|cet|cette|aucun|aucune|de|du|d|en|dans|avec|par|sans|à|au|aux|pour|entre|sous|sur|première|seconde|dernière|autre|trois|même)$/i,
    relative: /^(?:que|qui|qu|dont|où|quand|si|lorsque|comme)$/i,
    preposition:
      /^(?:de|du|des|d|en|dans|avec|par|sans|à|au|aux|pour|entre|sous|sur|depuis|dès|pendant|selon|chez|hors|sauf|vers|après|avant)$/i,
    only: /^(?:seul|seule|seuls|seules|seulement|uniquement)$/i,
    or: /^(?:ou|et)$/i,
    attempt: (infinitive) => `Essayer ${elided(infinitive)}`,
    consult: (thing) => `Consulter ${thing}`,
    actor: (role) => `Connexion établie en tant ${than(role)}`,
    messagesOf: (channel, recipient) => `Ouvrir les messages reçus par ${recipient} (${channel})`,
    again: 'Consulter de nouveau le résultat',
    signIn: (role) => `Se connecter en tant ${than(role)} et ouvrir la page concernée`,
    add: (thing) => `Ajouter ${thing}`,
    carryOut: (thing) => `Effectuer ${thing}`,
    twoSessions: (step) => `Depuis deux sessions ouvertes, au même instant : ${step}`,
    open: (thing) => `Ouvrir ${thing}`,
    adverb: /^(?:alors|aussi|toujours|encore|déjà|ensuite|ainsi|également|seulement)$/i,
    once: /(?:^| |qu['’])(?:une seule fois|une fois)(?!\p{L})/iu,
    lead: /^(?!(?:sans|pour|dès|depuis) qu)(?:en|dans|à|au|aux|avec|sans|sur|sous|après|avant|dès|depuis|pendant|pour|par|hors|selon|passé|un \p{L}+ avant|[\uE000-\uE7FF] avant)(?= )/iu,
    view: /^(?:dans|sur|à) (?<article>le |la |les |l['’])(?<noun>écrans?|pages?|listes?|recherche|fiches?|détail|profil|tableau|menu|résumé|calendrier|carte|formulaire|historique|rapport|facture|avis|courriers?)(?!\p{L})/iu,
    joint:
      / (?:et|ou|que|qui|si|quand|lorsque|avec|sans|pour|par|en|dans|à|au|aux|de|du|des|dès|depuis|selon|mais|afin) |[,;:–] /gu,
    second: /^(?:le|la) (?:second|seconde|deuxième) (?:tentative|envoi|essai|demande|clic|dépôt|passage)/iu,
    ordinal: /^(?:le|la) (?:[\uE000-\uE7FF]|\p{L}+ième)(?!\p{L})/iu,
    anyOther: 'tout autre',
    create: 'créer',
    refusing: /^(?:refuser|rejeter|bloquer|interdire|écarter|empêcher)$/,
    two: /^(?:deux)(?!\p{L})/iu,
  },
}

export function grammarOf(language: Romance): Grammar {
  return grammars[language]
}
