import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

export interface GridPlace {
  row: number
  column: number
}

interface GridFocus {
  /** For the table. */
  gridProps: {
    ref: RefObject<HTMLTableElement | null>
    onClick: (event: { target: EventTarget }) => void
    onFocus: (event: { target: EventTarget }) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
  /** For each cell; Tab reaches one of them. */
  cellProps: (place: GridPlace) => { 'data-place': string; tabIndex: 0 | -1 }
}

/**
 * The keyboard of a grid (WAI-ARIA Authoring Practices, grid pattern): one stop for Tab, arrows between the cells, Home and
 * End within a row, with Ctrl to the first and last row, Enter and Space to choose. Row 0 and column 0 are the headers;
 * their corner holds nothing.
 */
export function useGridFocus({
  rows,
  columns,
  onChoose,
}: {
  rows: number
  columns: number
  onChoose: (place: GridPlace) => void
}): GridFocus {
  const ref = useRef<HTMLTableElement>(null)
  const [wanted, setWanted] = useState<GridPlace>({ row: 1, column: 0 })
  const active = within(wanted)

  function within({ row, column }: GridPlace): GridPlace {
    const place = { row: Math.max(0, Math.min(row, rows)), column: Math.max(0, Math.min(column, columns)) }
    return place.row === 0 && place.column === 0 ? { row: 1, column: 0 } : place
  }

  function goTo(place: GridPlace): void {
    const next = within(place)
    setWanted(next)
    const cell = ref.current?.querySelector(`[data-place="${next.row}:${next.column}"]`)
    if (cell instanceof HTMLElement) cell.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const place = placeAt(event.target)
    if (place === undefined) return
    const { row, column } = place
    const moves: Record<string, GridPlace | undefined> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      Home: { row: event.ctrlKey ? 1 : row, column: 0 },
      End: { row: event.ctrlKey ? rows : row, column: columns },
    }
    const next = moves[event.key]
    if (next !== undefined) goTo(next)
    else if (event.key === 'Enter' || event.key === ' ') onChoose(place)
    else return
    event.preventDefault()
  }

  return {
    gridProps: {
      ref,
      onClick: ({ target }) => {
        const place = placeAt(target)
        if (place !== undefined) onChoose(place)
      },
      onFocus: ({ target }) => {
        const place = placeAt(target)
        if (place !== undefined) setWanted(place)
      },
      onKeyDown,
    },
    cellProps: ({ row, column }) => ({
      'data-place': `${row}:${column}`,
      tabIndex: row === active.row && column === active.column ? 0 : -1,
    }),
  }
}

function placeAt(element: EventTarget): GridPlace | undefined {
  const cell = element instanceof Element ? element.closest('[data-place]') : null
  const [row, column] = (cell?.getAttribute('data-place') ?? '').split(':').map(Number)
  return row === undefined || column === undefined ? undefined : { row, column }
}
