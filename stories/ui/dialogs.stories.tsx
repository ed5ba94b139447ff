import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { Dialog, DialogText } from '#src/ui/layers/dialog.tsx'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { holdsFocus } from '#tests/support/holds-focus.ts'

const meta = {
  component: ConfirmDialog,
  title: 'Kit/Dialog',
  args: { title: 'Are you sure you want to delete this Exam Block?', open: false, onConfirm: fn(), onCancel: fn() },
  render: function Held({ onCancel, ...rest }) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <ConfirmDialog
          {...rest}
          open={isOpen}
          onCancel={() => {
            setOpen(false)
            onCancel()
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this Exam Block?' })
  await waitFor(() => expect(holdsFocus(question)).toBe(true))
  return question
}

export const Question: Story = {
  args: { tone: 'danger', body: 'Semester 2 Final Exams 2026-27 and its schedule are removed.' },
  play: async ({ args }) => {
    await ask()
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const QuestionLeftByEscape: Story = {
  play: async ({ args, canvas }) => {
    await ask()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus())
  },
}

export const QuestionThatStays: Story = {
  args: { isDismissible: false, layer: 'session', confirmLabel: 'Reset Session', cancelLabel: 'Logout' },
  play: async ({ args }) => {
    await ask()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const QuestionBusy: Story = { args: { tone: 'danger', isBusy: true }, play: async () => void (await ask()) }

function Policy() {
  const [isOpen, setOpen] = useState(true)
  const accept = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={isOpen}
      size="lg"
      title="Privacy Policy"
      initialFocus={() => accept.current}
      onClose={() => setOpen(false)}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button ref={accept} variant="primary" onClick={() => setOpen(false)}>
            I Accept
          </Button>
        </>
      }
    >
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>{`${index + 1}. What we collect, why, and for how long.`}</p>
      ))}
    </Dialog>
  )
}

export const LongText: Story = {
  render: () => <Policy />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'I Accept' })).toHaveFocus())
    const body = dialog.querySelector('p')?.parentElement
    await expect(body && getComputedStyle(body).padding).toBe('16px')
    await expect(body && body.scrollHeight > body.clientHeight).toBe(true)
    await waitFor(() => expect(screen.getByRole('button', { name: 'I Accept' })).toBeVisible())
  },
}

export const WithAnEyebrow: Story = {
  render: () => (
    <Dialog open size="md" eyebrow="1 of 2" title="Student Consent" isDismissible={false} onClose={fn()} footer={<Button>Cancel</Button>}>
      <DialogText>
        To create and run your account we need your consent to use your personal data as described in the policy below.
      </DialogText>
    </Dialog>
  ),
}

function HeldDrawer({ side }: { side: 'end' | 'bottom' | 'start' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        open={isOpen}
        side={side}
        title="Wednesday 16/06/2027"
        subtitle="3 modules · 5 versions · 3 submodules"
        actions={<Button>Edit</Button>}
        onClose={() => setOpen(false)}
      >
        <div style={{ padding: 16 }}>
          <TextField label="Search modules" value="" onValueChange={fn()} />
        </div>
      </Drawer>
    </>
  )
}

const openDrawer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const drawer = await screen.findByRole('dialog', { name: 'Wednesday 16/06/2027' })
  await waitFor(() => expect(holdsFocus(drawer)).toBe(true))
  await waitFor(() => expect(drawer.getAnimations().every((one) => one.playState !== 'running')).toBe(true))
  return drawer
}

export const DrawerHalfWide: Story = {
  render: () => <HeldDrawer side="end" />,
  play: async ({ canvas }) => {
    const drawer = await openDrawer()
    await expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth / 2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

export const DrawerOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  render: () => <HeldDrawer side="end" />,
  play: async () => {
    const drawer = await openDrawer()
    await expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth)
  },
}

export const DrawerOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  render: () => <HeldDrawer side="end" />,
  play: async () => {
    const drawer = await openDrawer()
    await expect(drawer.getBoundingClientRect().width).toBe(384)
  },
}

export const SheetFromBelow: Story = {
  globals: { viewport: { value: 'w375' } },
  render: () => <HeldDrawer side="bottom" />,
  play: async () => {
    const drawer = await openDrawer()
    await expect(Math.round(drawer.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DrawerFromTheStart: Story = { render: () => <HeldDrawer side="start" />, play: async () => void (await openDrawer()) }
