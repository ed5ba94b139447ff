import { recordTexts } from '../check-record.ts'

/** A passage of an answer that a marker has highlighted. */
export interface MarkerNote {
  /** Where it begins and ends in the answer. */
  readonly from: number
  readonly to: number
  /** Left out where the passage is only highlighted. */
  readonly text?: string | undefined
}

/** What a marker gives for an answer so far. */
export interface GivenMark {
  readonly questionId: number
  /** Left out while there is none. */
  readonly marks?: number | undefined
  readonly comment?: string | undefined
  readonly usedPoints?: readonly string[] | undefined
  readonly notes?: readonly MarkerNote[] | undefined
}

/** A section of a script, as far as people mark it. */
export interface MarkedSection {
  /** How many of its questions count: the best ones. */
  readonly choose?: number | undefined
  /** What the machine gave for its other questions. */
  readonly machine: readonly number[]
  readonly questions: readonly { readonly questionId: number; readonly marks: number }[]
}

/** The step in which marks are given. */
export const markStep = 0.5

export const markTexts = {
  range: (max: number) => `Enter a mark from 0 to ${max}.`,
  reason: 'Enter the reason for the agreed mark.',
  passage: 'This passage is not in the answer.',
} as const

/** Why a mark cannot be given for a question; null where it can. */
export function markError(mark: number, max: number): string | null {
  if (mark < 0 || mark > max) return markTexts.range(max)
  return Number.isInteger(mark / markStep) ? null : recordTexts.step(markStep)
}

/** Whether a mark can be given for a question. */
export const isMark = (mark: number | undefined, max: number): mark is number => mark !== undefined && markError(mark, max) === null

/** Whether a note stands at a passage of an answer. */
export const isPassageOf = ({ from, to }: MarkerNote, answer: string): boolean => from >= 0 && from < to && to <= answer.length

/** Notes in the order of their passages; one without a text only highlights. */
export const orderedNotes = (notes: readonly MarkerNote[]): readonly MarkerNote[] =>
  notes
    .map(({ from, to, text = '' }) => ({ from, to, ...(text.trim() !== '' && { text: text.trim() }) }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to)

const sumOf = (marks: readonly number[]): number => marks.reduce((sum, one) => sum + one, 0)

const best = (marks: readonly number[], choose = marks.length): number => sumOf(marks.toSorted((a, b) => b - a).slice(0, choose))

/**
 * What the marks of people add to those of the machine. Where only some questions of a section count, the best of all are taken;
 * without marks of people, their questions count as 0.
 */
const addedIn = ({ choose, machine, questions }: MarkedSection, markOf: (question: MarkedSection['questions'][number]) => number): number =>
  best([...machine, ...questions.map(markOf)], choose) - best([...machine, ...questions.map(() => 0)], choose)

/** The total of what a marker gives for a script. */
export function scriptTotal(sections: readonly MarkedSection[], given: readonly GivenMark[]): number {
  const markOf = ({ questionId }: { readonly questionId: number }) => given.find((one) => one.questionId === questionId)?.marks ?? 0
  return sumOf(sections.map((section) => addedIn(section, markOf)))
}

/** The most that people can give for a script. */
export const mostOf = (sections: readonly MarkedSection[]): number =>
  sumOf(sections.map((section) => addedIn(section, ({ marks }) => marks)))

/** What is missing before marks can be submitted, by question. */
export function missingMarks(sections: readonly MarkedSection[], given: readonly GivenMark[]): ReadonlyMap<number, string> {
  const missing = new Map<number, string>()
  for (const { questions } of sections)
    for (const { questionId, marks } of questions)
      if (!isMark(given.find((one) => one.questionId === questionId)?.marks, marks)) missing.set(questionId, markTexts.range(marks))
  return missing
}
