import { button, combobox, heading, img, link, slider, tableNamed, textbox, toggle } from '../parts.ts'

/** The catalogue of reports, and the page of one. */
export const reportPages = {
  catalogue: heading('All reports', 2),
  favourites: heading('Favourites', 2),
  card: (title: string) => link(new RegExp(`^${title}`)),
  reader: (title: string) => slider(new RegExp(`^${title}`)),
  chartTable: tableNamed,
  drawing: (title: string) => img(new RegExp(`^${title}`)),
  rows: tableNamed('Details'),
  schedule: link('Schedule'),
  save: link('Save'),
  csv: button('CSV'),
  print: button('Print'),
  from: textbox('From'),
  to: textbox('To'),
  atRiskOnly: 'At risk only',
  compare: toggle(/^Compare with all centres/),
  by: combobox('By'),
  nothing: 'There is nothing to show for this choice yet.',
}
