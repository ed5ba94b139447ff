let address: string | null = null

/** Hands a text to the browser as a file to save; nothing is navigated. */
export function saveFile(name: string, type: string, text: string): void {
  // The browser may still be reading the file before; so it is revoked with the next one.
  if (address !== null) URL.revokeObjectURL(address)
  address = URL.createObjectURL(new Blob([text], { type }))
  saveAddress(name, address)
}

/** Has the browser save what stands at an address; nothing is navigated. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
