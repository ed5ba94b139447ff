import { useRef, useState } from 'react'
import type { useChange } from './use-library.ts'

/** What a dialog shows of the change that it begins, or that was under way when it opened. */
export interface DialogChange {
  /** A change is under way: no other one is sent. */
  readonly isBusy: boolean
  /** It is the dialog's own: what was entered stays until it is done. */
  readonly isHeld: boolean
  /** Why the dialog's own change was refused. */
  readonly notice: ReturnType<typeof useChange>['notice']
}

/**
 * The dialogs of acts that share one `useChange`, one open at a time. Another act may be under way when a dialog opens: its end neither
 * closes the dialog nor shows there.
 */
export function useActDialogs<Act>(
  { isBusy, notice, closeNotice }: Pick<ReturnType<typeof useChange>, 'isBusy' | 'notice' | 'closeNotice'>,
  onAsk: (act: Act | null) => void,
) {
  const [isOwn, setOwn] = useState(false)
  const opened = useRef(0)
  const show = (act: Act | null) => {
    opened.current += 1
    setOwn(false)
    onAsk(act)
  }
  const state: DialogChange = { isBusy, isHeld: isOwn && isBusy, notice: isOwn ? notice : null }
  return {
    state,
    ask: (act: Act) => {
      // The notice of an earlier refusal is not about this act.
      closeNotice()
      show(act)
    },
    close: () => {
      // The page shows the notice of another act once the dialog is closed.
      if (isOwn) closeNotice()
      show(null)
    },
    /** Notes that the open dialog begins its act; what it returns closes that dialog, and no later one. */
    begin: () => {
      const own = opened.current
      setOwn(true)
      return () => {
        if (opened.current === own) show(null)
      }
    },
  }
}
