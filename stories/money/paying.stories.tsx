import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { paymentReceiptAddress } from '#src/money/paying/addresses.ts'
import { createCardForm } from '#src/money/paying/card.ts'
import { PaymentMethodView } from '#src/money/paying/PaymentMethodView.tsx'
import { PaymentProgress } from '#src/money/paying/PaymentProgress.tsx'
import { PaymentStatusView } from '#src/money/paying/PaymentStatusView.tsx'
import { ReceiptView } from '#src/money/paying/ReceiptView.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { payingPages } from '#tests/pages/money.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'

const tuition = {
  studentInvoiceId: 140,
  invoiceNumber: 'PW-2026-00101',
  description: 'Tuition',
  currency: 'GBP',
  dueDate: '2027-03-31',
  totalMinor: 100_000,
  paidMinor: 33_334,
  creditedMinor: 0,
  balanceMinor: 66_666,
  paymentStatus: 'Partially paid',
  instalments: [
    { dueDate: '2027-01-31', amountMinor: 33_334 },
    { dueDate: '2027-03-31', amountMinor: 33_333 },
    { dueDate: '2027-05-31', amountMinor: 33_333 },
  ],
  payments: [{ reference: 'PAYPAL-5F2C', receivedOn: '2027-01-20', amountMinor: 33_334, method: 'PayPal', orderId: '5f2c' }],
}
const resit = {
  ...tuition,
  studentInvoiceId: 139,
  invoiceNumber: 'PW-2026-00099',
  description: 'Resit',
  currency: 'AED',
  dueDate: '2027-06-30',
  totalMinor: 25_000,
  paidMinor: 25_000,
  balanceMinor: 0,
  paymentStatus: 'Paid',
  instalments: [],
  payments: [{ reference: 'BACS-0001', receivedOn: '2027-02-01', amountMinor: 25_000, method: 'Bank transfer' }],
}
const credited = {
  ...resit,
  studentInvoiceId: 138,
  invoiceNumber: 'PW-2026-00098',
  paidMinor: 0,
  creditedMinor: 25_000,
  paymentStatus: 'Credited',
  payments: [],
}
const trail = (last: string) => <Breadcrumbs crumbs={[{ label: 'Payments' }, { label: last }]} />
const order = { invoiceId: '140', amountMinor: 33_333, currency: 'GBP' }

const meta = {
  title: 'Money/Paying',
  component: PaymentMethodView,
  decorators: [
    (Story) => (
      <Answered by="nothing">
        <Sheet>
          <Story />
        </Sheet>
      </Answered>
    ),
  ],
  args: {
    title: 'Payment Method',
    breadcrumbs: trail('Payment Method'),
    statusHref: '/student-payment-status',
    invoices: [tuition],
    invoiceId: null,
    phase: 'choosing',
    isBusy: false,
    order: null,
    method: 'PayPal',
    failure: null,
    cardForm: createCardForm(),
    today: '2027-04-14',
    onInvoice: fn(),
    onBegin: fn(),
    onCard: fn(),
    onCancel: fn(),
    onCheck: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentMethodView>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  parameters: shows({ payment: ['choosing'] }, { role: 'student' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole(...payingPages.wholeBalance))
    await userEvent.click(canvas.getByRole(...payingPages.byCard))
    await userEvent.click(canvas.getByRole(...payingPages.pay))
    await expect(args.onBegin).toHaveBeenCalledWith('Card', { ...order, amountMinor: 66_666 })
  },
}

export const AnotherInvoice: Story = {
  args: { invoiceId: '99' },
  parameters: shows({ payment: ['choosing'] }, { role: 'student' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(payingPages.notOpen)).toBeVisible()
    await expect(canvas.getByRole(...payingPages.pay)).toBeVisible()
  },
}

export const Preparing: Story = {
  args: { phase: 'preparing', isBusy: true },
  parameters: shows({ payment: ['preparing'] }, { role: 'student' }),
}

export const Entering: Story = {
  args: { phase: 'entering', order, method: 'Card', cardForm: createCardForm() },
  parameters: shows({ payment: ['entering'] }, { role: 'student' }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(...payingPages.cardNumber)).toHaveFocus()
    await userEvent.click(canvas.getByRole(...payingPages.pay))
    await expect(canvas.getByLabelText(...payingPages.cardNumber)).toHaveFocus()
    await expect(canvas.getByText('Card number should not be blank!')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(...payingPages.cardNumber), payingPages.testCards.taken)
    await userEvent.type(canvas.getByLabelText(...payingPages.expiry), '04/29')
    await userEvent.type(canvas.getByLabelText(...payingPages.code), '123')
    await userEvent.click(canvas.getByRole(...payingPages.pay))
    await expect(args.onCard).toHaveBeenCalledOnce()
  },
}

export const Charging: Story = {
  args: { phase: 'entering', isBusy: true, order, method: 'Card', cardForm: createCardForm() },
  parameters: shows({ payment: ['tokenising', 'charging'] }, { role: 'student' }),
}

export const Declined: Story = {
  args: { method: 'Card', order: { ...order, amountMinor: 66_666 }, failure: { code: 400, message: payingPages.declined } },
  parameters: shows({ payment: ['declined', 'cancelled'] }, { role: 'student' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...payingPages.wholeBalance)).toBeChecked()
  },
}

export const Standings: Story = {
  render: () => (
    <>
      {(['unknown', 'held', 'awaiting', 'settling'] as const).map((standing) => (
        <PaymentProgress
          key={standing}
          standing={standing}
          failure={standing === 'held' ? { code: 409, message: 'A payment of this invoice has been started already.' } : null}
          onCheck={() => {}}
        />
      ))}
    </>
  ),
  parameters: shows({ payment: ['unknown', 'held', 'awaiting', 'checking', 'capturing'] }, { role: 'student' }),
}

export const Receipt: Story = {
  render: () => (
    <ReceiptView
      title="Payment Successful"
      breadcrumbs={trail('Payment Successful')}
      details={{
        provider: 'PayPal',
        invoiceNumber: 'PW-2026-00101',
        amountMinor: 33_334,
        currency: 'GBP',
        paymentStatus: 'Partially paid',
        reference: 'PAYPAL-5F2C',
        paidOn: '2027-01-20',
      }}
      statusHref="/student-payment-status"
      onPrint={() => {}}
    />
  ),
  parameters: shows({ payment: ['paid'] }, { role: 'student' }),
}

export const Status: Story = {
  render: () => (
    <PaymentStatusView
      title="Payment Status"
      breadcrumbs={trail('Payment Status')}
      invoices={[tuition, resit, credited]}
      today="2027-04-14"
      payHref={(id) => `/payment-method?invoice=${id}`}
      receiptHref={paymentReceiptAddress}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...payingPages.invoiceOf('PW-2026-00101'))).toHaveTextContent('14 days overdue')
    await expect(canvas.getByRole(...payingPages.payInvoice)).toHaveAccessibleName('Pay PW-2026-00101')
    const receipt = (reference: string) => canvas.getByRole(...payingPages.receiptLink(reference))
    await expect(receipt('PAYPAL-5F2C')).toHaveAttribute('href', '/payment-method/success?orderId=5f2c')
    // Not every payment was made here.
    await expect(receipt('BACS-0001')).toHaveAttribute('href', '/payment-method/success?reference=BACS-0001')
    await expect(canvas.getByRole(...payingPages.invoiceOf('PW-2026-00098'))).toHaveTextContent(/^PW-2026-00098ResitCredited/)
  },
}
