/** A possible pair, by position in the two lists, with a score above zero. */
export interface PairCandidate {
  old: number
  new: number
  score: number
}

/** Lists up to this length are assigned optimally, in cubic time; longer ones take the best pairs first. */
const maxOptimalSize = 100

/** Pairs of old and new with the highest total score; each is in one pair at most. */
export function assign(candidates: PairCandidate[]): PairCandidate[] {
  const olds = [...new Set(candidates.map((candidate) => candidate.old))]
  const news = [...new Set(candidates.map((candidate) => candidate.new))]
  return Math.max(olds.length, news.length) > maxOptimalSize ? bestFirst(candidates) : optimal(candidates, olds, news)
}

function bestFirst(candidates: PairCandidate[]): PairCandidate[] {
  const olds = new Set<number>()
  const news = new Set<number>()
  return candidates
    .toSorted((a, b) => b.score - a.score)
    .filter((candidate) => {
      if (olds.has(candidate.old) || news.has(candidate.new)) return false
      olds.add(candidate.old)
      news.add(candidate.new)
      return true
    })
}

/** The Hungarian algorithm with potentials, on the cost `-score`. */
function optimal(candidates: PairCandidate[], olds: number[], news: number[]): PairCandidate[] {
  const size = Math.max(olds.length, news.length)
  const row = new Map(olds.map((old, index) => [old, index + 1]))
  const column = new Map(news.map((item, index) => [item, index + 1]))
  const byCell = new Map(
    candidates.map((candidate) => [
      (row.get(candidate.old) ?? 0) * (size + 1) + (column.get(candidate.new) ?? 0),
      candidate,
    ]),
  )
  const cost = (i: number, j: number): number => -(byCell.get(i * (size + 1) + j)?.score ?? 0)
  const u = new Float64Array(size + 1)
  const v = new Float64Array(size + 1)
  /** The row that each column is assigned to. */
  const rowOf = new Int32Array(size + 1)
  for (let i = 1; i <= size; i += 1) {
    const way = new Int32Array(size + 1)
    const least = new Float64Array(size + 1).fill(Infinity)
    const used = new Uint8Array(size + 1)
    rowOf[0] = i
    let j0 = 0
    do {
      used[j0] = 1
      const i0 = at(rowOf, j0)
      let delta = Infinity
      let j1 = 0
      for (let j = 1; j <= size; j += 1) {
        if (at(used, j) === 1) continue
        const current = cost(i0, j) - at(u, i0) - at(v, j)
        if (current < at(least, j)) {
          least[j] = current
          way[j] = j0
        }
        if (at(least, j) < delta) {
          delta = at(least, j)
          j1 = j
        }
      }
      for (let j = 0; j <= size; j += 1) {
        if (at(used, j) === 1) {
          u[at(rowOf, j)] = at(u, at(rowOf, j)) + delta
          v[j] = at(v, j) - delta
        } else least[j] = at(least, j) - delta
      }
      j0 = j1
    } while (at(rowOf, j0) !== 0)
    do {
      const j1 = at(way, j0)
      rowOf[j0] = at(rowOf, j1)
      j0 = j1
    } while (j0 !== 0)
  }
  return [...rowOf].flatMap((i, j) => byCell.get(i * (size + 1) + j) ?? [])
}

function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0
}
