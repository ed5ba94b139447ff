import { useRef } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { MasterType } from '#openapi/generated/schema.d.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { codeField } from '#openapi/telling-fields.ts'
import { plainText } from '../plain-text.ts'
import type { RecordDeps } from '../use-records.ts'
import type { useRecordEditor } from './use-record-editor.ts'

type EditorEvent = Parameters<ReturnType<typeof useRecordEditor>['actor']['send']>[0]

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

/** Fills the empty code of a new record that has a name: when either field is left, and before the record is saved. */
export function useGeneratedCode({ rules }: RecordDeps, actor: ReturnType<typeof useRecordEditor>['actor']) {
  const { api } = useServices()
  const asked = useRef<Promise<void> | null>(null)
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
    try {
      const { fillCode } = await import('./fill-code.ts')
      await fillCode({
        rules,
        api,
        type,
        field,
        name,
        isWanted: () => uncodedName() !== null,
        onMade: (made) => actor.send({ type: 'form.edit', edit: { kind: 'set', values: { [field]: made } }, path: field }),
      })
    } catch (problem) {
      toast.failure(toFailure(problem).message)
      // The person has to type the code now: the field shows that it is missing.
      if (uncodedName() !== null) actor.send({ type: 'field.leave', path: field })
    } finally {
      asked.current = null
    }
  }
  /** Resolves when the code is filled; null where there is nothing to fill. */
  const filled = (): Promise<void> | null => {
    const name = uncodedName()
    if (name === null || !masterType || code === undefined) return null
    asked.current ??= fill(name, masterType, code)
    return asked.current
  }
  return {
    leave: (path: string) => {
      const isFilled = (path === rules.title || path === code) && filled() !== null
      // A code that is on its way is not missing.
      if (!isFilled || path !== code) actor.send({ type: 'field.leave', path })
    },
    send: (event: EditorEvent) => {
      const filling = event.type === 'record.save' ? filled() : null
      if (filling === null) return actor.send(event)
      return void filling.then(() => actor.getSnapshot().status === 'active' && actor.send(event))
    },
  }
}
