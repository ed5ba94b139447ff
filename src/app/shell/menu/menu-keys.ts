/** An item of the menu as keys find it, in the order of the menu. */
export interface MenuPosition {
  readonly key: string
  readonly label: string
}

/** Where a key leads from an item: a neighbour, the ends, or the next item that starts with the letter; null for other keys. */
export function targetOf(key: string, all: readonly MenuPosition[], from: string): MenuPosition | null {
  const at = all.findIndex((one) => one.key === from)
  const wrapped = (index: number) => all[(index + all.length) % all.length] ?? null
  if (key === 'ArrowDown') return wrapped(at + 1)
  if (key === 'ArrowUp') return wrapped(at - 1)
  if (key === 'Home') return wrapped(0)
  if (key === 'End') return wrapped(-1)
  if (key.length !== 1 || key === ' ') return null
  const letter = key.toLocaleLowerCase()
  const startsWith = ({ label }: MenuPosition) => label.trim().toLocaleLowerCase().startsWith(letter)
  return all.slice(at + 1).find(startsWith) ?? all.slice(0, Math.max(at, 0)).find(startsWith) ?? null
}
