import * as v from 'valibot'

const schema = v.array(v.object({ groupName: v.optional(v.string(), ''), centreIds: v.optional(v.array(v.number()), []) }))

/** A group of a grouping of centres. */
export interface CentreGroupRow {
  readonly groupName: string
  readonly centreIds: readonly number[]
}

/** The groups of a grouping that a centre is in. */
export const groupsWith = (value: unknown, centreId: string): readonly CentreGroupRow[] =>
  groupsOf(value).filter(({ centreIds }) => centreIds.includes(Number(centreId)))

/** The groups of a grouping as it is stored; none where it has none. */
export function groupsOf(value: unknown): readonly CentreGroupRow[] {
  const { success, output } = v.safeParse(schema, value)
  return success ? output : []
}
