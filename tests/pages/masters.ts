import { heading, link } from './parts.ts'

/** The masters' own pages. */
export const mastersPage = {
  backToEditCurriculum: link('Back to Edit Curriculum'),
  cannotSubmit: 'This curriculum cannot be submitted yet.',
  addSubcurriculum: link('Add a subcurriculum.'),
  subcurricula: heading(/^Subcurricula/, 2),
  combos: heading(/^Combo routes/, 2),
}
