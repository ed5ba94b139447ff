import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { MasterType } from '#openapi/generated/schema.d.ts'
import { generateCode } from '#src/api/generated-code.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { codeField } from '../code-field.ts'
import { plainText } from '../plain-text.ts'
import type { RecordDeps } from '../use-records.ts'
import { fieldElementId } from './form-of.ts'
import type { useRecordEditor } from './use-record-editor.ts'

/** The resources whose codes the server makes from their names. */
const masterTypes: Readonly<Partial<Record<ResourceName, MasterType>>> = {
  Centre: 'centre',
  Intake: 'intake',
  Program: 'program',
  Stream: 'stream',
  Module: 'module',
  University: 'university',
  Curriculum: 'curriculum',
  Subcurriculum: 'subcurriculum',
  Combo: 'combo',
}
const masterTypeOf = (name: string): MasterType | undefined =>
  Object.hasOwn(masterTypes, name) ? masterTypes[name as ResourceName] : undefined

/** To be called when a field is left: fills the empty code of a new record once its name is there. */
export function useGeneratedCode({ rules }: RecordDeps, actor: ReturnType<typeof useRecordEditor>['actor']): (path: string) => void {
  const { api } = useServices()
  const isAsking = useRef(false)
  const masterType = masterTypeOf(rules.name)
  const code = codeField(rules)

  /** The name of a new record without code; null for any other. */
  const uncodedName = (): string | null => {
    const { status, context } = actor.getSnapshot()
    const isUncoded = code !== undefined && plainText(context.fields[code]) === ''
    const name = plainText(context.fields[rules.title]).trim()
    return status === 'active' && context.record === null && isUncoded && name !== '' ? name : null
  }
  const fill = async (name: string, type: MasterType, field: string) => {
    isAsking.current = true
    try {
      const made = await generateCode(api, name, type, { log: { component: rules.components, permission: 'Add' } })
      // A code that was typed meanwhile stays.
      if (uncodedName() === null) return
      flushSync(() => actor.send({ type: 'form.edit', edit: { kind: 'set', values: { [field]: made } }, path: field }))
      // Typing then replaces it, where the field has the focus.
      const focused = document.activeElement
      if (focused instanceof HTMLInputElement && focused.closest(`[id="${fieldElementId(field)}"]`)) focused.select()
      announce(`${rules.fields[field]?.label ?? ''}: ${made}`)
    } catch (problem) {
      toast.failure(toFailure(problem).message)
    } finally {
      isAsking.current = false
    }
  }
  return (path) => {
    const name = uncodedName()
    if (path === rules.title && name !== null && masterType && code !== undefined && !isAsking.current) void fill(name, masterType, code)
  }
}
