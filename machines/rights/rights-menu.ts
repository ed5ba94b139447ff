import { holds, isSameLabel, type HeldRights, type RightsCell } from './held-rights.ts'

/** A module of a menu as the server lists it: those above come first. */
export interface MenuModule {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly parentId: string | null
  /** False for a group, on which no rights are held. */
  readonly isPage: boolean
  /** The menu leaves it out, whatever rights are held on it. */
  readonly isHidden?: boolean
  /** The labels that it offers. */
  readonly labels: readonly string[]
}

/** A module at its place in the menu. */
export interface MenuNode extends MenuModule {
  /** 1 at the top. */
  readonly level: number
  /** Whether other modules stand below it. */
  readonly isParent: boolean
  /** The ids of the modules above it, from the top. */
  readonly above: readonly string[]
  /** Itself and all below it that are pages. */
  readonly pages: readonly MenuModule[]
}

/** How a box of the matrix stands: `none` where no page offers the label. */
export type BoxState = 'on' | 'off' | 'mixed' | 'none'

/** The modules with their places, in the order of the menu; one whose parent is missing stands at the top. */
export function menuNodes(modules: readonly MenuModule[]): readonly MenuNode[] {
  const byId = new Map(modules.map((one) => [one.id, one]))
  const aboveOf = ({ parentId }: MenuModule): readonly string[] => {
    const parent = byId.get(parentId ?? '')
    return parent ? [...aboveOf(parent), parent.id] : []
  }
  const above = new Map(modules.map((one) => [one.id, aboveOf(one)]))
  const below = new Map<string, MenuModule[]>()
  for (const one of modules) for (const id of [...(above.get(one.id) ?? []), one.id]) below.set(id, [...(below.get(id) ?? []), one])
  return modules.map((one) => {
    const own = below.get(one.id) ?? []
    const trail = above.get(one.id) ?? []
    return { ...one, level: trail.length + 1, isParent: own.length > 1, above: trail, pages: own.filter(({ isPage }) => isPage) }
  })
}

/** The labels that calls ask for, in the order of their weight; others follow as they come. */
const usualOrder = ['list', 'view', 'add', 'modify', 'delete', 'publish', 'download']

/** The labels that a menu offers, each once. */
export function labelsOf(modules: readonly MenuModule[]): readonly string[] {
  const found = new Map<string, string>()
  for (const { labels } of modules) for (const label of labels) if (!found.has(label.toLowerCase())) found.set(label.toLowerCase(), label)
  const rank = (label: string) => (usualOrder.includes(label) ? usualOrder.indexOf(label) : usualOrder.length)
  return [...found].toSorted(([one], [other]) => rank(one) - rank(other)).map(([, label]) => label)
}

/** The cells that a box sets: of one label, or of all where it is null, on those pages that offer it. */
export const cellsOf = (pages: readonly MenuModule[], label: string | null): readonly RightsCell[] =>
  pages.flatMap(({ id, labels }) =>
    labels.filter((one) => label === null || isSameLabel(one, label)).map((one) => ({ module: id, label: one })),
  )

/** How the box over some cells stands. */
export function boxState(isHeld: (cell: RightsCell) => boolean, cells: readonly RightsCell[]): BoxState {
  if (cells.length === 0) return 'none'
  const on = cells.filter(isHeld).length
  if (on === 0) return 'off'
  return on === cells.length ? 'on' : 'mixed'
}

/** Whether a page has rights that do nothing, as without list it cannot be reached. */
export const isUnreachable = (held: HeldRights, { id, isPage }: MenuModule): boolean =>
  isPage && (held[id] ?? []).length > 0 && !holds(held, { module: id, label: 'list' })

/** What a menu is narrowed to. */
export interface MenuFilter {
  readonly search: string
  readonly shows: (page: MenuNode) => boolean
}

/** The modules that a filter finds, a group by its name with all that stands below it. */
export function foundIn(nodes: readonly MenuNode[], { search, shows }: MenuFilter): readonly MenuNode[] {
  const wanted = search.trim().toLowerCase()
  const named = new Set(nodes.filter(({ name }) => name.toLowerCase().includes(wanted)).map(({ id }) => id))
  const isNamed = ({ id, above }: MenuNode) => named.has(id) || above.some((one) => named.has(one))
  const pages = nodes.filter((node) => node.isPage && isNamed(node) && shows(node))
  const shown = new Set(pages.flatMap(({ id, above }) => [...above, id]))
  return nodes.filter(({ id }) => shown.has(id))
}

/** The ids of what the menu shows with some rights: pages that may be listed, and what stands above one. */
export const seenIn = (nodes: readonly MenuNode[], held: HeldRights): ReadonlySet<string> =>
  new Set(
    nodes.flatMap(({ id, isPage, isHidden, above }) =>
      isPage && !isHidden && holds(held, { module: id, label: 'list' }) ? [...above, id] : [],
    ),
  )
