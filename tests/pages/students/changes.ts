import { blockDetailsPage } from '../block-wizard.ts'
import { field, list } from '../parts.ts'

/** A list of changes with its filters. */
export const changePage = {
  list: (label: string) => list(label),
  person: field('Person'),
  field: field('Field'),
  from: blockDetailsPage.from,
  to: blockDetailsPage.to,
  permission: (name: string) => `${name} permission`,
  none: 'No changes',
}
