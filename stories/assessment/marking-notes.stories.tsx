import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { MarkerNote } from '#openapi/assessment/script-marks.ts'
import { ScriptPane } from '#src/assessment/marking/ScriptPane.tsx'
import { markingPage } from '#tests/pages/assessment/marking.ts'

const first = 'Many cities now ask drivers to pay for the centre.'
const second = 'Supporters point to cleaner air and faster buses.'
const third = 'In my opinion a charge is fair only after the alternative exists.'
const answer = `${first} ${second}\n\n${third}`
const at = (text: string) => ({ from: answer.indexOf(text), to: answer.indexOf(text) + text.length })

const question = {
  questionId: 76,
  number: 2,
  questionCode: 'EAP-002',
  stem: '<p>“Cities should charge for driving in their centres.” Discuss both views and give your own, 150 words.</p>',
  marks: 20,
  markScheme: [],
  answer,
}

const own: readonly MarkerNote[] = [at('cleaner air and faster buses'), { ...at(third), text: 'A clear position.' }]

const meta = {
  title: 'Assessment/Marking notes',
  component: ScriptPane,
  args: {
    role: 'First',
    questions: [question],
    section: { title: 'Writing', machine: [], questions: [question] },
    index: 0,
    notes: own,
    others: [],
    isReadOnly: false,
    isHidden: false,
    onGo: fn(),
    onNotes: fn(),
  },
  render: function Kept(args) {
    const [notes, setNotes] = useState(args.notes)
    return (
      <ScriptPane
        {...args}
        notes={notes}
        onNotes={(next) => {
          args.onNotes(next)
          setNotes(next)
        }}
      />
    )
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScriptPane>

export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const notes = within(canvas.getByRole(...markingPage.notes))
    await expect(notes.getByText('A clear position.')).toBeVisible()
    await userEvent.click(canvas.getByRole(...markingPage.removeNote(/^Remove the note on “In my/)))
    await expect(args.onNotes).toHaveBeenLastCalledWith([own[0]])
    await expect(canvas.getByRole(...markingPage.addNote)).toHaveFocus()
  },
}

export const Chosen: Story = {
  args: { notes: [] },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByText(/^Many cities/).firstChild
    await expect(text).not.toBeNull()
    const { from, to } = at(second)
    getSelection()?.setBaseAndExtent(text ?? document.body, from - 1, text ?? document.body, to)
    await userEvent.click(canvas.getByRole(...markingPage.highlight))
    await expect(args.onNotes).toHaveBeenLastCalledWith([{ from, to }])
    await expect(canvas.getByText(second, { selector: 'mark' })).toBeVisible()
    await expect(canvas.getByRole(...markingPage.highlight)).toHaveFocus()
    const again = canvas.getByText(/^Many cities/).firstChild ?? document.body
    getSelection()?.setBaseAndExtent(again, 0, again, first.length)
    const adder = canvas.getByRole(...markingPage.addNote)
    await userEvent.click(adder)
    const dialog = within(await screen.findByRole('dialog'))
    const note = dialog.getByRole(...markingPage.note)
    await waitFor(() => expect(note).toHaveFocus())
    await userEvent.keyboard('Is it so?')
    await userEvent.click(dialog.getByRole(...markingPage.saveNote))
    await expect(args.onNotes).toHaveBeenLastCalledWith([
      { ...at(first), text: 'Is it so?' },
      { from, to },
    ])
    await waitFor(() => expect(adder).toHaveFocus())
  },
}

export const ByKeys: Story = {
  args: { notes: [] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole(...markingPage.addNote).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText(markingPage.passage), third)
    await userEvent.type(dialog.getByRole(...markingPage.note), 'A clear position.')
    await userEvent.click(dialog.getByRole(...markingPage.saveNote))
    await expect(args.onNotes).toHaveBeenLastCalledWith([{ ...at(third), text: 'A clear position.' }])
  },
}

export const OfBothMarkers: Story = {
  args: {
    role: 'Third',
    notes: [],
    isReadOnly: true,
    others: [
      { role: 'First', markerName: 'A. Petrov', total: 14, marks: [{ questionId: 76, notes: [...own] }] },
      {
        role: 'Second',
        markerName: 'J. Adeyemi',
        total: 18,
        marks: [{ questionId: 76, notes: [{ ...at('faster buses. '.trim()), text: 'Which of them?' }] }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const notes = within(canvas.getByRole(...markingPage.notes))
    await expect(notes.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.queryByRole(...markingPage.addNote)).toBeNull()
  },
}
