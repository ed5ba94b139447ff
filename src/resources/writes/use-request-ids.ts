import { useRef } from 'react'
import { useServices } from '#src/api/services.tsx'

/**
 * Request ids by what is wished for: a wish that is sent again after a lost answer keeps its id, so that the server does it once,
 * and another wish gets another one.
 */
export function useRequestIds() {
  const { createId } = useServices()
  const known = useRef(new Map<string, string>())
  return {
    of: (wish: object): string => {
      const key = JSON.stringify(wish)
      const id = known.current.get(key) ?? createId()
      known.current.set(key, id)
      return id
    },
    /** Once a wish is answered, the same one is a new wish. */
    forget: (wish: object): void => void known.current.delete(JSON.stringify(wish)),
  }
}
