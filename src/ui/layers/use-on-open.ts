import { useState } from 'react'

/** Calls `begin` while a layer that has just been opened is drawn: what it sets is there at once, and stays while the layer closes. */
export function useOnOpen(isOpen: boolean, begin: () => void): void {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen === wasOpen) return
  setWasOpen(isOpen)
  if (isOpen) begin()
}
