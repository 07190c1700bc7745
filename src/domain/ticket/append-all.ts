/** Adds every element of `more`. Not `push(...more)`: a spread of a very long list overflows the stack. */
export function appendAll<T>(list: T[], more: Iterable<T>): void {
  for (const element of more) list.push(element)
}
