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
      isReadOnly={false}
      hrefOf={({ curriculumId, yearId }) => `/${curriculumId}/${yearId}`}
    />,
  )
  await expect.element(page.getByRole(...wizard.open('Continue', 'IFY Business', '2026/27'))).toHaveAttribute('href', '/1/22')
  await expect.element(page.getByRole(...wizard.open('Start', 'IFY Business', '2027/28'))).toHaveAttribute('href', '/1/23')
})
