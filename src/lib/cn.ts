import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true

/** Utilities whose prefix names the property: `h-9` and `h-[28rem]` both set the height. */
const named = [
  ...['size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'aspect'],
  ...[
    'p',
    'px',
    'py',
    'pt',
    'pr',
    'pb',
    'pl',
    'm',
    'mx',
    'my',
    'mt',
    'mr',
    'mb',
    'ml',
    'space-x',
    'space-y',
    'gap',
    'gap-x',
    'gap-y',
  ],
  ...[
    'inset',
    'inset-x',
    'inset-y',
    'top',
    'right',
    'bottom',
    'left',
    'z',
    'order',
    'col',
    'col-start',
    'row',
    'row-start',
    'grid-cols',
    'scroll-mt',
  ],
  ...['items', 'justify', 'self', 'place-items', 'content', 'basis', 'grow', 'shrink'],
  ...['overflow', 'overflow-x', 'overflow-y', 'whitespace', 'line-clamp', 'align', 'list', 'leading', 'tracking'],
  ...[
    'bg',
    'rounded',
    'rounded-t',
    'rounded-b',
    'shadow',
    'opacity',
    'accent',
    'decoration',
    'underline-offset',
    'outline-offset',
    'border-spacing',
  ],
  ...['animate', 'transition', 'duration', 'rotate', 'cursor', 'select'],
]

const width = ['', '0', '2', '4']

/**
 * Covers only the utilities that this product uses: the library's full configuration adds 9 kB to every page and would
 * break the landing page's budget. tests/unit/lib/cn.test.ts compares both for every pair of classes in src; when it
 * fails after a new class was used, add the class's group here.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(named.map((name) => [name, [{ [name]: ['', any] }]])),
    // biome-ignore format: a list of words is read as a block
    display: [
      'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'table', 'table-cell', 'table-row',
      'table-row-group', 'table-header-group', 'contents', 'hidden',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    visibility: ['visible', 'invisible', 'collapse'],
    'screen-reader': ['sr-only', 'not-sr-only'],
    flex: [{ flex: ['1', 'auto', 'none', 'initial'] }],
    'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
    'table-layout': ['table-auto', 'table-fixed'],
    'font-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl'] }],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-color': [{ text: [any] }],
    'font-family': [{ font: ['sans', 'mono'] }],
    'font-weight': [{ font: ['normal', 'semibold'] }],
    'text-line': ['underline', 'line-through', 'no-underline'],
    'word-break': ['break-words', 'break-normal', 'break-all'],
    ...Object.fromEntries(
      [
        'border',
        'border-x',
        'border-y',
        'border-t',
        'border-r',
        'border-b',
        'border-l',
        'divide-x',
        'divide-y',
        'outline',
      ].map((name) => [name, [{ [name]: width }]]),
    ),
    'border-style': [{ border: ['solid', 'dashed', 'none'] }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-color': [{ border: [any] }],
    ...Object.fromEntries(
      ['border-t', 'border-r', 'border-b', 'border-l', 'divide'].map((name) => [`${name}-color`, [{ [name]: [any] }]]),
    ),
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    gap: ['gap-x', 'gap-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    flex: ['basis', 'grow', 'shrink'],
    overflow: ['overflow-x', 'overflow-y'],
    'line-clamp': ['display', 'overflow'],
    'font-size': ['leading'],
    rounded: ['rounded-t', 'rounded-b'],
    border: ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
    'border-x': ['border-r', 'border-l'],
    'border-y': ['border-t', 'border-b'],
    'border-color': ['border-t-color', 'border-r-color', 'border-b-color', 'border-l-color'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'marker', 'selection'],
}))

/** Joins class names. If two set the same property, the later one wins, whatever their order in the style sheet. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
