import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { DateChooser } from '#src/blocks/scheduling/strip/DateChooser.tsx'

const meta = {
  component: DateChooser,
  title: 'Blocks/Date chooser',
  args: {
    days: [
      { id: 'd1', date: '2027-06-14', isHoliday: false, isUnsaved: false, isAsked: false, slots: [] },
      { id: 'd2', date: '2027-06-15', isHoliday: false, isUnsaved: false, isAsked: false, slots: [] },
    ],
    selected: '2027-06-14',
    today: '2027-04-14',
    onSelect: fn(),
  },
} satisfies Meta<typeof DateChooser>

export default meta

/** The calendar of the block's dates, with a field that says how a date is typed. */
export const Open: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }))
    const field = await screen.findByRole('textbox', { name: 'Date' })
    await expect(field).toHaveAttribute('placeholder', 'dd/MM/yyyy')
    await userEvent.type(field, '15/06/2027{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('2027-06-15')
  },
}
