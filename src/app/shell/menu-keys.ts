import type { KeyboardEvent } from 'react'

const itemsBeside = (item: HTMLElement) => [...(item.closest('nav')?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])]
const startsWith = (item: HTMLElement, letter: string) =>
  (item.getAttribute('aria-label') ?? item.textContent).trim().toLocaleLowerCase().startsWith(letter)

/** Where a key leads from an item: a neighbour, the ends, or the next item that starts with the letter; null for other keys. */
function targetOf(key: string, all: readonly HTMLElement[], at: number): HTMLElement | null {
  const wrapped = (index: number) => all[(index + all.length) % all.length] ?? null
  if (key === 'ArrowDown') return wrapped(at + 1)
  if (key === 'ArrowUp') return wrapped(at - 1)
  if (key === 'Home') return wrapped(0)
  if (key === 'End') return wrapped(-1)
  if (key.length !== 1 || key === ' ') return null
  const letter = key.toLocaleLowerCase()
  return [...all.slice(at + 1), ...all.slice(0, at)].find((item) => startsWith(item, letter)) ?? null
}

/** Moves the focus from an item to another one of its menu: arrows, Home, End and letters. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const all = itemsBeside(event.currentTarget)
  const target = targetOf(event.key, all, all.indexOf(event.currentTarget))
  if (!target) return
  event.preventDefault()
  target.focus()
}
