import { button, field, link, listitem, option, searchbox, toggle } from '../parts.ts'

/** The steps of an applicant, and the course finder among them. */
export const applicantPages = {
  transcript: toggle(/^I have read the transcript/),
  search: searchbox('Search courses'),
  fitting: toggle(/^Only what I meet or nearly meet/),
  anyCourse: button(/^(Choose|Chosen) .+, /),
  choose: (course: string) => button(new RegExp(`^(Choose|Chosen) ${course}, `)),
  requirement: (text: string) => listitem(text),
  residence: field('Residence'),
  country: (name: string) => option(name),
  funding: field('Funding'),
  statement: field('Personal Statement'),
  replace: (paper: string) => link(`Replace ${paper}`),
  toSummary: link('Next: Summary'),
  gap: (step: string) => link(step),
  nothingMissing: 'Nothing. Tick the declaration, then submit.',
  declaration: toggle(/^Declaration/),
  submitted: 'Submitted',
}
