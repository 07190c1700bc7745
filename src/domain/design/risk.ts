export type RiskKind =
  | 'money'
  | 'security'
  | 'permissions'
  | 'dataLoss'
  | 'irreversible'
  | 'privacy'
  | 'failure'
  | 'coreAction'
  | 'cosmetic'
  | 'internal'

export interface Risk {
  /** 0 (nobody is harmed) upwards; from `highRisk` a case is of high priority. */
  score: number
  /** What the score comes from, the gravest first, and the word of the criterion that showed it. */
  found: { kind: RiskKind; word: string }[]
}

export const highRisk = 3
export const mediumRisk = 1

interface RiskWords {
  kind: RiskKind
  score: number
  words: RegExp
}

function words(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${list})(?![\\p{L}\\p{N}_])`, 'iu')
}

const risks: RiskWords[] = [
  {
    kind: 'money',
    score: 3,
    words: words(
      '[$€£¥]\\s?\\d[\\d.,]*|pay|pays|paid|payments?|checkout|checks? out|(?:is|are|es) (?:free|gratis)|total to pay|total a pagar|costs?|charged?|charges|refund\\p{L}*|invoices?|billing|billed|prices?|discount\\p{L}*|amounts?|balance|bank|credit cards?|debit|currency|tax(?:es)?|fees?|purchas\\p{L}*|subscriptions?|pagos?|pagar|paga|cobr\\p{L}*|reembols\\p{L}*|factura\\p{L}*|precios?|descuentos?|importes?|montos?|saldo|impuestos?|tarjetas?|compra\\p{L}*|pagamentos?|preços?|paiement\\p{L}*|prix|zahlung\\p{L}*|rechnung\\p{L}*',
    ),
  },
  {
    kind: 'security',
    score: 3,
    words: words(
      'passwords?|passcodes?|authenticat\\p{L}*|2fa|mfa|totp|otp|tokens?|jwt|tls|encrypt\\p{L}*|credentials?|secrets?|api keys?|injection|xss|csrf|sanitiz\\p{L}*|security|lock(?:ed|out)|contraseñas?|cierre de sesión|autentic\\p{L}*|credencial\\p{L}*|cifr\\p{L}*|encript\\p{L}*|seguridad|senhas?|passwort|mot de passe',
    ),
  },
  {
    kind: 'permissions',
    score: 3,
    words: words(
      'admins?|administrators?|permissions?|privileg\\p{L}*|authori[sz]\\p{L}*|unauthori[sz]ed|forbidden|roles?|access (?:control|denied|rights?)|401|403|administrador\\p{L}*|permisos?|autoriz\\p{L}*|acceso denegado|rol|berechtig\\p{L}*|permissão|permissões',
    ),
  },
  {
    kind: 'dataLoss',
    score: 3,
    words: words(
      'delet\\p{L}*|eras\\p{L}+|overwrit\\p{L}*|purg\\p{L}*|wipe[ds]?|data loss|lost|migrat\\p{L}*|backups?|restor\\p{L}*|corrupt\\p{L}*|rollback|elimin\\p{L}*|borr(?:ar|a|ado|ada)|sobrescrib\\p{L}*|pérdida|migra\\p{L}*|respaldo|apagar|exclu[ií]\\p{L}*|lösch\\p{L}*|supprim\\p{L}*',
    ),
  },
  {
    kind: 'irreversible',
    score: 3,
    words: words(
      'cannot be undone|irreversibl\\p{L}*|permanent(?:ly|e|emente)?|no se puede deshacer|definitiv\\p{L}*|unwiderruflich',
    ),
  },
  {
    kind: 'privacy',
    score: 3,
    words: words(
      'gdpr|pii|personal(?:ly identifiable)? (?:data|information)|privacy|consent|datos personales|privacidad|consentimiento|lgpd|dsgvo',
    ),
  },
  {
    kind: 'security',
    score: 1,
    words: words(
      'log(?:s|ged)? ?in|login|sign(?:s|ed)? ?in|log(?:s|ged)? ?out|inici(?:ar?|o de) sesión|cerrar sesión|anmeld\\p{L}*',
    ),
  },
  {
    kind: 'failure',
    score: 1,
    words: words(
      'errors?|fail\\p{L}*|invalid|crash\\p{L}*|timeouts?|conflicts?|atomic\\p{L}*|reject\\p{L}*|raises?|missing|duplicat\\p{L}*|concurren\\p{L}*|err[oa]r\\p{L}*|erro|fall[ao]s?|fallid\\p{L}*|inválid\\p{L}*|rechaz\\p{L}*|atómic\\p{L}*|duplicad\\p{L}*|fehler|erreur|[45]\\d\\d',
    ),
  },
  {
    kind: 'coreAction',
    score: 1,
    words: words(
      'creat\\p{L}*|submit\\p{L}*|sav(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|send\\p{L}*|sent|updat\\p{L}*|regist\\p{L}*|upload\\p{L}*|import\\p{L}*|export\\p{L}*|assign\\p{L}*|approv\\p{L}*|confirm\\p{L}*|cancel\\p{L}*|edit\\p{L}*|order(?:s|ed)?|book\\p{L}*|sync\\p{L}*|calculat\\p{L}*|crear|crea|guard\\p{L}*|envi(?:ar|a|an|ado|ada|ó)|envío|envía\\p{L}*|actualiz\\p{L}*|asign\\p{L}*|aprob\\p{L}*|cancel\\p{L}*|modific\\p{L}*|transfer\\p{L}*|calcul\\p{L}*',
    ),
  },
  {
    kind: 'cosmetic',
    score: -2,
    words: words(
      'colou?rs?|fonts?|icons?|logos?|tooltips?|labels?|hover\\p{L}*|animation\\p{L}*|layout|spacing|padding|align(?:ed|ment)|placeholder|wording|typo|brand\\p{L}*|badge|theme|dark mode|íconos?|iconos?|colores|fuentes?|etiquetas?|estilos?|animaci\\p{L}*|tema',
    ),
  },
  {
    kind: 'internal',
    score: -2,
    words: words(
      'document(?:s|ed|ation)|documentación|readme|changelog|storybook|unit[- ]tests?|tests? (?:cover|pass)\\p{L}*|covered by|lint\\p{L}*|eslint|typescript|jsdoc|comments?|refactor\\p{L}*|adr',
    ),
  },
]

/** So many statements of the starting situation are told apart from what is done. */
const mostGiven = 60

/**
 * The risk of a criterion, from its words: what can be lost when it does not hold. What only its starting situation names
 * ("I am logged in") makes it no more than of medium risk.
 */
export function riskOf({ text, given }: { text: string; given: string[] }): Risk {
  const starting = given.join(' ').slice(0, 1_000)
  const doing = given
    .slice(0, mostGiven)
    .reduce((left, part) => left.replace(part, ''), text.slice(0, 6_000))
    .slice(0, 3_000)
  const found = risks.flatMap(({ kind, score, words }) => {
    const word = words.exec(doing)?.[0]
    if (word !== undefined) return [{ kind, score, word: word.toLowerCase() }]
    const aside = score > 0 ? words.exec(starting)?.[0] : undefined
    return aside === undefined ? [] : [{ kind, score: mediumRisk, word: aside.toLowerCase() }]
  })
  found.sort((a, b) => b.score - a.score)
  const worst = Math.max(0, found[0]?.score ?? 0)
  const lowered = worst >= highRisk ? 0 : found.reduce((sum, { score }) => sum + Math.min(0, score), 0)
  const shown = found.filter(({ score }) => (worst + lowered > 0 ? score > 0 : score < 0))
  return {
    score: worst + lowered + (found.filter(({ score }) => score >= highRisk).length > 1 ? 1 : 0),
    found: shown.map(({ kind, word }) => ({ kind, word })),
  }
}
