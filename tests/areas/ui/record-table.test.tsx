import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { RecordTable } from '#src/ui/records/table/record-table.tsx'
import { viewAction } from '#src/ui/records/row-actions.tsx'

const rows = [{ id: '1', name: 'Centre Handbook 3', type: 'Handbook' }]
type Row = (typeof rows)[number]

it('a card has its lines one below the other, whatever the height of the button beside them', async () => {
  await page.viewport(375, 800)
  const screen = await render(
    <RecordTable<Row, string>
      label="Assets"
      rows={rows}
      pageSize={10}
      name={{ head: 'Name', sorts: [], nameOf: ({ name }) => name }}
      columns={[{ id: 'type', head: 'Type', card: 'below', cell: ({ type }) => type }]}
      actions={[viewAction(({ id }) => `/${id}`)]}
      sort={null}
      chosen={[]}
      isDense={false}
      onSort={() => {}}
      onChoose={() => {}}
      onOpen={() => {}}
      onLeave={() => {}}
    />,
  )
  const cellOf = (text: string) => screen.getByText(text, { exact: true }).element().closest('td')?.getBoundingClientRect()
  expect(cellOf('Handbook')?.top).toBe(cellOf('Centre Handbook 3')?.bottom)
  expect(cellOf('Centre Handbook 3')?.height).toBeLessThan(44)
})
