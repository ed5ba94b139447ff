import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, KeyRound, LogOut, Pencil, Plus, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { ActionBar, SavedState } from '#src/ui/kit/action-bar.tsx'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { Menu } from '#src/ui/layers/menu.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { StepRail } from '#src/ui/navigation/step-rail.tsx'
import { Stepper, type Step } from '#src/ui/navigation/stepper.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { ThemeToggle } from '#src/ui/theme.tsx'
import { highlighted } from '../menu-keys.ts'

const meta = { title: 'Kit/Navigation' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const onEdit = fn()
const onDelete = fn()

export const MenuByKeyboard: Story = {
  render: () => (
    <div className={css({ minHeight: '200px' })}>
      <Menu
        placement="bottom-start"
        trigger={<IconButton label="Actions for Summer Exams" icon={<Ellipsis {...icon} />} />}
        items={[
          { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: onEdit },
          { id: 'copy', label: 'Duplicate', isDisabled: true, onSelect: fn() },
          { id: 'delete', label: 'Delete', tone: 'danger', isApart: true, icon: <Trash2 {...icon} />, onSelect: onDelete },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    onEdit.mockClear()
    onDelete.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Actions for Summer Exams' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await highlighted(screen.getByRole('menuitem', { name: 'Delete' }))
    await userEvent.keyboard('{Enter}')
    await expect(onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('e')
    await highlighted(screen.getByRole('menuitem', { name: 'Edit' }))
    await userEvent.keyboard('{Enter}')
    await expect(onEdit).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const logOut = fn()

export const MenuOfAPerson: Story = {
  render: () => (
    <div className={css({ minHeight: '240px' })}>
      <Menu
        placement="bottom-start"
        trigger={<Button>Alexandrina-Maria</Button>}
        header={
          <>
            <p className={css({ textStyle: 'h3' })}>Alexandrina-Maria Lindqvist</p>
            <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>a.lindqvist@example.org</p>
          </>
        }
        items={[
          { id: 'profile', label: 'Profile', href: '#profile', icon: <UserRound {...icon} /> },
          { id: 'password', label: 'Change Password', href: '#changepassword', icon: <KeyRound {...icon} /> },
          { id: 'logout', label: 'Logout', icon: <LogOut {...icon} />, onSelect: logOut },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alexandrina-Maria' }))
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile')
    // As voice control presses it: no pointer was there before.
    screen.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(logOut).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

function HeldTabs({ activation, variant }: { activation?: 'automatic' | 'manual'; variant?: 'line' | 'chips' }) {
  const [value, setValue] = useState('unread')
  return (
    <Tabs
      label="Notifications"
      value={value}
      onChange={setValue}
      activation={activation}
      variant={variant}
      end={variant === 'chips' ? undefined : <Button variant="ghost">Mark All As Read</Button>}
      tabs={[
        { value: 'unread', label: 'Unread', count: 3 },
        { value: 'read', label: 'Read' },
      ]}
    >
      <p className={css({ p: '4' })}>{value === 'unread' ? 'Three to read' : 'All read'}</p>
    </Tabs>
  )
}

export const TabsByKeyboard: Story = {
  render: () => <HeldTabs />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Unread 3' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Read' })).toHaveAttribute('aria-selected', 'true'))
    await expect(await canvas.findByText('All read')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(await canvas.findByText('Three to read')).toBeVisible()
  },
}

export const TabsOpenedByEnter: Story = {
  render: () => <HeldTabs activation="manual" />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Read' })).toHaveFocus())
    await expect(canvas.getByText('Three to read')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('All read')).toBeVisible()
  },
}

export const TabsAsChips: Story = { render: () => <HeldTabs variant="chips" /> }

const steps: readonly Step[] = [
  { title: 'Exam Details', caption: 'Create Exam Block', state: 'done' },
  { title: 'Define TimeZones', caption: 'Time Zones and Ranges', state: 'current' },
  { title: 'Define Exam', caption: 'Define Exam Blocks', state: 'upcoming' },
  { title: 'Summary', caption: 'Confirmation', state: 'unreachable' },
]
const onStep = fn()

export const Steps: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Stepper label="Steps" steps={steps} onSelect={onStep} />,
  play: async ({ canvas }) => {
    onStep.mockClear()
    await expect(canvas.getByRole('button', { name: /Step 2 of 4: Define TimeZones/ })).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: /Summary/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Exam Details/ }))
    await expect(onStep).toHaveBeenCalledWith(0)
  },
}

export const StepsOnAPhone: Story = {
  ...Steps,
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Define TimeZones', { selector: 'strong' })).toBeVisible()
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
  },
}

const six: readonly Step[] = [
  ...steps,
  { title: 'Documents', caption: 'Files', state: 'unreachable' },
  { title: 'Confirm', caption: 'All of it', state: 'unreachable' },
]

/** More than five steps have no room there: a bar each. */
export const ManyStepsOnATablet: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Stepper label="Steps" steps={six} onSelect={onStep} />,
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 6')).toBeVisible()
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

/** On a phone of an applicant the rail says how far the step is. */
export const RailOnAPhone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <StepRail label="Steps" steps={steps.map((one) => ({ ...one, href: `#${one.title}` }))} />,
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible()
    await expect(canvas.getAllByText('Time Zones and Ranges').find((one) => one.checkVisibility())).toBeVisible()
  },
}

const crumbs = [
  { label: 'Qualification Management & Administration', href: '#qualification' },
  { label: 'Masters' },
  { label: 'Exam Block', href: '#exam-block' },
  { label: 'Semester 2 Final Exams 2026-27' },
]

const header = (
  <PageHeader
    title="Semester 2 Final Exams 2026-27"
    breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
    badge={<StatusBadge status={2} />}
    meta="EBS2F27-014"
    actions={
      <>
        <ThemeToggle />
        <LinkButton variant="primary" href="#create" icon={<Plus {...icon} />}>
          Create Exam Block
        </LinkButton>
      </>
    }
  />
)

export const HeadOfAPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => header,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Semester 2 Final Exams 2026-27')
    await expect(canvas.getByText('Semester 2 Final Exams 2026-27', { selector: '[aria-current=page]' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Qualification Management & Administration' })).toBeVisible()
  },
}

export const TrailFolds: Story = {
  ...HeadOfAPage,
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Qualification Management & Administration' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More of the trail' }))
    await expect(await screen.findByRole('menuitem', { name: 'Qualification Management & Administration' })).toHaveAttribute(
      'href',
      '#qualification',
    )
  },
}

const bar = (
  <div className={css({ bg: 'bg.surface', borderWidth: '1px', borderColor: 'border.default', borderBottomRadius: { md: 'xl' } })}>
    <ActionBar start={<Button variant="ghost">Back to listing</Button>} status={<SavedState savedAt="14:32" isDirty={false} />}>
      <Button>Save</Button>
      <Button variant="primary">Next</Button>
    </ActionBar>
  </div>
)

export const Actions: Story = { render: () => bar }

/** A bar whose first buttons are hidden on phones. */
export const ActionsAtTheEdgeOfAPhone: Story = {
  render: () => (
    <ActionBar start={<span className={css({ hideBelow: 'md' })}>Back to listing</span>} status={<SavedState savedAt={null} isDirty />}>
      <Button>Save</Button>
      <Button variant="primary">Next</Button>
    </ActionBar>
  ),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const [save, next] = [canvas.getByRole('button', { name: 'Save' }), canvas.getByRole('button', { name: 'Next' })]
    await expect([save.getBoundingClientRect().left, next.getBoundingClientRect().right]).toEqual([16, innerWidth - 16])
  },
}

export const ActionsOnAPhone: Story = { render: () => bar, parameters: { layout: 'fullscreen' }, globals: { viewport: { value: 'w375' } } }
