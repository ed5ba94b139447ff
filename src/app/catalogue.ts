import { paths } from '#machines/access/paths.ts'

/** An address of an area that has its place and its title, but no page yet. */
interface CatalogueRow {
  readonly path: string
  readonly title: string
  /** The labels of which any one opens it: those that the aggregator asks for. */
  readonly permissions: readonly string[]
}

/** A page below a list: its title, and the labels of which any one opens it (View when none is named). */
type Below = Readonly<Record<string, string | readonly [title: string, ...permissions: string[]]>>

const row = (path: string, title: string, ...permissions: readonly string[]): CatalogueRow => ({ path, title, permissions })

/** A list with the pages that every list has, and with what else stands below it. `one` is what the list holds. */
const area = (path: string, title: string, one = title, below: Below = {}): readonly CatalogueRow[] => [
  row(path, title, 'list'),
  row(`${path}/create`, `Create ${one}`, 'Add'),
  row(`${path}/edit/:id`, `Edit ${one}`, 'Modify'),
  ...(Object.keys(below).some((under) => under.startsWith('view/')) ? [] : [row(`${path}/view/:id`, one, 'View')]),
  ...Object.entries(below).map(([under, page]) => {
    const [name, ...permissions] = typeof page === 'string' ? [page, 'View'] : page
    return row(`${path}/${under}`, name, ...permissions)
  }),
]

/** Every area that the documents name and that has no pages of its own, in their order. */
export const catalogue: readonly CatalogueRow[] = []
