import type { ResourceName } from '#openapi/generated/resources.ts'
import { done, type Call } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { stagedStatus } from '../../resources/courses/staged-matches.ts'
import { tidied } from '../../resources/engine/check.ts'
import { refuse } from '../../resources/engine/refusal.ts'
import type { Service } from '../../resources/engine/service.ts'
import { titleOf, type PersonalStore } from '../../resources/engine/store.ts'
import { folded } from '../../resources/engine/values.ts'
import { insertRecord, updateAndNote, updateRecord } from '../../resources/engine/write.ts'
import { answeringFields, checkDraft, checkWholeDraft, recordOf, requirePermission, stateConflict, storeOf } from '../records.ts'

const { approved, rejected, review } = stagedStatus

type DecisionCall = Call<'decideStagedCentre'> | Call<'decideStagedUniversity'>

/** What is staged, and what it becomes. */
interface Staging {
  readonly staged: ResourceName
  readonly becomes: ResourceName
  /** What it is called inside a sentence. */
  readonly noun: string
  /** The fields of which no two records have the same. */
  readonly unique: readonly string[]
  /** Refuses what is missing beside the record itself. */
  check?(staged: ResourceRecord, store: PersonalStore): void
  /** The id that was reserved for the new record. */
  reservedId?(staged: ResourceRecord): number | undefined
  /** What else comes with the new record. */
  created?(record: ResourceRecord, staged: ResourceRecord, store: PersonalStore): void
}

/** The records that have a name or a code of a staged one already. */
const namesakesOf = ({ fields }: ResourceRecord, { becomes, unique }: Staging, { records }: PersonalStore): ResourceRecord[] =>
  records(becomes).where((other) =>
    unique.some((name) => fields[name] !== undefined && folded(other.fields[name]) === folded(fields[name])),
  )

/** Whether a staged record may be this one: one of its matches, or what has its name or its code. */
const mayBe = (staged: ResourceRecord, id: number, staging: Staging, store: PersonalStore): boolean =>
  [staged.fields['matchIds'] ?? []].flat().includes(id) || namesakesOf(staged, staging, store).some((namesake) => namesake.id === id)

function create(staging: Staging, staged: ResourceRecord, store: PersonalStore): void {
  const { [staging.becomes]: service }: Readonly<Record<string, Service>> = store.services
  if (!service) return
  const draft = { fields: tidied(staged.fields, service.rules.fields), status: 1, record: null }
  checkWholeDraft(staging.becomes, draft, store)
  staging.check?.(staged, store)
  const id = staging.reservedId?.(staged)
  const record = insertRecord(id === undefined ? service : { ...service, newId: () => id }, draft, { act: 'created' }, store)
  staging.created?.(record, staged, store)
}

function mergeInto(
  service: Service,
  keep: ResourceRecord,
  staged: ResourceRecord,
  names: readonly string[],
  comment: string,
  store: PersonalStore,
): void {
  // A field that is empty in the staged record is emptied.
  const taken = Object.fromEntries(names.map((name) => [name, staged.fields[name]]))
  const fields = tidied({ ...keep.fields, ...taken }, service.rules.fields)
  const draft = { fields, status: keep.status, record: keep }
  checkDraft(service.rules.name, draft, store)
  // What is told of the merge names both, also where no field was taken.
  updateAndNote(service, keep, draft, { act: 'merged', comment }, store)
}

/** Applies the decision; returns the final status and what the history says of it. */
function decide(
  staging: Staging,
  staged: ResourceRecord,
  { decision, mergeIntoId, fields = [], comment = '' }: DecisionCall['body'],
  store: PersonalStore,
) {
  if (decision === 'reject') return { status: rejected, act: 'rejected', comment: comment.trim() }
  if (decision === 'create') {
    create(staging, staged, store)
    return { status: approved, act: 'approved', comment: '' }
  }
  const service = store.services[staging.becomes]
  const keep = recordOf(staging.becomes, mergeIntoId ?? refuse(`Choose the ${staging.noun} to merge into.`), store)
  if (!mayBe(staged, keep.id, staging, store)) refuse('Choose one of the matches to merge into.')
  const said = `${titleOf(store.services[staging.staged], staged)} was merged into ${titleOf(service, keep)}.`
  mergeInto(service, keep, staged, fields, said, store)
  return { status: approved, act: 'merged', comment: said }
}

/** Answers a decision on a staged record: it becomes a record, goes into one, or is rejected. */
export const decideOnStaged = (staging: Staging, call: DecisionCall) =>
  answeringFields(() => {
    const store = storeOf(call)
    const { decision, comment = '' } = call.body
    const service: Service = store.services[staging.staged]
    const staged = recordOf(staging.staged, call.path.id, store)
    if (staged.status !== review) return stateConflict(`Only a ${staging.noun} in review can be decided on.`, staged)
    if (decision === 'reject' && comment.trim() === '') refuse('Comment should not be blank!')
    if (decision !== 'reject') requirePermission('Publish', service.rules, call.menu)
    const [namesake] = decision === 'create' ? namesakesOf(staged, staging, store) : []
    if (namesake)
      return stateConflict(`${titleOf(store.services[staging.becomes], namesake)} exists already. Merge into it instead.`, staged)
    const { status, ...act } = decide(staging, staged, call.body, store)
    updateRecord(service, staged, { fields: tidied(staged.fields, service.rules.fields), status, record: staged }, act, store)
    return done(`${service.rules.noun} ${status === approved ? 'approved' : 'rejected'} successfully.`)
  })
