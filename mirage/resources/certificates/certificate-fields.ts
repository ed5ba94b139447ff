import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'

type Sent = FieldsOf<'Certificate'>

/** A certificate as it is stored. */
export type CertificateFields = Sent & Partial<Omit<Resources['Certificate']['record'], keyof Sent>>

export const certificateFields = ({ fields }: { readonly fields: object }) => fields as CertificateFields
