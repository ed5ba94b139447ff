/**
 * The numbers that a list's foot shows: the first, the last, and the page with its neighbours; 0 stands for a gap of two
 * pages or more.
 * @param page counts from 1
 * @param pages how many there are, at least 1
 */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages).toSorted((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [0, one] : [one]
  })
}
