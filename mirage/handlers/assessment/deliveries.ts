import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import type { PaperQuestion } from '#openapi/generated/schema.d.ts'
import { ok, type Handlers } from '../../contract.ts'
import { deliveryFindings } from '../../resources/assessment/delivery-check.ts'
import { questionOfPaper, type DeliveryFields, type PaperFields } from '../../resources/assessment/question-fields.ts'
import { regrade } from '../../resources/assessment/regrade.ts'
import { problemsText, sendMarks } from '../../resources/assessment/send.ts'
import { sittingsOf } from '../../resources/assessment/sittings.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { answeringRecords, recordOf, requirePermission, storeOf } from '../records.ts'

/** A question as a paper has it, with its key: for authors alone. */
function contentOf(paper: PaperFields, questionId: number, store: PersonalStore): PaperQuestion[] {
  const question = questionOfPaper(paper, questionId, store)
  if (!question) return []
  const { moduleId: _module, submoduleId: _submodule, authorId: _author, versionNo = 1, options = [], topics = [], ...rest } = question
  const { answers = [], markScheme = [] } = rest
  const { questionCode, questionType, stem, assetId, altText, marks, negativeMarks, difficulty, tolerance } = rest
  return [
    {
      questionId,
      questionCode,
      versionNo,
      questionType,
      stem,
      ...(assetId !== undefined && { assetId }),
      ...(altText !== undefined && { altText }),
      marks,
      ...(negativeMarks !== undefined && { negativeMarks }),
      difficulty,
      topics: [...topics],
      options: options.map(({ text, isCorrect = 0, feedback }) => ({ text, isCorrect, ...(feedback !== undefined && { feedback }) })),
      answers: [...answers],
      ...(tolerance !== undefined && { tolerance }),
      markScheme: markScheme.map(({ point, marks: of }) => ({ point, marks: of })),
    },
  ]
}

/** What papers and deliveries do beside the standard calls. */
export const assessmentHandlers = {
  getPaperContent: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const paper = recordOf('Paper', path.id, store).fields as PaperFields
      const { paperName, durationMinutes, totalMarks = 0, sections } = paper
      return ok({
        paperName,
        durationMinutes,
        totalMarks,
        sections: sections.map(({ title, instructions, choose, questions }) => ({
          title,
          ...(instructions !== undefined && { instructions }),
          ...(choose !== undefined && { choose }),
          questions: questions.flatMap((id) => contentOf(paper, id, store)),
        })),
      })
    })
  },

  listSittings: ({ query, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(sittingsOf(recordOf('Paper', query.paperId, store).fields as PaperFields, store)))
  },

  checkDelivery: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const { id, fields } = recordOf('Delivery', path.id, store)
      return ok(deliveryFindings(id, fields as DeliveryFields, store), 'Delivery checked.')
    })
  },

  regradeDelivery: ({ path, body, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      requirePermission('Publish', { ...delivery, components: ['AssessmentDelivery'] }, call.menu)
      const data = regrade(recordOf('Delivery', path.id, store), body.questionId, body.mode, store)
      return ok(data, body.mode === 'check' ? 'Question checked.' : 'Question marked again.')
    })
  },

  sendDelivery: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      requirePermission('Publish', { ...delivery, components: ['AssessmentDelivery'] }, call.menu)
      const data = sendMarks(recordOf('Delivery', path.id, store), store)
      const { rowsNew, rowsChanged } = data.batch
      const count = rowsNew + rowsChanged
      const sent = count === 0 ? 'Nothing has changed since.' : `${count} ${count === 1 ? 'result' : 'results'} sent.`
      const { length } = data.problems
      return ok(data, length === 0 ? sent : `${sent} ${length} could not be: ${problemsText(data.problems)}`)
    })
  },
} satisfies Partial<Handlers>
