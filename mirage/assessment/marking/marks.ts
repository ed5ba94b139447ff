import type { MarkingConflict as ConflictBody } from '#openapi/generated/schema.d.ts'
import {
  markError,
  isPassageOf,
  markTexts,
  missingMarks,
  mostOf,
  orderedNotes,
  scriptTotal,
  type GivenMark,
  type MarkerNote,
} from '#openapi/assessment/script-marks.ts'
import { allowedDifference } from '#openapi/assessment/agreement.ts'
import { stampAfter, toDateTime } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import { RecordRefusal, refuse, refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { isSame } from '../../resources/engine/values.ts'
import { noteAct } from '../../resources/engine/write.ts'
import { attemptFields } from '../attempt-records.ts'
import { pictureOf } from '../sat-papers.ts'
import { markerName } from './markers.ts'
import { nextAfter, placeOf } from './queue.ts'
import { answerOf, isSubmitted, markingFields, markingsOfScript, rulesOf, scriptOf, type MarkingState, type Script } from './script.ts'
import { settle } from './settle.ts'

/** Why marks cannot be written as they were sent; the answer is 409. */
export class MarkingConflict extends Error {
  override readonly name = 'MarkingConflict'
  readonly data: ConflictBody['data']

  constructor(message: string, kind: ConflictBody['data']['kind'], { status, updatedAt }: ResourceRecord) {
    super(message)
    this.data = { kind, state: status as MarkingState, updatedAt }
  }
}

interface Marks {
  readonly updatedAt: string
  readonly marks: readonly GivenMark[]
  readonly overallComment: string
}

interface Opened {
  readonly record: ResourceRecord
  readonly script: Script
}

const notFound = (): never => {
  throw new RecordRefusal(404, 'The script was not found.')
}

/** A marking that the person may see, with its script. */
function opened(id: number, store: PersonalStore): Opened {
  const record = store.db.records('ScriptMarking').find(id)
  if (!record || !store.isInScope('ScriptMarking', record)) return notFound()
  const { deliveryId, candidateNumber } = markingFields(record)
  const script = scriptOf(deliveryId, candidateNumber, store)
  return script ? { record, script } : notFound()
}

const isOwn = (record: ResourceRecord, { user }: PersonalStore): boolean =>
  user.markerId !== null && markingFields(record).markerId === user.markerId

const questionsIn = ({ sections }: Script) =>
  sections.flatMap(({ questions }) =>
    questions.map(({ id, fields }) => ({
      questionId: id,
      marks: fields.marks,
      points: (fields.markScheme ?? []).map(({ point }) => point),
    })),
  )

/** The marks as they are stored: in the order of the paper, without what is empty. */
const tidy = (script: Script, marks: readonly GivenMark[]): GivenMark[] =>
  questionsIn(script).flatMap(({ questionId, points }) => {
    const { marks: mark, comment = '', usedPoints = [], notes = [] } = marks.find((one) => one.questionId === questionId) ?? {}
    const used = points.filter((point) => usedPoints.includes(point))
    const row = {
      questionId,
      ...(mark !== undefined && { marks: mark }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
      ...(used.length > 0 && { usedPoints: used }),
      ...(notes.length > 0 && { notes: orderedNotes(notes) }),
    }
    return Object.keys(row).length > 1 ? [row] : []
  })

/** The sections of a script for its total. */
export const countedIn = ({ sections }: Script) =>
  sections.map(({ choose, machine, questions }) => ({
    choose,
    machine,
    questions: questions.map(({ id, fields }) => ({ questionId: id, marks: fields.marks })),
  }))

/** Refuses marks that are wrong. */
function checkMarks(script: Script, marks: readonly GivenMark[]): void {
  const questions = questionsIn(script)
  if (new Set(marks.map(({ questionId }) => questionId)).size < marks.length) refuse('A question is marked once.')
  const wrong = marks.flatMap(({ questionId, marks: mark }, index) => {
    const question = questions.find((one) => one.questionId === questionId) ?? refuse('The question is not marked in this script.')
    const error = mark === undefined ? null : markError(mark, question.marks)
    return error === null ? [] : [[`marks.${index}.marks`, error] as const]
  })
  if (wrong.length > 0) refuseFields(wrong)
  const astray = marks.flatMap(({ questionId, notes = [] }, index) =>
    notes.every((note) => isPassageOf(note, answerOf(script, questionId))) ? [] : [[`marks.${index}.notes`, markTexts.passage] as const],
  )
  if (astray.length > 0) refuseFields(astray)
}

const held = (record: ResourceRecord, script: Script) => {
  const { marks = [] } = markingFields(record)
  return { updatedAt: record.updatedAt, state: record.status as MarkingState, total: scriptTotal(countedIn(script), marks) }
}

interface Writing extends Opened {
  /** The same marks are stored already, by an earlier call whose answer was lost. */
  readonly isHeld: boolean
  readonly marks: readonly GivenMark[]
  readonly overallComment: string
}

/** The own marking of an id and the marks to be written; refuses what was changed meanwhile. */
function toWrite(id: number, { updatedAt, marks: sent, overallComment: said }: Marks, store: PersonalStore): Writing {
  const { record, script } = opened(id, store)
  if (!isOwn(record, store)) throw new RecordRefusal(403, 'Another marker marks this script.')
  checkMarks(script, sent)
  const [marks, overallComment] = [tidy(script, sent), said.trim()]
  const before = markingFields(record)
  const isHeld = isSame(before.marks ?? [], marks) && (before.overallComment ?? '') === overallComment
  if (!isHeld && isSubmitted(record)) throw new MarkingConflict('These marks are submitted already.', 'state', record)
  if (!isHeld && updatedAt !== record.updatedAt) throw new MarkingConflict('These marks were changed in another tab.', 'changed', record)
  return { record, script, isHeld, marks, overallComment }
}

/** Stores marks; the script is being marked then, or submitted. */
function write({ record, script, marks, overallComment }: Writing, status: MarkingState, store: PersonalStore): ResourceRecord {
  const { marks: _marks, overallComment: _comment, ...fields } = markingFields(record)
  return store.db.records('ScriptMarking').update(record.id, {
    status,
    updatedAt: stampAfter(store.clock.now(), record.updatedAt),
    updatedBy: store.author,
    fields: {
      ...fields,
      ...(marks.length > 0 && { marks }),
      ...(overallComment !== '' && { overallComment }),
      total: scriptTotal(countedIn(script), marks),
    },
  })
}

/** Saves the marks that are given so far. */
export function saveMarks(id: number, sent: Marks, store: PersonalStore) {
  const writing = toWrite(id, sent, store)
  return held(writing.isHeld ? writing.record : write(writing, 'Marking', store), writing.script)
}

/** Submits a script, and settles what its totals come to. */
function submit(writing: Writing, act: string, store: PersonalStore) {
  const { record, script, marks } = writing
  const missing = missingMarks(countedIn(script), marks)
  const places = questionsIn(script).map(({ questionId }) => questionId)
  if (missing.size > 0) refuseFields([...missing].map(([questionId, text]) => [`marks.${places.indexOf(questionId)}.marks`, text] as const))
  const { deliveryId, candidateNumber } = markingFields(record)
  if (!isSubmitted(record)) {
    write(writing, 'Submitted', store)
    // Without the marks: the other marker may read the history.
    noteAct(store.services.ScriptMarking, record.id, { act }, store)
    settle(script, store)
  }
  const now = store.db.records('ScriptMarking').find(record.id) ?? record
  const markings = markingsOfScript(deliveryId, candidateNumber, store)
  const { finalMarks, autoMarks = 0 } = attemptFields(store.db.records('Attempt').find(script.attempt.id) ?? script.attempt)
  const isAgreed = now.status === 'Agreed' && finalMarks !== undefined
  const nextId = nextAfter(now, store)
  const outcome = isAgreed ? 'agreed' : markings.some((one) => markingFields(one).role === 'Third') ? 'third' : outcomeOf(script, store)
  return {
    ...held(now, script),
    outcome,
    ...(isAgreed && { agreed: finalMarks - autoMarks }),
    ...(nextId !== undefined && { nextId }),
  } as const
}

/** 'third' where the script needs a third marker but none is free; 'open' otherwise. */
const outcomeOf = (script: Script, store: PersonalStore): 'open' | 'third' => (settle(script, store).kind === 'third' ? 'third' : 'open')

/** Submits the marks of a first or second marker. */
export function submitMarks(id: number, sent: Marks, store: PersonalStore) {
  const writing = toWrite(id, sent, store)
  if (markingFields(writing.record).role === 'Third') refuse('A third marker decides with a reason.')
  return submit(writing, 'submitted', store)
}

/** Decides a script as its third marker. */
export function agreeMarks(id: number, sent: Marks, store: PersonalStore) {
  const writing = toWrite(id, sent, store)
  const { role, deliveryId, candidateNumber } = markingFields(writing.record)
  if (role !== 'Third') refuse('Only the third marker decides.')
  if (writing.overallComment === '') refuseFields([['overallComment', markTexts.reason]])
  const others = markingsOfScript(deliveryId, candidateNumber, store).filter((one) => markingFields(one).role !== 'Third')
  if (!others.every(isSubmitted)) refuse('The other markers have not submitted yet.')
  return submit(writing, 'decided', store)
}

/** The marks of the other markers: for the third, for people who do not mark the script, and for the first two once both submitted. */
function othersOf(record: ResourceRecord, store: PersonalStore) {
  const { deliveryId, candidateNumber, role } = markingFields(record)
  const markings = markingsOfScript(deliveryId, candidateNumber, store)
  const { markerId } = store.user
  const own = markings.find((one) => markerId !== null && markingFields(one).markerId === markerId)
  const isBlind = own !== undefined && markingFields(own).role !== 'Third'
  const firstTwo = markings.filter((one) => markingFields(one).role !== 'Third')
  if (isBlind && !firstTwo.every(isSubmitted)) return []
  return markings
    .filter((one) => markingFields(one).role !== role && isSubmitted(one))
    .map((one) => {
      const { role: other, markerId: by, total = 0, marks = [], overallComment } = markingFields(one)
      const said = overallComment === undefined ? {} : { overallComment }
      return { role: other, markerName: markerName(by, store), total, marks: wired(marks), ...said }
    })
    .toSorted((one, other) => one.role.localeCompare(other.role))
}

const wiredNote = ({ from, to, text }: MarkerNote) => ({ from, to, ...(text !== undefined && { text }) })

const wired = (marks: readonly GivenMark[]) =>
  marks.map(({ questionId, marks: mark, comment, usedPoints, notes }) => ({
    questionId,
    ...(mark !== undefined && { marks: mark }),
    ...(comment !== undefined && { comment }),
    ...(usedPoints !== undefined && { usedPoints: [...usedPoints] }),
    ...(notes !== undefined && { notes: notes.map(wiredNote) }),
  }))

/** A script as its marker reads it. */
export function scriptToMark(id: number, store: PersonalStore) {
  const { record, script } = opened(id, store)
  // Another marker's marks are hidden before both have submitted.
  const { candidateNumber, role, dueOn, marks = [], overallComment = '' } = markingFields(store.shown('ScriptMarking', record))
  const { finalMarks, autoMarks = 0 } = attemptFields(script.attempt)
  return {
    markingId: record.id,
    deliveryName: script.delivery.deliveryName,
    candidateNumber,
    role,
    state: record.status as MarkingState,
    mayMark: isOwn(record, store),
    updatedAt: record.updatedAt || toDateTime(store.clock.now()),
    ...(dueOn !== undefined && { dueOn }),
    allowed: allowedDifference(rulesOf(script)),
    totalMarks: mostOf(countedIn(script)),
    sections: script.sections.map(({ title, choose, machine, questions }) => ({
      title,
      ...(choose !== undefined && { choose }),
      machine: [...machine],
      questions: questions.map(({ id: questionId, number, fields }) => ({
        questionId,
        number,
        questionCode: fields.questionCode,
        stem: fields.stem,
        ...pictureOf(fields, store),
        marks: fields.marks,
        markScheme: (fields.markScheme ?? []).map(({ point, marks: of }) => ({ point, marks: of })),
        answer: answerOf(script, questionId),
      })),
    })),
    marks: wired(marks),
    overallComment,
    others: othersOf(record, store),
    ...(record.status === 'Agreed' && finalMarks !== undefined && { agreed: finalMarks - autoMarks }),
    ...placeOf(record, store),
  }
}
