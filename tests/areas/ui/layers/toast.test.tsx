import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toast, Toaster } from '#src/ui/layers/toast.tsx'

/** The removal itself is a short fade after the time is over. */
const fade = 250

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] })
})

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
})

const shown = (text: string) => page.getByText(text)

async function show(kind: Exclude<keyof typeof toast, 'clear'>, text: string) {
  await render(<Toaster />)
  toast[kind](text)
  await vi.advanceTimersByTimeAsync(32)
  await expect.element(shown(text)).toBeInTheDocument()
}

describe('toasts', () => {
  it('of a success go after 1000 ms', async () => {
    await show('success', 'Exam block updated')
    await vi.advanceTimersByTimeAsync(900)
    await expect.element(shown('Exam block updated')).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(100 + fade)
    await expect.element(shown('Exam block updated')).not.toBeInTheDocument()
  })

  it('of any other message go after 3000 ms', async () => {
    await show('message', 'You are back online')
    await vi.advanceTimersByTimeAsync(2900)
    await expect.element(shown('You are back online')).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(100 + fade)
    await expect.element(shown('You are back online')).not.toBeInTheDocument()
  })

  it('of a failure go after 3000 ms', async () => {
    await show('failure', 'The current password is not correct.')
    await vi.advanceTimersByTimeAsync(2900)
    await expect.element(shown('The current password is not correct.')).toBeInTheDocument()
    await vi.advanceTimersByTimeAsync(100 + fade)
    await expect.element(shown('The current password is not correct.')).not.toBeInTheDocument()
  })

  it('of a person who signed out are not shown to the next', async () => {
    const { unmount } = await render(<Toaster />)
    toast.message('You are back online')
    await vi.advanceTimersByTimeAsync(32)
    await expect.element(shown('You are back online')).toBeInTheDocument()
    await unmount()
    await render(<Toaster />)
    await vi.advanceTimersByTimeAsync(32)
    expect(shown('You are back online').query()).toBeNull()
  })

  it('of a failure without words are a mark with a name, and no text', async () => {
    await render(<Toaster />)
    toast.failure('')
    await vi.advanceTimersByTimeAsync(32)
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
    await expect.element(page.getByRole('status').getByRole('img', { name: 'Failed' })).toBeVisible()
  })

  it('are told to readers as a status', async () => {
    await show('message', 'Saved')
    expect(shown('Saved').element().closest('[role=status]')).not.toBeNull()
  })

  it('wait while the pointer rests on them, and go on when it leaves', async () => {
    await show('success', 'Read me')
    await userEvent.hover(shown('Read me'))
    await vi.advanceTimersByTimeAsync(4000)
    await expect.element(shown('Read me')).toBeInTheDocument()
    await userEvent.unhover(shown('Read me'))
    await vi.advanceTimersByTimeAsync(1000 + fade)
    await expect.element(shown('Read me')).not.toBeInTheDocument()
  })

  /** Sends the events of an element that comes to lie under a resting pointer: there is no move among them. */
  function slideUnderPointer(card: Element) {
    document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: card }))
    card.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body }))
  }

  it('go by themselves where they slide in under a pointer that rests', async () => {
    await show('success', 'Exam block updated')
    slideUnderPointer(shown('Exam block updated').element())
    await vi.advanceTimersByTimeAsync(1000 + fade)
    await expect.element(shown('Exam block updated')).not.toBeInTheDocument()
  })

  it('wait for a pointer that moves on one that slid in under it', async () => {
    await show('success', 'Read me')
    const card = shown('Read me').element()
    slideUnderPointer(card)
    card.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(4000)
    await expect.element(shown('Read me')).toBeInTheDocument()
    card.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }))
    await vi.advanceTimersByTimeAsync(1000 + fade)
    await expect.element(shown('Read me')).not.toBeInTheDocument()
  })

  it('wait while the focus is among them', async () => {
    await render(<button type="button">Save</button>)
    page.getByRole('button', { name: 'Save' }).element().focus()
    await show('success', 'Read me')
    page
      .getByRole('region', { name: /Messages/ })
      .element()
      .focus()
    await vi.advanceTimersByTimeAsync(4000)
    await expect.element(shown('Read me')).toBeInTheDocument()
    page.getByRole('button', { name: 'Save' }).element().focus()
    await vi.advanceTimersByTimeAsync(1000 + fade)
    await expect.element(shown('Read me')).not.toBeInTheDocument()
  })

  it('without words are not shown', async () => {
    await render(<Toaster />)
    toast.success('')
    await vi.advanceTimersByTimeAsync(32)
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  })
})
