/** Whether an address asks for the grid: it says nothing, or only what the grid shows. */
export function isGrid(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.size === 0 || ['year', 'centre', 'curriculum', 'semester', 'mark'].some((name) => query.has(name))
}
