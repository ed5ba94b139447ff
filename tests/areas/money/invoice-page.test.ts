import { describe, expect, it } from 'vitest'
import { linksOfInvoice } from '#src/money/invoice/invoice-links.tsx'
import { invoiceSteps } from '#src/money/invoice/invoice-steps.ts'
import { codec } from '#tests/support/client/session.ts'

const open = { issueDate: '2026-09-12', balanceMinor: 73_200 }

describe('the page of an invoice', () => {
  const hrefs = (fields: Readonly<Record<string, unknown>>, contactType: string, mayRequest = true) =>
    linksOfInvoice(
      { id: '34', fields },
      { contactType, createTo: (resource, { field, id }) => (mayRequest ? `/${resource}?${field}=${id}` : null) },
      codec,
    ).map(({ label, href }) => [label, href])

  it.each([
    ['asks for what is open', open, 'NCUK', [['Request payment', '/PaymentRequest?invoiceId=34']]],
    ['lets a centre pay it', open, 'CENTER', [['Pay', `/payment-method?invoice=${codec.encrypt('34')}`]]],
    ['offers neither once it is settled', { ...open, balanceMinor: 0 }, 'CENTER', []],
    ['offers neither before it is issued', { balanceMinor: 73_200 }, 'NCUK', []],
    ['offers neither for a credit note', { ...open, creditOf: 12 }, 'NCUK', []],
  ])('%s', (_, fields, contactType, links) => {
    expect(hrefs(fields, contactType)).toEqual(links)
  })

  it('asks for nothing by those who make no payment requests', () => {
    expect(hrefs(open, 'INSTITUTE', false)).toEqual([])
  })

  it.each([
    ['Draft', ['Draft'], []],
    ['Partially paid', ['Partially paid'], ['Draft', 'Ready to Invoice', 'Pending']],
    ['Confirmed', ['Confirmed'], ['Draft', 'Ready to Invoice', 'Pending', 'Paid']],
  ])('shows the statuses on the way to %s', (status, current, done) => {
    const named = (state: string) => invoiceSteps(status).flatMap((step) => (step.state === state ? [step.label] : []))
    expect([named('current'), named('done')]).toEqual([current, done])
  })
})
