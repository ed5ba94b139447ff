import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { centres } from '#src/masters/centres.tsx'
import { kit } from '#tests/pages/kit.ts'
import { recordList } from '#tests/pages/record-list.ts'
import { centreRecord, listOf, usual } from '../../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../../stories/resources/served.tsx'

const names = ['College 1', 'College 2']
const rows = names.map((centreName, index) => ({ ...centreRecord, centreId: index + 1, centreName }))
const place = pageAt('/sms/centres', 'Centres', '26')

it('rows that were edited are edited again only once they are read again', async () => {
  let reads = 0
  let readOn = () => {}
  const list = async () => {
    reads += 1
    if (reads > 1) await new Promise<void>((resolve) => void (readOn = resolve))
    return listOf(rows)()
  }
  await page.viewport(1440, 900)
  await render(
    <Served answers={{ ...usual, 'GET list': list, 'PUT update/{id}': () => null }} path={place.paths.list}>
      <centres.list {...place} />
    </Served>,
  )
  const choose = async () => {
    for (const name of names) await page.getByRole('row', { name }).getByRole('checkbox').click()
  }
  const edit = page.getByRole(...kit.chosenRows).getByRole(...recordList.editRows)
  await choose()
  await edit.click()
  await page.getByRole(...recordList.editedField).selectOptions('Places a year')
  await userEvent.type(page.getByRole(...recordList.newPlaces), '77{Enter}')
  await expect.poll(() => reads).toBe(2)
  await choose()
  await expect.element(edit).toHaveAttribute('aria-disabled', 'true')
  readOn()
  await expect.element(edit).not.toHaveAttribute('aria-disabled')
})
