import { useState } from 'react'

/**
 * The key of the editor at an address: an editor that creates a record lives on once the record's id joins the address, and
 * the next new record gets another one. The addresses must render the editor at one place.
 * @param id the record of the address; null for a new one
 * @returns the key, and what notes the id of the record that the editor has created, before the address has it
 */
export function useEditorKey(id: string | null) {
  const [created, setCreated] = useState<{ readonly id: string; readonly key: string } | null>(null)
  const [openId, setOpenId] = useState(id)
  const [round, setRound] = useState(0)
  if (id !== openId) {
    setOpenId(id)
    if (id === null) setRound(round + 1)
  }
  const key = created !== null && created.id === id ? created.key : (id ?? `new ${round}`)
  return [key, (createdId: string) => setCreated({ id: createdId, key })] as const
}
