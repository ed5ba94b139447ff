import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { centreGroups } from '#src/masters/centre-groups.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { kit } from '#tests/pages/kit.ts'
import { mastersPage } from '#tests/pages/masters.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { chooseByKeys } from '../menu-keys.ts'
import { centreRecord, refused, stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers } from '../resources/served.tsx'

const grouping = {
  centreGroupId: 2,
  centreGroupName: 'Exam waves',
  yearId: 22,
  noOfGroups: 2,
  groups: [{ groupName: 'Wave A', centreIds: [1, 2] }, { groupName: 'Wave B' }],
  status: 1,
  ...stamps,
  names: {
    Year: { 22: { name: '2026/27', status: 1 } },
    Centre: { 1: { name: 'Savannah College Nairobi', status: 1 }, 2: { name: 'Thameside International College', status: -1 } },
  },
} satisfies RowOf<'CentreGroup'>

const centreOf = (centreId: number, centreName: string): RowOf<'Centre'> => ({ ...centreRecord, centreId, centreName })
const centresOf = (totalCount: number) => () => ({
  list: [centreOf(1, 'Savannah College Nairobi'), centreOf(3, 'Irwell Foundation Campus')],
  totalCount,
  statusCounts: { all: totalCount },
})

/** The form of a grouping with its board. */
function Board({ answers }: { readonly answers: Answers }) {
  const page = pageAt('/sms/centre-groups', 'Centre Groups', '2')
  return (
    <Served
      answers={{ ...usual, 'GET /sms/centre-group/details/{id}': () => grouping, 'GET /sms/centre/list': centresOf(2), ...answers }}
      path={page.paths.edit(inAddress('2'))}
    >
      <Sheet>
        <centreGroups.form {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Board, title: 'Masters/Group board', parameters: { layout: 'fullscreen' }, args: { answers: {} } } satisfies Meta<
  typeof Board
>

export default meta
type Story = StoryObj<typeof meta>

export const Grouped: Story = {
  play: async ({ canvas }) => {
    const none = within(await canvas.findByRole(...mastersPage.ungrouped, { timeout: 5000 }))
    await expect(await none.findByText('Irwell Foundation Campus')).toBeVisible()
    await expect(none.queryByText('Savannah College Nairobi')).toBeNull()
    await expect(canvas.getByText('Thameside International College')).toBeVisible()
  },
}

export const MoreCentres: Story = {
  args: { answers: { 'GET /sms/centre/list': centresOf(9_802) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9,800 more: search for them.', {}, { timeout: 5000 })).toBeVisible()
  },
}

export const CentresLoading: Story = { args: { answers: { 'GET /sms/centre/list': unanswered } } }

export const CentresFailed: Story = {
  args: { answers: { 'GET /sms/centre/list': refused('server', 500, 'The centres could not be read.') } },
  play: async ({ canvas }) => {
    const none = within(await canvas.findByRole(...mastersPage.ungrouped, { timeout: 5000 }))
    await expect(await none.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The centres could not be read.')
    await expect(none.getByRole(...kit.tryAgain)).toBeVisible()
    await expect(canvas.getByText('Savannah College Nairobi')).toBeVisible()
  },
}

export const Conflict: Story = {
  args: {
    answers: {
      'PUT update/{id}': refused('refused', 409, 'Another person changed it.', {
        kind: 'changed',
        record: {
          ...grouping,
          groups: [{ groupName: 'Wave A', centreIds: [1, 4] }, { groupName: 'Wave B' }],
          updatedAt: { date: '2026-09-05 09:12:00.000000' },
          names: { ...grouping.names, Centre: { 1: grouping.names.Centre[1], 4: { name: 'Karakoram Institute Lahore', status: 1 } } },
        },
      }),
      'GET /sms/centre/dropdown': ({ query }) => (query?.['ids'] === '3' ? [{ id: 3, name: 'Irwell Foundation Campus', status: 1 }] : []),
    },
  },
  play: async ({ canvas }) => {
    const added = await canvas.findByRole(...mastersPage.moveCentre('Irwell Foundation Campus'), { timeout: 5000 })
    await userEvent.click(added)
    await chooseByKeys(mastersPage.groupNamed('Wave A'))
    await userEvent.click(canvas.getByRole(...kit.save))
    const question = within(await screen.findByRole(...mastersPage.groupConflict, { timeout: 5000 }))
    // The name of the centre that they removed comes from the stored record, that of the one that I added from neither record.
    const mine = 'Wave A, Savannah College Nairobi, Thameside International College, Irwell Foundation Campus; Wave B'
    const theirs = 'Wave A, Savannah College Nairobi, Karakoram Institute Lahore; Wave B'
    await waitFor(() => expect(question.getByRole('row', { name: `Groups ${mine} ${theirs}` })).toBeVisible())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
