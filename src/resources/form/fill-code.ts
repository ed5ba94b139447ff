import { flushSync } from 'react-dom'
import type { MasterType } from '#openapi/generated/schema.d.ts'
import { generateCode } from '#src/api/generated-code.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import type { RecordDeps } from '../use-records.ts'
import { fieldElementId } from './form-of.ts'

interface CodeToFill {
  readonly rules: RecordDeps['rules']
  readonly api: Parameters<typeof generateCode>[0]
  readonly type: MasterType
  /** The field that holds the code. */
  readonly field: string
  readonly name: string
  /** Whether the code is still empty. */
  isWanted(): boolean
  onMade(code: string): void
}

/** Asks for the code of a new record, fills it in, and says so. */
export async function fillCode({ rules, api, type, field, name, isWanted, onMade }: CodeToFill): Promise<void> {
  const made = await generateCode(api, name, type, { log: { component: rules.components, permission: 'Add' } })
  // A code that was typed meanwhile stays.
  if (!isWanted()) return
  flushSync(() => onMade(made))
  // Typing then replaces it, where the field has the focus.
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && focused.closest(`[id="${fieldElementId(field)}"]`)) focused.select()
  announce(`${rules.fields[field]?.label ?? ''}: ${made}`)
}
