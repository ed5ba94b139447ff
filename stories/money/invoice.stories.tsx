import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { InvoiceView } from '#src/money/invoice/InvoiceView.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { moneyPages } from '#tests/pages/money.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { listOf } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Calls } from '../resources/served.tsx'
import { issued } from './issued-invoice.ts'

const list = '/sms/invoicing/new-invoices-centres'

interface InvoicePageProps {
  readonly fields: object
  readonly within?: RecordPage['within']
  readonly tab?: string
  readonly calls?: Calls
}

const InvoicePage = ({ fields, within = {}, tab = '', calls = {} }: InvoicePageProps) => (
  <Served
    answers={{ 'GET details/{id}': () => ({ ...issued, ...fields }), 'GET list': listOf([]) }}
    calls={calls}
    path={`${list}/view/${inAddress('41')}${tab}`}
  >
    <Sheet>
      <InvoiceView {...pageAt(list, 'New Invoices Centres', '41')} within={within} />
    </Sheet>
  </Served>
)

const meta = {
  component: InvoicePage,
  title: 'Money/Invoice',
  args: { fields: {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InvoicePage>

export default meta
type Story = StoryObj<typeof meta>

/** What was credited in full says so beside its number, among its statuses and on paper, and asks for no more. */
export const Credited: Story = {
  render: () => <InvoicePage fields={{ paymentStatus: 'Credited', creditedMinor: 11_999, balanceMinor: 0 }} />,
  play: async ({ canvas }) => {
    await canvas.findByRole(...moneyPages.paper)
    // The fourth one is the amount.
    await expect(canvas.getAllByText(moneyPages.credited).length).toBeGreaterThanOrEqual(4)
    await expect(canvas.queryByText('Paid', { selector: 'span' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole(...moneyPages.confirm)).not.toBeInTheDocument()
  },
}

/** A credit note leads to the invoice that it credits, and is not paid itself. */
export const CreditNote: Story = {
  render: () => {
    const names = { ...issued.names, Invoice: { 40: { name: 'PW-2026-00040', status: 'Credited' } } }
    const fields = { creditOf: 40, paymentStatus: 'Credit note', totalMinor: -11_999, balanceMinor: 0, reason: 'Charged twice.', names }
    return <InvoicePage fields={fields} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...moneyPages.creditedInvoice('PW-2026-00040'))).toBeVisible()
    await expect(canvas.queryByRole(...moneyPages.payments)).not.toBeInTheDocument()
  },
}

/** A centre's invoice is not found in the list of universities. */
export const InAnotherList: Story = {
  render: () => <InvoicePage fields={{}} within={{ variant: ['New'], partnerKind: ['University'] }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This invoice could not be found\./)).toBeVisible()
    await expect(canvas.queryByRole(...moneyPages.paper)).not.toBeInTheDocument()
  },
}

const creditInvoice = fn()

/** Some lines of an invoice are credited, with a reason. */
export const LinesCredited: Story = {
  render: () => {
    const [first] = issued.lines
    const visit = { quantity: 1, unitMinor: 5000, taxRate: 0, netMinor: 5000 }
    const lines = [first, { ...visit, description: 'Moderator visit' }, { ...visit, description: 'Second visit' }]
    const credited = { creditedMinor: 5000, creditedLines: [{ line: 2, creditedMinor: 5000 }] }
    const fields = { lines, totalMinor: 21_999, balanceMinor: 16_999, ...credited }
    return <InvoicePage fields={fields} tab="?tab=credit-notes" calls={{ creditInvoice }} />
  },
  play: async ({ canvas, userEvent }) => {
    creditInvoice.mockClear()
    await userEvent.click(await canvas.findByRole(...moneyPages.creditOf('£0.00')))
    await expect(canvas.getByText('Choose at least one line.')).toBeVisible()
    await expect(canvas.queryByRole(...moneyPages.createInvoice)).not.toBeInTheDocument()
    await expect(canvas.getByRole(...moneyPages.creditedLine(/^Exam papers/))).toHaveFocus()
    await expect(canvas.getByRole(...moneyPages.creditedLine(/^Moderator visit .* Credited$/))).toBeDisabled()
    await userEvent.click(canvas.getByRole(...moneyPages.creditedLine(/^Exam papers .* £119.99$/)))
    await userEvent.click(canvas.getByRole(...moneyPages.creditOf('£119.99')))
    await expect(canvas.getByLabelText(...moneyPages.reason)).toBeInvalid()
    await expect(canvas.getByLabelText(...moneyPages.reason)).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(...moneyPages.reason), 'Charged twice.')
    await userEvent.click(canvas.getByRole(...moneyPages.creditOf('£119.99')))
    await waitFor(() => expect(creditInvoice).toHaveBeenCalledOnce())
    await expect(creditInvoice).toHaveBeenCalledWith({
      path: { id: inAddress('41') },
      body: { reason: 'Charged twice.', lines: [1] },
    })
  },
}

/** Under the name of a line stands what it is for; taxes are told by their rates. */
export const TaxesByRate: Story = {
  render: () => {
    const line = { quantity: 1, unitMinor: 10_000, netMinor: 10_000 }
    const lines = [
      { ...line, description: 'International Foundation Year', detail: 'Registration, 2026/27', taxRate: 0 },
      { ...line, description: 'Moderator visit', detail: '2 days', taxRate: 20 },
      { ...line, description: 'Books', taxRate: 5 },
    ]
    return <InvoicePage fields={{ lines, netMinor: 30_000, taxMinor: 2500, totalMinor: 32_500, balanceMinor: 32_500, note: 'Terms.' }} />
  },
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole(...moneyPages.paper)
    await expect(paper).toHaveTextContent(/International Foundation YearRegistration, 2026\/27/)
    await expect(paper).toHaveTextContent(/Terms\.Net£300\.00Tax 5 % on £100\.00£5\.00Tax 20 % on £100\.00£20\.00Total£325\.00/)
    await expect(paper).not.toHaveTextContent('Discount')
  },
}

/** The paper names both sides, with their addresses and tax numbers. */
export const BothSides: Story = {
  render: () => <InvoicePage fields={{}} />,
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole(...moneyPages.paper)
    await expect(paper).toHaveTextContent(/Billed toBaobab College Accra26 College Road\s+Accra\s+GhanaTIN 20418826-0001/)
    await expect(paper).toHaveTextContent(/FromPathway Education Ltd8 Millgate, Manchester M1\s+United KingdomVAT GB 204 1187 55/)
  },
}
