import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { paper } from '#openapi/generated/resources/assessment/paper.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '../encrypted.ts'

const question = v.object({
  questionId: v.number(),
  questionCode: v.string(),
  versionNo: v.number(),
  questionType: v.string(),
  stem: v.string(),
  assetId: v.optional(v.number()),
  altText: v.optional(v.string()),
  marks: v.number(),
  negativeMarks: v.optional(v.number()),
  difficulty: v.number(),
  topics: v.array(v.string()),
  options: v.array(v.object({ text: v.string(), isCorrect: v.picklist([0, 1]), feedback: v.optional(v.string()) })),
  answers: v.array(v.string()),
  tolerance: v.optional(v.number()),
  markScheme: v.array(v.object({ point: v.string(), marks: v.number() })),
})
const section = v.object({
  title: v.string(),
  instructions: v.optional(v.string()),
  choose: v.optional(v.number()),
  questions: v.array(question),
})
const content = v.object({ paperName: v.string(), durationMinutes: v.number(), totalMarks: v.number(), sections: v.array(section) })
const read = answerReader('getPaperContent', content)

/** A paper with its questions, as they are in it. */
export type PaperContent = ReturnType<typeof read>
export type SheetQuestion = PaperContent['sections'][number]['questions'][number]

export const paperContentQuery = (api: Api, codec: IdCodec, paperId: string) =>
  queryOptions({
    queryKey: ['records', paper.name, 'list', { contentOf: paperId }],
    queryFn: async ({ signal }) => {
      const log = { component: ['AssessmentAuthoring'], permission: 'View' as const }
      return read(await api.call('getPaperContent', { path: { id: encrypted(codec, paperId) } }, { log, signal }))
    },
  })
