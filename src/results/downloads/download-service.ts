import * as v from 'valibot'
import type { ResultDownloadRequest } from '#openapi/generated/schema.d.ts'
import type { DownloadKind } from '#machines/session/session-types.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const read = answerReader('downloadResults', v.object({ link: v.string(), fileName: v.string() }))

/** Longer than other calls: a file of many results is made at once. */
const deadlineMs = 120_000

/** An address, without its host, that reads a file of results for some minutes. */
export const readDownload = async (api: Api, kind: DownloadKind, body: ResultDownloadRequest) =>
  read(await api.call('downloadResults', { path: { kind }, body }, { deadlineMs }))
