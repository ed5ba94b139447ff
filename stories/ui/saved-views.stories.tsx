import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { SavedViews, type ViewNaming } from '#src/ui/views/saved-views.tsx'
import { ViewChanges } from '#src/ui/views/view-changes.tsx'
import { menuitem } from '#tests/pages/parts.ts'
import { chooseByKeys } from '../menu-keys.ts'

const views = [
  { name: 'Renewals 2027', href: '/sms/centres?contractEndTo=2027-10-01' },
  { name: 'Online', href: '/sms/centres?deliveryModes=2' },
]

interface Props {
  readonly views: readonly { readonly name: string; readonly href: string }[]
  readonly current: string | null
  readonly isFull: boolean
  readonly isChanged: boolean
  onName(name: string): string | null
  onDelete(): void
  onSave(): void
}

function Title({ onName, isChanged, onSave, ...rest }: Props) {
  const [naming, setNaming] = useState<ViewNaming | null>(null)
  return (
    <div className={css({ minHeight: '320px', bg: 'bg.surface', p: '4' })}>
      <SavedViews
        {...rest}
        longestName={60}
        naming={naming}
        onNaming={setNaming}
        onName={(name) => {
          const problem = onName(name)
          if (problem === null) setNaming(null)
          return problem
        }}
      />
      <div className={css({ display: 'flex', gap: '2', mt: '4' })}>
        <ViewChanges isChanged={isChanged} onSave={onSave} />
      </div>
      <LiveRegions />
    </div>
  )
}

const meta = {
  component: Title,
  title: 'Kit/Saved views',
  parameters: { layout: 'fullscreen' },
  args: {
    views,
    current: 'Renewals 2027',
    isFull: false,
    isChanged: false,
    onName: fn((name: string) => (name.toLowerCase() === 'online' ? 'There is a view of this name already.' : null)),
    onDelete: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof Title>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^View/ }))
  return within(await screen.findByRole('menu'))
}
const choose = async (canvas: ReturnType<typeof within>, name: string) => {
  canvas.getByRole('button', { name: /^View/ }).focus()
  await userEvent.keyboard('{Enter}')
  await chooseByKeys(menuitem(name))
}
const field = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: 'Name of the view' })

export const NoneYet: Story = {
  args: { views: [], current: null },
  play: async ({ canvas }) => {
    const menu = await open(canvas)
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Save as new view'])
  },
}

export const Some: Story = {
  play: async ({ canvas }) => {
    const menu = await open(canvas)
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Renewals 2027',
      'Online',
      'Save as new view',
      'Rename view',
      'Delete view',
    ])
    await expect(menu.getByRole('menuitem', { name: 'Online' })).toHaveAttribute('href', '/sms/centres?deliveryModes=2')
  },
}

export const Changed: Story = {
  args: { isChanged: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('View changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
  },
}

export const Full: Story = {
  args: { isFull: true },
  play: async ({ canvas }) => {
    const menu = await open(canvas)
    await expect(menu.getByRole('menuitem', { name: 'No more views can be saved' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Named: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Save as new view')
    await waitFor(async () => expect(await field(canvas)).toHaveFocus())
    await userEvent.keyboard('  Gulf {Enter}')
    await expect(args.onName).toHaveBeenLastCalledWith('Gulf')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View Renewals 2027' })).toHaveFocus())
  },
}

export const Renamed: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Rename view')
    await waitFor(async () => expect(await field(canvas)).toHaveFocus())
    await expect(await field(canvas)).toHaveValue('Renewals 2027')
    await userEvent.clear(await field(canvas))
    await userEvent.type(await field(canvas), 'Renewals 2028')
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }))
    await expect(args.onName).toHaveBeenLastCalledWith('Renewals 2028')
  },
}

export const NameTaken: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Rename view')
    await waitFor(async () => expect(await field(canvas)).toHaveFocus())
    await userEvent.clear(await field(canvas))
    await userEvent.type(await field(canvas), 'online{Enter}')
    await expect(await field(canvas)).toHaveAccessibleDescription('There is a view of this name already.')
    await expect(await field(canvas)).toHaveFocus()
  },
}

export const NotNamed: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Save as new view')
    await waitFor(async () => expect(await field(canvas)).toHaveFocus())
    await userEvent.keyboard('Gulf{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View Renewals 2027' })).toHaveFocus())
    await expect(args.onName).not.toHaveBeenCalled()
  },
}

export const Deleted: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Delete view')
    const question = within(await screen.findByRole('alertdialog', { name: /delete the view “Renewals 2027”/ }))
    await waitFor(() => expect(question.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect(args.onDelete).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View Renewals 2027' })).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  args: { current: 'Renewals of contracts in Africa, Asia, the Gulf and Latin America 2027', isChanged: true },
  globals: { viewport: { value: 'w375' } },
}
