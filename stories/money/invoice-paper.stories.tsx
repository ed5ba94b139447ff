import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent } from 'storybook/test'
import { moneyPages } from '#tests/pages/money.ts'
import { kit } from '#tests/pages/kit.ts'
import { InvoicePage, issued } from './issued-invoice.tsx'

const meta = { title: 'Money/Invoice on paper', component: InvoicePage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof InvoicePage
>

export default meta
type Story = StoryObj<typeof meta>

/** Printing and saving stand in the head of the page, beside what asks for the money, as long as the paper is shown. */
export const Printed: Story = {
  args: { fields: {} },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole(...moneyPages.paper)
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    const { title } = document
    await userEvent.click(canvas.getByRole(...kit.print))
    await expect(document.title).toBe('Invoice PW-2026-00041 Baobab College Accra')
    window.dispatchEvent(new Event('afterprint'))
    await expect(document.title).toBe(title)
    await expect(canvas.getByRole(...moneyPages.pdf)).toHaveAccessibleDescription(/“Save as PDF” in the print dialog/)
    await userEvent.click(canvas.getByRole(...moneyPages.pdf))
    await expect(print).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new Event('afterprint'))
    print.mockRestore()
  },
}
/** On narrow pages they are in the menu. */
export const PrintedFromMenu: Story = {
  args: { fields: {} },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await canvas.findByRole(...moneyPages.paper)
    await userEvent.click(canvas.getByRole(...kit.moreActions))
    await expect(await screen.findByRole(...moneyPages.pdfEntry)).toBeVisible()
    await expect(canvas.queryByRole(...moneyPages.pdf)).not.toBeInTheDocument()
  },
}

/** A credit note leads to the invoice that it credits, and is not paid itself. */
export const CreditNote: Story = {
  args: { fields: {} },
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

/** Under the name of a line stands what it is for; taxes are told by their rates. */
export const TaxesByRate: Story = {
  args: { fields: {} },
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
  args: { fields: {} },
  render: () => <InvoicePage fields={{}} />,
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole(...moneyPages.paper)
    await expect(paper).toHaveTextContent(/Billed toBaobab College Accra26 College Road\s+Accra\s+GhanaTIN 20418826-0001/)
    await expect(paper).toHaveTextContent(/FromPathway Education Ltd8 Millgate, Manchester M1\s+United KingdomVAT GB 204 1187 55/)
  },
}

/** A phone has no room for all columns: what a line multiplies stands below its name, so that its amount is on the screen. */
export const OnPhone: Story = {
  args: { fields: {} },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole(...moneyPages.paper)
    await expect(canvas.getByText('3 × £33.33 · Tax 20 %')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Unit price' })).not.toBeInTheDocument()
    const amount = canvas.getByRole('cell', { name: '£99.99' }).getBoundingClientRect()
    await expect(amount.right).toBeLessThanOrEqual(paper.getBoundingClientRect().right)
  },
}

/** Only an invoice that waits for money offers to take a payment. */
export const Awaited: Story = {
  args: { fields: {}, tab: '?tab=payments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...moneyPages.createPayment)).toBeVisible()
  },
}
export const NotAwaited: Story = {
  args: { fields: { paymentStatus: 'Paid', balanceMinor: 0 }, tab: '?tab=payments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments')).toBeVisible()
    await expect(canvas.queryByRole(...moneyPages.createPayment)).not.toBeInTheDocument()
  },
}
