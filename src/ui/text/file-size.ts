const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** "820 B", "12.4 KB" or "3.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${figures.format(bytes / 1024)} KB` : `${figures.format(bytes / 1024 / 1024)} MB`
}
