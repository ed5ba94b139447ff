import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'

type Sent = FieldsOf<'UcasImport'>

/** An import as it is stored. */
export type ImportFields = Sent & Partial<Omit<Resources['UcasImport']['record'], keyof Sent>>
