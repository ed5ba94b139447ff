import { expect, it } from 'vitest'
import { findBreach, type Schema } from '#mirage/schema-check.ts'
import { readContract } from '#tests/support/contract-validator.ts'

const schemas: Readonly<Record<string, Schema>> = Object(readContract().components?.schemas)
const breachOf = (name: string, value: unknown) =>
  findBreach(value, schemas[name] ?? {}, '', (ref) => schemas[ref.split('/').at(-1) ?? ''] ?? {})

it.each([
  ['GenerateInvoicesRequest', { mode: 'apply', yearId: 22, masterIds: [5, 5], partnerIds: [26] }, 'masterIds'],
  ['CreditInvoiceRequest', { reason: 'Charged twice.', lines: [1, 2, 1] }, 'lines'],
  [
    'BillRequestsRequest',
    {
      bills: 'Centre',
      requests: [
        { resource: 'Enrollment', id: 1 },
        { id: 1, resource: 'Enrollment' },
      ],
    },
    'requests',
  ],
])('%s with an entry twice is refused', (name, body, field) => {
  expect(breachOf(name, body)).toBe(`${field} must name each entry only once.`)
})
