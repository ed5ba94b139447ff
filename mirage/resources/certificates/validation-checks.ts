import { readCode } from '#openapi/certificates/certificate-code.ts'
import { validationCheck } from '#openapi/generated/resources/certificates/validation-check.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { stampAfter } from '../../clock.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { certificateWithCode } from './certificates.ts'
import { checkSeeds } from './seeds/checks.ts'

type Sent = FieldsOf<'ValidationCheck'>
type Check = Sent & Partial<Pick<Resources['ValidationCheck']['record'], 'certificateId' | 'channel' | 'checkedAt'>>

/** How a check came. */
export type Channel = NonNullable<Check['channel']>

const notFound = 'Not found'

/** The certificate of a code as it stands today; null where there is none. */
export function certificateOf(code: string, store: Pick<Store, 'db' | 'records'>): ResourceRecord | null {
  const record = certificateWithCode(code, store)
  return record && store.records('Certificate').find(record.id)
}

/** Keeps that a certificate was asked for; nothing about who asked. `found` is null after a miss. */
export function noteCheck(
  code: string,
  found: ResourceRecord | null,
  channel: Channel,
  { db, now }: Pick<Store, 'db' | 'now'>,
  at: number,
): void {
  const stamp = stampAfter(at, '')
  db.records('ValidationCheck').insert({
    status: found?.status ?? notFound,
    createdAt: stamp,
    updatedAt: stamp,
    updatedBy: '',
    fields: tidied({ code, certificateId: found?.id, channel, checkedAt: now }, validationCheck.fields),
  })
}

/** Whether certificates are valid, each time that it was asked. The provider asks by a new record. */
export const validationChecks = serveResource({
  rules: validationCheck,
  seeds: checkSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
  calculated: (_fields, id) => ({ checkNumber: `V-${String(id).padStart(5, '0')}` }),
  firstStatus: ({ code }, store) => certificateOf(readCode(code) ?? '', store)?.status ?? notFound,
  completed: (fields: Check, { before, now, ...store }) => {
    if (before !== null) return fields
    const code = readCode(fields.code) ?? fields.code
    const certificateId = certificateOf(code, store)?.id
    return tidied({ ...fields, code, certificateId, channel: 'Staff', checkedAt: now }, validationCheck.fields) as Sent
  },
})
