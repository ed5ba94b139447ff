import { useQueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { ResourceInput } from '#src/api/client.ts'
import { universities } from '#src/masters/universities.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { recordField, recordPicker } from '#tests/pages/records.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const countries = [
  { id: 1, name: 'United Kingdom', status: 1 },
  { id: 4, name: 'Kenya', status: 1 },
]

/** Takes out of the cache what no part of the page reads any more, as the cache itself does after a while. */
function Forget() {
  const queryClient = useQueryClient()
  return (
    <button type="button" onClick={() => queryClient.removeQueries({ type: 'inactive' })}>
      Forget
    </button>
  )
}

const kenyan = {
  institutionId: 12,
  universityName: 'Northgate University',
  universityCode: 'NGU',
  shortName: 'Northgate',
  institutionTypeId: 1,
  countryId: 4,
  city: 'Nairobi',
  status: 1,
  ...stamps,
  names: { Country: { 4: { name: 'Kenya', status: 1 } } },
} satisfies RowOf<'University'>

/** The form of a university in Kenya, over a server that offers two countries. */
async function open() {
  const at = pageAt('/sms/university', 'Universities', '12')
  const offered = ({ query: { ids } = {} }: ResourceInput) => countries.filter(({ id }) => ids === undefined || ids === String(id))
  const answers = { 'GET details/{id}': () => kenyan, 'GET dropdown': offered }
  await render(
    <Served answers={answers} path={at.paths.edit(inAddress('12'))}>
      <universities.form {...at} />
      <Forget />
    </Served>,
  )
}

async function choose(name: string) {
  await userEvent.click(page.getByRole(...recordPicker('University', 'countryId')))
  await userEvent.click(page.getByRole('option', { name, exact: true }))
}

it('a UCAS code is refused outside the United Kingdom, also once the record as it was read is forgotten', async () => {
  await open()
  const code = page.getByLabelText(...recordField('University', 'ucasProviderCode'))
  await expect.element(code).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Forget' }))
  await userEvent.type(code, 'N45')
  await userEvent.tab()
  await expect.element(code).toHaveAccessibleDescription('Only universities in the United Kingdom have a UCAS code.')
  await choose('United Kingdom')
  await expect.element(code).toHaveAccessibleDescription('')
})
