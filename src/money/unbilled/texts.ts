const drafts = (count: number) => `${count} ${count === 1 ? 'draft' : 'drafts'}`

/** Texts of the queue of what is not billed yet. */
export const unbilledTexts = {
  title: 'Unbilled requests',
  bills: 'Bills',
  centres: 'Centres',
  students: 'Students',
  service: 'Service',
  all: 'All services',
  withCount: (service: string, count: number) => `${service} (${count})`,
  search: 'Search by name or partner',
  choose: 'Choose',
  chooseOne: (name: string) => `Choose ${name}`,
  choosePage: 'Choose all on this page',
  request: 'Request',
  billTo: 'Bill to',
  asked: 'Asked',
  total: 'Total',
  noneFound: 'Nothing is waiting to be billed here.',
  noneChosen: 'Choose requests first.',
  tooMany: (most: number) => `Choose ${most} at most.`,
  chosen: (count: number, sums: string) => `${count} chosen · ${sums}`,
  create: (count: number) => (count === 0 ? 'Create drafts' : `Create ${drafts(count)}`),
  toDrafts: 'To the drafts',
  toMasters: 'Back to listing',
} as const
