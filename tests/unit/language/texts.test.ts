import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** The argument of `inLanguage` in each text module. */
interface Pair {
  en: unknown
  es: unknown
}

const root = join(import.meta.dirname, '../../..')
/**
 * The legal pages are English; messages of the storage and the export formats are in the catalogue, which has its own
 * test.
 */
const elsewhere = /^src\/(?:domain|storage|features\/legal)\/|format-texts\.ts$/
const files = globSync('src/**/*texts.ts', { cwd: root })
  .filter((file) => !elsewhere.test(file))
  .sort()

/** Names, symbols, addresses and words that both languages share. */
// biome-ignore format: a list of words is read as a block
const shared = new Set([
  'casewright', 'Casewright', 'English', 'Español', 'Error:', 'Error', 'Plan', 'Legal', '#', 'ID', '—', 'Total',
  'Terminal', 'N/A', 'No', 'Area Path', 'CSV', 'JSON', 'Markdown', 'Excel', 'Jira', 'Pro', 'Starter',
  'Assigned To', 'Tickets', 'Global', 'Australia',
  // docs/spec.md requires Spanish for these.
  'Verificando Permisos',
  'Acceso Denegado',
  'No se pudieron verificar los permisos.',
  'Reintentar',
  'No tienes permisos de administrador para ver esta página.',
  'Ir al panel principal',
])
/** Codes, numbers and amounts, addresses, file names, and texts that consist only of their parameters. */
const sameInBoth =
  /^(?:Casewright )?(?:[A-Z]+-?\d+|[$€]?\d+(?:(?:: | → |–)\d+)*|https?:\/\/\S+|casewright-history-\S+)$/

async function pairsOf(file: string): Promise<Pair[]> {
  const pairs: Pair[] = []
  vi.resetModules()
  vi.doMock('#src/lib/language.ts', async (original) => ({
    ...(await original<object>()),
    inLanguage: (pair: Pair) => {
      pairs.push(pair)
      return pair.es
    },
  }))
  await import(join(root, file))
  return pairs
}

afterEach(() => {
  vi.doUnmock('#src/lib/language.ts')
  // The files that share this process read the texts in English.
  vi.resetModules()
})

describe('every module of texts', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThanOrEqual(14)
  })

  it.each(files)('%s is complete in both languages', async (file) => {
    const pairs = await pairsOf(file)
    expect(pairs.length, 'texts that are not in two languages').toBeGreaterThan(0)
    // Texts that are parts of others are compared separately.
    const pieces = pairs.flatMap(({ es }) => (typeof es === 'string' ? [es] : []))
    for (const { en, es } of pairs) expect(difference(en, es, '', pieces)).toEqual([])
  })
})

/** Reports Spanish texts that are missing, superfluous, empty or still English. */
function difference(en: unknown, es: unknown, path: string, pieces: string[] = []): string[] {
  if (typeof en === 'function' && typeof es === 'function') {
    const problems = en.length === es.length ? [] : [`${path} takes other parameters`]
    return [
      ...problems,
      ...samplesOf(en.length).flatMap((sample) =>
        difference(
          Reflect.apply(en, undefined, sample),
          Reflect.apply(es, undefined, sample),
          `${path}(${sample.join()})`,
          pieces,
        ),
      ),
    ]
  }
  if (typeof en === 'string' && typeof es === 'string') {
    if (en !== '' && es.trim() === '') return [`${path} is empty`]
    return en === es && !shared.has(en) && !pieces.includes(en) && !sameInBoth.test(en)
      ? [`${path} is English: ${en}`]
      : []
  }
  if (isObject(en) && isObject(es)) {
    const keys = [...new Set([...Object.keys(en), ...Object.keys(es)])]
    return keys.flatMap((key) => {
      if (!(key in es)) return [`${path}.${key} is missing`]
      if (!(key in en)) return [`${path}.${key} is one too many`]
      return difference(Reflect.get(en, key), Reflect.get(es, key), `${path}.${key}`, pieces)
    })
  }
  return typeof en === typeof es && en === es ? [] : [`${path} is of another kind`]
}

/** One and several, because plural forms differ. */
function samplesOf(parameters: number): unknown[][] {
  return [1, 2].map((count) => Array.from({ length: parameters }, () => count))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

describe('the comparison', () => {
  it.each([
    [{ a: 'Go' }, {}, ['.a is missing']],
    [{}, { a: 'Ir' }, ['.a is one too many']],
    [{ a: { b: ['Go', 'Stop'] } }, { a: { b: ['Ir', ''] } }, ['.a.b.1 is empty']],
    [{ a: 'Go on' }, { a: 'Go on' }, ['.a is English: Go on']],
    [{ a: (n: number) => `${n} cases` }, { a: () => 'casos' }, ['.a takes other parameters']],
    [
      { a: (n: number) => `${n} cases` },
      { a: (n: number) => `${n} cases` },
      ['.a(1) is English: 1 cases', '.a(2) is English: 2 cases'],
    ],
    [{ a: 'Go' }, { a: ['Ir'] }, ['.a is of another kind']],
    [{ a: 'Go', b: (n: number) => `${n} steps` }, { a: 'Ir', b: (n: number) => `${n} pasos` }, []],
  ])('of %o and %o', (en, es, expected) => {
    expect(difference(en, es, '')).toEqual(expected)
  })
})
