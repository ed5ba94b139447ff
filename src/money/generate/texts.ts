const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`

/** Texts of the page that makes a year's fixed invoices. */
export const generateTexts = {
  title: 'Generate invoices',
  bills: 'Bills',
  centres: 'Centres',
  universities: 'Universities',
  year: 'Year',
  masters: 'Masters',
  preview: 'Preview',
  previewOf: 'What would be made',
  nothingChosen: 'Choose a year, masters and whom they bill; then preview what would be made.',
  missing: (label: string) => `${label} should not be blank!`,
  master: 'Master',
  billTo: 'Bill to',
  quantity: 'Quantity',
  total: 'Total',
  outcome: 'Outcome',
  new: 'New',
  exists: 'Exists',
  leftOut: 'Left out',
  counts: (fresh: number, known: number, left: number) => `${invoices(fresh)} new, ${known} exist already, ${left} left out.`,
  allExist: 'All of these exist already. Nothing is left to make.',
  noneNew: 'Nothing can be made: these exist already or are left out.',
  create: (count: number) => `Create ${count} ${count === 1 ? 'draft' : 'drafts'}`,
  toDrafts: 'To the drafts',
  toMasters: 'Back to listing',
} as const
