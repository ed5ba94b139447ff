import { useRef, useState } from 'react'

/**
 * Which fields have been focused and blurred. A field that is blurred by a press counts when the press is over: a message
 * that appeared between press and release would move the pressed element away from the pointer.
 */
export function useTouchedFields<Field extends string>() {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const isPressing = useRef(false)
  const waiting = useRef<readonly Field[]>([])
  const leave = (fields: readonly Field[]) => setLeft((before) => new Set([...before, ...fields]))

  return {
    left,
    leaveAll: leave,
    onFieldBlur: (field: Field) => {
      if (isPressing.current) waiting.current = [...waiting.current, field]
      else leave([field])
    },
    onPointerDown: () => {
      isPressing.current = true
      const over = new AbortController()
      const release = () => {
        over.abort()
        isPressing.current = false
        leave(waiting.current)
        waiting.current = []
      }
      // A click comes last of all that a press brings; a press that becomes a scroll is cancelled instead.
      for (const end of ['click', 'pointercancel', 'dragend']) window.addEventListener(end, release, { signal: over.signal })
    },
  }
}
