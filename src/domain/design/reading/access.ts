import type { Rule } from './rule.ts'

/** Who a rule lets act. */
export interface Access {
  /** 'admin', 'manager' …; undefined where being signed in is all that is asked. */
  role?: string
  signedIn: boolean
}

const roles =
  '(?:super )?(?:admin(?:istrator)?s?|managers?|owners?|moderators?|supervisors?|editors?|approvers?|reviewers?|auditors?|operators?|members?|subscribers?|teachers?|instructors?|doctors?|employees?|staff|maintainers?|project leads?|team leads?|administrador(?:es|a|as)?|gerentes?|supervisor(?:es|a|as)?|moderador(?:es|a|as)?|propietari[oa]s?|dueñ[oa]s?|autoridad(?:es)?|emplead[oa]s?|profesor(?:es|a|as)?|IT central)'
const withRole = new RegExp(
  `(?:(?:only|solo|sólo|únicamente)\\s+(?:an?|the|el|la|los|las|un|una)?\\s*(${roles})|(?:as|I am|I'm|users? is|usuari[oa] es|soy|como|logged in as|signed in as|with the role(?: of)?|con (?:el )?rol(?: de)?)\\s+(?:an?|the|un|una|el|la)?\\s*(${roles})|^(?:an?|the|el|la|los|las|un|una)?\\s*(${roles})\\s+(?:can|may|could|puede|pueden|is able|are able|should be able)|^(?:an?|the|el|la|un|una)\\s+(${roles})\\s+(?!is\\b|are\\b|has\\b|have\\b|sees?\\b|receives?\\b|es\\b|ve\\b|recibe\\b)(?=\\p{Ll}+)|(?<!(?:without|no|sin) (?:[\\p{L}]+-)?)(?<![\\p{L}-])(${roles})\\s+(?:role|permission|rights?|only)|(?:rol(?: de)?|permiso(?:s)? de)\\s+(${roles}))(?!\\p{L})`,
  'iu',
)
const signedIn = /(?<!\p{L})(?:logged[- ]?in|signed[- ]?in|authenticated|autenticad[oa]s?|inici(?:ado|ó|é) sesión|sesión iniciada|angemeldet|eingeloggt|connecté)(?!\p{L})/iu

/** Who may act in a rule, where it says so; undefined where everybody may, or where the rule is itself a refusal. */
export function accessOf(rule: Rule): Access | undefined {
  if (rule.negative && rule.actor === undefined) return undefined
  const clauses = [...rule.given, ...rule.when, ...(rule.statement && (!rule.conditional || rule.actor !== undefined) ? rule.then : [])].map(({ text }) => text)
  for (const clause of clauses) {
    const match = withRole.exec(clause.slice(0, 600))
    const role = match?.slice(1).find((group) => group !== undefined)
    if (role !== undefined) return { role: singular(role.trim()), signedIn: true }
  }
  const acts = rule.when.length > 0
  return acts && clauses.some((clause) => signedIn.test(clause)) ? { signedIn: true } : undefined
}

/** 'admins' → 'admin'; Spanish plurals of roles likewise. */
function singular(role: string): string {
  return role.replace(/(?<=(?:dor|sor))es$/iu, '').replace(/(?<=[^s])s$/iu, '')
}
