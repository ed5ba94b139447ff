import { recordTexts } from '#openapi/check-record.ts'
import { resultEnquiry } from '#openapi/generated/resources/results/result-enquiry.ts'
import { markErrors } from '#openapi/results/mark-checks.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { ok } from '../../contract.ts'
import { addDays } from '../../factories/days.ts'
import { storeSamplePdf } from '../../fixtures/sample-pdf.ts'
import type { Account } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'
import { updateRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { ofStudent } from '../students/scope.ts'
import { audienceOf, type SetFields } from './audiences.ts'
import { agreedMark, hasNotSat, outcomeOf, type ResultFields } from './marks.ts'
import { consentKey, enquirySeeds } from './seeds/enquiries.ts'

type Sent = FieldsOf<'ResultEnquiry'>
type EnquiryFields = Sent & Partial<Omit<Resources['ResultEnquiry']['record'], keyof Sent>>

/** How many days after the release to students a result can be asked about. */
const openDays = 20

const resultOf = ({ resultId }: Pick<Sent, 'resultId'>, { db }: Pick<Store, 'db'>) => db.records('Result').find(resultId)

/** When the students have got the set of a result; null before. */
function releasedOn(fields: Sent, { db, now }: Pick<Store, 'db' | 'now'>): string | null {
  const set = db.records('ResultSet').find((resultOf(fields, { db })?.fields as ResultFields | undefined)?.resultIntakeId ?? 0)
  const { releasedTo = [], releaseStudents = '' } = (set?.fields ?? {}) as Partial<SetFields>
  return releasedTo.includes('Students') && releaseStudents !== '' && releaseStudents <= now ? releaseStudents.slice(0, 10) : null
}

function timeBreach(fields: Sent, { before, today, ...store }: Writing<Sent>): Breach | null {
  if (before !== null) return null
  const released = releasedOn(fields, store)
  if (released === null) return ['resultId', 'The results are not released to students yet.']
  const last = addDays(released, openDays)
  return today > last ? ['resultId', `Enquiries closed on ${dayInWords(last)}.`] : null
}

function twinBreach(fields: Sent, { id, before, db }: Writing<Sent>): Breach | null {
  if (before !== null) return null
  const twin = db
    .records('ResultEnquiry')
    .findBy((one) => one.id !== id && one.fields['resultId'] === fields.resultId && (one.status === 'Submitted' || one.status === 'Review'))
  return twin ? ['resultId', 'This result is being looked at already.'] : null
}

function sittingBreach(fields: Sent, { before, db }: Writing<Sent>): Breach | null {
  const result = resultOf(fields, { db })?.fields as ResultFields | undefined
  return before === null && result && hasNotSat(result) ? ['resultId', 'The student has not sat this module.'] : null
}

/** Why an enquiry cannot be closed with an answer, or null: a change needs a mark, and any answer an explanation. */
function outcomeRefusal({ outcomeMark, explanation = '' }: Sent, status: number | string): string | null {
  const { fields } = resultEnquiry
  if (status === 'Changed' && outcomeMark === undefined) return recordTexts.required(fields.outcomeMark.label)
  return (status === 'Changed' || status === 'Unchanged') && explanation.trim() === ''
    ? recordTexts.required(fields.explanation.label)
    : null
}

/** Whether a person may read what an enquiry has come to: the provider always, others while they see the mark of its result. */
function isAnswerShown(fields: Sent, { contactType }: Account, store: Store): boolean {
  if (contactType === 'NCUK') return true
  const audience = audienceOf(contactType)
  const { outcome, visibleTo } = (store.records('Result').find(fields.resultId)?.fields ?? {}) as Partial<Resources['Result']['record']>
  return audience !== undefined && visibleTo?.includes(audience) === true && outcome !== 'Withheld'
}

/** Writes the mark of an enquiry and its outcome into the result, with the explanation as the reason. */
function changeMark({ outcomeMark, explanation, ...fields }: Sent, store: PersonalStore): void {
  const { Result: service } = store.services
  const record = resultOf(fields, store)
  if (!record || outcomeMark === undefined) return
  const result = record.fields as ResultFields
  const isGraded = result.outcome === 'Pass' || result.outcome === 'Fail'
  const { resitCap } = fieldsOf('ResultSet', result.resultIntakeId, store) ?? {}
  const outcome = isGraded ? outcomeOf(outcomeMark, result, resitCap, store) : result.outcome
  const changed = tidied({ ...result, moderatedMark: outcomeMark, outcome, changeReason: explanation }, service.rules.fields)
  // The history compares with the mark that counted until then, which may be the markers' own.
  const before = { ...record, fields: { ...result, moderatedMark: agreedMark(result) } }
  updateRecord(service, before, { fields: changed, status: record.status, record }, { act: 'changed by an enquiry' }, store)
}

/** What students ask about their results, from the question to the mark. */
export const resultEnquiries = serveResource({
  rules: resultEnquiry,
  seeds: enquirySeeds,
  seedBeside: (db, { today }) => storeSamplePdf(db, consentKey, Date.parse(today)),
  scope:
    ({ contactType, centreId }) =>
    (fields: EnquiryFields) =>
      contactType === 'NCUK' || (contactType === 'CENTER' && fields.centreId === centreId),
  calculated: (fields, _id, store) => {
    const { studentId = 0, resultIntakeId = 0 } = (resultOf(fields, store)?.fields ?? {}) as Partial<ResultFields>
    return {
      enquiryName: store.named('Result', fields.resultId),
      resultIntakeId,
      studentId,
      ...ofStudent(studentId, store),
    }
  },
  shownTo: (user, store) => (fields) => {
    if (isAnswerShown(fields, user, store)) return fields
    const { outcomeMark: _mark, explanation: _explanation, ...question } = fields
    return question
  },
  completed: (fields: EnquiryFields, { before, today }) =>
    tidied({ ...fields, askedOn: before === null ? today : fields.askedOn }, resultEnquiry.fields) as EnquiryFields,
  checks: [sittingBreach, timeBreach, twinBreach, (fields) => [...markErrors(fields)][0] ?? null],
  updateRefusal: ({ status }) => (status === 'Submitted' || status === 'Review' ? null : 'This enquiry is closed.'),
  moveRefusal: (fields, { status }) => outcomeRefusal(fields, status),
  deleteRefusal: (_fields, { status }) => (status === 'Changed' || status === 'Unchanged' ? 'An enquiry that was answered is kept.' : null),
  saved: (id, fields, store, before) => {
    if (before?.status === 'Review' && store.db.records('ResultEnquiry').find(id)?.status === 'Changed') changeMark(fields, store)
  },
  on: {
    history: (service, call) => {
      const { fields } = found(service, call.id, call.store)
      return isAnswerShown(fields as Sent, call.store.user, call.store) ? standardCalls.history(service, call) : ok([])
    },
  },
})
