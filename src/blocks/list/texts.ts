/** Texts of the block list that are the same for both kinds. */
export const listTexts = {
  name: 'Name',
  shortName: 'Short Name',
  from: 'From',
  to: 'To',
  status: 'Status',
  missing: '—',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  more: (name: string) => `Actions of ${name}`,
  editItem: 'Edit',
  deleteItem: 'Delete',
  nothingFound: 'No data found',
  clearFilters: 'Clear search and status',
  empty: (nouns: string) => `No ${nouns} yet`,
  emptyHint: (create: string) => `Begin with ${create}.`,
}
