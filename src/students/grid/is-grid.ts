/** Whether an address asks for the grid: it has no query, or a parameter of the grid. */
export function isGrid(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.size === 0 || ['year', 'centre', 'curriculum', 'semester', 'mark'].some((name) => query.has(name))
}
