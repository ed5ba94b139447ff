import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { OfferedCards } from '#src/selection/wizard/OfferedCards.tsx'
import { selectionWizard as wizard } from '#tests/pages/selection/wizard.ts'

const offer = {
  curriculumId: 1,
  curriculumName: 'IFY Business',
  centreName: 'Baobab College Accra',
  selectionFrom: '2026-09-01',
  daysLeft: 9,
  decision: 'Open',
  steps: 2,
} as const

it('the cards of a curriculum that is offered for two years lead to the selection of each', async () => {
  await render(
    <OfferedCards
      offers={[
        { ...offer, yearId: 22, yearName: '2026/27', selectionStatus: 3 },
        { ...offer, yearId: 23, yearName: '2027/28', selectionStatus: 0 },
      ]}
      noneText=""
      today="2026-10-01"
      isReadOnly={false}
      hrefOf={({ curriculumId, yearId }) => `/${curriculumId}/${yearId}`}
    />,
  )
  await expect.element(page.getByRole(...wizard.open('Continue', 'IFY Business', '2026/27'))).toHaveAttribute('href', '/1/22')
  await expect.element(page.getByRole(...wizard.open('Start', 'IFY Business', '2027/28'))).toHaveAttribute('href', '/1/23')
})

it.each([
  ['2026-08-31', 0, 'The selection opens on 01/09/2026.', 'Open'],
  ['2026-09-01', 179, '179 days left', 'Start'],
  ['2027-02-26', 1, '1 day left', 'Start'],
  ['2027-02-27', 0, 'Not open for choosing', 'Open'],
] as const)('the card of an offer on %s, with %i days left, says %s', async (today, daysLeft, text, action) => {
  const card = { ...offer, yearId: 22, yearName: '2026/27', selectionStatus: 0, daysLeft } as const
  await render(<OfferedCards offers={[card]} noneText="" today={today} isReadOnly={false} hrefOf={() => '/1'} />)
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole(...wizard.open(action, 'IFY Business', '2026/27'))).toBeVisible()
})
