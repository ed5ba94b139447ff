import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Part } from '#tests/pages/parts.ts'

/** Waits until the next key acts on an entry: a menu takes the focus back a frame after it has moved its highlight. */
export async function highlighted(entry: HTMLElement): Promise<void> {
  await waitFor(() => expect(entry).toHaveAttribute('data-highlighted'))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

/** Chooses an entry of the menu that opens, by keys: from the last one up. */
export async function chooseByKeys(item: Part): Promise<void> {
  const entry = await screen.findByRole(...item)
  await waitFor(() => expect(entry.closest('[role=menu]')).toHaveFocus())
  const entries = screen.getAllByRole('menuitem').filter((one) => !one.hasAttribute('data-disabled'))
  await userEvent.keyboard('{End}')
  for (const one of entries.slice(entries.indexOf(entry)).toReversed()) {
    await highlighted(one)
    await userEvent.keyboard(one === entry ? '{Enter}' : '{ArrowUp}')
  }
}
