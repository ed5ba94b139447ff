import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { payments } from '#src/money/payments.tsx'
import { PaymentRequestForm } from '#src/money/requests/PaymentRequestForm.tsx'
import { moneyPages } from '#tests/pages/money.ts'
import { recordPicker } from '#tests/pages/records.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { inAddress, pageAt, Served } from '../resources/served.tsx'
import { issued } from './issued-invoice.tsx'

const invoices = [
  { id: 1, name: 'PW-2026-00001', status: 'Pending' },
  { id: 2, name: 'PW-2026-00002', status: 'Partially paid' },
  { id: 3, name: 'PW-2026-00003', status: 'Paid' },
  { id: 4, name: 'PW-2026-00004', status: 'Credit note' },
  { id: 5, name: 'Draft for Baobab College Accra: Books', status: 'Draft' },
]

/** A form over a server that offers the invoices of the statuses it is asked for. */
const Form = ({ of }: { readonly of: 'payment' | 'request' }) => (
  <Served
    answers={{
      'GET dropdown': ({ query }) => {
        const statuses = String(query?.['statusId'] ?? '').split(',')
        return statuses[0] === '' ? invoices : invoices.filter(({ status }) => statuses.includes(status))
      },
    }}
    path="/create"
  >
    <Sheet>
      {of === 'request' ? (
        <PaymentRequestForm {...pageAt('/payment-requests', 'Payment Requests', '')} pathId={undefined} />
      ) : (
        <payments.form {...pageAt('/sms/invoicing/payments', 'Payments', '')} pathId={undefined} />
      )}
    </Sheet>
  </Served>
)

const meta = { component: Form, title: 'Money/Payments', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

const offersOpenOnes: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole(...recordPicker('Payment', 'invoiceId')))
  await expect(await screen.findByRole(...moneyPages.invoiceOption('PW-2026-00001'))).toBeVisible()
  const offered = invoices.filter(({ name }) => screen.queryByRole(...moneyPages.invoiceOption(name)))
  await expect(offered.map(({ status }) => status)).toEqual(['Pending', 'Partially paid'])
}

/** Only what waits for money can be paid. */
export const Payment: Story = { args: { of: 'payment' }, play: offersOpenOnes }

/** Only what waits for money can be asked for. */
export const Request: Story = { args: { of: 'request' }, play: offersOpenOnes }

const instalments = ['2026-10-12', '2026-12-12'].map((dueDate) => ({ dueDate, amountMinor: 5000 }))

/** A request of a known invoice asks for its next instalment, until another amount is typed. */
export const RequestOfInvoice: Story = {
  args: { of: 'request' },
  render: () => (
    <Served
      answers={{
        'GET details/{id}': () => ({ ...issued, totalMinor: 10_000, balanceMinor: 8000, instalments }),
        'GET dropdown': () => [{ id: 41, name: issued.invoiceNumber, status: 'Pending' }],
      }}
      path={`/create?invoiceId=${inAddress('41')}`}
    >
      <Sheet>
        <PaymentRequestForm {...pageAt('/payment-requests', 'Payment Requests', '')} pathId={undefined} />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(...moneyPages.amount)).toHaveValue('30.00'))
  },
}
