import { useState } from 'react'
import * as v from 'valibot'
import { useServices } from '#src/api/services.tsx'
import { createDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'

/**
 * A value of a form that the browser keeps under a name until it is the empty one again, so that it is there when the person
 * comes back. Gives the value and what changes it, as `useState` does.
 */
export function useKeptValue<T>(userId: string, name: string, schema: v.GenericSchema<unknown, T>, empty: T) {
  const { clock } = useServices()
  const [drafts] = useState(() => createDrafts(() => localStorage, ownerKey(userId), clock.now))
  const [value, setValue] = useState(() => drafts.read(name, v.object({ at: v.number(), value: schema }))?.value ?? empty)
  const change = (next: T) => {
    setValue(next)
    const draft = { at: clock.now(), value: next }
    if (next === empty) drafts.drop(name)
    else drafts.write(name, draft)
  }
  return [value, change] as const
}
