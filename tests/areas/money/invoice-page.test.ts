import { describe, expect, it } from 'vitest'
import type { GivenFields } from '#openapi/check-record.ts'
import { netsOnPaper } from '#machines/money/invoice-lines.ts'
import { typedAmount } from '#machines/records/typed-values.ts'
import { linksOfInvoice } from '#src/money/invoice/invoice-links.tsx'
import { paperName } from '#src/money/invoice/paper-name.ts'
import { invoiceSteps } from '#src/money/invoice/invoice-steps.ts'
import { splitTotal } from '#src/money/form/split-total.ts'
import { termsOfMaster } from '#src/money/form/terms-of-master.ts'
import { recordPaths } from '#src/resources/record-page.ts'
import { placeOfInvoice } from '#src/money/variant.ts'
import { codec } from '#tests/support/client/session.ts'

const open = { issueDate: '2026-09-12', balanceMinor: 73_200 }

describe('the page of an invoice', () => {
  const hrefs = (fields: Readonly<Record<string, unknown>>, contactType: string, mayRequest = true, mayCredit = false) =>
    linksOfInvoice(
      { id: '34', fields },
      {
        contactType,
        can: () => mayCredit,
        paths: recordPaths('/list'),
        pathId: 'id34',
        createTo: (resource, { field, id }) => (mayRequest ? `/${resource}?${field}=${id}` : null),
      },
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

  it('leads to the credit of its lines by those who may, as long as something is left', () => {
    const credited = (fields: object) => hrefs({ ...open, totalMinor: 73_200, ...fields }, 'NCUK', false, true)
    const link = ['Credit lines', '/list/view/id34?tab=credit-notes']
    expect(credited({ creditedMinor: 0 })).toEqual([link])
    expect(credited({ creditedMinor: 40_000 })).toEqual([link])
    expect(credited({ creditedMinor: 73_200 })).toEqual([])
    expect(credited({ totalMinor: 0, balanceMinor: 0, creditedMinor: 0 })).toEqual([])
  })

  it('splits a total into instalments that make it to the minor unit, monthly from its due date (CAT-MON-01)', () => {
    const { instalments } = splitTotal(3, 100_000, { dueDate: '2027-01-31' })
    expect(instalments.map(({ fields }) => [fields['dueDate'], fields['amountMinor']])).toEqual([
      ['31/01/2027', '333.34'],
      ['02/03/2027', '333.33'],
      ['01/04/2027', '333.33'],
    ])
    expect(splitTotal(2, 1, {})).toEqual({
      instalments: [
        { key: 0, fields: { dueDate: '', amountMinor: '0.01' } },
        { key: 1, fields: { dueDate: '', amountMinor: '0.00' } },
      ],
    })
  })

  it('is due with the last instalment of a split, and split again begins where the first one did', () => {
    const daysOf = (given: GivenFields) => {
      const { dueDate, instalments } = splitTotal(3, 100_000, given)
      return [dueDate, instalments[0]?.fields['dueDate']]
    }
    const instalments = ['2027-01-31', '2027-03-02'].map((dueDate) => ({ dueDate, amountMinor: 50_000 }))
    expect(daysOf({ dueDate: '2027-01-31' })).toEqual(['01/04/2027', '31/01/2027'])
    expect(daysOf({ dueDate: '2027-03-02', instalments })).toEqual(['01/04/2027', '31/01/2027'])
    // Another day was chosen since.
    expect(daysOf({ dueDate: '2027-02-15', instalments })).toEqual(['16/04/2027', '15/02/2027'])
  })

  it('takes the tax of a master without instalments, and no instalments that the total does not reach', () => {
    const plan = [50, 50].map((share, index) => ({ share, dueAfterDays: 30 * index }))
    const taken = (fields: object, unitMinor: number) => {
      const line = { quantity: 1, unitMinor, taxRate: 20 }
      const typed = { lines: [{ key: 0, fields: { unitMinor: typedAmount(unitMinor), taxRate: 20 } }] }
      return termsOfMaster({ fields: { taxRate: 0, ...fields } }, typed, { lines: [line] }, '2026-12-31')
    }
    expect(taken({}, 1000)).toEqual({ lines: [{ key: 0, fields: { unitMinor: '10.00', taxRate: 0 } }], instalments: [] })
    expect(taken({ instalmentPlan: plan }, 1)).toBeNull()
    expect(taken({ instalmentPlan: plan }, 3)?.dueDate).toBe('30/01/2027')
    expect(taken({ instalmentPlan: plan }, 3)?.instalments.map(({ fields }) => fields)).toEqual([
      { dueDate: '31/12/2026', amountMinor: '0.02' },
      { dueDate: '30/01/2027', amountMinor: '0.01' },
    ])
  })

  it.each([
    [{ invoiceNumber: 'PW-2026-00041', billTo: 'Aso Rock / Abuja: "A"' }, 'Invoice PW-2026-00041 Aso Rock - Abuja- -A-'],
    [
      { invoiceNumber: 'PW-2026-00107', billTo: 'Bosphorus Bridge College', creditOf: 41 },
      'Credit note PW-2026-00107 Bosphorus Bridge College',
    ],
  ])('is saved as a file that says what it is: %o', (fields, name) => {
    expect(paperName({ fields })).toBe(name)
  })

  it('shows lines that make its net amount, of a credit note too', () => {
    const lines = [
      { quantity: 42, unitMinor: 24_000, discount: 0, taxRate: 0 },
      { quantity: 1, unitMinor: 115_000, discount: 10, taxRate: 20 },
    ]
    expect(netsOnPaper(lines, false)).toEqual([1_008_000, 103_500])
    expect(netsOnPaper(lines, true)).toEqual([-1_008_000, -103_500])
  })

  const createdAt = '2026-08-20 09:00:00.000000'
  const paid = { totalMinor: 10_000, paidMinor: 10_000, currency: 'GBP' }

  it.each([
    ['Draft', {}, ['Draft'], []],
    ['Partially paid', {}, ['Partially paid'], ['Draft', 'Ready to Invoice', 'Pending']],
    ['Confirmed', paid, ['Confirmed'], ['Draft', 'Ready to Invoice', 'Pending', 'Paid']],
    ['Credited', { totalMinor: 10_000 }, ['Credited'], ['Draft', 'Ready to Invoice', 'Pending']],
    ['Credited', paid, ['Credited'], ['Draft', 'Ready to Invoice', 'Pending', 'Paid']],
  ])('shows the statuses on the way to %s, %o', (status, fields, current, done) => {
    const named = (state: string) =>
      invoiceSteps({ status, fields, createdAt }).flatMap((step) => (step.state === state ? [step.label] : []))
    expect([named('current'), named('done')]).toEqual([current, done])
  })

  it('says under each status that it has had when that was', () => {
    const days = { readyOn: '2026-09-01', issueDate: '2026-09-02', paidOn: '2026-10-03' }
    const notes = (status: string, fields: object) =>
      invoiceSteps({ status, fields: { ...paid, ...days, ...fields }, createdAt }).map(({ note }) => note)
    const before = ['20/08/2026', '01/09/2026', 'Issued 02/09/2026']
    expect(notes('Partially paid', { paidMinor: 4000 })).toEqual([...before, '£40.00, last on 03/10/2026', '', ''])
    expect(notes('Confirmed', { confirmedOn: '2026-10-09' })).toEqual([...before, '03/10/2026', '09/10/2026'])
    expect(notes('Credited', { creditedOn: '2026-10-12' })).toEqual([...before, '03/10/2026', '12/10/2026'])
  })
})

describe('an invoice opened within a list', () => {
  const ofCentre = { variant: 'Fixed', partnerKind: 'Centre', centreId: 26 }
  const ofUniversity = { variant: 'New', partnerKind: 'University', institutionId: 12 }
  const fixedCentres = { variant: ['Fixed'], partnerKind: ['Centre', 'Student'] }
  const fixedInstitutes = { variant: ['Fixed'], partnerKind: ['University'] }
  const newCentres = { ...fixedCentres, variant: ['New'] }

  it.each([
    ['its own one', ofCentre, fixedCentres, 'NCUK', 'here'],
    ['that of all', ofUniversity, {}, 'NCUK', 'here'],
    ['one of another variant', ofCentre, newCentres, 'NCUK', 'nowhere'],
    ['one of another kind of partner', ofCentre, fixedInstitutes, 'NCUK', 'nowhere'],
    ['another one of a centre', ofCentre, newCentres, 'CENTER', { address: '/sms/invoicing/fixed-invoices-centres/view/id34' }],
    ['the only one of a university', ofUniversity, fixedInstitutes, 'INSTITUTE', 'here'],
    ['one of another kind, by a university', ofCentre, fixedInstitutes, 'INSTITUTE', 'nowhere'],
  ])('of %s: %o within %o for %s is found %o', (_, fields, within, contactType, place) => {
    const opens = (path: string) => contactType === 'CENTER' && path.startsWith('/sms/invoicing/')
    expect(placeOfInvoice({ fields }, { within, contactType, pathId: 'id34', opens })).toEqual(place)
  })
})
