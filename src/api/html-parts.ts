import type { DocumentCell, DocumentEntry, DocumentList, DocumentPart } from '#machines/session/privacy-policy.machine.ts'

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  copy: '©',
}

/** Character references of HTML as characters; unknown ones stay as they are. Only one pass, so that nothing is decoded twice. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

/** Text on one line, without the spaces around it. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

interface Entry extends DocumentEntry {
  text: string
  readonly lists: List[]
}
interface List extends DocumentList {
  readonly entries: Entry[]
}
interface Cell extends DocumentCell {
  text: string
}
interface Table {
  readonly kind: 'table'
  caption: string
  readonly rows: Cell[][]
}
type Part = Extract<DocumentPart, { text: string }> | List | Table

const newList = (isOrdered: boolean): List => ({ kind: 'list', isOrdered, entries: [] })
const add = (text: string, words: string) => (text === '' ? words : `${text} ${words}`)

const keptList = ({ entries, ...list }: List): DocumentList => ({
  ...list,
  entries: entries
    .map(({ text, lists }) => ({ text, lists: lists.map(keptList).filter((inner) => inner.entries.length > 0) }))
    .filter(({ text, lists }) => text !== '' || lists.length > 0),
})

/** Without what turned out to be empty; a first row of header cells is the head of its table. */
function kept(part: Part): DocumentPart[] {
  if (part.kind === 'list') return [keptList(part)].filter(({ entries }) => entries.length > 0)
  if (part.kind !== 'table') return [part]
  const rows = part.rows.filter((row) => row.some(({ text }) => text !== ''))
  const [first = []] = rows
  const hasHead = rows.length > 1 && first.every(({ isHeader }) => isHeader)
  const head = hasHead ? first.map(({ text }) => text) : []
  return rows.length === 0 ? [] : [{ kind: 'table', caption: part.caption, head, rows: hasHead ? rows.slice(1) : rows }]
}

/** Collects the parts of a page from its tags and texts, in their order. */
function createCollector() {
  const parts: Part[] = []
  let text = ''
  let isHeading = false
  /** Lists open within each other; those below the second belong to it. */
  let depth = 0
  let list: List | null = null
  let entry: Entry | null = null
  let inner: { readonly list: List; entry: Entry | null } | null = null
  /** Tables open within each other; only the outermost keeps its rows. */
  let tables = 0
  let table: Table | null = null
  let cell: Cell | null = null
  let isCaption = false

  /** Puts the text since the last tag where it belongs. */
  const flush = () => {
    const words = onOneLine(decoded(text))
    text = ''
    if (words === '') return
    const owner = cell ?? inner?.entry ?? entry
    if (table && isCaption) table.caption = add(table.caption, words)
    else if (owner) owner.text = add(owner.text, words)
    else parts.push({ kind: isHeading ? 'heading' : 'text', text: words })
  }
  const endLists = () => {
    depth = 0
    list = entry = inner = null
  }

  const onList = (isOrdered: boolean, isOpening: boolean) => {
    depth = Math.max(0, depth + (isOpening ? 1 : -1))
    if (depth === 0) endLists()
    else if (depth === 1 && !isOpening) inner = null
    else if (depth === 1) parts.push((list = newList(isOrdered)))
    else if (depth === 2 && isOpening && entry) {
      inner = { list: newList(isOrdered), entry: null }
      entry.lists.push(inner.list)
    }
  }
  const onEntry = (isOpening: boolean) => {
    const next: Entry | null = isOpening ? { text: '', lists: [] } : null
    if (inner) inner.entry = next
    else entry = next
    if (!next) return
    // An entry outside any list makes one.
    if (!list) parts.push((list = newList(false)))
    ;(inner?.list ?? list).entries.push(next)
  }
  const onTable = (isOpening: boolean) => {
    tables = Math.max(0, tables + (isOpening ? 1 : -1))
    if (tables === 1 && isOpening) parts.push((table = { kind: 'table', caption: '', rows: [] }))
    if (tables > 0) return
    table = cell = null
    isCaption = false
  }
  const onCell = (name: string, isOpening: boolean) => {
    cell = null
    if (!table || !isOpening) return
    const row = table.rows.at(-1) ?? []
    if (table.rows.length === 0) table.rows.push(row)
    row.push((cell = { text: '', isHeader: name === 'th' }))
  }

  const onTag = (name: string, isOpening: boolean) => {
    flush()
    isHeading = false
    if (name === 'table') onTable(isOpening)
    else if (tables === 1 && name === 'caption') isCaption = isOpening
    else if (tables === 1 && name === 'tr') {
      cell = null
      if (isOpening) table?.rows.push([])
    } else if (tables === 1 && (name === 'td' || name === 'th')) onCell(name, isOpening)
    else if (tables > 0) return
    else if (name === 'ul' || name === 'ol') onList(name === 'ol', isOpening)
    else if (name === 'li') onEntry(isOpening)
    else if (/^h[1-6]$/.test(name)) {
      // A list that was left open ends where a section begins.
      endLists()
      isHeading = isOpening
    } else if (depth === 0) endLists()
  }
  return {
    onText: (piece: string) => void (text += piece),
    onTag,
    end: (): readonly DocumentPart[] => {
      flush()
      return parts.flatMap(kept)
    },
  }
}

const block =
  /^(h[1-6]|p|li|ul|ol|dl|dt|dd|div|section|article|main|header|footer|table|caption|thead|tbody|tfoot|tr|td|th|blockquote|br|hr|body|html)$/

/** The readable parts of an HTML page. Nothing of it is ever parsed as markup by the browser: tags only divide the text. */
export function partsOfHtml(html: string): readonly DocumentPart[] {
  const [, body = html] = /<body[^>]*>([^]*)/i.exec(html) ?? []
  const visible = body
    .replaceAll(/<(script|style|template|noscript|svg|head|title)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, ' ')
  const collector = createCollector()
  for (const [piece, slash, tag] of visible.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|[^<]+|</gi)) {
    const name = tag?.toLowerCase()
    if (name === undefined) collector.onText(piece)
    else if (block.test(name)) collector.onTag(name, slash === '')
  }
  return collector.end()
}
