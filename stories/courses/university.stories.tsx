import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { universityRelations } from '#src/universities/relations.tsx'
import { relationPages } from '#tests/pages/courses.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { listOf, stamps } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../resources/served.tsx'

const list = '/sms/university-management'
const relation = {
  institutionId: 12,
  universityName: 'Kingsbridge University',
  universityCode: 'KIN',
  shortName: 'Kingsbridge',
  countryId: 1,
  city: 'Kingsbridge',
  institutionTypeId: 1,
  contractStatusId: 1,
  contractStart: '2025-08-01',
  invoiceEmail: 'invoices@kingsbridge.example',
  currency: 'GBP',
  status: 1,
  ...stamps,
  names: {},
}
const invoice = {
  invoiceId: 62,
  invoiceNumber: 'PW-2026-00062',
  invoiceName: 'PW-2026-00062',
  variant: 'Fixed',
  institutionId: 12,
  yearId: 22,
  currency: 'GBP',
  issueDate: '2026-09-12',
  dueDate: '2026-10-12',
  lines: [],
  totalMinor: 50_000,
  balanceMinor: 50_000,
  paymentStatus: 'Pending',
  ...stamps,
  names: {},
}

/** What the provider has agreed with a university. */
const Relation = ({ path }: { readonly path: string }) => (
  <Served
    answers={{
      'GET /sms/institute/details/{id}': () => relation,
      'GET /finance/invoice/list': ({ query }) => listOf(query?.['institutionId'] === '12' ? [invoice] : [])(),
      'GET list': listOf([]),
    }}
    path={path}
  >
    <Sheet>
      <universityRelations.view {...pageAt(list, 'University Management', '12')} />
    </Sheet>
  </Served>
)

const meta = { component: Relation, title: 'Courses/University', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Relation>

export default meta
type Story = StoryObj<typeof meta>

/** What a university is billed stands on a tab of its page. */
export const Invoices: Story = {
  args: { path: `${list}/view/${inAddress('12')}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...relationPages.invoices))
    // Beside some stands how many there are.
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\d+$/, '').trim())
    await expect(names.filter((name) => relationPages.tabs.includes(name))).toEqual(relationPages.tabs)
    await expect(await canvas.findByRole(...relationPages.invoice('PW-2026-00062'))).toBeVisible()
  },
}
