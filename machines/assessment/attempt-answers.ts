import type { Answers, Revisions, SatAnswer } from './attempt-types.ts'

/** The answer to a question; an empty one before anything was entered. */
export const answerOf = (answers: Answers, questionId: number): SatAnswer =>
  answers.find((one) => one.questionId === questionId) ?? { questionId, value: '', isFlagged: false, revision: 0 }

const revisionIn = (revisions: Revisions, questionId: number): number =>
  revisions.find((one) => one.questionId === questionId)?.revision ?? 0

const withAnswer = (answers: Answers, answer: SatAnswer): Answers => [
  ...answers.filter(({ questionId }) => questionId !== answer.questionId),
  answer,
]

/** The answers with a change to one of them, which raises its revision; the same answers where nothing changes. */
export function changedAnswers(answers: Answers, questionId: number, change: Partial<Pick<SatAnswer, 'value' | 'isFlagged'>>): Answers {
  const before = answerOf(answers, questionId)
  const after = { ...before, ...change }
  if (after.value === before.value && after.isFlagged === before.isFlagged) return answers
  return withAnswer(answers, { ...after, revision: before.revision + 1 })
}

/** Of each answer the higher revision; where they are equal, the server's. */
export const mergedAnswers = (server: Answers, kept: Answers): Answers =>
  kept.reduce((merged, answer) => (answer.revision > revisionIn(server, answer.questionId) ? withAnswer(merged, answer) : merged), server)

/** The answers that the server does not hold in their last revision. */
export const unsavedAnswers = (answers: Answers, saved: Revisions): Answers =>
  answers.filter(({ questionId, revision }) => revision > revisionIn(saved, questionId))

/** The revisions of answers. */
export const revisionsOf = (answers: Answers): Revisions => answers.map(({ questionId, revision }) => ({ questionId, revision }))

/** For each question the higher of its two revisions. */
export const raisedRevisions = (before: Revisions, answered: Revisions): Revisions => [
  ...before.filter(({ questionId }) => answered.every((one) => one.questionId !== questionId)),
  ...answered.map(({ questionId, revision }) => ({ questionId, revision: Math.max(revision, revisionIn(before, questionId)) })),
]

/** The places of questions without an answer. */
export const openQuestions = (questionIds: readonly number[], answers: Answers): readonly number[] =>
  questionIds.flatMap((id, index) => (answerOf(answers, id).value.trim() === '' ? [index] : []))
