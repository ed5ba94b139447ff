import { toHalfMark } from '#openapi/assessment/agreement.ts'
import { choiceTypes } from '#openapi/assessment/typed-answer.ts'
import { autoMarksOf, totalOf, type SatQuestion } from '../../../assessment/sat-papers.ts'
import type { Day } from '../../../models.ts'
import { oncePerDay } from '../../engine/once.ts'
import type { SeedDays } from '../../engine/service.ts'
import { pastSittings, satBlocks } from '../../students/seeds/sittings.ts'
import { studentSeeds } from '../../students/seeds/students.ts'
import { extraMinutesOf } from '../candidates.ts'
import type { PaperFields } from '../question-fields.ts'
import { essayOf, longEssay } from './essays.ts'
import { paperSeeds } from './papers.ts'
import { questionSeeds } from './questions.ts'
import { termOf } from './terms.ts'

/** A sitting that is over, or to come. */
interface Sitting {
  readonly deliveryId: number
  readonly paperId: number
  readonly blockId: number
  /** As written for the season of the seeds. */
  readonly day: Day
  /** Minutes of the day in UTC. */
  readonly startsAt: number
  readonly centreIds: readonly number[]
  readonly count: number
  /** Whether its marks have been sent to the results. */
  readonly isSent?: true
}

const { may, autumn } = satBlocks

const sittings: readonly Sitting[] = [
  { deliveryId: 2, paperId: 2, blockId: may, day: '2026-05-27', startsAt: 720, centreIds: [2, 3, 4, 10], count: 36, isSent: true },
  { deliveryId: 3, paperId: 3, blockId: may, day: '2026-06-01', startsAt: 480, centreIds: [5, 11, 18], count: 24, isSent: true },
  { deliveryId: 4, paperId: 4, blockId: autumn, day: '2026-10-19', startsAt: 30, centreIds: [2, 3, 4, 5, 15], count: 36 },
  { deliveryId: 5, paperId: 5, blockId: autumn, day: '2026-10-29', startsAt: 540, centreIds: [2, 3, 4], count: 24 },
  { deliveryId: 10, paperId: 10, blockId: autumn, day: '2026-10-22', startsAt: 480, centreIds: [2, 3, 4], count: 20 },
]

/** A centre with so few candidates that its figures are not shown. */
const smallCentre = { centreId: 10, candidates: 4 }

export interface SatScript {
  readonly deliveryId: number
  readonly blockId: number
  readonly moduleId: number
  readonly isSent: boolean
  /** The most that its paper gives. */
  readonly total: number
  readonly day: Day
  readonly studentId: number
  readonly candidateNumber: string
  /** Among those of the delivery. */
  readonly place: number
  /** 0 to 1. */
  readonly ability: number
  readonly status: 'Submitted' | 'Timed out' | 'Absent' | 'Void' | 'Expected'
  readonly answers: readonly { readonly questionId: number; readonly value: string; readonly revision: number }[]
  readonly autoMarks: number
  readonly startedAt?: string
  readonly submittedAt?: string
  readonly endsAt?: string
  readonly extraMinutes: number
  readonly isOffline: boolean
  /** The questions that people mark, with the points of their schemes; the first one was answered. */
  readonly essays: readonly {
    readonly questionId: number
    readonly points: readonly { readonly point: string; readonly marks: number }[]
  }[]
}

/** A pseudo-random number from 0 to 1, the same for the same two numbers. */
export function chance(one: number, other: number): number {
  const mixed = Math.imul(one * 2654435761 + other * 40503, 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

const numberOf = (deliveryId: number, place: number): string => {
  const digits = String((deliveryId * 12_345_701 + place * 7_919_773) % 100_000_000).padStart(8, '0')
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}

const [alwaysRight, neverRight] = [0, 13]
const [essayOfNoWords, essayOfManyWords, manyWords] = [5, 8, 5000]

function valueOf({ fields }: SatQuestion, isRight: boolean): string {
  const { questionType, options = [], answers = [] } = fields
  if (!choiceTypes.includes(questionType)) return isRight ? (answers[0] ?? '') : questionType === 'Number' ? '1' : 'not known'
  const correct = options.flatMap(({ isCorrect }, index) => (isCorrect === 1 ? [index + 1] : []))
  return isRight ? correct.join() : String(options.findIndex(({ isCorrect }) => isCorrect !== 1) + 1)
}

/** 0 to 1. */
const abilityOf = (studentId: number, deliveryId: number): number => 0.15 + 0.85 * chance(studentId, deliveryId)

/** What a student answers; what is left empty is no answer. */
const answersOf = (
  { questions }: Pick<Paper, 'questions'>,
  { studentId, deliveryId }: { readonly studentId: number; readonly deliveryId: number },
  essay: (question: SatQuestion) => string,
): SatScript['answers'] =>
  questions.flatMap((question, index) => {
    const chances = 0.25 + 0.7 * abilityOf(studentId, deliveryId)
    const isRight = index === alwaysRight || (index !== neverRight && chance(studentId + index * 31, deliveryId) < chances)
    const value = question.fields.questionType === 'Essay' ? essay(question) : valueOf(question, isRight)
    return value === '' ? [] : [{ questionId: question.id, value, revision: 1 }]
  })

const stamp = (day: Day, minutes: number): string => {
  const [h, m] = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${day} ${h}:${m}:00.000000`
}

function scriptAt(
  sitting: Sitting,
  student: { readonly id: number; readonly accessArrangements?: string | undefined },
  place: number,
  paper: Paper,
  days: SeedDays,
): SatScript {
  const { deliveryId, blockId, startsAt, isSent = false } = sitting
  const day = days.on(sitting.day)
  const ability = abilityOf(student.id, deliveryId)
  const isAbsent = place === 11 && deliveryId !== 10
  const isVoid = deliveryId === 2 && place === 7
  const isTimedOut = place % 9 === 4
  // One candidate of the paper of thirty marks has half of the time on top.
  const extraMinutes = deliveryId === 4 && place === 2 ? paper.minutes / 2 : extraMinutesOf(student.accessArrangements, paper.minutes)
  const base = {
    deliveryId,
    blockId,
    moduleId: paper.moduleId,
    isSent,
    total: totalOf(paper.sections),
    day,
    studentId: student.id,
    candidateNumber: numberOf(deliveryId, place),
    place,
    ability,
    extraMinutes,
  }
  const chosen = place % 2
  const essays = paper.essays.toSorted((one, other) => Math.abs(one.index - chosen) - Math.abs(other.index - chosen))
  if (day >= days.today || isAbsent)
    return { ...base, status: isAbsent && day < days.today ? 'Absent' : 'Expected', answers: [], autoMarks: 0, isOffline: false, essays }
  const essay = (question: SatQuestion): string => {
    if (question.id !== essays[0]?.questionId) return ''
    if (deliveryId === 4 && place === essayOfNoWords) return ''
    if (deliveryId === 4 && place === essayOfManyWords) return longEssay(manyWords)
    const [term, meaning] = termOf(question.fields.topics?.[1] ?? '')
    return essayOf(term, meaning, place, ability)
  }
  const answers = answersOf(paper, { studentId: student.id, deliveryId }, essay)
  const minutes = paper.minutes + extraMinutes
  const [began, ended] = [startsAt + 1 + (place % 4), startsAt + (isTimedOut ? minutes + 1 + (place % 4) : minutes - 5 - (place % 20))]
  return {
    ...base,
    status: isVoid ? 'Void' : isTimedOut ? 'Timed out' : 'Submitted',
    answers,
    autoMarks: autoMarksOf({ sections: paper.sections }, answers),
    startedAt: stamp(day, began),
    endsAt: stamp(day, began + minutes),
    ...(!isVoid && { submittedAt: stamp(day, ended) }),
    isOffline: deliveryId === 5 && isTimedOut && place < 9,
    essays,
  }
}

interface Paper {
  readonly moduleId: number
  readonly minutes: number
  readonly sections: readonly { readonly section: PaperFields['sections'][number]; readonly questions: readonly SatQuestion[] }[]
  readonly questions: readonly SatQuestion[]
  readonly essays: readonly (SatScript['essays'][number] & { readonly index: number })[]
}

function papersOf(wanted: ReadonlySet<number>): ReadonlyMap<number, Paper> {
  const questions = new Map(questionSeeds().map(({ id, status: _status, ...fields }) => [id, { id, fields }]))
  return new Map(
    paperSeeds()
      .filter(({ id }) => wanted.has(id))
      .map(({ id, moduleId, durationMinutes, sections: written }): [number, Paper] => {
        const sections = written.map((section) => ({ section, questions: section.questions.flatMap((one) => questions.get(one) ?? []) }))
        const all = sections.flatMap((one) => one.questions)
        const essays = all
          .filter(({ fields }) => fields.questionType === 'Essay')
          .map(({ id: questionId, fields }, index) => ({ questionId, index, points: fields.markScheme ?? [] }))
        return [id, { moduleId, minutes: durationMinutes, sections, questions: all, essays }]
      }),
  )
}

function make(days: SeedDays): readonly SatScript[] {
  const papers = papersOf(new Set(sittings.map(({ paperId }) => paperId)))
  const students = studentSeeds(days)
  const enrolled = new Set(pastSittings(days).map(({ blockId, moduleId, studentId }) => `${blockId} ${moduleId} ${studentId}`))
  return sittings.flatMap((sitting) => {
    const paper = papers.get(sitting.paperId)
    let atSmallCentre = 0
    const there = students.filter(
      ({ id, centreId = 0 }) =>
        enrolled.has(`${sitting.blockId} ${paper?.moduleId ?? 0} ${id}`) &&
        sitting.centreIds.includes(centreId) &&
        (centreId !== smallCentre.centreId || (atSmallCentre += 1) <= smallCentre.candidates),
    )
    // Those of the small centre first, so that all of them are among the candidates.
    const chosen = there.toSorted(
      (one, other) => Number(other.centreId === smallCentre.centreId) - Number(one.centreId === smallCentre.centreId),
    )
    return paper ? chosen.slice(0, sitting.count).map((student, place) => scriptAt(sitting, student, place, paper, days)) : []
  })
}

/** What candidates wrote in the sittings of the seeds, for attempts, markings and results. */
export const satScripts = oncePerDay(make)

/** What students answer in a practice on a paper without essays, and their marks for it. */
export function practised({ deliveryId, paperId, students }: { deliveryId: number; paperId: number; students: readonly number[] }) {
  const paper = papersOf(new Set([paperId])).get(paperId)
  if (!paper) throw new Error(`No paper ${paperId} is seeded.`)
  return students.map((studentId) => {
    const answers = answersOf(paper, { studentId, deliveryId }, () => '')
    return { studentId, answers: [...answers], marks: autoMarksOf({ sections: paper.sections }, answers) }
  })
}

/** What a script deserves for its essay, of ten. */
export const deserved = ({ ability, answers, essays }: SatScript): number =>
  answers.some(({ questionId }) => questionId === essays[0]?.questionId) ? Math.min(9.5, toHalfMark(1 + ability * 8.5)) : 0
