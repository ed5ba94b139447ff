import type { Delivery, SelectionAnswers } from '#openapi/selection/answers.ts'
import { numberIn } from '#machines/records/typed-values.ts'

/** Changes of single answers; rows that hold nothing any more are left out. */

const toggled = (ids: readonly number[], id: number, isChosen: boolean): readonly number[] => [
  ...ids.filter((one) => one !== id),
  ...(isChosen ? [id] : []),
]

/** The rows with one of them replaced, or removed for null. */
const withRow = <Row>(rows: readonly Row[], isOf: (row: Row) => boolean, row: Row | null): readonly Row[] => [
  ...rows.filter((one) => !isOf(one)),
  ...(row === null ? [] : [row]),
]

/** The modules that are taught of a stream. */
export const withModules = ({ modules }: SelectionAnswers, streamId: number, moduleIds: readonly number[]) => ({
  modules: withRow(modules, (row) => row.streamId === streamId, moduleIds.length === 0 ? null : { streamId, moduleIds }),
})

/** An intake that is chosen, with its teaching dates, or one that is not. */
export const withIntake = ({ intakes }: SelectionAnswers, intakeId: number, teachingDateIds: readonly number[] | null) => ({
  intakes: withRow(intakes, (row) => row.intakeId === intakeId, teachingDateIds && { intakeId, teachingDateIds }),
})

/** A block that students of an intake sit, or do not. */
export function withBlock({ blocks }: SelectionAnswers, intakeId: number, kind: 'exam' | 'test', blockId: number, isChosen: boolean) {
  const before = blocks.find((row) => row.intakeId === intakeId) ?? { intakeId, testblockIds: [], examblockIds: [] }
  const field = `${kind}blockIds` as const
  const row = { ...before, [field]: toggled(before[field], blockId, isChosen) }
  const isEmpty = row.examblockIds.length + row.testblockIds.length === 0
  return { blocks: withRow(blocks, (one) => one.intakeId === intakeId, isEmpty ? null : row) }
}

/** How a combo route is taught in an intake. */
export function withDelivery({ delivery }: SelectionAnswers, row: Delivery) {
  const isOf = ({ comboId, intakeId }: Delivery) => comboId === row.comboId && intakeId === row.intakeId
  return { delivery: withRow(delivery, isOf, { ...delivery.find(isOf), ...row }) }
}

/** Students as they are typed: the number of a text that is a whole one, and the text where it is written in another way. */
export function typedStudents(text: string): Pick<Delivery, 'students' | 'studentsText'> {
  const number = numberIn(text.trim())
  const students = Number.isSafeInteger(number) ? Number(number) : undefined
  return { students, studentsText: text === '' || text === String(students) ? undefined : text }
}
