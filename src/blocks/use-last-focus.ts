import { useEffect, useEffectEvent, useRef } from 'react'

const remembered = 5

/**
 * Where the focus goes after a question that may have come from anywhere: to what had it last in the page's main part
 * and is still there, else to the page's heading.
 */
export function useLastFocus(): () => HTMLElement | null {
  const places = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main')) places.current = [target, ...places.current].slice(0, remembered)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return () => places.current.find((place) => place.isConnected) ?? document.querySelector<HTMLElement>('main h1')
}

/**
 * Gives the focus back to what had it when fields are enabled again: a field that is disabled while it is saved loses it.
 * @param isDisabled whether fields of the page are disabled for a while
 */
export function useFocusBack(isDisabled: boolean): void {
  const lastFocus = useLastFocus()
  const giveBack = useEffectEvent(() => {
    if (document.activeElement === document.body) lastFocus()?.focus()
  })
  useEffect(() => {
    if (!isDisabled) return undefined
    return () => giveBack()
  }, [isDisabled])
}
