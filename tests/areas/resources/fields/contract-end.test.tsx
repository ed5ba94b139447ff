import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ContractEnd } from '#src/resources/fields/ContractEnd.tsx'
import { Served } from '../../../../stories/resources/served.tsx'

// Today is 14 April 2027 there.
it.each([
  ['2027-07-14', '14/07/2027'],
  ['2027-07-13', '13/07/202790 days left'],
  ['2027-04-15', '15/04/20271 day left'],
  ['2027-04-14', '14/04/20270 days left'],
  ['2027-04-13', '13/04/2027Ended'],
])('a contract until %s reads %s', async (value, text) => {
  await render(
    <Served answers={{}} path="/">
      <p>
        <ContractEnd value={value} />
      </p>
    </Served>,
  )
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(text)
  expect(page.getByRole('paragraph').element().textContent).toBe(text)
})
