import { useState } from 'react'

/** The value (one that stays the same from render to render) while it holds, and the last one that held afterwards: what a layer shows while it closes. */
export function useLastOpen<T>(value: T, holds: boolean): T {
  const [last, setLast] = useState(value)
  if (holds && last !== value) setLast(value)
  return holds ? value : last
}
