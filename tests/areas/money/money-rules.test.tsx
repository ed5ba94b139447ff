import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { sponsorshipLetters } from '#src/money/letters/letters.tsx'
import { payments } from '#src/money/payments.tsx'
import { PaymentRequestForm } from '#src/money/requests/PaymentRequestForm.tsx'
import { recordField, recordPages, rulesNamed } from '#tests/pages/records.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { issued } from '../../../stories/money/issued-invoice.tsx'
import { inAddress, pageAt, Served, type Answers } from '../../../stories/resources/served.tsx'

type Money = 'Payment' | 'PaymentRequest' | 'SponsorshipLetter'

/** The form of a new record that names an invoice of which £119.99 are open, on 14 April 2027. */
async function open(name: Money, Form: ComponentType<RecordPage>) {
  await page.viewport(1440, 900)
  const sent: unknown[] = []
  const { nouns } = rulesNamed(name)
  const at = { ...pageAt('/money', nouns, '1'), pathId: undefined }
  const answers: Answers = {
    'GET details/{id}': () => issued,
    'GET dropdown': () => [{ id: 41, name: 'PW-2026-00041', status: 1 }],
    'POST create': ({ body }) => {
      sent.push(body)
      return { paymentId: 1, paymentRequestId: 1 }
    },
  }
  await render(
    <Served answers={answers} path={`${at.paths.create}?invoiceId=${inAddress('41')}`}>
      <Form {...at} />
    </Served>,
  )
  return sent
}

const fill = async (name: Money, field: string, value: string) => page.getByLabelText(...recordField(name, field)).fill(value)
const save = (name: Money) => page.getByRole(...recordPages(rulesNamed(name)).save).click()

it('a payment is received by today, up to the balance of its invoice', async () => {
  const { form: Form } = payments
  const sent = await open('Payment', Form)
  await fill('Payment', 'receivedOn', '15/04/2027')
  await fill('Payment', 'amountMinor', '120')
  await fill('Payment', 'reference', 'BACS-1')
  await page.getByLabelText(...recordField('Payment', 'method')).selectOptions('Card')
  await save('Payment')
  await expect.element(page.getByText('Choose a date up to 14/04/2027.')).toBeVisible()
  await expect.element(page.getByText('The balance is £119.99.')).toBeVisible()
  expect(sent).toEqual([])
  await fill('Payment', 'receivedOn', '14/04/2027')
  await fill('Payment', 'amountMinor', '119.99')
  await save('Payment')
  await expect.poll(() => sent).toMatchObject([{ receivedOn: '2027-04-14', amountMinor: 11_999 }])
})

it('money is requested from today on, up to the balance of its invoice', async () => {
  const sent = await open('PaymentRequest', PaymentRequestForm)
  await fill('PaymentRequest', 'amountMinor', '120')
  await fill('PaymentRequest', 'dueDate', '13/04/2027')
  await save('PaymentRequest')
  await expect.element(page.getByText('Choose a date from 14/04/2027.')).toBeVisible()
  await expect.element(page.getByText('The balance is £119.99.')).toBeVisible()
  expect(sent).toEqual([])
})

it('a letter that covers a part needs the amount and its currency, and says so', async () => {
  const { form: Form } = sponsorshipLetters
  await open('SponsorshipLetter', Form)
  await page.getByLabelText(...recordField('SponsorshipLetter', 'coverage')).selectOptions('Part')
  for (const field of ['amountMinor', 'currency'])
    await expect.element(page.getByLabelText(...recordField('SponsorshipLetter', field))).toBeRequired()
})
