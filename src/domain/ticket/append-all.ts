/** Appends all of `more`. `push(...more)` would overflow the stack with a very long list. */
export function appendAll<T>(list: T[], more: Iterable<T>): void {
  for (const element of more) list.push(element)
}
