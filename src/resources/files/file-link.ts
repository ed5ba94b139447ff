import * as v from 'valibot'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { createRecordCalls } from '../record-calls.ts'

interface FileLinkDeps {
  readonly of: ResourceRules
  readonly api: ResourceApi
  readonly codec: IdCodec
}

const schema = v.object({ link: v.string() })

/** Reads an address, without its host, that gives a file of a record for some minutes. */
export async function readFileLink({ of, api, codec }: FileLinkDeps, id: string, field: string, signal?: AbortSignal): Promise<string> {
  const { call, at } = createRecordCalls(of, api, codec)
  return readAnswer(`${of.path}/file`, schema, await call('GET', 'file/{id}', 'View', { ...at(id), query: { field } }, signal)).link
}
