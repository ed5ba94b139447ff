import { button, field, link, listitem, toggle } from '../parts.ts'

/** The steps of an applicant, and the course finder among them. */
export const applicantPages = {
  start: link('Start your application'),
  transcript: toggle('I have read the transcript'),
  save: button('Save'),
  search: field('Search courses'),
  fitting: toggle('Only what I meet or nearly meet'),
  choose: (course: string) => ['button', { name: new RegExp(`^Choose ${course},`) }] as const,
  requirement: (text: string) => listitem(text),
}
