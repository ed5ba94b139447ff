import { startTransition, useLayoutEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'

function Form({ onSave }: { readonly onSave: () => void }) {
  useFormShortcuts({ onSave })
  return null
}

/** Presses Ctrl+S in the moment in which the form is there and not yet painted. */
function Page({ onSave }: { readonly onSave: () => void }) {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (isOpen) document.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
    else startTransition(() => setOpen(true))
  }, [isOpen])
  return isOpen && <Form onSave={onSave} />
}

it('saves at a key that is pressed as soon as the form is there', async () => {
  const onSave = vi.fn()
  await render(<Page onSave={onSave} />)
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
})
