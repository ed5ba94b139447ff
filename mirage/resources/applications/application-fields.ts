import type { FieldsOf } from '../engine/service.ts'

/** An application as it is stored, with what was decided of it. */
export type ApplicationFields = FieldsOf<'Application'> & { readonly decidedBy?: 'Centre' | 'NCUK'; readonly comment?: string }
