import { img, link, list, radio, region, tab, tableNamed } from '../parts.ts'

/** The results of a student. */
export const slipPage = {
  chemistry: region('Chemistry'),
  period: (name: string) => radio(name),
  periods: radio(/^(Semester|Year)/),
  modules: tableNamed('Modules'),
  resits: list('Resits'),
  attempts: tab(/^Attempts/),
  history: tab('History'),
  enquiries: tab(/^Enquiries/),
  messageCentre: link('Message centre'),
  compared: img(/: student [\d.]+, /),
  released: (set: string) => `Results are here: ${set}.`,
  enquiry: (name: string) => link(name),
  ask: (module: string) => link(`Ask about ${module}`),
}
