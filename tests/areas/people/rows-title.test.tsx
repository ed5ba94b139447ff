import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { intakes } from '#src/masters/intakes.tsx'
import { contacts } from '#src/people/contacts.tsx'
import { rowsOf } from '#tests/pages/records.ts'
import { usual } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

/** The form in which a record is created. */
async function open(Form: typeof contacts.form, path: string, nouns: string) {
  const at = pageAt(path, nouns, '1')
  await render(
    <Served answers={usual} path={at.paths.create}>
      <Form {...at} pathId={undefined} />
    </Served>,
  )
}

const heightOfLegend = (of: Element) => of.querySelector('legend')?.getBoundingClientRect().height ?? 0

it('rows that fill a part of a form are named by it, and its title is seen once', async () => {
  await open(contacts.form, '/cms/contacts', 'Contacts')
  const { title, rows: part } = rowsOf('Contact', 'roles')
  await expect.element(page.getByRole(...title)).toBeVisible()
  const rows = page.getByRole(...part)
  await expect.element(rows).toBeInTheDocument()
  expect(heightOfLegend(rows.element())).toBeLessThanOrEqual(1)
})

it('rows in a part of another title show their own', async () => {
  await open(intakes.form, '/sms/intake', 'Intakes')
  const rows = page.getByRole(...rowsOf('Intake', 'teachingDates').rows)
  await expect.element(rows).toBeVisible()
  expect(heightOfLegend(rows.element())).toBeGreaterThan(10)
})
