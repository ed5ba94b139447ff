import { combobox, heading, link, slider, tableNamed } from '../parts.ts'

/** The catalogue of reports, and the page of one. */
export const reportPages = {
  catalogue: heading('All reports', 2),
  favourites: heading('Favourites', 2),
  card: (title: string) => link(new RegExp(`^${title}`)),
  reader: (title: string) => slider(new RegExp(`^${title}`)),
  chartTable: tableNamed,
  rows: tableNamed('Details'),
  save: link('Save'),
  atRiskOnly: 'At risk only',
  by: combobox('By'),
  nothing: 'There is nothing to show for this choice yet.',
}
