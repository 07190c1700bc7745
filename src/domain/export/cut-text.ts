/** Text of at most `length` UTF-16 units, ending with an ellipsis where it was cut; no character is cut in half. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, length - 1)
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}
