const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const units = ['KB', 'MB', 'GB'] as const

/** "820 B", "12.4 KB", "3.2 MB" or "100 GB". */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const power = bytes < 1024 ** 2 ? 1 : bytes < 1024 ** 3 ? 2 : 3
  return `${figures.format(bytes / 1024 ** power)} ${units[power - 1]}`
}
