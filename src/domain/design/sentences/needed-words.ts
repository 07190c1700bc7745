/**
 * The words without which a pattern cannot match, in small letters: one list for each place, of which one has to occur.
 * Looking for them is far cheaper than compiling and running a regular expression; a place that is too involved to tell, such
 * as a nested group, gives no list.
 */
export function neededWords(said: string): string[][] {
  const needed: string[][] = []
  let run = ''
  const endRun = (): void => {
    if (run.trim().length > 2) needed.push([run.toLowerCase()])
    run = ''
  }
  for (let at = 0; at < said.length; ) {
    const sign = said.charAt(at)
    const length = unitLength(said, at)
    const isOptional = /^(?:[?*]|\{0?,)/.test(said.slice(at + length, at + length + 3))
    if (sign === '|') return []
    if (length === 1 && /[\p{L}\p{N} '’-]/u.test(sign)) {
      if (isOptional) endRun()
      else run += sign
    } else {
      endRun()
      const choices = sign === '(' && !isOptional ? choicesOf(said.slice(at, at + length)) : []
      if (choices.length > 0) needed.push(choices)
    }
    at += length
    const quantifier = /^(?:[?*+]|\{\d*,?\d*\})\??/.exec(said.slice(at))?.[0]
    if (quantifier !== undefined) {
      endRun()
      at += quantifier.length
    }
  }
  endRun()
  return needed
}

/** How many characters the group, class, slot, escape or letter takes that begins here. */
function unitLength(said: string, at: number): number {
  const rest = said.slice(at)
  switch (said.charAt(at)) {
    case '\\':
      return /^\\[pP]\{[^}]*\}|^\\u[\da-fA-F]{4}|^\\./u.exec(rest)?.[0].length ?? 1
    case '[':
      return /^\[(?:\\.|[^\]\\])*\]/u.exec(rest)?.[0].length ?? 1
    case '<':
      return /^<[a-z]+\d?(?:=(?:[^<>])*)?>/u.exec(rest)?.[0].length ?? 1
    case '(':
      return groupLength(said, at)
    default:
      return 1
  }
}

function groupLength(said: string, at: number): number {
  let depth = 0
  for (let end = at; end < said.length; ) {
    const sign = said.charAt(end)
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    end += sign === '(' ? 1 : unitLength(said, end)
    if (depth === 0) return end - at
  }
  return said.length - at
}

/** "(?:must|has to)" is one of two words; nothing where the group holds more than plain words. */
function choicesOf(group: string): string[] {
  const inner = /^\((?:\?:|\?<[a-zA-Z]\w*>)(?<inner>[^()[\]\\<>{}?*+.$^]*)\)$/u.exec(group)?.groups?.inner
  const choices = inner?.toLowerCase().split('|') ?? []
  return choices.every((choice) => choice.trim() !== '') ? choices : []
}
