import type { RegradeAnswer } from '#openapi/generated/schema.d.ts'
import { sumOf } from '#openapi/assessment/question-checks.ts'
import { autoMarksOf, paperOf as satPaperOf } from '../../assessment/sat-papers.ts'
import type { ResourceRecord } from '../../models.ts'
import { refuse } from '../engine/refusal.ts'
import type { PersonalStore } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { questionIdsOf } from './papers.ts'
import { attemptsOf, handedIn } from './progress.ts'
import { approved, paperOf, questionNow, questionOfDelivery, type AttemptFields, type DeliveryFields } from './question-fields.ts'

/** Marks a question of a delivery by its present key, or only says whose marks that changes. */
export function regrade(record: ResourceRecord, questionId: number, mode: 'check' | 'apply', store: PersonalStore): RegradeAnswer['data'] {
  const delivery = record.fields as DeliveryFields
  const paper = paperOf(delivery, store)
  if (!paper || !questionIdsOf(paper).includes(questionId)) return refuse('The question is not in this paper.')
  const now = questionNow(questionId, store)
  const used = questionOfDelivery(delivery, paper, questionId, store)
  if (!now || !used) return refuse('The question is not in this paper.')
  if (now.questionType === 'Essay') refuse('An essay has no key.')
  if (store.db.records('Question').find(questionId)?.status !== approved) refuse(`${now.questionCode} is not approved.`)
  const versionNo = now.versionNo ?? 1
  const regraded = [...(delivery.regraded ?? []).filter((one) => one.questionId !== questionId), { questionId, versionNo }]
  const [asked, askedAnew] = [satPaperOf(delivery, store), satPaperOf({ ...delivery, regraded }, store)]
  if (!asked || !askedAnew) return refuse('The paper is gone.')
  const changed = attemptsOf(record.id, store).flatMap((attempt) => {
    const { answers = [], autoMarks = 0 } = attempt.fields as AttemptFields
    if (!handedIn.includes(attempt.status)) return []
    // The whole paper is marked twice, because a section may count its best answers only and no paper is worth less than 0.
    const difference = sumOf([autoMarksOf(askedAnew, answers), -autoMarksOf(asked, answers)])
    return difference === 0 ? [] : [{ attempt, before: autoMarks, after: sumOf([autoMarks, difference]), difference }]
  })
  if (mode === 'apply' && versionNo !== used.versionNo) {
    for (const { attempt, after, difference } of changed) {
      const { finalMarks } = attempt.fields as AttemptFields
      const fields = {
        ...attempt.fields,
        autoMarks: after,
        ...(finalMarks !== undefined && { finalMarks: sumOf([finalMarks, difference]) }),
      }
      const act = { act: 'marked again', comment: `${now.questionCode}, version ${versionNo}` }
      updateRecord(store.services.Attempt, attempt, { fields, status: attempt.status, record: attempt }, act, store)
    }
    const { fields } = store.db.records('Delivery').find(record.id) ?? record
    store.db.records('Delivery').update(record.id, { fields: { ...fields, regraded } })
  }
  return {
    versionNo,
    changes: changed.map(({ attempt, before, after }) => ({
      candidateNumber: (attempt.fields as AttemptFields).candidateNumber ?? '',
      before,
      after,
    })),
  }
}
