import type { Agreement } from '#openapi/assessment/agreement.ts'
import { allocateThirds } from '#openapi/assessment/allocation.ts'
import { addDays } from '../../factories/days.ts'
import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { insertRecord, noteAct } from '../../resources/engine/write.ts'
import { stampAfter } from '../../clock.ts'
import { attemptFields, changeAttempt } from '../attempt-records.ts'
import { markerIdsOf, tellMarkers, workOf } from './markers.ts'
import { agreementOn, isSubmitted, markingFields, markingsOfScript, type MarkingFields, type MarkingState, type Script } from './script.ts'

const dueDays = 7

const put = (record: ResourceRecord, status: MarkingState, act: string, store: PersonalStore): void => {
  if (record.status === status) return
  store.db.records('ScriptMarking').update(record.id, {
    status,
    updatedAt: stampAfter(store.clock.now(), record.updatedAt),
    updatedBy: store.author,
  })
  noteAct(store.services.ScriptMarking, record.id, { act }, store)
}

/** Gives a script to a marker. */
export function give(
  fields: Pick<MarkingFields, 'deliveryId' | 'candidateNumber' | 'markerId' | 'role' | 'dueOn'>,
  store: PersonalStore,
): void {
  insertRecord(store.services.ScriptMarking, { fields, status: 'Waiting', record: null }, { act: 'allocated' }, store)
}

/** Asks the third marker who has the least to do; no one where every marker has a role already. */
function askThird(
  { deliveryId, delivery }: Script,
  candidateNumber: string,
  markings: readonly ResourceRecord[],
  store: PersonalStore,
): void {
  const all = store.db.records('ScriptMarking').where()
  const disputed = { candidateNumber, markerIds: markings.map((one) => markingFields(one).markerId) }
  const loadOf = (markerId: number) => workOf(markerId, all, store).open
  const dueOn = addDays(store.today, dueDays)
  const thirds = allocateThirds([disputed], markerIdsOf(store), loadOf)
  for (const { markerId } of thirds) give({ deliveryId, candidateNumber, markerId, role: 'Third', dueOn }, store)
  tellMarkers(delivery.deliveryName, thirds, dueOn, store)
}

/** Applies what follows from the submitted totals of a script: agreed marks, a third marker, or nothing yet. */
export function settle(script: Script, store: PersonalStore): Agreement {
  const { candidateNumber = '', autoMarks = 0 } = attemptFields(script.attempt)
  const markings = markingsOfScript(script.deliveryId, candidateNumber, store)
  const agreement = agreementOn(script, markings)
  const third = markings.find((one) => markingFields(one).role === 'Third')
  if (agreement.kind === 'third' && !third) askThird(script, candidateNumber, markings, store)
  if (agreement.kind === 'agreed') {
    // The first two agree after all: no third is needed.
    if (third && !isSubmitted(third)) store.db.records('ScriptMarking').remove(third.id)
    for (const one of markings.filter(isSubmitted)) put(one, 'Agreed', 'agreed', store)
    const finalMarks = autoMarks + agreement.total
    changeAttempt(script.attempt, { fields: { finalMarks } }, store.clock.now(), store.db)
  }
  return agreement
}

/** Takes back the agreement on a script that was reopened, and reopens the decision of its third marker. */
export function unsettle(record: ResourceRecord, store: PersonalStore): void {
  const { deliveryId, candidateNumber } = markingFields(record)
  for (const one of markingsOfScript(deliveryId, candidateNumber, store)) {
    if (one.id === record.id) continue
    if (isSubmitted(one) && markingFields(one).role === 'Third') put(one, 'Marking', 'reopened', store)
    else if (one.status === 'Agreed') put(one, 'Submitted', 'reopened', store)
  }
  const attempt = store.db
    .records('Attempt')
    .findBy(({ fields }) => fields['deliveryId'] === deliveryId && fields['candidateNumber'] === candidateNumber)
  if (!attempt || attemptFields(attempt).finalMarks === undefined) return
  const { finalMarks: _final, ...fields } = attemptFields(attempt)
  store.db.records('Attempt').update(attempt.id, { fields })
}
