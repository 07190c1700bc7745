/** Lists changed at one place, without touching the list handed in. A place outside gives that very list back. */

export function insertAt<T>(list: T[], index: number, item: T): T[] {
  const place = Math.max(0, Math.min(index, list.length))
  return [...list.slice(0, place), item, ...list.slice(place)]
}

export function removeAt<T>(list: T[], index: number): T[] {
  return isIn(list, index) ? [...list.slice(0, index), ...list.slice(index + 1)] : list
}

export function replaceAt<T>(list: T[], index: number, item: T): T[] {
  return isIn(list, index) ? [...list.slice(0, index), item, ...list.slice(index + 1)] : list
}

/** The item at `from` comes to stand at `to`; those between move up. */
export function moveWithin<T>(list: T[], from: number, to: number): T[] {
  if (!isIn(list, from) || !isIn(list, to) || from === to) return list
  return list.slice(from, from + 1).reduce((left, item) => insertAt(left, to, item), removeAt(list, from))
}

function isIn(list: unknown[], index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < list.length
}
