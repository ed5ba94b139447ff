import { universityStaging } from '#openapi/generated/resources/institutes/university-staging.ts'
import { university } from '#openapi/generated/resources/masters/university.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import { done, problem, type Call, type Handlers } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { stagedUniversityStatus } from '../../resources/courses/staging.ts'
import { tidied } from '../../resources/engine/check.ts'
import { refuse } from '../../resources/engine/refusal.ts'
import { titleOf, type PersonalStore } from '../../resources/engine/store.ts'
import { folded } from '../../resources/engine/values.ts'
import { insertRecord, updateRecord } from '../../resources/engine/write.ts'
import { answeringFields, checkDraft, recordOf, stateConflict, storeOf } from '../records.ts'

type Decision = Call<'decideStagedUniversity'>['body']

const { approved, rejected, review } = stagedUniversityStatus
const only = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

/** The university that has the name or the code of a staged one already. */
const namesakeOf = (
  { fields: { universityName, universityCode } }: ResourceRecord,
  { records }: PersonalStore,
): ResourceRecord | undefined =>
  records('University').where(
    ({ fields }) =>
      folded(fields['universityName']) === folded(universityName) ||
      (universityCode !== undefined && folded(fields['universityCode']) === folded(universityCode)),
  )[0]

function createUniversity({ fields }: ResourceRecord, store: PersonalStore): void {
  const draft = { fields: tidied(fields, university.fields), status: 1, record: null }
  checkDraft('University', draft, store)
  insertRecord(store.services.University, draft, { act: 'created' }, store)
}

function mergeInto(keep: ResourceRecord, staged: ResourceRecord, names: readonly string[], comment: string, store: PersonalStore): void {
  const fields = tidied({ ...keep.fields, ...only(staged.fields, names) }, university.fields)
  const draft = { fields, status: keep.status, record: keep }
  checkDraft('University', draft, store)
  updateRecord(store.services.University, keep, draft, { act: 'merged', comment }, store)
}

/** Applies the decision; returns the final status and what the history says of it. */
function decide(staged: ResourceRecord, { decision, mergeIntoId, fields = [], comment = '' }: Decision, store: PersonalStore) {
  if (decision === 'reject') return { status: rejected, act: 'rejected', comment: comment.trim() }
  if (decision === 'create') {
    createUniversity(staged, store)
    return { status: approved, act: 'approved', comment: '' }
  }
  const keep = recordOf('University', mergeIntoId ?? refuse('Choose the university to merge into.'), store)
  const said = `${titleOf(store.services.UniversityStaging, staged)} was merged into ${titleOf(store.services.University, keep)}.`
  mergeInto(keep, staged, fields, said, store)
  return { status: approved, act: 'merged', comment: said }
}

/** What the management of universities does beside the calls of its resources. */
export const universityStagingHandlers = {
  decideStagedUniversity: (call) =>
    answeringFields(() => {
      const store = storeOf(call)
      const { decision, comment = '' } = call.body
      const staged = recordOf('UniversityStaging', call.path.id, store)
      if (staged.status !== review) return stateConflict('Only a university in review can be decided on.', staged)
      if (decision === 'reject' && comment.trim() === '') refuse('Comment should not be blank!')
      if (decision !== 'reject' && !isAllowed(call.menu, { permission: 'Publish', component: universityStaging.components }))
        return problem(403, 'You do not have permission to do this.')
      const namesake = decision === 'create' ? namesakeOf(staged, store) : undefined
      if (namesake) return stateConflict(`${titleOf(store.services.University, namesake)} exists already. Merge into it instead.`, staged)
      const { status, ...act } = decide(staged, call.body, store)
      updateRecord(
        store.services.UniversityStaging,
        staged,
        { fields: tidied(staged.fields, universityStaging.fields), status, record: staged },
        act,
        store,
      )
      return done(`${universityStaging.noun} ${status === approved ? 'approved' : 'rejected'} successfully.`)
    }),
} satisfies Partial<Handlers>
