import { useState } from 'react'

/**
 * The value while `holds` is true, and the last one from then afterwards: what a layer shows while it closes. The value has to be
 * the same object from render to render.
 */
export function useLastOpen<T>(value: T, holds: boolean): T {
  const [last, setLast] = useState(value)
  if (holds && last !== value) setLast(value)
  return holds ? value : last
}
