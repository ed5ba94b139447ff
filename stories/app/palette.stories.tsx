import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, LogOut, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { destinationsOf } from '#src/app/palette/destinations.ts'
import { searchIn } from '#src/app/palette/search.ts'
import { routes } from '#src/app/routes.ts'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { texts as palette } from '#src/app/palette/texts.ts'
import { texts } from '#src/app/texts.ts'
import { CommandDialog, type CommandGroup } from '#src/ui/layers/command-dialog.tsx'
import { paletteDialog } from '#tests/pages/shell.ts'
import { accessOf, Filler, wholePage } from './shell-fixtures.tsx'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const visitor = {
  contactType: 'NCUK',
  mandatoryConsent: null,
  nonMandatoryConsent: null,
  studentKey: null,
  centreKey: null,
  institutionKey: null,
}
const pages = destinationsOf({ access: accessOf('NCUK'), productName: 'Pathway', visitor, routes })
const commands = [
  { id: 'light', label: palette.themes.light, icon: <Sun {...icon} /> },
  { id: 'dark', label: palette.themes.dark, icon: <Moon {...icon} /> },
  { id: 'logout', label: texts.logout, icon: <LogOut {...icon} /> },
]
const onChoose = fn()

const found = (search: string): readonly CommandGroup[] => [
  {
    title: palette.recent,
    commands: search === '' ? [{ id: 'recent', label: 'Exam Block', caption: 'Masters', icon: <CalendarClock {...icon} /> }] : [],
  },
  {
    title: palette.pages,
    commands: searchIn(pages, search).map(({ href, label, trail, iconName }) => ({
      id: href,
      label,
      caption: trail.join(' / '),
      icon: <MenuIcon name={iconName} />,
    })),
  },
  { title: palette.commands, commands: search === '' ? commands : [] },
]

function Held({ start = '' }: { start?: string }) {
  const [search, setSearch] = useState(start)
  const groups = found(search)
  const count = groups.reduce((sum, group) => sum + group.commands.length, 0)
  return (
    <main>
      <h1>Dashboard</h1>
      <Filler />
      <CommandDialog
        open
        title={palette.title}
        placeholder={palette.placeholder}
        search={search}
        groups={groups}
        summary={count === 0 ? palette.none(search) : search === '' ? '' : palette.found(count)}
        hints={[palette.move, palette.open, palette.close]}
        onSearch={setSearch}
        onChoose={onChoose}
        onClose={fn()}
      />
    </main>
  )
}

const meta = {
  component: Held,
  title: 'App/Palette',
  parameters: wholePage,
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<typeof Held>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole(...paletteDialog.search)

/** The pages one has been to come first, then all pages in the order of the menu, then what concerns the whole portal. */
export const Open: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).not.toContain(null)
    await waitFor(() => expect(screen.getByRole(...paletteDialog.recent)).toBeVisible())
  },
}

/** What fits best comes first and is taken by Enter; the arrows go round. */
export const Searching: Story = {
  play: async () => {
    onChoose.mockClear()
    await waitFor(async () => expect(await field()).toHaveFocus())
    await userEvent.keyboard('exmblk')
    await expect(screen.getByText('3 results')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect(onChoose).toHaveBeenCalledTimes(1)
    await expect(onChoose).toHaveBeenCalledWith('/sms/exam-block')
  },
}

export const NothingFound: Story = {
  args: { start: 'no such page' },
  play: async () => {
    await field()
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “no such page”')
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible())
  },
}

export const OnAPhone: Story = { args: { start: 'module' }, globals: { viewport: { value: 'w375' } } }
export const OnANarrowPhone: Story = { globals: { viewport: { value: 'w320' } } }
export const InTheDark: Story = { args: { start: 'exam' }, globals: { theme: 'dark' } }
