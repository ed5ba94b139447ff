import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'

type Sent = FieldsOf<'ClearingOffer'>

/** An offer as it is stored. */
export type OfferFields = Sent & Partial<Omit<Resources['ClearingOffer']['record'], keyof Sent>>
