import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ImportMode } from '#machines/records/import-types.ts'
import type { Done } from '#machines/outcome.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import type { ImportRow } from '#openapi/generated/schema.d.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { importSchema, stamp } from '#src/resources/record-reader.ts'
import { encrypted } from '#src/resources/record-calls.ts'
import type { UploadKind } from './address.ts'

/** The most rows of a file. */
export const mostRows = 20_000

/** Longer than other calls: a file is written at once. */
const deadlineMs = 120_000

const log = (permission: 'Add' | 'Modify' | 'View') => ({ component: resultSet.components, permission })

const readUploaded = answerReader('uploadResults', v.object({ uploadId: v.optional(v.number()), outcomes: importSchema }))

interface UploadedFile {
  readonly kind: UploadKind
  readonly setId: string
  readonly fileName: string
  /** How many of its rows are wrong and not sent. */
  readonly leftOut: number
}

/** Checks or imports the rows of a file; the batch has an id once it has written something. */
export async function uploadRows(api: Api, { kind, setId, fileName, leftOut }: UploadedFile, mode: ImportMode, rows: readonly ImportRow[]) {
  const body = { kind, resultIntakeId: Number(setId), mode, fileName, rowsLeftOut: leftOut, rows: [...rows] }
  return readUploaded(await api.call('uploadResults', { body }, { log: log('Add'), deadlineMs }))
}

/** Puts back what an upload has changed. */
export async function undoUpload(api: Api, codec: IdCodec, uploadId: number): Promise<Done> {
  const path = { id: encrypted(codec, String(uploadId)) }
  const { description } = await api.call('undoUpload', { path }, { log: log('Modify'), deadlineMs })
  return { message: description }
}

const readTemplate = answerReader('getUploadTemplate', v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.string())) }))

/** The columns of a file for a set, and its rows as far as they are known. */
export const readUploadTemplate = async (api: Api, setId: string) =>
  readTemplate(await api.call('getUploadTemplate', { query: { resultIntakeId: Number(setId) } }, { log: log('View') }))

const count = v.number()

const readUploads = answerReader(
  'listUploads',
  v.array(
    v.object({
      uploadId: v.number(),
      kind: v.string(),
      fileName: v.string(),
      rowsTotal: count,
      rowsNew: count,
      rowsChanged: count,
      rowsSame: count,
      rowsFailed: count,
      state: v.string(),
      isUndoable: count,
      updatedAt: stamp,
      updatedBy: v.string(),
    }),
  ),
)

/** A file that was imported into a set. */
export type Upload = ReturnType<typeof readUploads>[number]

/** The uploads of a set. As lists are, they are read again after a write. */
export const uploadsQuery = (api: Api, codec: IdCodec, setId: string) =>
  queryOptions({
    queryKey: ['records', resultSet.name, 'list', { uploadsOf: setId }],
    queryFn: async ({ signal }) =>
      readUploads(await api.call('listUploads', { path: { id: encrypted(codec, setId) } }, { log: log('View'), signal })),
  })
