import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { WizardQuestions } from '#src/blocks/wizard/WizardQuestions.tsx'
import { WizardView } from '#src/blocks/wizard/WizardView.tsx'
import { SavedState } from '#src/ui/kit/action-bar.tsx'
import { ErrorBoundary } from '#src/ui/kit/error-state.tsx'
import { blockWizard, summaryPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { mayExams } from '#tests/support/block-fixture.ts'
import { shows } from '../shows.ts'
import { Sheet, trail } from './sheet.tsx'

const name = 'Semester 2 Final Exams 2026-27'
const body = <p style={{ padding: 24 }}>The open step.</p>

const unsaved = <SavedState isDirty savedAt={null} />

const meta = {
  component: WizardView,
  title: 'Blocks/Wizard',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
  args: {
    kind: examKind,
    breadcrumbs: trail(name),
    title: name,
    status: 2,
    code: 'EBS2F27-014',
    step: 0,
    reach: 3,
    notice: null,
    canClear: false,
    canDelete: true,
    canPublish: false,
    isBusy: false,
    isSaving: false,
    loadFailed: false,
    isPublishing: false,
    savedState: <SavedState isDirty={false} savedAt="14:32" />,
    children: body,
    onStep: fn(),
    onCloseNotice: fn(),
    onLeave: fn(),
    onDelete: fn(),
    onClear: fn(),
    onBack: fn(),
    onSave: fn(),
    onNext: fn(),
    onPublish: fn(),
  },
} satisfies Meta<typeof WizardView>

export default meta
type Story = StoryObj<typeof meta>

export const EditingTheFirstStep: Story = {
  parameters: shows({ 'block-wizard': ['steps.details', 'frame.working'] }, { kind: 'exam' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved 14:32')
    await expect(canvas.queryByRole(...kit.back)).toBeNull()
    await userEvent.click(canvas.getByRole(...kit.backToList))
    await expect(args.onLeave).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole(...blockWizard.zonesStep))
    await expect(args.onStep).toHaveBeenCalledWith(2)
    await fireEvent.keyDown(document, { key: 's', ctrlKey: true })
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true })
    await expect(args.onNext).toHaveBeenCalledTimes(1)
  },
}

export const Creating: Story = {
  parameters: shows({ 'block-wizard': ['steps.details', 'frame.working'] }, { kind: 'exam' }),
  args: { title: 'Create Exam Block', status: null, code: '', reach: 0, canClear: true, canDelete: false, savedState: unsaved },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes')
    await expect(canvas.queryByRole(...kit.delete)).toBeNull()
    for (const step of [/Define TimeZones/, /Define Exam/, /Summary/])
      await expect(canvas.getByRole('button', { name: step })).toBeDisabled()
  },
}

export const CreatingATestBlock: Story = {
  parameters: shows({ 'block-wizard': ['steps.details', 'frame.working'] }, { kind: 'test' }),
  args: { ...Creating.args, kind: testKind, title: 'Create Test Block' },
}

export const Saving: Story = {
  parameters: shows({ 'block-details': ['open.form.waiting', 'open.form.finding', 'open.form.creating', 'open.form.updating'] }),
  args: { isBusy: true, isSaving: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.next))
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: {
    savedState: unsaved,
    notice: { id: 1, tone: 'error', text: 'The exam block could not be saved.', isClosable: true },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole(...kit.close))
    await expect(args.onCloseNotice).toHaveBeenCalled()
  },
}

export const FailedTestBlock: Story = {
  parameters: shows({ 'block-wizard': ['steps.details', 'frame.working'] }, { kind: 'test' }),
  args: {
    kind: testKind,
    title: 'Mid-term Tests 2026',
    code: 'TB-001',
    notice: { id: 1, tone: 'error', text: 'The test block could not be saved.', isClosable: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole(...kit.close)).toBeNull()
  },
}

export const TimeZonesOfATestBlock: Story = {
  parameters: shows({ 'block-wizard': ['steps.timeZones', 'frame.working'] }, { kind: 'test' }),
  args: { kind: testKind, title: 'Mid-term Tests 2026', code: 'TB-001', step: 1, canClear: true },
}

export const Scheduling: Story = {
  parameters: shows({ 'block-wizard': ['steps.scheduling', 'frame.working'] }, { kind: 'exam' }),
  args: { step: 2, canClear: true },
}

export const SchedulingATestBlock: Story = {
  parameters: shows({ 'block-wizard': ['steps.scheduling', 'frame.working'] }, { kind: 'test' }),
  args: { kind: testKind, title: 'Mid-term Tests 2026', code: 'TB-001', step: 2, canClear: true },
}

/** A second press of anything does nothing while the block is published. */
export const Publishing: Story = {
  parameters: shows({ 'block-wizard': ['frame.checking', 'frame.publishing', 'frame.verifying'] }),
  args: { step: 3, canPublish: true, isBusy: true, isPublishing: true },
}

export const LastStepOfADraft: Story = {
  parameters: shows({ 'block-wizard': ['steps.summary', 'frame.working'] }),
  args: { step: 3, canPublish: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole(...kit.save)).toBeNull()
    await expect(canvas.queryByRole(...kit.next)).toBeNull()
    await userEvent.click(canvas.getByRole(...kit.publish))
    await expect(args.onPublish).toHaveBeenCalled()
  },
}

export const LastStepOfAnActiveBlock: Story = {
  args: { step: 3, status: 1 },
  play: async ({ canvas }) => {
    const publish = canvas.getByRole(...kit.publish)
    await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await expect(publish).toHaveAccessibleDescription('Only a draft can be published.')
  },
}

/** Nothing is said against publishing while the summary of a draft is read. */
export const LastStepThatLoads: Story = {
  args: { step: 3, isBusy: true },
  play: async ({ canvas }) => {
    const publish = canvas.getByRole(...kit.publish)
    await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await expect(publish).not.toHaveAccessibleDescription()
  },
}

export const LastStepThatFailed: Story = {
  args: { step: 3, loadFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...kit.publish)).toHaveAccessibleDescription('This step could not be opened.')
  },
}

export const StepThatThrows: Story = {
  args: {
    kind: testKind,
    children: (
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kit.wentWrong)).toBeVisible()
  },
}

function Broken(): never {
  throw new Error('a step that throws')
}

export const Phone: Story = {
  parameters: shows({ 'block-wizard': ['steps.timeZones', 'frame.working'] }),
  args: { step: 1, canClear: true },
  globals: { viewport: { value: 'w375' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
    await userEvent.click(canvas.getByRole(...kit.moreActions))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalled()
  },
}

const question = { kind: examKind, isDeleting: false, openPoints: [], saved: null, send: fn() }

const module = (name: string) => ({ moduleId: name, name, versions: [], submodules: [] })
const heldDay = (date: string, ...names: readonly string[]) => ({
  dateId: date,
  date,
  dayName: '',
  isHoliday: false,
  moduleCount: names.length,
  versionCount: 0,
  submoduleCount: 0,
  slots: [{ number: 1, clocks: [], modules: names.map(module) }],
})
const held = {
  record: {
    ...mayExams,
    academicDates: [
      {
        id: 1,
        tempId: null,
        name: 'Results release',
        isOn: true,
        isCustom: false,
        from: '2027-07-01',
        to: null,
        forCentre: true,
        forStudent: true,
        startTime: '',
      },
    ],
  },
  slotsPerDay: 1,
  days: [
    heldDay('2027-06-14', 'Physics', 'Biology', 'Chemistry', 'Economics', 'Psychology'),
    heldDay('2027-06-15', 'Web Development', 'Physics'),
  ],
}

export const AskingToLeaveForTheList: Story = {
  parameters: shows({ 'block-wizard': ['frame.confirmingLeave'] }),
  args: { children: <WizardQuestions {...question} question="list" /> },
  play: async () => {
    const dialog = await screen.findByRole(...kit.leaveForList)
    await expect(dialog).toHaveTextContent('Are you sure you want to exit without saving?')
    await userEvent.click(screen.getByRole(...kit.no))
    await expect(question.send).toHaveBeenCalledWith({ type: 'question.cancel' })
  },
}

export const AskingToLeaveAStep: Story = {
  parameters: shows({ 'block-wizard': ['frame.confirmingLeave'] }),
  args: { children: <WizardQuestions {...question} question="leave" /> },
}

export const AskingToClear: Story = {
  parameters: shows({ 'block-wizard': ['frame.confirmingClear'] }),
  args: { children: <WizardQuestions {...question} question="clear" /> },
}

export const AskingToDelete: Story = {
  parameters: shows({ 'block-wizard': ['frame.confirmingDelete'] }, { kind: 'exam' }),
  args: { children: <WizardQuestions {...question} question="delete" saved={held} /> },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toHaveTextContent('2 dates: 14/06/2027 to 15/06/2027'))
    await expect(dialog).toHaveTextContent('6 modules in 7 places: Physics, Biology, Chemistry, Economics and 2 more')
    await expect(dialog).toHaveTextContent('1 academic date: Results release')
  },
}

export const AskingToDeleteWhileReading: Story = {
  parameters: shows({ 'block-wizard': ['frame.confirmingDelete'] }),
  args: { children: <WizardQuestions {...question} question="delete" /> },
  play: async () => {
    const yes = await screen.findByRole(...kit.yes)
    await expect(yes).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(yes)
    await expect(question.send).not.toHaveBeenCalledWith({ type: 'question.accept' })
  },
}

export const AskingToDeleteATestBlock: Story = {
  parameters: shows({ 'block-wizard': ['frame.confirmingDelete'] }, { kind: 'test' }),
  args: { kind: testKind, children: <WizardQuestions {...question} kind={testKind} question="delete" saved="unread" /> },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this Test Block?' })).toBeVisible()
  },
}

export const Deleting: Story = {
  parameters: shows({ 'block-wizard': ['frame.deleting'] }),
  args: { children: <WizardQuestions {...question} question="delete" isDeleting /> },
}

const pair = (slot: number, moduleId: string, name: string) => ({ dateId: '1', date: '2027-06-14', slot, moduleId, name })

export const AskingToPublish: Story = {
  parameters: shows({ 'block-wizard': ['frame.confirmingPublish'] }),
  args: {
    step: 3,
    children: (
      <WizardQuestions
        {...question}
        question="publish"
        openPoints={[
          {
            kind: 'finding',
            finding: {
              id: 'F03',
              level: 'ask',
              subject: {
                kind: 'pairsOnDate',
                pairs: [{ reach: 'date', ruleNames: ['Science'], first: pair(1, '1', 'Physics'), second: pair(2, '2', 'Applied Physics') }],
              },
            },
          },
          { kind: 'finding', finding: { id: 'F14', level: 'ask', subject: { kind: 'noVersion', places: [pair(1, '1', 'Physics')] } } },
          {
            kind: 'finding',
            finding: { id: 'F13', level: 'tell', subject: { kind: 'emptyDates', dates: [{ dateId: '2', date: '2027-06-15' }] } },
          },
        ]}
      />
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole(...summaryPage.openPoints)
    // All lines are there at once: lines that come later would move the buttons.
    await expect(dialog).toHaveTextContent('1 prohibited pair on one date')
    await expect(dialog).toHaveTextContent('1 module without version')
    await expect(dialog).not.toHaveTextContent('without modules')
    await userEvent.click(screen.getByRole(...summaryPage.publishAnyway))
    await expect(question.send).toHaveBeenCalledWith({ type: 'question.accept' })
  },
}
