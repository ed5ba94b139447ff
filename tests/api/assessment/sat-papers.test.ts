import { expect, it } from 'vitest'
import { paperOf, questionsOf } from '#mirage/assessment/sat-papers.ts'
import { examQuestions, startExam } from '#tests/support/assessment/exam.ts'
import { createDrivenClock } from '#tests/support/aggregator.ts'

it('asks a question in the version that its paper was sealed with, until a corrected key is applied', () => {
  const store = startExam(createDrivenClock())
  const [first] = examQuestions
  const questions = store.db.records('Question')
  const before = questions.find(first)?.fields ?? {}
  store.db.approvedVersions.insert({ resource: 'Question', recordId: first, fields: { ...before, versionNo: 1 } })
  questions.update(first, { fields: { ...before, versionNo: 2, stem: '<p>Changed</p>' } })
  const papers = store.db.records('Paper')
  papers.update(900, { fields: { ...papers.find(900)?.fields, sealedQuestions: [{ questionId: first, versionNo: 1 }] } })

  const stemIn = (regraded?: { questionId: number; versionNo: number }[]) => {
    const paper = paperOf({ paperId: 900, ...(regraded && { regraded }) }, store)
    return paper && questionsOf(paper).find(({ id }) => id === first)?.fields.stem
  }
  expect(stemIn()).toBe('<p>Question 1</p>')
  expect(stemIn([{ questionId: first, versionNo: 2 }])).toBe('<p>Changed</p>')
})
