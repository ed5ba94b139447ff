import { createContext, use, useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react'
import { useServices } from '#src/api/services.tsx'

/** Rows wait no longer than this for what stands above them, in ms. */
const longestWaitMs = 1000

const ShowRows = createContext(() => {})

/** Holds back the rows of a list until what stands above them has its height: it would push them away from under the pointer. */
export function HeldRows({ children }: { children(isHeld: boolean): ReactNode }) {
  const { startTimer } = useServices()
  const [isHeld, showRows] = useReducer(() => false, true)
  useEffect(() => startTimer(longestWaitMs, showRows), [startTimer, showRows])
  return <ShowRows value={showRows}>{children(isHeld)}</ShowRows>
}

/** Lets the rows below be drawn, in the same frame, once what stands above them knows what it shows. */
export function useShowRows(isKnown: boolean): void {
  const showRows = use(ShowRows)
  useLayoutEffect(() => {
    if (isKnown) showRows()
  }, [isKnown, showRows])
}
