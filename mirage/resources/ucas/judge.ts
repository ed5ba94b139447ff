import { courseStatus } from '#openapi/courses/course-status.ts'
import { grouped, ungrouped } from '#openapi/digit-groups.ts'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { RecordChange } from '#openapi/generated/schema.d.ts'
import type { ResourceRecord } from '../../models.ts'
import type { UcasRowRecord } from './ucas-row.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import { studentsByRow, type Cells, type RowError } from './match.ts'
import { linkStudent, writePlacement } from './write-row.ts'

/** How a person settles a row: with the student who was chosen for it, and by taking what the file says. */
interface Settling {
  readonly studentId?: number | undefined
  readonly takesFile?: boolean
}

/** What becomes of a row that can be imported. */
interface Placed {
  readonly outcome: 'new' | 'changed' | 'unchanged'
  readonly studentId: number
  readonly changes: RecordChange[]
  write(): UcasRowRecord['written']
}

export type Judgement = Placed | RowError

export const isError = (judged: Judgement): judged is RowError => 'typeId' in judged

const shownId = (id: string) => grouped(id, student.fields.ucasId.groups)

const noStatus = 'Pending'

const wrong = (typeId: number, field: string, description: string): RowError => ({ typeId, field, description, suggested: [] })

/** The word of a cell among those of a field, also by its first letter; null for one that is none. */
function wordOf(text: string | undefined, words: readonly string[]): string | null {
  const wanted = folded(text)
  return words.find((word) => folded(word) === wanted || (wanted.length === 1 && folded(word).startsWith(wanted))) ?? null
}

const decisions = directPlacement.statuses.map(({ value }) => value)
const replies = directPlacement.fields.reply.choices.map(({ value }) => value)

const mayFollow = (from: string, to: string): boolean =>
  from === to || Object.values(directPlacement.transitions).some((move) => move.to === to && move.from.some((one) => one === from))

/** Where the university and course of a row are, or what is wrong with their codes. */
function coursesByCode(store: PersonalStore): (cells: Cells) => ResourceRecord | RowError {
  const universities = new Map(
    store
      .records('University')
      .where()
      .map((one) => [folded(one.fields['ucasProviderCode']), one.id]),
  )
  const keyOf = (institutionId: unknown, code: unknown) => `${textOf(institutionId)} ${folded(code)}`
  const courses = new Map(
    store
      .records('Course')
      .where()
      .map((one) => [keyOf(one.fields['institutionId'], one.fields['ucasCode']), one]),
  )
  return ({ providerCode = '', courseCode = '' }) => {
    const university = providerCode.trim() === '' ? undefined : universities.get(folded(providerCode))
    if (university === undefined) return wrong(4, 'providerCode', 'No university has this code.')
    const course = courseCode.trim() === '' ? undefined : courses.get(keyOf(university, courseCode))
    return course ?? wrong(5, 'courseCode', `${store.named('University', university)} has no course with this code.`)
  }
}

/** Looks at the rows of one file, one after the other: what would become of each, beside those before it. */
export function createJudge(yearId: number, store: PersonalStore): (cells: Cells, settling?: Settling) => Judgement {
  const studentOf = studentsByRow(store)
  const courseOf = coursesByCode(store)
  const placements = store.db.records('DirectPlacement').where()
  const placementKey = (studentId: number, courseId: unknown) => `${studentId} ${textOf(courseId)}`
  const byCourse = new Map(placements.map((one) => [placementKey(Number(one.fields['studentId']), one.fields['courseId']), one]))
  const firm = new Map(
    placements.flatMap((one) =>
      one.fields['reply'] === 'Firm' && one.status !== 'Withdrawn'
        ? [[Number(one.fields['studentId']), textOf(one.fields['courseId'])]]
        : [],
    ),
  )
  const [intake] = store.records('Intake').where(({ fields, status }) => fields['startYear'] === yearId && status === 1)
  const seen = new Set<string>()
  /** The UCAS IDs that rows before have given to students, and the students of the IDs. */
  const given = new Map<number, string>()
  const givenTo = new Map<string, number>()

  return (cells, { studentId: chosen, takesFile = false } = {}) => {
    const ucasId = ungrouped(cells['personalId'] ?? '')
    const choice = `${ucasId} ${textOf(cells['choiceNumber']).trim()}`
    if (seen.has(choice)) return wrong(7, 'choiceNumber', 'The file has this choice of the applicant already.')
    const found = chosen ?? studentOf(cells)
    if (typeof found !== 'number') return found
    if (!/^\d{10}$/.test(ucasId)) return wrong(3, 'personalId', 'A UCAS ID has 10 digits.')
    const person = store.db.records('Student').find(found)
    if (!person) return wrong(1, 'personalId', 'The student was not found.')
    const owner =
      chosen === undefined ? null : store.db.records('Student').findBy((one) => one.id !== found && one.fields['ucasId'] === ucasId)
    if (owner || (givenTo.get(ucasId) ?? found) !== found) return wrong(3, 'personalId', 'Another student has this UCAS ID.')
    if ((given.get(found) ?? ucasId) !== ucasId)
      return { ...wrong(3, 'personalId', 'The student has another UCAS ID.'), suggested: [found] }

    const course = courseOf(cells)
    if ('typeId' in course) return course
    const key = placementKey(found, course.id)
    if (seen.has(key)) return wrong(7, 'courseCode', 'The file has this course of the applicant already.')
    const decision = wordOf(cells['decision'], decisions)
    if (decision === null) return wrong(6, 'decision', `Enter one of ${decisions.join(', ')}.`)
    const known = byCourse.get(key) ?? null
    const before = known ? String(known.status) : noStatus
    if (known && !takesFile && !mayFollow(before, decision)) return wrong(6, 'decision', `Here it is ${before}, which this cannot follow.`)
    if (!known && course.status !== courseStatus.approved) return wrong(5, 'courseCode', 'This course is not open for applications.')
    const isSilent = textOf(cells['reply']).trim() === ''
    const reply = isSilent ? textOf(known?.fields['reply'] ?? 'None') : wordOf(cells['reply'], replies)
    if (reply === null) return wrong(6, 'reply', `Enter one of ${replies.join(', ')}.`)
    if (reply === 'Firm' && (firm.get(found) ?? String(course.id)) !== String(course.id))
      return wrong(6, 'reply', 'Only one choice can be firm.')
    if (!known && !intake) return wrong(5, 'courseCode', 'The year has no intake yet.')

    seen.add(choice).add(key)
    if (reply === 'Firm') firm.set(found, String(course.id))
    const linked = given.get(found) ?? textOf(person.fields['ucasId'])
    given.set(found, ucasId)
    givenTo.set(ucasId, found)
    const changes: RecordChange[] = [
      ...changed(student.fields.ucasId.label, shownId(linked), shownId(ucasId)),
      ...(known ? changed('Decision', before, decision) : []),
      ...(known ? changed(directPlacement.fields.reply.label, textOf(known.fields['reply'] ?? 'None'), reply) : []),
    ]
    return {
      outcome: known ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new',
      studentId: found,
      changes,
      write: () => [
        ...linkStudent(found, ucasId, store),
        ...writePlacement({ known, decision, reply, studentId: found, course, intakeId: intake?.id ?? 0, ucasId }, store),
      ],
    }
  }
}

const changed = (field: string, before: string, after: string): RecordChange[] => (before === after ? [] : [{ field, before, after }])
