import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { SelectionAnswers, SelectionChoices } from '#openapi/selection/answers.ts'
import { ShownRecordProvider } from '#src/resources/view/shown-record.ts'
import { customRequests } from '#src/selection/custom-requests.tsx'
import { SelectionAsked } from '#src/selection/SelectionAsked.tsx'
import { SelectionChanges } from '#src/selection/SelectionChanges.tsx'
import { whole } from '#tests/machines/curriculum-selection/start.ts'
import { requestPages } from '#tests/pages/selection/requests.ts'
import { selectionReview } from '#tests/pages/selection/wizard.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { pageAt, Served, unanswered } from '../resources/served.tsx'
import { requests } from './requests.ts'

interface ReviewedProps {
  readonly choices?: Partial<SelectionChoices>
  readonly confirmed?: SelectionAnswers
  readonly isOnItsWay?: boolean
}

const { curriculumId, curriculumName, centreId, centreName, yearId, yearName, isReadOnly, answers, choices: all } = whole

const record = {
  id: '9',
  name: `${centreName} · ${curriculumName}`,
  status: 4,
  fields: { curriculumId, centreId },
  createdAt: '2026-09-01 09:00:00.000000',
  updatedAt: '2026-09-21 10:00:00.000000',
  updatedBy: 'Ama Mensah',
  names: {},
}

/** What the provider reviews of a selection beside its answers. */
function Reviewed({ choices = {}, confirmed, isOnItsWay = false }: ReviewedProps) {
  const read = () => ({
    curriculumId,
    curriculumName,
    centreId,
    centreName,
    yearId,
    yearName,
    isReadOnly,
    answers,
    choices: { ...all, ...choices },
    ...(confirmed && { confirmed }),
  })
  return (
    <Served answers={{}} calls={{ getSelection: isOnItsWay ? unanswered : read }} path="/sms/centre-selection/view/9">
      <ShownRecordProvider value={{ record, page: pageAt('/sms/centre-selection', 'Centre Selections', '9') }}>
        <Sheet>
          <SelectionChanges />
        </Sheet>
      </ShownRecordProvider>
    </Served>
  )
}

const meta = { title: 'Curriculum selection/Changes', component: Reviewed } satisfies Meta<typeof Reviewed>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheirWay: Story = { args: { isOnItsWay: true } }

export const NeverConfirmed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(selectionReview.neverConfirmed)).toBeVisible()
  },
}

export const Changed: Story = {
  args: { confirmed: { ...answers, delivery: answers.delivery.map((row) => ({ ...row, students: 8 })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Delivery' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
  },
}

/** A block that was moved after the centre had chosen it. */
export const BlockMoved: Story = {
  args: {
    confirmed: answers,
    choices: { moved: [{ kind: 'exam', blockId: 101, startDate: '2027-01-18', endDate: '2027-01-29' }] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('January Exams 2027 was moved from 18/01/2027 – 29/01/2027 to 11/01/2027 – 22/01/2027.'),
    ).toBeVisible()
    await expect(canvas.getByText(selectionReview.noChanges)).toBeVisible()
  },
}

const facts = 'Acknowledged Findings'

/** What the centre asked for in its steps: a request of each kind. */
export const Asked: StoryObj = {
  render: () => (
    <Served answers={requests} path="/sms/centre-selection/view/9">
      <ShownRecordProvider value={{ record, page: pageAt('/sms/centre-selection', 'Centre Selections', '9', true) }}>
        <Sheet>
          <p>{facts}</p>
          <SelectionAsked />
        </Sheet>
      </ShownRecordProvider>
    </Served>
  ),
  play: async ({ canvas }) => {
    for (const name of selectionReview.asked)
      await expect(await within(await canvas.findByRole('region', { name })).findByText('Engineering with Computing')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Request a stream' })).toBeNull()
    const [first] = canvas.getAllByRole('region')
    const gap = (first?.getBoundingClientRect().top ?? 0) - canvas.getByText(facts).getBoundingClientRect().bottom
    await expect(gap).toBeGreaterThanOrEqual(28)
  },
}

/** On a phone the decision that is usual stands beside the menu; the others are in it. */
export const DecidedOnPhone: StoryObj = {
  globals: { viewport: { value: 'w375' } },
  render: () => {
    const [request] = requests['GET list']().list
    return (
      <Served answers={{ 'GET details/{id}': () => request }} path="/sms/curriculumcentercustomRequest/view/1">
        <Sheet>
          <customRequests.view {...pageAt('/sms/curriculumcentercustomRequest', 'Custom Requests', '1')} />
        </Sheet>
      </Served>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...requestPages.approve)).toBeVisible()
    await expect(canvas.queryByRole(...requestPages.reject)).toBeNull()
  },
}
