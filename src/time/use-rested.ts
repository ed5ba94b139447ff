import { useEffect, useState } from 'react'
import type { StartTimer } from './timer.ts'

/** How long a search waits after the last key, ms. */
const restMs = 250

/** A text once nobody has typed for a moment; an empty one at once. */
export function useRested(text: string, startTimer: StartTimer): string {
  const [rested, setRested] = useState(text)
  if (text === '' && rested !== '') setRested('')
  useEffect(() => (text === rested ? undefined : startTimer(restMs, () => setRested(text))), [text, rested, startTimer])
  return text === '' ? '' : rested
}
