import type { Resources } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'

/** An application as it is stored, with what the student has replied. */
export type PlacementFields = FieldsOf<'DirectPlacement'> & Partial<Pick<Resources['DirectPlacement']['record'], 'reply'>>
