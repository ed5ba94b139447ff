import { checkRecord, malformed } from '#openapi/check-record.ts'
import { academicDetail } from '#openapi/generated/resources/students/academic-detail.ts'
import type { CellEdit, GridField, RowOutcome, RowToSave } from '#machines/students/mark-grid.machine.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { actFailureOf } from '#src/resources/failure.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** What is stored of a student in a module, and what saving it needs. */
export interface RowDeps {
  readonly service: Pick<RecordService, 'create' | 'update'>
  readonly semesterId: number
  storedOf(studentId: number, moduleId: number): StoredRecord | undefined
  /** The same for each try of a cell, so that a lost answer makes no second record. */
  requestIdOf(studentId: number, moduleId: number): string
}

const decimal = /^\d{1,6}([.,]\d{1,2})?$/

/** A mark as it was typed: nothing, a number, or what is none. */
function valueOf(text: string): unknown {
  const typed = text.trim()
  if (typed === '') return undefined
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : malformed
}

const sentFields = Object.entries(academicDetail.fields).flatMap(([name, rules]) => ('readOnly' in rules && rules.readOnly ? [] : [name]))

/** The fields of a record with what was typed into its cell. */
export function cellFields(
  ids: Readonly<Record<'studentId' | 'moduleId' | 'semesterId', number>>,
  edit: CellEdit,
  stored: StoredRecord | undefined,
): Record<string, unknown> {
  const kept = sentFields.flatMap((name) => (stored?.fields[name] === undefined ? [] : [[name, stored.fields[name]] as const]))
  const typed = Object.entries(edit).map(([name, text]) => [name, valueOf(text)] as const)
  const all = Object.fromEntries<unknown>([...kept, ...Object.entries(ids), ...typed])
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Whether a problem is about the cell alone: the others of the row are sent all the same. */
const isOfCell = (problem: unknown): boolean => problem instanceof ApiProblem && (problem.kind === 'refused' || problem.kind === 'notFound')

/** Stores the cells of a row, each as a record of its own; what is wrong is not sent. */
export async function saveRow({ studentId, edits }: RowToSave, deps: RowDeps): Promise<RowOutcome> {
  const saved: number[] = []
  const refused: { moduleId: number; text: string }[] = []
  for (const [name, edit] of Object.entries(edits)) {
    const moduleId = Number(name)
    const stored = deps.storedOf(studentId, moduleId)
    const fields = cellFields({ studentId, moduleId, semesterId: deps.semesterId }, edit, stored)
    const [error] = checkRecord(academicDetail.fields, fields).values()
    if (error !== undefined) {
      refused.push({ moduleId, text: error })
      continue
    }
    try {
      if (stored) await deps.service.update(stored.id, fields, stored.updatedAt)
      else await deps.service.create(fields, deps.requestIdOf(studentId, moduleId))
      saved.push(moduleId)
    } catch (problem) {
      // What has been stored already is told, and the rest stays to be sent again.
      if (!isOfCell(problem) && saved.length === 0) throw problem
      refused.push({ moduleId, text: actFailureOf(problem).message })
    }
  }
  return { saved, refused }
}

/** What a cell shows: what was typed, else what is stored. */
export const shownIn = (field: GridField, edit: CellEdit | undefined, stored: StoredRecord | undefined): string => {
  const value = stored?.fields[field]
  return edit?.[field] ?? (typeof value === 'number' ? String(value) : '')
}
