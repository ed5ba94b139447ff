import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'

type Record<N extends 'Question' | 'Paper' | 'Delivery'> = Resources[N]['record']

/** A question as it is stored. */
export type QuestionFields = FieldsOf<'Question'> & Partial<Pick<Record<'Question'>, 'authorId' | 'versionNo'>>
