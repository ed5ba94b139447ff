import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { IssuePreview } from '#src/certificates/issue/IssuePreview.tsx'
import { issuePage } from '#tests/pages/certificates/certificates.ts'
import { Sheet } from '../blocks/sheet.tsx'

const one = (studentId: number, fullName: string, refusal?: string) => ({
  studentId,
  fullName,
  studentRef: `PW26-0${studentId}`,
  isDone: refusal === undefined ? (1 as const) : (0 as const),
  text: refusal ?? 'International Foundation Year, 320 points',
})

const meta = {
  title: 'Certificates/Issue',
  component: IssuePreview,
  parameters: { layout: 'fullscreen' },
  args: {
    outcomes: [
      one(3001, 'Aisha Bello'),
      one(3002, 'محمد عبد الرحمن الأنصاري', 'The certificate is held back for open fees.'),
      one(3003, 'Kwame Mensah', 'A result of the student is withheld.'),
      one(3004, 'Zoë Llewellyn', 'The student has this certificate. Replace it where it is shown.'),
    ],
    isDone: false,
    linkTo: (_, id) => `/student/${id}`,
  },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
} satisfies Meta<typeof IssuePreview>

export default meta
type Story = StoryObj<typeof meta>

/** Those whose certificate is held back stand first, each with the reason. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(issuePage.checked(1, 4))).toBeVisible()
    const held = within(canvas.getByRole(...issuePage.heldBack(3)))
    await expect(held.getByText('The certificate is held back for open fees.')).toBeVisible()
    // Two students may have the same name.
    await expect(held.getByText('PW26-03003')).toBeVisible()
    await expect(within(canvas.getByRole(...issuePage.ready(1))).getByText('Aisha Bello')).toBeVisible()
  },
}

/** Afterwards those are left who are held back. */
export const Issued: Story = {
  args: { isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...issuePage.heldBack(3))).toBeVisible()
    await expect(canvas.queryByRole(...issuePage.ready(1))).toBeNull()
  },
}

/** A set without results. */
export const Empty: Story = {
  args: { outcomes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(issuePage.empty)).toBeVisible()
  },
}
