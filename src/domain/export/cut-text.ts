/** Text of at most `length` UTF-16 units. A cut text ends with an ellipsis and never splits a character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, length - 1)
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
