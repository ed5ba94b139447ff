import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { WithdrawQuestion } from '#src/clearing/WithdrawQuestion.tsx'
import { kit } from '#tests/pages/kit.ts'
import { clearingPages } from '#tests/pages/clearing/clearing.ts'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const offer = { universityName: 'Northgate University', courseName: 'LLB Law', expiresOn: '2027-05-01', conditions: [] }
const student = {
  clearingId: 1,
  studentId: 3001,
  studentName: 'Callum Smith',
  centreName: 'Nairobi',
  subjects: 'Law',
  state: 'Offered' as const,
  marks: [],
  offers: 2,
  openOffers: [
    { ...offer, clearingOfferId: 1 },
    { ...offer, clearingOfferId: 2 },
  ],
}

it('a Yes without a chosen offer leads to the choice', async () => {
  const at = pageAt('/clearing', 'Clearing', '1')
  await render(
    <Served answers={{}} path={at.paths.list}>
      <RecordPageProvider value={at}>
        <WithdrawQuestion of={student} onClose={() => {}} />
      </RecordPageProvider>
    </Served>,
  )
  await page.getByRole(...kit.yes).click()
  await expect.element(page.getByText(clearingPages.chooseOffer).last()).toBeVisible()
  await expect.element(page.getByRole(...clearingPages.offer)).toHaveFocus()
})
