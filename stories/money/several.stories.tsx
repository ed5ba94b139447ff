import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { invoices } from '#src/money/invoices.tsx'
import { paymentRequests } from '#src/money/requests/payment-requests.tsx'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { kit } from '#tests/pages/kit.ts'
import { severalPages } from '#tests/pages/money.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { listOf, refused, stamps, usual } from '../resources/fixtures.ts'
import { pageAt, Served, type Answers, type Calls } from '../resources/served.tsx'
import { issued } from './issued-invoice.tsx'

const instalments = ['2026-10-12', '2026-12-12'].map((dueDate) => ({ dueDate, amountMinor: 5000 }))
const bills = [
  issued,
  {
    ...issued,
    invoiceId: 42,
    invoiceNumber: 'PW-2026-00042',
    invoiceName: 'PW-2026-00042',
    totalMinor: 10_000,
    balanceMinor: 8000,
    instalments,
  },
  { ...issued, invoiceId: 43, invoiceNumber: 'PW-2026-00043', invoiceName: 'PW-2026-00043', balanceMinor: 0, paymentStatus: 'Paid' },
]

const request = {
  paymentRequestId: 1,
  requestNumber: 'PR-0001',
  invoiceId: 41,
  billTo: issued.billTo,
  amountMinor: 5000,
  currency: 'GBP',
  dueDate: '2026-12-12',
  paymentStatus: 'Draft',
  ...stamps,
  names: { Invoice: { 41: { name: issued.invoiceNumber, status: 'Pending' } } },
}
const requests = [
  request,
  { ...request, paymentRequestId: 2, requestNumber: 'PR-0002', paymentStatus: 'Pending' },
  { ...request, paymentRequestId: 3, requestNumber: 'PR-0003', paymentStatus: 'Paid' },
]

interface SeveralProps {
  readonly of: 'invoices' | 'requests'
  readonly answers?: Answers
  readonly calls?: Calls
  readonly isViewer?: boolean
  /** Whether the person is of a centre, who may only look and download. */
  readonly isCentre?: boolean
}

/** A list of invoices or of payment requests. */
function Several({ of, answers = {}, calls = {}, isViewer = false, isCentre = false }: SeveralProps) {
  const { list: List } = of === 'invoices' ? invoices : paymentRequests
  const path = of === 'invoices' ? '/sms/invoicing/fixed-invoices-centres' : '/payment-requests'
  const page = pageAt(path, of === 'invoices' ? 'Fixed Invoices Centres' : 'Payment Requests', '1', isViewer || isCentre)
  const can: typeof page.can = (right) => page.can(right) || (isCentre && right === 'Download')
  return (
    <Served answers={{ ...usual, 'GET list': of === 'invoices' ? listOf(bills) : listOf(requests), ...answers }} calls={calls} path={path}>
      <Sheet>
        <List {...page} can={can} />
        <Toaster />
      </Sheet>
    </Served>
  )
}

const meta = { component: Several, title: 'Money/Several at once', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Several>

export default meta
type Story = StoryObj<typeof meta>
type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

/** Chooses all rows; gives the bar of what can be done with them. */
async function chooseAll({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole(...kit.selectPage, { timeout: 5000 }))
  return within(await canvas.findByRole(...kit.chosenRows))
}

const create = fn<(input: { readonly body?: unknown }) => unknown>()

/** A draft for each invoice that waits for money, for its next instalment, sent once. */
export const PaymentRequested: Story = {
  args: { of: 'invoices', answers: { 'POST create': create } },
  play: async ({ canvas, userEvent }) => {
    create.mockReset().mockImplementation(() => ({ paymentRequestId: 9 }))
    const bar = await chooseAll({ canvas, userEvent })
    await userEvent.click(bar.getByRole(...severalPages.request))
    const question = within(await screen.findByRole(...severalPages.requestQuestion(2), { timeout: 5000 }))
    await expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PW-2026-00041£119.99',
      'PW-2026-00042£30.00',
    ])
    await userEvent.click(question.getByRole(...severalPages.makeDrafts))
    await expect(await question.findByText(severalPages.noDate)).toBeVisible()
    const due = question.getByLabelText(...severalPages.due)
    await waitFor(() => expect(due).toHaveFocus())
    await userEvent.type(due, '01/01/2020')
    await userEvent.click(question.getByRole(...severalPages.makeDrafts))
    await expect(await question.findByText(severalPages.pastDate)).toBeVisible()
    await userEvent.clear(due)
    await userEvent.type(due, '31/12/2099')
    await userEvent.type(question.getByLabelText(...severalPages.message), 'For the second term')
    await userEvent.click(question.getByRole(...severalPages.makeDrafts))
    await expect(await canvas.findByText('2 drafted.')).toBeVisible()
    const shared = { dueDate: '2099-12-31', message: 'For the second term', requestId: expect.any(String) as string }
    await expect(create.mock.calls.map(([{ body }]) => body)).toEqual([
      { invoiceId: 41, amountMinor: 11_999, ...shared },
      { invoiceId: 42, amountMinor: 3000, ...shared },
    ])
  },
}

const download = fn<Calls[string]>()

/** All chosen invoices come as one file, also to people who may only look and download. */
export const Downloaded: Story = {
  args: { of: 'invoices', isCentre: true, calls: { downloadInvoices: download } },
  play: async ({ canvas, userEvent }) => {
    download.mockReset().mockImplementation(refused('server', 500, kit.wentWrong))
    const bar = await chooseAll({ canvas, userEvent })
    await expect(bar.queryByRole(...severalPages.request)).toBeNull()
    await userEvent.click(bar.getByRole(...severalPages.download))
    await expect(await screen.findByText(kit.wentWrong)).toBeVisible()
    await expect(download.mock.calls).toEqual([[expect.objectContaining({ body: { invoiceId: [41, 42, 43] } })]])
  },
}

/** Without room for all on one line the acts get one of their own, below the count and what clears it. */
export const InvoicesTablet: Story = {
  args: { of: 'invoices' },
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvas, userEvent }) => {
    const bar = await chooseAll({ canvas, userEvent })
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top / 10)
    const [clear, first, last] = [kit.clearSelection, severalPages.request, severalPages.download].map((button) => bar.getByRole(...button))
    if (!clear || !first || !last) throw new Error('The bar lacks a button.')
    await expect(topOf(first)).toBe(topOf(last))
    await expect(topOf(clear)).toBeLessThan(topOf(first))
  },
}

export const InvoicesPhone: Story = { args: { of: 'invoices' }, globals: { viewport: { value: 'w375' } } }

export const NoDownload: Story = {
  args: { of: 'invoices', isViewer: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: issued.invoiceNumber }, { timeout: 5000 })
    await expect(canvas.queryByRole(...kit.selectPage)).toBeNull()
  },
}

const send = fn(() => ({ sentAt: '2026-11-21 09:00:00.000000', reminders: 0 }))
const remind = fn<Calls[string]>()

/** Of the chosen requests the drafts are sent; for the open ones a reminder is sent. */
export const SentAndReminded: Story = {
  args: { of: 'requests', calls: { sendPaymentRequest: send, remindPaymentRequest: remind } },
  play: async ({ canvas, userEvent }) => {
    send.mockClear()
    remind.mockReset().mockImplementation(refused('refused', 400, severalPages.remindedToday))
    await expect(await canvas.findByRole(...severalPages.chooseInvoices)).toHaveAttribute('href', '/invoice')
    const bar = await chooseAll({ canvas, userEvent })
    await userEvent.click(bar.getByRole(...severalPages.send))
    await userEvent.click(within(await screen.findByRole(...severalPages.sendQuestion)).getByRole(...kit.yes))
    await expect(await canvas.findByText(/^Done\./)).toBeVisible()
    await expect(send.mock.calls).toHaveLength(1)
    const rest = await chooseAll({ canvas, userEvent })
    await userEvent.click(rest.getByRole(...severalPages.remind))
    await userEvent.click(within(await screen.findByRole(...severalPages.remindQuestion)).getByRole(...kit.yes))
    await expect(await canvas.findByText(severalPages.remindedToday)).toBeVisible()
    await expect(remind.mock.calls).toHaveLength(1)
  },
}
