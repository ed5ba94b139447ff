/** Prints the page; a file that is saved by the dialog has this name. */
export function printPage(fileName: string): void {
  const { title } = document
  document.title = fileName
  window.addEventListener('afterprint', () => void (document.title = title), { once: true })
  window.print()
}
