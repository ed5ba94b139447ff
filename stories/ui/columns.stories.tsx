import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { ColumnChooser } from '#src/ui/records/column-chooser.tsx'
import { recordList } from '#tests/pages/record-list.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'

type Props = Parameters<typeof ColumnChooser<string>>[0]

const columns = [
  { id: 'name', label: 'Centre', isFixed: true },
  { id: 'city', label: 'City' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'status', label: 'Status' },
]

const meta = {
  component: ColumnChooser<string>,
  title: 'Kit/Column chooser',
  args: { columns, hidden: ['delivery'], onHide: fn(), onOrder: fn(), onReset: fn() },
  render: function Held({ columns: first, onOrder, ...rest }: Props) {
    const [order, setOrder] = useState(first.map(({ id }) => id))
    return (
      <div className={css({ minHeight: '360px' })}>
        <ColumnChooser
          {...rest}
          columns={order.flatMap((id) => first.filter((column) => column.id === id))}
          {...(onOrder
            ? {
                onOrder: (next) => {
                  setOrder([...next])
                  onOrder(next)
                },
              }
            : {})}
        />
        <LiveRegions />
      </div>
    )
  },
} satisfies Meta<typeof ColumnChooser<string>>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole(...recordList.columns))
  const panel = await screen.findByRole(...recordList.columnChoice)
  await waitFor(() => expect(holdsFocus(panel)).toBe(true))
  return within(panel)
}

export const Moved: Story = {
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas)
    await expect(panel.getByText(recordList.columnCount(3, 4))).toBeVisible()
    await expect(panel.getByRole('checkbox', { name: 'Centre' })).toBeDisabled()
    const up = panel.getByRole('button', { name: 'Move Status up' })
    await userEvent.click(up)
    await expect(args.onOrder).toHaveBeenLastCalledWith(['name', 'city', 'status', 'delivery'])
    await waitFor(() => expect(panel.getByRole('button', { name: 'Move Status up' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenLastCalledWith(['name', 'status', 'city', 'delivery'])
    // The first one stays first.
    await userEvent.keyboard('{Enter}')
    await expect(args.onOrder).toHaveBeenCalledTimes(2)
  },
}

export const HiddenAndReset: Story = {
  play: async ({ args, canvas }) => {
    const panel = await opened(canvas)
    await userEvent.click(panel.getByRole('checkbox', { name: 'City' }))
    await expect(args.onHide).toHaveBeenLastCalledWith(['city', 'delivery'])
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await expect(args.onReset).toHaveBeenCalled()
    await userEvent.click(panel.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getByRole(...recordList.columns)).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await opened(canvas)
  },
}
