import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellOff, Globe } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce, LiveRegions } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorBoundary, ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { toast, Toaster } from '#src/ui/layers/toast.tsx'

const meta = { title: 'Kit/Feedback' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3.5', maxWidth: '520px' })
const onClose = fn()

export const Alerts: Story = {
  render: () => (
    <div className={stack}>
      <Alert tone="error" isFocused onClose={onClose} detail="Mapped to 3 centres.">
        Exam Block cannot be deleted due to a existing mapping available.
      </Alert>
      <Alert tone="warning" title="Prohibited Modules">
        Further Mathematics is prohibited together with Mathematics for Engineering.
      </Alert>
      <Alert tone="success">Exam block updated</Alert>
      <Alert tone="info" action={<Button size="sm">Restore</Button>}>
        Unsaved edits of 14:32 were found.
      </Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    onClose.mockClear()
    await expect(canvas.getAllByRole('alert')[0]).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

export const ToastOfASuccess: Story = {
  render: () => (
    <>
      <Button onClick={() => toast.success('Exam block updated')}>Save</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const card = await screen.findByText('Exam block updated')
    await expect(card.closest('[role=status]')).not.toBeNull()
    await waitFor(() => expect(screen.queryByText('Exam block updated')).toBeNull(), { timeout: 4000 })
  },
}

export const Spoken: Story = {
  render: () => (
    <>
      <Button onClick={() => announce('Saved.')}>Say it</Button>
      <Button onClick={() => announce('You are currently offline', 'assertive')}>Cry it</Button>
      <LiveRegions />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    await expect(canvas.getByText('Saved.').closest('[aria-live=polite]')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Cry it' }))
    await expect(canvas.getByText('You are currently offline').closest('[aria-live=assertive]')).not.toBeNull()
  },
}

export const Empty: Story = {
  render: () => (
    <>
      <EmptyState icon={<BellOff size={24} strokeWidth={1.75} />} title="No New Notifications" />
      <EmptyState
        icon={<Globe size={24} strokeWidth={1.75} />}
        title="Please Select TimeZones"
        hint="Choose zones on the left, then Apply."
      />
    </>
  ),
}

export const Failed: Story = { render: () => <ErrorState onRetry={fn()} /> }

function Fragile() {
  const [isBroken, setBroken] = useState(true)
  return (
    <>
      <Button onClick={() => setBroken(false)}>Mend</Button>
      <ErrorBoundary onError={fn()}>{isBroken ? <Bomb /> : <p>All is well</p>}</ErrorBoundary>
    </>
  )
}

function Bomb(): never {
  throw new Error('A page that cannot be drawn')
}

export const FailedWhileDrawing: Story = {
  render: () => <Fragile />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mend' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('All is well')).toBeVisible()
  },
}

export const ToCome: Story = {
  render: () => <SkeletonLines count={4} />,
}

export const PageToCome: Story = {
  render: () => <PagePlaceholder />,
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status', { name: 'Loading' })
    await expect(place.offsetHeight).toBe(600)
    await expect(place).toHaveAttribute('aria-busy', 'true')
  },
}
