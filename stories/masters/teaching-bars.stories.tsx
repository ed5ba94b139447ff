import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { intakes } from '#src/masters/intakes.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../resources/served.tsx'

const intake = {
  intakeId: 401,
  intakeName: 'September 2026',
  intakeCode: 'SEP26',
  startYear: 22,
  registrationFrom: '2026-03-02',
  registrationTo: '2026-08-28',
  isLate: 0,
  teachingDates: [
    { teachingDateId: 1, teachingDateName: 'Semester 1', startDate: '2026-09-14', endDate: '2027-01-08' },
    { teachingDateId: 2, teachingDateName: 'Semester 2', startDate: '2027-01-25', endDate: '2027-05-21' },
  ],
  status: 1,
  ...stamps,
  names: { Year: { 22: { name: '2026/27', status: 1 } } },
} satisfies RowOf<'Intake'>
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
  const answers = { ...usual, 'GET /sms/intake/details/{id}': () => intake, 'GET /sms/year/details/{id}': () => year }
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
