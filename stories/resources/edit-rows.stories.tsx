import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { EditRows } from '#src/resources/list/EditRows.tsx'
import { recordList } from '#tests/pages/record-list.ts'
import { centreRecord } from './fixtures.ts'
import { Served } from './served.tsx'

const { centreId: _id, createdAt, updatedAt, updatedBy, names, status, ...fields } = centreRecord
const rowOf = (id: string, capacity: number): StoredRecord => ({
  id,
  name: fields.centreName,
  status,
  fields: { ...fields, capacity },
  createdAt: createdAt.date,
  updatedAt: updatedAt.date,
  updatedBy,
  names,
})

const meta = {
  component: EditRows,
  title: 'Resources/Edit of rows',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Served answers={{}} path="/sms/centres">
        <main>
          <h1>Centres</h1>
          <Story />
        </main>
      </Served>
    ),
  ],
  args: {
    rules: centre,
    isOpen: true,
    rows: [rowOf('26', 77), rowOf('27', 120), rowOf('28', 200)],
    sent: 0,
    isBusy: false,
    finalFocus: () => null,
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EditRows>

export default meta
type Story = StoryObj<typeof meta>

// The dialog takes the focus once it is drawn; what is typed before would be lost.
const choose = async (field: string) => {
  const fields = await screen.findByRole(...recordList.editedField)
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await userEvent.selectOptions(fields, screen.getByRole('option', { name: field }))
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save$/ }))

export const NothingChosen: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await save()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Counted: Story = {
  play: async ({ args }) => {
    await choose('Places a year')
    const places = screen.getByRole(...recordList.newPlaces)
    await userEvent.type(places, '77')
    await expect(screen.getByText('2 of 3 centres will change.')).toBeVisible()
    await userEvent.type(places, '{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith([
      expect.objectContaining({ id: '27', fields: expect.objectContaining({ capacity: 77, city: 'Nairobi' }) }),
      expect.objectContaining({ id: '28', updatedAt: updatedAt.date }),
    ])
  },
}

export const Wrong: Story = {
  play: async ({ args }) => {
    await choose('City')
    await save()
    await expect(screen.getByText('City should not be blank!')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const WrongOnPhone: Story = { ...Wrong, globals: { viewport: { value: 'w375' } } }
