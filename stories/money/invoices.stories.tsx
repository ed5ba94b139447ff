import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useLocation, useSearch } from 'wouter'
import { InvoiceStart } from '#src/money/InvoiceStart.tsx'
import { InvoiceTotals } from '#src/money/InvoiceTotals.tsx'
import { StatementView } from '#src/money/StatementView.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { kit } from '#tests/pages/kit.ts'
import { moneyPages } from '#tests/pages/money.ts'
import { recordPicker } from '#tests/pages/records.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { centreRecord, listOf, stamps } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Calls } from '../resources/served.tsx'
import { InvoiceFormPage, InvoicePage, issued } from './issued-invoice.tsx'
import { sponsorLetter } from './sponsor-letter.ts'

interface MoneyProps {
  readonly screen: 'totals' | 'statement'
  readonly calls?: Calls
}

const statement = {
  partner: 'Baobab College Accra',
  currencies: [
    {
      currency: 'GBP',
      balanceMinor: 6000,
      entries: [
        {
          date: '2026-09-01',
          kind: 'Invoice',
          reference: 'PW-2026-00141',
          invoiceId: 141,
          dueDate: '2026-10-01',
          amountMinor: 10_000,
          balanceMinor: 10_000,
          isOpen: 1,
        },
        { date: '2026-09-20', kind: 'Payment', reference: 'BACS-0001', invoiceId: 141, amountMinor: -4000, balanceMinor: 6000 },
      ],
    },
    {
      currency: 'EUR',
      balanceMinor: -2500,
      entries: [
        { date: '2026-09-20', kind: 'Credit note', reference: 'PW-2026-00150', invoiceId: 150, amountMinor: -2500, balanceMinor: -2500 },
      ],
    },
  ],
}

const sums = [
  {
    currency: 'GBP',
    count: 2,
    totalMinor: 20_000,
    paidMinor: 4000,
    balanceMinor: 16_000,
    statuses: [
      { status: 'Pending', count: 1, totalMinor: 10_000 },
      { status: 'Partially paid', count: 1, totalMinor: 10_000 },
    ],
    notDueMinor: 10_000,
    overdueMinor: [6000, 0, 0, 0],
  },
]

/** What a list of invoices comes to, and the statement of a partner. */
function Money({ screen, calls = {} }: MoneyProps) {
  const query = { page: 1, pageSize: 10, search: '', status: 'all', sort: null }
  return (
    <Served answers={{}} calls={calls} path="/sms/invoicing">
      <Sheet>
        {screen === 'totals' ? (
          <InvoiceTotals query={query} hrefOf={() => '/sms/invoicing?currency=GBP'} />
        ) : (
          <StatementView
            statement={statement}
            breadcrumbs={<Breadcrumbs crumbs={[{ label: 'Invoicing' }, { label: statement.partner }]} />}
            hrefOf={(invoiceId) => `/sms/invoicing/view/${invoiceId}`}
            onPrint={() => {}}
          />
        )}
      </Sheet>
    </Served>
  )
}

/** The address at which the story is. */
function Address() {
  const [path] = useLocation()
  return (
    <p>
      {path}?{useSearch()}
    </p>
  )
}

const meta = { component: Money, title: 'Money/Invoices', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

/** On a phone the balance stays on the screen: what was charged or paid stands below each entry. */
export const StatementOnPhone: Story = {
  args: { screen: 'statement' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole(...moneyPages.statement('GBP'))
    await expect(within(table).queryByRole('columnheader', { name: 'Charged' })).not.toBeInTheDocument()
    await expect(within(table).getAllByText(/^Charged £/).length).toBeGreaterThan(0)
    await expect(table.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Totals: Story = {
  args: { screen: 'totals', calls: { getInvoiceSummary: () => sums } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole(...moneyPages.byAge)).toHaveTextContent('GBP 2 invoices£200.00£40.00£160.00£100.00£60.00')
    await userEvent.click(canvas.getByRole(...moneyPages.showStatus))
    await expect(canvas.getByRole(...moneyPages.byStatus)).toHaveTextContent('£100.00£100.00£200.00')
  },
}

export const NothingListed: Story = {
  args: { screen: 'totals', calls: { getInvoiceSummary: () => [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoice is listed.')).toBeVisible()
  },
}

export const Statement: Story = {
  args: { screen: 'statement' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...moneyPages.statement('GBP'))).toHaveTextContent(/20\/09\/2026Payment BACS-0001.*£40\.00£60\.00/)
    await expect(canvas.getByText(/25.00 in credit$/)).toBeVisible()
    await expect(canvas.getByText('Statement · 1 open invoice')).toBeVisible()
  },
}

const letters = '/sms/usl'

/** A letter of one of the centre's students puts a line with what it covers on the invoice. */
export const SponsorsShare: Story = {
  args: { screen: 'totals' },
  render: () => (
    <InvoiceFormPage
      answers={{
        [`GET ${letters}/list`]: () => ({ list: [sponsorLetter], totalCount: 1, statusCounts: { all: 1, 8: 1 } }),
        [`GET ${letters}/dropdown`]: () => [{ id: 2, name: sponsorLetter.uslNumber, status: 8 }],
        'GET dropdown': () => [{ id: 26, name: 'Baobab College Accra', status: 1 }],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole(...moneyPages.letter), await canvas.findByRole(...moneyPages.letterOption))
    await userEvent.click(canvas.getByRole(...moneyPages.addShare))
    await expect(await canvas.findByDisplayValue('Share of Harbour Trust')).toBeVisible()
    await expect(canvas.getByLabelText(...moneyPages.unitPrice)).toHaveValue('2500.00')
    await expect(await canvas.findByLabelText(...moneyPages.letterOfLine)).toBeDisabled()
    await expect(canvas.getByRole(...moneyPages.letter)).toBeDisabled()
  },
}

/** A new invoice is in the currency of the partner, until another one is chosen. */
export const PartnersCurrency: Story = {
  args: { screen: 'totals' },
  render: () => (
    <InvoiceFormPage
      answers={{
        'GET details/{id}': ({ path }) => (path?.['id'] === inAddress('26') ? { ...centreRecord, currency: 'AED' } : centreRecord),
        'GET dropdown': () => [
          { id: 26, name: 'Baobab College Accra', status: 1 },
          { id: 27, name: 'Lagoon Study Centre Lagos', status: 1 },
        ],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const currency = await canvas.findByLabelText(...moneyPages.currency)
    await waitFor(() => expect(currency).toHaveValue('AED'))
    await userEvent.selectOptions(currency, 'EUR')
    await userEvent.click(canvas.getByRole(...recordPicker('Invoice', 'centreId')))
    await userEvent.click(await screen.findByRole(...moneyPages.otherCentre))
    await expect(currency).toHaveValue('EUR')
  },
}

/** What was credited in full says so beside its number, among its statuses and on paper, and asks for no more. */
export const Credited: Story = {
  args: { screen: 'totals' },
  render: () => <InvoicePage fields={{ paymentStatus: 'Credited', creditedMinor: 11_999, balanceMinor: 0 }} />,
  play: async ({ canvas }) => {
    await canvas.findByRole(...moneyPages.paper)
    // The fourth one is the amount.
    await expect(canvas.getAllByText(moneyPages.credited).length).toBeGreaterThanOrEqual(4)
    await expect(canvas.queryByText('Paid', { selector: 'span' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole(...moneyPages.confirm)).not.toBeInTheDocument()
  },
}

/** An invoice that is ready can still be changed, but not deleted. */
export const Ready: Story = {
  args: { screen: 'totals' },
  render: () => <InvoicePage fields={{ paymentStatus: 'Ready to Invoice' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...kit.moreActions))
    await expect(await screen.findByRole('menu')).toBeVisible()
    await expect(screen.queryByRole(...kit.deleteInMenu)).not.toBeInTheDocument()
  },
}

/** A centre's invoice is not found in the list of universities. */
export const InAnotherList: Story = {
  args: { screen: 'totals' },
  render: () => <InvoicePage fields={{}} within={{ variant: ['New'], partnerKind: ['University'] }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This invoice could not be found\./)).toBeVisible()
    await expect(canvas.queryByRole(...moneyPages.paper)).not.toBeInTheDocument()
  },
}

const creditInvoice = fn()

/** Some lines of an invoice are credited, with a reason. */
export const LinesCredited: Story = {
  args: { screen: 'totals' },
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
    await expect(await canvas.findByText('No credit notes')).toBeVisible()
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

/** A total is split into instalments that add up to it. */
export const SplitTotal: Story = {
  args: { screen: 'totals' },
  render: () => (
    <InvoiceFormPage
      id="41"
      answers={{ 'GET details/{id}': () => ({ ...issued, paymentStatus: 'Draft', invoiceNumber: 'Draft' }), 'GET dropdown': () => [] }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(...moneyPages.instalmentCount), '3')
    await userEvent.click(canvas.getByRole(...moneyPages.split))
    const amounts = canvas.getAllByLabelText(...moneyPages.amount)
    await expect(amounts.map((one) => (one instanceof HTMLInputElement ? one.value : ''))).toEqual(['40.01', '39.99', '39.99'])
    await expect(canvas.getAllByDisplayValue('12/10/2026')).toHaveLength(1)
    // The due dates of the last instalment and of the invoice.
    await expect(canvas.getAllByDisplayValue('11/12/2026')).toHaveLength(2)
  },
}

const thirds = [
  { share: 33.34, dueAfterDays: 30 },
  { share: 33.33, dueAfterDays: 90 },
  { share: 33.33, dueAfterDays: 180 },
]
const master = {
  invoiceMasterId: 18,
  masterName: 'Training of teachers',
  masterCode: 'NEW-TRAIN',
  variant: 'New',
  partnerKind: 'Centre',
  basis: 'Year',
  yearId: 22,
  prices: [{ currency: 'GBP', unitMinor: 60_000 }],
  taxRate: 5,
  instalmentPlan: thirds,
  status: 1,
  ...stamps,
  names: {},
}
const masterList = fn(listOf([master]))

/** A new invoice takes the tax and the instalments of a master, but for the line of a sponsor; the master has to bill such partners. */
export const TermsOfMaster: Story = {
  args: { screen: 'totals' },
  render: () => (
    <InvoiceFormPage
      id="41"
      within={{ variant: ['New'] }}
      answers={{
        'GET details/{id}': () => ({
          ...issued,
          paymentStatus: 'Draft',
          invoiceNumber: 'Draft',
          lines: [
            { description: 'Training', quantity: 1, unitMinor: 100_000, taxRate: 20 },
            { description: 'Share of a sponsor', quantity: 1, unitMinor: 10_000, taxRate: 0, uslId: 3 },
          ],
        }),
        'GET dropdown': () => [],
        'GET /finance/invoice-master/list': masterList,
        'GET /sms/usl/list': listOf([]),
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole(...moneyPages.invoiceOption(master.masterName))
    await userEvent.selectOptions(canvas.getByLabelText(...moneyPages.terms), master.masterName)
    await userEvent.click(canvas.getByRole(...moneyPages.takeTerms))
    const valuesOf = (label: typeof moneyPages.amount) =>
      canvas
        .getAllByLabelText(...label)
        .map((one) => (one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? one.value : ''))
    // 1,050.00 and 100.00, in thirds.
    await expect(valuesOf(moneyPages.amount)).toEqual(['383.34', '383.33', '383.33'])
    await expect(valuesOf(moneyPages.tax)).toEqual(['5', '0'])
    await expect(masterList).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ variant: 'New', partnerKind: 'Centre', statusId: '1' }) as unknown }),
    )
  },
}

const start = '/sms/invoicing'

/** Who is billed is asked before the form, which begins with it. */
export const Starting: Story = {
  args: { screen: 'totals' },
  render: () => (
    <Served answers={{ 'GET dropdown': () => [{ id: 12, name: 'Kingsbridge University', status: 1 }] }} path={`${start}/create`}>
      <Sheet>
        <InvoiceStart {...pageAt(start, 'Invoices', '')} pathId={undefined} />
        <Address />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...moneyPages.billUniversity))
    const picker = await canvas.findByRole(...recordPicker('Invoice', 'institutionId'))
    await userEvent.click(canvas.getByRole(...moneyPages.proceed))
    await expect(picker).toHaveFocus()
    await expect(picker).toBeInvalid()
    await userEvent.click(picker)
    await userEvent.click(await screen.findByRole(...moneyPages.university))
    await userEvent.click(canvas.getByRole(...moneyPages.proceed))
    await expect(await canvas.findByText(`${start}/fixed-invoices-institutes/create?institutionId=${inAddress('12')}`)).toBeVisible()
  },
}
