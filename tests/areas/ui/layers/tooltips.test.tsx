import { Plus } from 'lucide-react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Tooltips } from '#src/ui/layers/tooltips.tsx'

const bubble = () => document.querySelector('[data-tip-bubble]')
const text = () => bubble()?.textContent ?? null
const button = (name: string) => page.getByRole('button', { name })

beforeEach(async () => {
  await render(
    <div style={{ padding: 60 }}>
      <IconButton label="Add" icon={<Plus size={16} aria-hidden />} />
      <IconButton label="Remove" icon={<Plus size={16} aria-hidden />} />
      <p>Text</p>
      <Tooltips />
    </div>,
  )
  await userEvent.hover(page.getByText('Text'))
})
describe('the name of an icon button', () => {
  it('shows at once on keyboard focus, moves along with it, and goes by Escape', async () => {
    await userEvent.keyboard('{Tab}')
    await expect.poll(text).toBe('Add')
    await userEvent.keyboard('{Tab}')
    await expect.poll(text).toBe('Remove')
    await userEvent.keyboard('{Escape}')
    await expect.poll(text).toBeNull()
    await expect.element(button('Remove')).toHaveFocus()
  })

  it('shows under a resting pointer, and goes with it', async () => {
    await userEvent.hover(button('Add'))
    expect(text()).toBeNull()
    await expect.poll(text).toBe('Add')
    await userEvent.hover(page.getByText('Text'))
    await expect.poll(text).toBeNull()
  })

  it('goes with a press, and stays away until the pointer has left', async () => {
    await userEvent.hover(button('Add'))
    await expect.poll(text).toBe('Add')
    await button('Add').click()
    await expect.poll(text).toBeNull()
  })

  it('is only to be seen: readers know it, and presses go through', async () => {
    await userEvent.keyboard('{Tab}')
    await expect.poll(text).toBe('Add')
    expect(bubble()?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(bubble() && getComputedStyle(bubble() ?? document.body).pointerEvents).toBe('none')
    await expect.element(button('Add')).not.toHaveAttribute('title')
  })
})
