import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CentresByZone } from '#src/masters/zones/CentresByZone.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { centreRecord, listOf, refused, usual } from '../resources/fixtures.ts'
import { pageAt, Served, unanswered, type Answers } from '../resources/served.tsx'

const zone = (timezoneid: number, timezonename: string) => ({ timezoneid, timezonename, abbreviation: '', country: '' })
const groups = {
  timeZoneAdminLists: [
    { TimeZoneGroupName: 'GMT 0-GMT 0 to +2', timeZoneGroupId: 1, timezonegroupdata: [zone(60, 'UK Time')] },
    { TimeZoneGroupName: 'GMT +3-GMT +3 to +4:30', timeZoneGroupId: 2, timezonegroupdata: [zone(61, 'East Africa Time')] },
  ],
}
const thameside = {
  ...centreRecord,
  centreId: 2,
  centreName: 'Thameside International College',
  timezoneId: 60,
  names: { ...centreRecord.names, Timezone: { 60: { name: 'UK Time', status: 1 } } },
} satisfies RowOf<'Centre'>

interface BoardProps {
  readonly answers?: Answers
  readonly zones?: () => unknown
}

/** The centres by time zone, on 14 April 2027 at 14:32 UTC. */
const Board = ({ answers = {}, zones = () => groups }: BoardProps) => (
  <Served
    answers={{ ...usual, 'GET list': listOf([centreRecord, thameside]), ...answers }}
    calls={{ getTimeZoneAdminDetails: zones }}
    path="/sms/centres?view=zones"
  >
    <Sheet>
      <CentresByZone page={pageAt('/sms/centres', 'Centres', '26')} />
    </Sheet>
  </Served>
)

const meta = { component: Board, title: 'Masters/Centres by zone', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Board>

export default meta
type Story = StoryObj<typeof meta>

export const Zones: Story = {
  play: async ({ canvas }) => {
    const london = within(await canvas.findByRole('region', { name: 'GMT 0-GMT 0 to +2' }, { timeout: 5000 }))
    await expect(london.getByRole('heading', { level: 3 })).toHaveTextContent('15:32UK Time 1')
    const africa = within(canvas.getByRole('region', { name: 'GMT +3-GMT +3 to +4:30' }))
    await expect(africa.getByRole('heading', { level: 3 })).toHaveTextContent('17:32East Africa Time 1')
    await expect(africa.getByRole('link', { name: centreRecord.centreName })).toBeVisible()
  },
}

export const MoreThanOnePage: Story = {
  args: { answers: { 'GET list': listOf([centreRecord], 10_000) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first 1 of 10,000 centres. Search for the others.', {}, { timeout: 5000 })).toBeVisible()
  },
}

export const NoCentres: Story = { args: { answers: { 'GET list': listOf([]) } } }
export const Loading: Story = { args: { zones: unanswered } }
export const Failed: Story = {
  args: { zones: refused('server', 500, 'The time zones could not be read.') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The time zones could not be read.')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
