import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, type within } from 'storybook/test'
import { ValidationCard } from '#src/certificates/validation/ValidationCard.tsx'
import type { Verdict } from '#src/certificates/validation/verdict.ts'
import { VerdictView } from '#src/certificates/validation/VerdictView.tsx'
import { validationPage } from '#tests/pages/certificates/certificates.ts'

const verdict: Verdict = {
  state: 'Valid',
  certificateNumber: 'PW-IFY-27-008841',
  typeName: 'Foundation Year Certificate',
  awardText: 'International Foundation Year, 320 points',
  issuedOn: '2027-07-30',
  initials: '王.',
  checkedAt: '2028-05-05 14:42:00.000000',
}

const Outcome = (shown: { readonly verdict: Verdict }) => (
  <main>
    <ValidationCard head={null}>
      <VerdictView {...shown} />
    </ValidationCard>
  </main>
)

const meta = {
  title: 'Certificates/Validation',
  component: Outcome,
  parameters: { layout: 'fullscreen' },
  args: { verdict },
} satisfies Meta<typeof Outcome>

export default meta
type Story = StoryObj<typeof meta>

/** What the outcome says in every state. */
async function seeFacts(canvas: Pick<ReturnType<typeof within>, 'getByText'>): Promise<void> {
  const { typeName, awardText, certificateNumber, initials } = verdict
  for (const text of [typeName, awardText, certificateNumber, initials, '30/07/2027']) await expect(canvas.getByText(text)).toBeVisible()
}

/** By link: the initials alone. */
export const Valid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...validationPage.valid)).toBeVisible()
    await seeFacts(canvas)
  },
}

/** By code and family name. */
export const Named: Story = {
  globals: { viewport: { value: 'w375' } },
  args: { verdict: { ...verdict, fullName: '王子涵 (Wang Zihan)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('王子涵 (Wang Zihan)')).toBeVisible()
    await expect(canvas.queryByText('王.')).toBeNull()
  },
}

/** The file of the printed outcome is named after the certificate. */
export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    const titles: string[] = []
    const print = spyOn(window, 'print').mockImplementation(() => void titles.push(document.title))
    await userEvent.click(canvas.getByRole(...validationPage.print))
    window.dispatchEvent(new Event('afterprint'))
    print.mockRestore()
    await expect(titles).toEqual([verdict.certificateNumber])
  },
}

export const Revoked: Story = {
  args: { verdict: { ...verdict, state: 'Revoked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...validationPage.revoked)).toBeVisible()
    await seeFacts(canvas)
  },
}

export const Replaced: Story = {
  args: { verdict: { ...verdict, state: 'Replaced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...validationPage.replaced)).toBeVisible()
    await seeFacts(canvas)
  },
}

export const Expired: Story = {
  args: { verdict: { ...verdict, state: 'Expired', expiresOn: '2028-01-30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...validationPage.expired)).toBeVisible()
    await seeFacts(canvas)
    await expect(canvas.getByText('30/01/2028')).toBeVisible()
  },
}
