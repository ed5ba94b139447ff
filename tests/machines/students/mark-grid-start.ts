import type { GridField, MarkGridEvent } from '#machines/students/mark-grid.machine.ts'
import { failure } from '../records/start.ts'

export const gridInput = { failureOf: failure }

/** A mark that is typed. */
export const type = (studentId: number, moduleId: number, text: string, field: GridField = 'predictedMark'): MarkGridEvent => ({
  type: 'cell.type',
  studentId,
  moduleId,
  field,
  text,
})
