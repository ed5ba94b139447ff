import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Questions } from '#src/applications/portal/Questions.tsx'
import { applicantPages } from '#tests/pages/applications/portal.ts'

const student = {
  id: '3001',
  name: 'Amara Eze',
  status: 1,
  fields: { centreId: 26, centreEmail: 'office@baobab.test' },
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  names: { Centre: { 26: { name: 'Baobab College Accra', status: 1 } } },
}

const meta = { component: Questions, title: 'Applications/Questions', args: { student } } satisfies Meta<typeof Questions>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Baobab College Accra answers them\./)).toBeVisible()
    await expect(canvas.getByRole(...applicantPages.writeTo('Baobab College Accra'))).toHaveAttribute('href', 'mailto:office@baobab.test')
  },
}

/** Without a centre there is no address to write to. */
export const WithoutCentre: Story = {
  args: { student: { ...student, fields: {} } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
