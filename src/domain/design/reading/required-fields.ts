import type { Rule } from './rule.ts'

const english = /^(?:the (?:fields? )?)?(.{3,300}?) (?:are|is) (?:all )?(?:required|mandatory|compulsory)(?!\p{L})/iu
const spanish = /^(?:los? campos? |el |la |los |las )?(.{3,300}?) (?:son|es) (?:todos |todas )?(?:obligatori[oa]s?|requerid[oa]s?)(?!\p{L})/iu
const longestName = 40

/** The inputs that a statement demands: 'Name, street and city are required'. None where it demands none by name. */
export function requiredFields(rule: Rule): string[] {
  if (!rule.statement || rule.when.length > 0) return []
  const text = rule.then[0]?.text ?? ''
  const list = (english.exec(text) ?? spanish.exec(text))?.[1]
  if (list === undefined) return []
  const names = list.split(/\s*,\s*(?:and |y )?|\s+(?:and|y|e)\s+/u).map((name) => name.trim())
  return names.every((name) => name !== '' && name.length <= longestName && name.split(' ').length <= 5) ? names.slice(0, 12) : []
}
