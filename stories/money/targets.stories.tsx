import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CopyTargets } from '#src/money/budgets/CopyTargets.tsx'
import { PastedOutcomes, PasteTargets } from '#src/money/budgets/PasteTargets.tsx'
import { targetPages } from '#tests/pages/money.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { pageAt, Served } from '../resources/served.tsx'

const list = '/budgeting-forecasting/targets'

/** The page that takes targets from a sheet. */
function Paste() {
  return (
    <Served answers={{}} path={`${list}/paste`}>
      <Sheet>
        <PasteTargets {...pageAt(list, 'Targets', '1')} />
      </Sheet>
    </Served>
  )
}

const meta = { title: 'Money/Targets', component: Paste, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Paste>

export default meta
type Story = StoryObj<typeof meta>

const centre = 'Baobab College Accra'
const cells = [
  { centre, programme: 'International Foundation Year', figure: '14' },
  { centre, programme: 'International Year One', figure: 'many' },
]

export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(...targetPages.grid))
    await userEvent.paste('Accra')
    await userEvent.click(canvas.getByRole(...targetPages.check))
    await expect(await canvas.findByText('The first row names the programmes, the first column the centres.')).toBeVisible()
  },
}

export const WrongCell: Story = {
  render: () => (
    <Served answers={{}} path={`${list}/paste`}>
      <Sheet>
        <PastedOutcomes
          pasted={{
            cells,
            rows: [],
            outcomes: [
              { line: 1, outcome: 'new', problems: [], changes: [] },
              {
                line: 2,
                outcome: 'wrong',
                problems: [{ field: 'students', value: 'many', description: 'Enter a whole number.' }],
                changes: [],
              },
            ],
          }}
        />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...targetPages.wrongCells)).toHaveTextContent('Baobab College Accra · International Year One')
  },
}

const onCopied = fn()

export const Copying: Story = {
  render: () => (
    <Served answers={{ 'GET dropdown': () => [] }} calls={{ copyTargets: () => ({ created: 192, existing: 0 }) }} path={list}>
      <Sheet>
        <CopyTargets shownYear={23} onCopied={onCopied} />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole(...targetPages.copy))
    const box = await screen.findByLabelText(...targetPages.percent)
    await userEvent.clear(box)
    await userEvent.type(box, 'ten')
    // The button of the dialog: the one of the same name behind it is hidden.
    await userEvent.click(screen.getByRole(...targetPages.copy))
    await expect(await screen.findByText('Enter a value from -90 to 300.')).toBeVisible()
    await expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(box)
    await userEvent.type(box, '10')
    // Enter in a field presses the submit button that its form has, also one outside: in browsers, and not in a simulated key.
    const button = screen.getByRole<HTMLButtonElement>(...targetPages.copy)
    await expect(button.type).toBe('submit')
    await expect(button.form).toBe(box.closest('form'))
    await userEvent.click(button)
    await waitFor(() => expect(onCopied).toHaveBeenCalledWith(23))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
