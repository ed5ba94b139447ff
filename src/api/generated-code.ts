import * as v from 'valibot'
import type { MasterType } from '#openapi/generated/schema.d.ts'
import { answerReader, fields } from './answer.ts'
import { neededText } from './answer-values.ts'
import type { Api, CallOptions } from './client.ts'

const readCode = answerReader(
  'generateCode',
  v.pipe(
    fields({ masterCode: neededText }),
    v.transform(({ masterCode }) => masterCode),
  ),
)

/** Asks for a code that nothing of this kind has yet, made from a name. */
export const generateCode = async (api: Api, name: string, masterType: MasterType, options: CallOptions): Promise<string> =>
  readCode(await api.call('generateCode', { body: { name, masterType } }, options))
