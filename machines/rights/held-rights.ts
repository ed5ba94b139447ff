/** Labels by the id of the menu's page; pages without labels are left out. */
export type HeldRights = Readonly<Record<string, readonly string[]>>

/** A label on a page of the menu. */
export interface RightsCell {
  readonly module: string
  readonly label: string
}

/** Rights given or taken on one page. */
export interface ChangedPage {
  readonly module: string
  readonly given: readonly string[]
  readonly taken: readonly string[]
}

const folded = (label: string) => label.toLowerCase()

/** Labels are compared without case: some aggregators send capitals. */
export const isSameLabel = (one: string, other: string): boolean => folded(one) === folded(other)

/** Whether a label is held on a page. */
export const holds = (held: HeldRights, { module, label }: RightsCell): boolean =>
  (held[module] ?? []).some((one) => isSameLabel(one, label))

const keyOf = ({ module, label }: RightsCell) => `${module} ${folded(label)}`

/** Makes a test whether a label is held, for use on many labels. */
export function holder(held: HeldRights): (cell: RightsCell) => boolean {
  const keys = new Set(Object.entries(held).flatMap(([module, labels]) => labels.map((label) => keyOf({ module, label }))))
  return (cell) => keys.has(keyOf(cell))
}

/** Makes a test whether a label was given or taken, for use on many labels. */
export function differing(before: HeldRights, after: HeldRights): (cell: RightsCell) => boolean {
  const [was, is] = [holder(before), holder(after)]
  return (cell) => was(cell) !== is(cell)
}

/** The rights after some labels were given or taken; those that were there keep their spelling and their place. */
export function withCells(held: HeldRights, cells: readonly RightsCell[], isGiven: boolean): HeldRights {
  const changed = new Map<string, readonly string[]>()
  for (const { module, label } of cells) {
    const labels = changed.get(module) ?? held[module] ?? []
    const others = labels.filter((one) => !isSameLabel(one, label))
    if (!isGiven) changed.set(module, others)
    else if (others.length === labels.length) changed.set(module, [...labels, label])
  }
  return Object.fromEntries(Object.entries({ ...held, ...Object.fromEntries(changed) }).filter(([, labels]) => labels.length > 0))
}

/** What changed from one set of rights to another, page by page. */
export function changedPages(before: HeldRights, after: HeldRights): readonly ChangedPage[] {
  const beyond = (labels: readonly string[] = [], others: readonly string[] = []) =>
    labels.filter((label) => !others.some((other) => isSameLabel(label, other)))
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((module) => ({ module, given: beyond(after[module], before[module]), taken: beyond(before[module], after[module]) }))
    .filter(({ given, taken }) => given.length + taken.length > 0)
}
