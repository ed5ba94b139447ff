import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { student } from '#openapi/generated/resources/students/student.ts'
import { FieldValue } from '#src/resources/fields/FieldValue.tsx'
import { FieldControl } from '#src/resources/form/FieldControl.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { maskedPages as screen } from '#tests/pages/records.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Answered } from '../services.tsx'

const { passportNumber: rules } = student.fields

function Masked({ number }: { readonly number: string }) {
  const [value, setValue] = useState(number)
  return (
    <Answered by="nothing">
      <Sheet>
        <FieldValue rules={rules} value={number} record={{ names: {}, fields: {} }} />
        <FieldControl
          rules={rules}
          value={value}
          around={{}}
          error={null}
          names={{}}
          isReadOnly={false}
          onChange={(typed) => setValue(plainText(typed))}
          onLeave={() => {}}
        />
      </Sheet>
    </Answered>
  )
}

const meta = { component: Masked, title: 'Resources/Masked', args: { number: 'PA1234567' } } satisfies Meta<typeof Masked>

export default meta
type Story = StoryObj<typeof meta>

/** Neither the value nor its control shows it before it is asked for; then it can be changed. */
export const Stored: Story = {
  play: async ({ canvas }) => {
    const control = await canvas.findByLabelText(...screen.passport)
    await expect(canvas.queryByText('PA1234567')).toBeNull()
    await expect(control).toHaveValue('••••••')
    await expect(control).toHaveAttribute('readonly')
    // The value and the field come as parts of their own.
    await waitFor(() => expect(canvas.getAllByRole(...screen.reveal)).toHaveLength(2))
    const [value, field] = canvas.getAllByRole(...screen.reveal)
    if (!value || !field) throw new Error('There is nothing to reveal.')
    await userEvent.click(value)
    await expect(canvas.getByText('PA1234567')).toBeVisible()
    await userEvent.click(field)
    await expect(control).toHaveValue('PA1234567')
    await userEvent.type(control, '8')
    await expect(control).toHaveValue('PA12345678')
  },
}

/** What is not there yet is typed openly. */
export const Empty: Story = {
  args: { number: '' },
  play: async ({ canvas }) => {
    const control = await canvas.findByLabelText(...screen.passport)
    await userEvent.type(control, 'PA1')
    await expect(control).toHaveValue('PA1')
  },
}
