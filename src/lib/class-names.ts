/** Joins class names, leaving out what is not there. */
export function classNames(...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(' ')
}
