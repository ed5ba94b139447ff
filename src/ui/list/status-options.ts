/** One of the statuses by which a list can be narrowed. */
export interface StatusOption<Status extends string> {
  readonly value: Status
  readonly label: string
  /** How many rows have it; absent while unknown. */
  readonly count?: number
}

const options = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'draft', label: 'Draft' },
] as const

/**
 * The statuses of records that are drafts before they are active.
 * @param counts how many there are with the status 0 (inactive), 1 (active) and 2 (draft); null while unknown
 */
export function draftStatusOptions(counts: Readonly<Record<0 | 1 | 2, number>> | null) {
  if (!counts) return options
  const of = { all: counts[0] + counts[1] + counts[2], active: counts[1], inactive: counts[0], draft: counts[2] }
  return options.map((one) => ({ ...one, count: of[one.value] }))
}
