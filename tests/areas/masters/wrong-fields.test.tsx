import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { centres } from '#src/masters/centres.tsx'
import { kit } from '#tests/pages/kit.ts'
import { recordField } from '#tests/pages/records.ts'
import { usual } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

it('wrong fields are named in the order in which they stand in the form', async () => {
  const at = pageAt('/sms/centres', 'Centres', '26')
  await render(
    <Served answers={usual} path={at.paths.edit(inAddress('26'))}>
      <centres.form {...at} />
    </Served>,
  )
  // The contract names the e-mail first.
  const places = page.getByLabelText(...recordField('Centre', 'capacity'))
  await userEvent.fill(places, 'many')
  await userEvent.fill(page.getByLabelText(...recordField('Centre', 'email')), 'office')
  await userEvent.click(page.getByRole(...kit.save))
  await expect.element(places).toHaveFocus()
  const links = page.getByRole('alert').getByRole('link')
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toEqual(['Places a year', 'E-mail'])
})
