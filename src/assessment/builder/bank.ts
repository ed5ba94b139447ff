import { plainText } from '#src/resources/plain-text.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** A question of the bank, as the builder shows it. */
export interface BankQuestion {
  readonly id: number
  readonly questionCode: string
  readonly questionType: string
  /** Without markup. */
  readonly stem: string
  readonly marks: number
  readonly difficulty: number
  readonly topics: readonly string[]
  readonly isApproved: boolean
}

/** What the bank is filtered by; empty for all. */
export interface BankFilter {
  readonly search: string
  readonly questionType: string
  readonly difficulty: string
  readonly topic: string
}

export const noFilter: BankFilter = { search: '', questionType: '', difficulty: '', topic: '' }

const approved = 8

/** A question of the bank from its record. */
export const bankQuestion = ({ id, fields, status }: StoredRecord): BankQuestion => ({
  id: Number(id),
  questionCode: plainText(fields['questionCode']),
  questionType: plainText(fields['questionType']),
  stem: plainText(fields['stem'])
    .replaceAll(/<[^<>]*>/g, ' ')
    .trim(),
  marks: Number(fields['marks'] ?? 0),
  difficulty: Number(fields['difficulty'] ?? 0),
  topics: Array.isArray(fields['topics']) ? fields['topics'].map(String) : [],
  isApproved: status === approved,
})

/** Whether a question passes a filter. */
export function passes({ questionCode, questionType, stem, difficulty, topics }: BankQuestion, filter: BankFilter): boolean {
  const needle = filter.search.trim().toLowerCase()
  return (
    (filter.questionType === '' || filter.questionType === questionType) &&
    (filter.difficulty === '' || filter.difficulty === String(difficulty)) &&
    (filter.topic === '' || topics.includes(filter.topic)) &&
    (needle === '' || `${questionCode} ${stem}`.toLowerCase().includes(needle))
  )
}

/** How many questions and marks a topic or a difficulty has. */
export interface Totals {
  readonly name: string
  readonly count: number
  readonly marks: number
}

/** Adds up questions by topic or difficulty, as `wordsOf` gives them, in the order of those names. */
export function totalsBy(questions: readonly BankQuestion[], wordsOf: (question: BankQuestion) => readonly string[]): readonly Totals[] {
  const found = new Map<string, { count: number; marks: number }>()
  for (const question of questions)
    for (const word of wordsOf(question)) {
      const { count, marks } = found.get(word) ?? { count: 0, marks: 0 }
      found.set(word, { count: count + 1, marks: marks + question.marks })
    }
  return [...found].map(([name, sums]) => ({ name, ...sums })).toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}
