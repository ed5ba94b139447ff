import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { OperationInput } from '#src/api/client.ts'
import { DeliveryTable } from '#src/resources/deliveries/DeliveryTable.tsx'
import { ShownRecordProvider } from '#src/resources/view/shown-record.ts'
import { deliveriesPage } from '#tests/pages/communications/deliveries.ts'
import { kit } from '#tests/pages/kit.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

type Query = NonNullable<OperationInput<'listMessageDeliveries'>['query']>

const names = ['Farah Kamau', 'Abena Owusu']
const deliveries = names.map((name, index) => ({
  messageDeliveryId: index + 1,
  communicationId: 7,
  communicationName: 'Results',
  contactId: index + 1,
  name,
  email: `person${index}@example.org`,
  channel: 'Email',
  state: 'Delivered',
  at: { date: '2026-09-04 09:12:00.000000' },
}))

const show = async (of: ComponentProps<typeof DeliveryTable>['of']) => {
  const asked: Query[] = []
  const listMessageDeliveries = (input: unknown) => {
    const { query = {} } = input as OperationInput<'listMessageDeliveries'>
    asked.push(query)
    const list = deliveries.filter(({ name }) => name.toLowerCase().includes(query.searchText ?? ''))
    return { list, totalCount: list.length }
  }
  const record = { id: '7', name: 'Results', status: 'Sent', ...stamps, updatedAt: '', createdAt: '', fields: {}, names: {} }
  await render(
    <Served answers={{}} calls={{ listMessageDeliveries }} path="/">
      <ShownRecordProvider value={{ record, page: pageAt('/communications/content', 'Communications', '7') }}>
        <DeliveryTable of={of} />
      </ShownRecordProvider>
    </Served>,
  )
  await expect.element(page.getByRole(...deliveriesPage.table)).toBeVisible()
  return asked
}

it('searches the people of a message, and says so where none is found', async () => {
  const asked = await show({ communicationId: '7' })
  await page.getByRole(...deliveriesPage.search).fill('farah')
  await expect.element(page.getByText('Abena Owusu')).not.toBeInTheDocument()
  await expect.element(page.getByText('Farah Kamau')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ communicationId: 7, searchText: 'farah', pageNo: 1 })
  await page.getByRole(...deliveriesPage.search).fill('no such recipient')
  await expect.element(page.getByText(kit.nothingFound)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Abena Owusu')).toBeVisible()
})

it('orders them by name and time', async () => {
  const asked = await show({ communicationId: '7' })
  const press = (name: 'byPerson' | 'byTime') => page.getByRole(...deliveriesPage[name]).click()
  await press('byPerson')
  await press('byPerson')
  await press('byTime')
  await expect.poll(() => asked.map(({ sortParam }) => sortParam)).toEqual(['', 'name:asc', 'name:desc', 'at:asc'])
})

it('has no search for people among the messages to one person', async () => {
  await show({ contactId: '1' })
  expect(page.getByRole(...deliveriesPage.search).elements()).toHaveLength(0)
})
