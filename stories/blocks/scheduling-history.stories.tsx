import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { StepName } from '#machines/blocks/scheduling/history/history.ts'
import { HistoryBar } from '#src/blocks/scheduling/history/HistoryBar.tsx'
import { SchedulingView } from '#src/blocks/scheduling/SchedulingView.tsx'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { viewArgs } from './scheduling-fixtures.ts'

const meta = {
  component: SchedulingView,
  title: 'Blocks/Scheduling history',
  parameters: { layout: 'fullscreen' },
  args: { ...viewArgs, send: fn(), carry: fn(), onRetryModules: fn(), onRetryFindings: fn(), onTimeZones: fn() },
} satisfies Meta<typeof SchedulingView>

export default meta
type Story = StoryObj<typeof meta>

const undoRedo = fn()
const step = (id: number, name: StepName) => ({ id, name, at: 0, changes: [] })
const history = {
  done: [step(1, { kind: 'place', module: 'Physics', slot: 1 })],
  undone: [step(2, { kind: 'acceptProposal', modules: 35 })],
}

/** The keys of undo and redo act on the schedule; in a field they act on its text. */
export const UndoAndRedo: Story = {
  args: { undoRedo: <HistoryBar history={history} isDisabled={false} send={undoRedo} /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...schedulingPage.undo('Place Physics in Slot 1')))
    await userEvent.click(canvas.getByRole(...schedulingPage.redo('Accept proposal of 35 modules')))
    await expect(undoRedo.mock.calls.flat()).toEqual([{ type: 'history.undo' }, { type: 'history.redo' }])
    await userEvent.keyboard('{Control>}z{Shift>}z{/Shift}y{/Control}')
    await userEvent.click(canvas.getByRole(...schedulingPage.search))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.send).toHaveBeenCalledTimes(3)
    await expect(args.send).toHaveBeenNthCalledWith(1, { type: 'history.undo' })
    await expect(args.send).toHaveBeenNthCalledWith(2, { type: 'history.redo' })
    await expect(args.send).toHaveBeenNthCalledWith(3, { type: 'history.redo' })
  },
}

const moves = [2, 3, 4].map((slot) => step(slot, { kind: 'move', module: 'Physics', date: null, slot }))
const jump = fn()

/** A step of the list takes back, or makes again, all that lie between it and now. */
export const AllSteps: Story = {
  args: { undoRedo: <HistoryBar history={{ done: moves, undone: history.done }} isDisabled={false} send={jump} /> },
  play: async ({ canvas }) => {
    const menu = within(document.body)
    const choose = async (item: ReturnType<typeof schedulingPage.now>) => {
      await userEvent.click(canvas.getByRole(...schedulingPage.steps))
      await userEvent.click(await menu.findByRole(...item), { pointerEventsCheck: 0 })
    }
    await choose(schedulingPage.backTo('Move Physics to Slot 2'))
    await choose(schedulingPage.forwardTo('Place Physics in Slot 1'))
    await choose(schedulingPage.backToStart)
    await choose(schedulingPage.now('Move Physics to Slot 4'))
    await expect(jump.mock.calls.flat()).toEqual([2, 1, 0].map((id) => ({ type: 'history.jump', id })))
  },
}
