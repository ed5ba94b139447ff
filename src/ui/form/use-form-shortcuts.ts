import { useEffectEvent, useLayoutEffect } from 'react'

interface FormShortcuts {
  onSave?(): void
  onNext?(): void
}

/**
 * Ctrl+S saves, Ctrl+Enter goes on; the same with the Command key. An open question answers to its own keys only. What is
 * left out does nothing, and neither does the browser's own save.
 */
export function useFormShortcuts({ onSave, onNext }: FormShortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('[role=alertdialog][data-state=open]')) return
    if (event.key.toLowerCase() === 's') {
      event.preventDefault()
      onSave?.()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onNext?.()
    }
  })
  // Before the page is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
