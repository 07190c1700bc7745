/** The text without white space and the given signs at its end, in one walk however many there are. */
export function trimEndSigns(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && isSign(text[end - 1] ?? '', signs)) end -= 1
  return text.slice(0, end)
}

export function trimStartSigns(text: string, signs: string): string {
  let start = 0
  while (start < text.length && isSign(text[start] ?? '', signs)) start += 1
  return text.slice(start)
}

/** A title as it is named elsewhere: without the colon that announces what follows. */
export function withoutColon(title: string): string {
  return trimEndSigns(title, ':：')
}

/** Whether a line announces what follows. The colon of an emoji's name (":tada:") announces nothing. */
export function endsInColon(text: string): boolean {
  return /[:：]$/.test(text) && !/:[a-z][\w+-]{0,60}:$/i.test(text)
}

function isSign(character: string, signs: string): boolean {
  return signs.includes(character) || character.trim() === ''
}
