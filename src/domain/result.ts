/** The values in a message: numbers, names, or which variant of the message applies. */
export type MessageParams = Readonly<Partial<Record<string, string | number>>>

/** An English text for people, with the stable code (lower snake case) and the values that a translation needs. */
export interface Problem {
  code: string
  message: string
  params?: MessageParams
}

/** The outcome of a parser or a rule that may refuse its input. Exceptions are kept for the unexpected. */
export type Result<T, E = Problem> = { ok: true; value: T } | { ok: false; reason: E }

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/**
 * Every message with a code that the app itself writes. Each has a Spanish text in `src/messages/spanish-messages.ts`; a
 * missing one does not compile.
 */
// biome-ignore format: a list of words is read as a block
export type AppMessageCode =
  'ticket_link_empty' | 'ticket_link_invalid' | 'selection_empty' | 'selection_too_long' | 'selection_too_many' |
  'selection_no_ticket' | 'ticket_link_list' | 'ticket_link_foreign_host' | 'ticket_link_no_site' | 'ticket_link_no_key' |
  'not_an_issue' | 'too_deep' | 'too_large' | 'no_criteria' | 'criteria_unreadable' | 'criteria_empty' |
  'criterion_unreadable' | 'criteria_field' | 'criteria_no_field' | 'criteria_section' | 'criteria_no_section' |
  'criteria_description' | 'no_data' | 'no_cases' | 'no_history_cases' | 'no_history_entries' | 'unsupported_format' |
  'exported' | 'exported_local' | 'exported_entries' | 'export_split' | 'export_long_titles' | 'export_long_texts' |
  'export_long_texts_kept' | 'export_repeated_titles' | 'export_unprintable' | 'export_formulas' |
  'export_unknown_priorities' | 'export_long_folders' | 'invalid_results' | 'history_not_loaded' | 'not_found' |
  'invalid_entry' | 'damaged' | 'not_json' | 'not_a_backup' | 'newer_version' | 'empty_backup' | 'nothing_readable' |
  'storage_full' | 'storage_blocked' | 'vault_unavailable' | 'configuration'

export interface AppProblem extends Problem {
  code: AppMessageCode
}

/** A refusal in the app's own words. */
export function fail(code: AppMessageCode, message: string, params?: MessageParams): { ok: false; reason: AppProblem } {
  return { ok: false, reason: { code, message, ...(params && { params }) } }
}

/** A refusal with any code: of the auth service, of a terminal command, or of a problem that is passed on. */
export function failWith(code: string, message: string, params?: MessageParams): { ok: false; reason: Problem } {
  return { ok: false, reason: { code, message, ...(params && { params }) } }
}
