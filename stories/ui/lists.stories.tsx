import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { SkeletonRows } from '#src/ui/list/skeleton-table.tsx'
import { GroupRow, Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'

const meta = { title: 'Kit/List', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sheet = css({ bg: 'bg.surface' })
const blocks = [
  { code: 'EBS1F27-011', name: 'Semester 1 Final Exams 2026-27', from: '11/01/2027', status: 1 },
  { code: 'EBS2F27-014', name: 'Semester 2 Final Exams 2026-27', from: '14/06/2027', status: 2 },
  { code: 'EBEAP27-016', name: 'EAP Summer Exams', from: '12/07/2027', status: 0 },
] as const

export const TableOfRows: Story = {
  render: () => (
    <div className={sheet}>
      <Table label="Exam blocks">
        <TableHead>
          <Th>
            <Checkbox hideLabel label="Select all" checked="indeterminate" onChange={fn()} />
          </Th>
          <Th>Name</Th>
          <Th>Exam Code</Th>
          <Th>From</Th>
          <Th>Status</Th>
        </TableHead>
        <tbody>
          <GroupRow columns={5}>Results release date</GroupRow>
          {blocks.map((row) => (
            <Tr key={row.code} data-selected={row.status === 2}>
              <Td>
                <Checkbox hideLabel label={`Select ${row.name}`} checked={row.status === 2} onChange={fn()} />
              </Td>
              <Td className={css({ textStyle: 'bodyStrong' })}>{row.name}</Td>
              <Td isNumeric>{row.code}</Td>
              <Td isNumeric>{row.from}</Td>
              <Td>
                <StatusBadge status={row.status} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Semester 1 Final Exams 2026-27')
    await expect(canvas.getAllByRole('row')[2]?.offsetHeight).toBe(48)
  },
}

export const TableToCome: Story = {
  render: () => (
    <div className={sheet}>
      <Table label="Exam blocks">
        <TableHead>
          <Th>Name</Th>
          <Th>Exam Code</Th>
          <Th>Status</Th>
        </TableHead>
        <SkeletonRows rows={5} columns={3} />
      </Table>
    </div>
  ),
}

function Paged({ total }: { total: number }) {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(25)
  return (
    <div className={sheet}>
      <Pagination
        page={page}
        pageSize={size}
        total={total}
        pageSizes={[10, 25, 50]}
        onPage={setPage}
        onPageSize={(next) => {
          setSize(next)
          setPage(1)
        }}
      />
    </div>
  )
}

export const Pages: Story = {
  render: () => <Paged total={230} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 230')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('26–50 of 230')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50')
    await expect(canvas.getByText('1–50 of 230')).toBeVisible()
  },
}

export const OnePage: Story = { render: () => <Paged total={23} /> }

export const NoRows: Story = {
  render: () => <Paged total={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0–0 of 0')).toBeVisible()
  },
}

export const PagesOnAPhone: Story = { render: () => <Paged total={230} />, globals: { viewport: { value: 'w375' } } }

function Searched() {
  const [value, setValue] = useState('')
  return (
    <div className={css({ p: '4', maxWidth: '320px' })}>
      <SearchField label="Search exam blocks" shortcut="/" value={value} onChange={setValue} />
    </div>
  )
}

export const Search: Story = {
  render: () => <Searched />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search exam blocks' })
    await expect(box).toHaveAttribute('aria-keyshortcuts', '/')
    await userEvent.type(box, 'resit')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await userEvent.type(box, 'final')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
}
