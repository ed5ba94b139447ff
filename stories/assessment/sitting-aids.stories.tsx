import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { pickLook } from '#src/assessment/sitting/aids/sitting-look.ts'
import { SitView } from '#src/assessment/sitting/SitView.tsx'
import { sittingPage } from '#tests/pages/assessment/sitting.ts'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'
import sitting from './sitting.stories.tsx'

const asUsual = () => pickLook({ textSize: 'usual', isHighContrast: false })

const meta = {
  title: 'Assessment/Sitting aids',
  component: SitView,
  decorators: [
    (Story) => (
      <Answered by="nothing">
        <Story />
      </Answered>
    ),
  ],
  args: sitting.args,
  beforeEach: () => {
    asUsual()
    return asUsual
  },
  parameters: { layout: 'fullscreen', ...shows({}, { role: 'student' }) },
} satisfies Meta<typeof SitView>

export default meta
type Story = StoryObj<typeof meta>

export const LargestText: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole(...sittingPage.question(1))
    const usual = heading.getBoundingClientRect().height
    const opener = canvas.getByRole(...sittingPage.textSize)
    await userEvent.click(opener)
    const panel = within(document.body)
    await waitFor(() => expect(panel.getByRole(...sittingPage.textSizeOf('Usual'))).toHaveFocus())
    await userEvent.click(panel.getByRole(...sittingPage.textSizeOf('Largest')))
    await expect(heading.getBoundingClientRect().height).toBeGreaterThan(usual * 1.4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    // A reloaded page reads the size from here.
    await expect(localStorage.getItem('sittingLook')).toContain('largest')
  },
}

/** The height of a heading, as usual and in the largest size. */
async function heightsOf(heading: HTMLElement): Promise<readonly [usual: number, largest: number]> {
  const usual = heading.getBoundingClientRect().height
  pickLook({ textSize: 'largest' })
  await waitFor(() => expect(heading.getBoundingClientRect().height).not.toBe(usual))
  return [usual, heading.getBoundingClientRect().height]
}

/** The texts before and after the questions grow with the text size as well. */
export const LargestTextOfInstructions: Story = {
  args: { phase: 'instructions', sheet: null },
  play: async ({ canvas }) => {
    const [usual, largest] = await heightsOf(canvas.getByRole(...sittingPage.instructions))
    await expect(largest).toBeGreaterThan(usual * 1.4)
  },
}

export const LargestTextOfTheReview: Story = {
  args: { phase: 'reviewing' },
  play: async ({ canvas }) => {
    const [usual, largest] = await heightsOf(canvas.getByRole(...sittingPage.reviewTitle))
    await expect(largest).toBeGreaterThan(usual * 1.4)
  },
}

export const HighContrast: Story = {
  play: async ({ canvas, userEvent }) => {
    const marks = canvas.getByText('1 mark')
    const muted = getComputedStyle(marks).color
    const button = canvas.getByRole(...sittingPage.highContrast)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(getComputedStyle(marks).color).toBe(getComputedStyle(canvas.getByRole(...sittingPage.question(1))).color)
    await expect(getComputedStyle(marks).color).not.toBe(muted)
  },
}

export const Help: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole(...sittingPage.help)
    await userEvent.click(opener)
    const page = within(document.body)
    await expect(await page.findByRole(...sittingPage.helpDialog)).toBeVisible()
    await userEvent.click(page.getByRole(...sittingPage.closeHelp))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Calculator: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('k')
    const calculator = within(await canvas.findByRole(...sittingPage.calculator))
    const line = calculator.getByRole(...sittingPage.calculation)
    await waitFor(() => expect(line).toHaveFocus())
    await userEvent.keyboard('2.4*(1+2)')
    await expect(calculator.getByRole(...sittingPage.result)).toHaveTextContent('7.2')
    await userEvent.keyboard('{Enter}')
    await expect(line).toHaveValue('7.2')
    for (const sign of ['times', '5']) await userEvent.click(calculator.getByRole(...sittingPage.sign(sign)))
    await expect(calculator.getByRole(...sittingPage.result)).toHaveTextContent('36')
    // A key that is pressed in the calculator answers no question.
    await userEvent.keyboard('b')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole(...sittingPage.openCalculator)).toHaveFocus()
    await expect(canvas.queryByRole(...sittingPage.calculator)).not.toBeInTheDocument()
    await userEvent.keyboard('b')
    await expect(args.onAnswer).toHaveBeenCalledWith(1, '2')
  },
}

export const Booklet: Story = {
  args: sitting.args.sheet && {
    sheet: { ...sitting.args.sheet, formulaBooklet: '<p><strong>Motion</strong></p><ul><li>v = u + at</li><li>s = ut + ½at²</li></ul>' },
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole(...sittingPage.openBooklet)
    opener.focus()
    await userEvent.keyboard('l')
    const page = within(document.body)
    const booklet = within(await page.findByRole(...sittingPage.booklet))
    await expect(booklet.getByText('v = u + at')).toBeVisible()
    // A key that is pressed while the booklet lies over the page answers no question.
    await userEvent.keyboard('b')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.click(booklet.getByRole(...sittingPage.closeHelp))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Call: Story = {
  parameters: shows({ 'invigilator-call': ['quiet', 'calling'] }, { role: 'student' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole(...sittingPage.callInvigilator))
    await expect(args.onCall).toHaveBeenCalledWith(true)
  },
}

export const CallFailed: Story = {
  args: { call: { phase: 'quiet', hasFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sittingPage.callFailed)).toBeVisible()
  },
}

export const Called: Story = {
  args: { call: { phase: 'called', hasFailed: false } },
  parameters: shows({ 'invigilator-call': ['called', 'withdrawing'] }, { role: 'student' }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole(...sittingPage.takeBack))
    await expect(args.onCall).toHaveBeenCalledWith(false)
  },
}
