import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { intakes } from '#src/masters/intakes.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { intakeRecord, stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../resources/served.tsx'

const year = {
  yearId: 22,
  yearDesc: '2026/27',
  startDate: '2026-09-01',
  endDate: '2027-08-31',
  isCurrent: 1,
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Year'>

/** The form of an intake, with its teaching dates on their year. */
function Intake() {
  const page = pageAt('/sms/intake', 'Intake', '401')
  const answers = { ...usual, 'GET /sms/intake/details/{id}': () => intakeRecord, 'GET /sms/year/details/{id}': () => year }
  return (
    <Served answers={answers} path={page.paths.edit(inAddress('401'))}>
      <Sheet>
        <intakes.form {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Intake, title: 'Masters/Teaching bars', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Intake>

export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('31/08/2027', {}, { timeout: 5000 })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[viewBox="0 0 100 20"] rect')).toHaveLength(2))
  },
}
