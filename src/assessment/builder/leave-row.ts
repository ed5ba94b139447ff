/** The rows after a row, then those before it, the nearest first. */
function neighboursOf(row: Element): Element[] {
  const rows = [...(row.parentElement?.children ?? [])]
  const index = rows.indexOf(row)
  return [...rows.slice(index + 1), ...rows.slice(0, index).toReversed()]
}

/**
 * Moves the focus off a row whose button disappears when it is pressed: to the last button of the nearest other row, or,
 * where no other row has one, to the element that the selector `otherwise` finds in the section.
 */
export function leaveRow(row: Element | null, otherwise: string): void {
  const next = row && neighboursOf(row).flatMap((one) => [...one.querySelectorAll<HTMLElement>('button')].slice(-1))[0]
  const place = next ?? row?.closest('section')?.querySelector<HTMLElement>(otherwise)
  place?.focus()
}
