import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import type { OperationInput } from '#src/api/client.ts'
import { PreviewPanel } from '#src/communications/composer/PreviewPanel.tsx'
import { wholeMessage } from '#tests/machines/communications/start.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { Served, type Calls } from '../../../stories/resources/served.tsx'

const names = ['Abena Owusu', 'Farah Kamau', 'Zainab Bello']
const reaches = (people: readonly string[]) => ({
  count: people.length,
  leftOut: 0,
  types: [],
  steps: [],
  people: people.map((name, index) => ({ contactId: index + 1, name })),
})
const preview = (input: unknown) => {
  const { contactId } = (input as OperationInput<'previewMessage'>).body
  const inApp = { subject: `Results of ${names[contactId - 1]}`, content: '<p>Soon</p>' }
  return { contactId, name: names[contactId - 1], email: inApp, inApp, missing: [] }
}

const toAudience: MessageDraft = { ...wholeMessage, option: 'Audience', audienceId: 4 }
const show = (countRecipients: Calls[string], draft: MessageDraft = toAudience) =>
  render(
    <Served answers={{}} calls={{ countRecipients, previewMessage: preview }} path="/">
      <div style={{ width: 260 }}>
        <PreviewPanel draft={draft} isTesting={false} mayTest onTest={() => undefined} />
      </div>
    </Served>,
  )

const previewAs = () => page.getByRole(...composerPage.previewAs)
const press = (name: 'previousPerson' | 'nextPerson') => page.getByRole(...composerPage[name]).click()

it('begins with the first person addressed, and goes on to the next and back past either end', async () => {
  await show(() => reaches(names))
  await expect.element(previewAs()).toHaveValue('Abena Owusu')
  await expect.element(page.getByText('Results of Abena Owusu')).toBeVisible()
  await press('nextPerson')
  await expect.element(previewAs()).toHaveValue('Farah Kamau')
  await expect.element(page.getByText('Results of Farah Kamau')).toBeVisible()
  await press('nextPerson')
  await press('nextPerson')
  await expect.element(previewAs()).toHaveValue('Abena Owusu')
  await press('previousPerson')
  await expect.element(page.getByText('Results of Zainab Bello')).toBeVisible()
})

it('says that an audience is empty', async () => {
  await show(() => reaches([]))
  await expect.element(page.getByText(composerPage.reachesNoOne)).toBeVisible()
  expect(page.getByRole(...composerPage.nextPerson).elements()).toHaveLength(0)
})

it('asks for a person where no one is addressed yet', async () => {
  await show(() => reaches(names), { ...toAudience, audienceId: null })
  await expect.element(page.getByText(composerPage.choosePerson)).toBeVisible()
  await expect.element(previewAs()).toHaveValue('')
})

it('stays inside the column that it stands in', async () => {
  await show(() => reaches(names))
  const next = page.getByRole(...composerPage.nextPerson)
  await expect.element(next).toBeVisible()
  const column = page.getByRole(...composerPage.preview).element()
  expect(next.element().getBoundingClientRect().right).toBeLessThanOrEqual(column.getBoundingClientRect().right)
  expect(column.scrollWidth).toBeLessThanOrEqual(260)
})
