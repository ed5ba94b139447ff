import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ChangeList } from '#src/resources/changes/ChangeList.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { dayOf } from '#src/time/clock.ts'
import { changePage } from '#tests/pages/students/changes.ts'
import { createShell } from '#tests/support/shell.tsx'

const label = 'Changes'
const stamp = (instant: number) => new Date(instant).toISOString().replace('T', ' ').replace('Z', '000')
const hour = 3_600_000
/** Just before and just after a midnight of the viewer, wherever the tests run. */
const midnight = new Date(2026, 10, 22).getTime()
const [before, after] = [midnight - hour, midnight + hour]

const change = (auditId: number, changedBy: string, fieldName: string, at: number, logPermission = 'Modify') => ({
  auditId,
  entityName: `Entry ${auditId}`,
  fieldName,
  oldValue: 'A',
  newValue: 'B',
  changedBy,
  changedAt: { date: stamp(at) },
  logPermission,
})

const changes = [
  change(3, 'Ada Lindqvist', 'Mobile', after),
  change(2, 'Kofi Mensah', 'City', before, 'Publish'),
  change(1, 'Ada Lindqvist', 'City', before - 48 * hour, 'Add'),
]

const List = () => <ChangeList label={label} read={useQuery({ queryKey: ['changes'], queryFn: () => changes })} />

async function open() {
  const { Around } = createShell()
  await render(
    <Around>
      <List />
    </Around>,
  )
  const entries = page.getByRole(...changePage.list(label))
  await expect.element(entries).toBeVisible()
  /** The entries that are shown, by their numbers. */
  const shown = () =>
    entries
      .getByRole('listitem')
      .elements()
      .map((entry) => Number(/Entry (\d)/.exec(entry.textContent)?.[1]))
  const type = (name: 'from' | 'to', instant: number) => page.getByLabelText(...changePage[name]).fill(formatCivil(dayOf(instant)))
  return { entries, shown, type }
}

it('a list of changes is narrowed by person and field', async () => {
  const { shown } = await open()
  expect(shown()).toEqual([3, 2, 1])
  await page.getByLabelText(...changePage.person).selectOptions('Ada Lindqvist')
  await expect.poll(shown).toEqual([3, 1])
  await page.getByLabelText(...changePage.field).selectOptions('City')
  await expect.poll(shown).toEqual([1])
  await page.getByLabelText(...changePage.person).selectOptions('Kofi Mensah')
  await expect.poll(shown).toEqual([2])
})

it('a list of changes is narrowed by the days that its entries show', async () => {
  const { shown, type } = await open()
  await type('from', after)
  await expect.poll(shown).toEqual([3])
  await type('from', before)
  await expect.poll(shown).toEqual([3, 2])
  await type('to', before)
  await expect.poll(shown).toEqual([2])
  await type('from', after)
  await expect.element(page.getByText(changePage.none)).toBeVisible()
})

it('a list of changes says by which right each was made', async () => {
  const { entries } = await open()
  for (const name of ['Modify', 'Publish', 'Add']) await expect.element(entries.getByText(changePage.permission(name))).toBeVisible()
})
