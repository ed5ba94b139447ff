import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { stepNames, type SelectionStep } from '#openapi/selection/steps.ts'
import type { CurriculumSelectionContext, KeptAnswers, OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { freshSelection } from '#machines/curriculum-selection/selection-editing.ts'
import { failureOf } from '#src/resources/failure.ts'
import { StepBody } from '#src/selection/wizard/StepBody.tsx'
import { SelectionWizardView } from '#src/selection/wizard/SelectionWizardView.tsx'
import { createDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { whole } from '#tests/machines/curriculum-selection/start.ts'
import { kit } from '#tests/pages/kit.ts'
import { selectionWizard } from '#tests/pages/selection/wizard.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served } from '../resources/served.tsx'
import { shows } from '../shows.ts'
import { requests } from './requests.ts'
import { ofCentre, ServedWizard } from './served-wizard.tsx'

interface WizardProps {
  readonly step: SelectionStep
  readonly selection?: OpenSelection
  readonly change?: Partial<CurriculumSelectionContext>
  readonly question?: 'impact' | 'leave' | 'conflict' | null
  readonly comments?: string
}

const nothing = () => undefined

/** The wizard at a step. */
function Wizard({ step, selection = whole, change = {}, question = null, comments }: WizardProps) {
  return (
    <Served answers={{}} calls={{}} path="/sms/curriculum-centers/1">
      <Sheet>
        <SelectionWizardView
          context={{ ...freshSelection({ selection, step, kept: null, failure: failureOf }), ...change }}
          breadcrumbs={<Breadcrumbs crumbs={[{ label: selection.curriculumName }]} />}
          isActingFor
          isBusy={false}
          question={question}
          list="/sms/curriculum-centers"
          comments={comments && <p>{comments}</p>}
          requestRights={ofCentre}
          pathOf={(one) => `/sms/curriculum-centers/1/${one}`}
          send={nothing}
        />
      </Sheet>
    </Served>
  )
}

const meta = { title: 'Curriculum selection/Wizard', component: Wizard, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Wizard>

export default meta
type Story = StoryObj<typeof meta>

const crowded = { ...whole, choices: { ...whole.choices, capacity: 10 } }

const contextAt = (step: SelectionStep) => freshSelection({ selection: whole, step, kept: null, failure: failureOf })

export const Combos: Story = {
  args: { step: 'combo' },
  parameters: shows({ 'curriculum-selection': ['steps.combo', 'work.editing'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...selectionWizard.choice(/^Route 1/))).toBeChecked()
    await expect(within(canvas.getByRole(...selectionWizard.steps)).getAllByRole('link')).toHaveLength(9)
  },
}

export const WithoutCombos: Story = {
  args: {
    step: 'combo',
    selection: { ...whole, answers: { ...whole.answers, comboIds: [] }, choices: { ...whole.choices, combos: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(selectionWizard.noCombos)).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** The steps without the frame around them, which is the same for all. */
export const Steps: Story = {
  args: { step: 'stream' },
  parameters: shows({
    'curriculum-selection': [
      'steps.stream',
      'steps.custom-stream',
      'steps.module',
      'steps.intake',
      'steps.test-exam-block-dates',
      'steps.custom-teaching-date',
      'steps.delivery',
    ],
  }),
  render: () => (
    <Served answers={requests} calls={{}} path="/sms/curriculum-centers/1">
      <Sheet>
        {stepNames.slice(1, -1).map((step) => (
          <StepBody
            key={step}
            context={contextAt(step)}
            isReadOnly={false}
            isOpen={false}
            requestRights={ofCentre}
            pathOf={(one) => one}
            send={nothing}
          />
        ))}
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...selectionWizard.choice(/^January Exams 2027/))).toBeChecked()
    await expect(canvas.getByText('38 students expected, 40 places')).toBeVisible()
  },
}

export const FallingAnswers: Story = {
  args: { step: 'combo', question: 'impact', change: { asked: { ...whole.answers, comboIds: [1] } } },
  parameters: shows({ 'curriculum-selection': ['work.asking'] }),
  play: async () => {
    const question = await screen.findByRole(...selectionWizard.impact)
    await expect(question).toHaveTextContent('Delivery: Route 2 in September 2026, 20 students')
  },
}

export const Conflict: Story = {
  args: {
    step: 'combo',
    question: 'conflict',
    change: { answers: { ...whole.answers, comboIds: [1, 2, 3] }, theirs: { ...whole, answers: { ...whole.answers, comboIds: [1] } } },
  },
  parameters: shows({ 'curriculum-selection': ['work.conflicting'] }),
  play: async () => {
    const question = await screen.findByRole(...selectionWizard.conflict)
    await expect(question).toHaveTextContent('Route 1; Route 2; Route 3')
  },
}

export const Unconfirmed: Story = {
  args: { step: 'confirmation', selection: crowded, change: { attempts: 1 } },
  parameters: shows({ 'curriculum-selection': ['steps.confirmation'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(selectionWizard.acknowledgeError)).toBeVisible()
    await expect(canvas.getByText(selectionWizard.confirmError)).toBeVisible()
  },
}

const withdrawn = {
  ...whole,
  status: 5 as const,
  reason: 'January Exams 2027 is not published any more.',
  choices: {
    ...whole.choices,
    blocks: whole.choices.blocks.filter(({ blockId }) => blockId !== 101),
    gone: [{ kind: 'exam' as const, id: 101, name: 'January Exams 2027' }],
  },
}

/** A block that was withdrawn after it was chosen is named with the reason, and can only be given up. */
export const BlockWithdrawn: Story = {
  args: { step: 'test-exam-block-dates', selection: withdrawn },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawn.reason)).toBeVisible()
    const gone = await canvas.findByRole(...selectionWizard.choice(/^January Exams 2027/))
    await expect(gone).toBeChecked()
    await expect(gone).toBeEnabled()
    await expect(canvas.getByText(selectionWizard.gone)).toBeVisible()
  },
}

/** The heading of the step takes the focus of the offer that was answered. */
export const Restored: Story = {
  args: { step: 'stream' },
  render: () => {
    const answers = { ...whole.answers, streamIds: [5] }
    const at = Date.UTC(2027, 3, 14, 14, 30)
    const draft: KeptAnswers = { at, step: 'stream', answers, updatedAt: whole.updatedAt }
    createDrafts(
      () => localStorage,
      ownerKey('103'),
      () => at,
    ).write(`selection/${whole.curriculumId}/${whole.centreId}/${whole.yearId}`, draft)
    return <ServedWizard calls={{ listComments: () => [] }} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(...kit.restore))
    await expect(canvas.getByRole('heading', { name: 'Stream' })).toHaveFocus()
  },
}

/** A block that was moved after it was chosen is acknowledged before the selection is submitted. */
export const BlockMoved: Story = {
  args: {
    step: 'confirmation',
    selection: {
      ...whole,
      choices: { ...whole.choices, moved: [{ kind: 'exam', blockId: 101, startDate: '2027-01-18', endDate: '2027-01-29' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...selectionWizard.choice(/^January Exams 2027 was moved from 18\/01\/2027/))).not.toBeChecked()
  },
}

/** What was said stands beside each step. */
export const CommentsBeside: Story = {
  args: { step: 'stream', comments: 'Is the second room ready?' },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, args }) => {
    const step = canvas.getByRole('region', { name: 'Stream' }).getBoundingClientRect()
    const said = canvas.getByText(args.comments ?? '')
    await expect(said).toBeVisible()
    await expect(said.getBoundingClientRect().left).toBeGreaterThanOrEqual(step.right)
  },
}

/** Where there is no room beside the steps, they stand below the last one alone. */
export const CommentsOnPhone: Story = {
  ...CommentsBeside,
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, args }) => expect(canvas.getByText(args.comments ?? '')).not.toBeVisible(),
}
