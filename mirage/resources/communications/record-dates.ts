import { blockResources } from '#openapi/generated/block-resources.ts'
import type { ResourceName, Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'

/**
 * The date by which people know a record. Each is named, as the first one of a record can be a date of birth, or one for staff
 * alone; a record of any other resource is known by the day on which it was made.
 */
const dateFields: { readonly [N in ResourceName]?: keyof Resources[N]['rules']['fields'] } = {
  CenterOperation: 'dueOn',
  CenterRegistration: 'contractStart',
  Centre: 'contractStart',
  CentreOffer: 'selectionFrom',
  CentreStaging: 'contractStart',
  Certificate: 'awardedOn',
  ClearingOffer: 'offeredOn',
  Course: 'applyBy',
  Curriculum: 'selectionFrom',
  Delivery: 'date',
  DirectPlacement: 'appliedOn',
  Enrollment: 'enrolledOn',
  Event: 'startDate',
  Intake: 'registrationFrom',
  Invoice: 'issueDate',
  PaymentRequest: 'dueDate',
  ScriptMarking: 'dueOn',
  SponsorshipLetter: 'validFrom',
  Steward: 'fromDate',
  Student: 'registeredOn',
  UniversityDocument: 'validFrom',
  UniversityRelation: 'contractStart',
  Year: 'startDate',
}

const blockNames: readonly string[] = Object.values(blockResources)

/** The day that `{{recordDate}}` stands for; empty for a block without dates. */
export function recordDayOf(resource: ResourceName, { id, fields, createdAt }: ResourceRecord, { db }: Pick<Store, 'db'>): string {
  if (blockNames.includes(resource)) return db.blocks.find(id)?.startDate ?? ''
  const name = dateFields[resource]
  return (name === undefined ? '' : textOf(fields[name])) || createdAt.slice(0, 10)
}
