import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { GeneratePage } from '#src/money/generate/GeneratePage.tsx'
import { Preview } from '#src/money/generate/Preview.tsx'
import { generatePages } from '#tests/pages/money.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { pageAt, Served } from '../resources/served.tsx'

const list = '/sms/invoicing/fixed-invoices-masters'

/** The page that makes a year's fixed invoices. */
function Generate() {
  const { pathId: _none, ...page } = pageAt(list, 'Invoice Masters', '1')
  return (
    <Served answers={{}} path={`${list}/generate`}>
      <Sheet>
        <GeneratePage {...page} pathId={undefined} />
      </Sheet>
    </Served>
  )
}

const meta = { title: 'Money/Generate', component: Generate, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Generate>

export default meta
type Story = StoryObj<typeof meta>

const row = { masterId: 1, masterName: 'Foundation Year registration', currency: 'GBP' }
const previewed = [
  { ...row, partnerId: 26, partnerName: 'Baobab College Accra', quantity: 38, totalMinor: 912_000, outcome: 'new' as const },
  {
    ...row,
    partnerId: 2,
    partnerName: 'Thameside International College',
    totalMinor: 720_000,
    outcome: 'exists' as const,
    invoiceId: 7,
    invoiceNumber: 'PW-2026-00141',
  },
  { ...row, partnerId: 3, partnerName: 'Harbour College', currency: 'AED', outcome: 'left out' as const, reason: 'No price in AED.' },
]

export const Unchosen: Story = {
  play: async ({ canvas }) => {
    // Its fields come after the page.
    await canvas.findByRole(...generatePages.centres)
    await userEvent.click(canvas.getByRole(...generatePages.preview))
    await expect((await canvas.findAllByText(/should not be blank!$/)).length).toBeGreaterThan(0)
    await expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Previewed: Story = {
  render: () => (
    <Served answers={{}} path={`${list}/generate`}>
      <Sheet>
        <Preview invoices={previewed} linkTo={(id) => `/sms/invoicing/fixed-invoices-centres/view/${id}`} />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...generatePages.table)).toHaveTextContent('No price in AED.')
  },
}

/** Cards where a table has no room. */
export const OnAPhone: Story = {
  ...Previewed,
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...generatePages.cards)).toHaveTextContent('Quantity 38 · £9,120.00')
  },
}
