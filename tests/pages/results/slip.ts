import { region } from '../parts.ts'

/** The results of a student. */
export const slipPage = {
  chemistry: region('Chemistry'),
}
