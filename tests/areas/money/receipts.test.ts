import { expect, it } from 'vitest'
import { paymentReceiptAddress, readPaymentAddress } from '#src/money/paying/addresses.ts'
import { receiptOf } from '#src/money/paying/student-invoices.ts'

const transfer = { reference: 'BACS-0001', receivedOn: '2027-02-01', amountMinor: 25_000, method: 'Bank transfer' }
const invoices = [
  {
    studentInvoiceId: 139,
    invoiceNumber: 'PW-2026-00099',
    description: 'Resit',
    currency: 'AED',
    dueDate: '2027-06-30',
    totalMinor: 50_000,
    paidMinor: 25_000,
    creditedMinor: 0,
    balanceMinor: 25_000,
    paymentStatus: 'Partially paid',
    instalments: [],
    payments: [transfer],
  },
]

it('a payment that was received in another way has a receipt by its reference', () => {
  const { reference } = readPaymentAddress(paymentReceiptAddress(transfer).replace(/^[^?]*/, ''))
  expect(receiptOf(invoices, reference ?? '')).toMatchObject({
    reference: 'BACS-0001',
    invoiceNumber: 'PW-2026-00099',
    provider: 'Bank transfer',
    amountMinor: 25_000,
    currency: 'AED',
    paidOn: '2027-02-01',
    paymentStatus: 'Partially paid',
  })
  expect(receiptOf(invoices, 'BACS-0002')).toBeNull()
})
