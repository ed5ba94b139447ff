import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { combo } from '#openapi/generated/resources/masters/combo.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { stream } from '#openapi/generated/resources/masters/stream.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { recordSchema } from '#src/resources/record-reader.ts'

const summarySchema = v.object({
  streams: v.array(recordSchema(stream)),
  subcurricula: v.array(recordSchema(subcurriculum)),
  combos: v.array(recordSchema(combo)),
  centres: v.array(v.object({ centreSelectionId: v.number(), centreName: v.string(), status: v.picklist([3, 4, 5]) })),
  missing: v.array(v.object({ text: v.string(), address: v.string() })),
})

/** A curriculum with all below it, and what it lacks before it can be reviewed. */
export type CurriculumSummary = v.InferOutput<typeof summarySchema>

/** The summary of a curriculum. Like every read of records, it is read again after a write. */
export const curriculumSummaryQuery = (api: Api, codec: IdCodec, id: string) =>
  queryOptions({
    queryKey: ['records', curriculum.name, 'summary', { id }],
    queryFn: async ({ signal }) =>
      readAnswer(
        'getCurriculumSummary',
        summarySchema,
        await api.call(
          'getCurriculumSummary',
          { path: { id: codec.encrypt(id) ?? '' } },
          { log: { component: 'Curriculum', permission: 'View' }, signal },
        ),
      ),
  })
