import type { Db } from '../../../db.ts'
import { addDays } from '../../../factories/days.ts'
import type { UcasRowRecord } from '../ucas-row.ts'
import { courseSeeds } from '../../courses/seeds.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { textOf } from '../../engine/values.ts'
import { universities } from '../../masters/universities.ts'
import { currentYearId } from '../../people/seeds/users.ts'
import { directPlacementSeeds } from '../../students/seeds/direct-placements.ts'
import { studentSeeds } from '../../students/seeds/students.ts'
import type { ImportFields } from '../import-fields.ts'

type Status = 'Open' | 'Fixed' | 'Ignored'
type ErrorSeed = readonly [typeId: number, status: Status]

const twins = [3007, 3008]

/** The files by their ids: how many days ago, how many rows were good and of what kind, and the errors. */
const files: Readonly<
  Record<
    number,
    { readonly daysAgo: number; readonly good: number; readonly outcome: UcasRowRecord['outcome']; readonly errors: readonly ErrorSeed[] }
  >
> = {
  1: {
    daysAgo: 21,
    good: 48,
    outcome: 'new',
    errors: [
      [1, 'Fixed'],
      [1, 'Fixed'],
      [1, 'Ignored'],
      [2, 'Fixed'],
      [3, 'Fixed'],
      [3, 'Fixed'],
      [4, 'Fixed'],
      [5, 'Fixed'],
      [5, 'Ignored'],
      [6, 'Fixed'],
      [6, 'Fixed'],
      [7, 'Ignored'],
      [7, 'Ignored'],
      [7, 'Ignored'],
    ],
  },
  2: {
    daysAgo: 7,
    good: 53,
    outcome: 'changed',
    errors: [
      [1, 'Open'],
      [1, 'Open'],
      [1, 'Open'],
      [1, 'Fixed'],
      [2, 'Open'],
      [3, 'Open'],
      [4, 'Open'],
      [5, 'Open'],
      [6, 'Open'],
      [6, 'Ignored'],
      [7, 'Open'],
    ],
  },
  // The same file as the day before changes nothing.
  3: { daysAgo: 3, good: 53, outcome: 'unchanged', errors: [] },
}

const stranger = (index: number) =>
  (
    [
      ['Сейтқалиқызы', 'Айгерім'],
      ['أمينة', 'نور'],
      ['Nguyễn', 'Thị Minh Khai'],
      ['Pérez Ñáñez', 'Ximena'],
    ] as const
  )[index % 4] ?? ['Mensah', 'Kofi']

const shownDay = (day: string): string => day.split('-').toReversed().join('/')

/** What a file says of each seeded application to a university that UCAS knows. */
function applicationCells(days: SeedDays): readonly (readonly [studentId: number, cells: Readonly<Record<string, string>>])[] {
  const students = new Map(studentSeeds(days).map((one) => [one.id, one]))
  const courses = new Map(courseSeeds(days).map((one) => [one.id, one]))
  const codes = new Map(universities.seeds?.(days).map(({ id, ucasProviderCode }) => [id, textOf(ucasProviderCode)]))
  return directPlacementSeeds(days).flatMap(({ studentId, institutionId, courseId, status, reply = 'None' }, index) => {
    const student = students.get(studentId)
    const provider = codes.get(institutionId) ?? ''
    if (!student || provider === '') return []
    const cells = {
      personalId: student.ucasId ?? String(1_200_000_000 + studentId),
      familyName: student.lastName ?? '',
      givenNames: student.firstName,
      dateOfBirth: shownDay(student.dateOfBirth ?? ''),
      choiceNumber: String(1 + (index % 2)),
      providerCode: provider,
      courseCode: courses.get(courseId)?.ucasCode ?? '',
      decision: status,
      reply,
    }
    return [[studentId, cells] as const]
  })
}

/** What makes a row wrong in each way. */
function errorRow(
  [typeId, status]: ErrorSeed,
  index: number,
  [studentId, cells]: readonly [number, Readonly<Record<string, string>>],
): Pick<UcasRowRecord, 'cells' | 'error'> {
  const [familyName, givenNames] = stranger(index)
  const ways: Readonly<
    Record<number, readonly [field: string, description: string, cells: Readonly<Record<string, string>>, suggested: readonly number[]]>
  > = {
    1: [
      'personalId',
      'No student has this UCAS ID, nor these names and date of birth.',
      { personalId: String(1_048_823_310 + index * 37), familyName, givenNames, dateOfBirth: '04/05/2008' },
      [],
    ],
    2: [
      'personalId',
      'Several students have this family name and date of birth.',
      { personalId: '1047710926', familyName: 'Eze', givenNames: 'Ada', dateOfBirth: '14/03/2008' },
      twins,
    ],
    3: ['personalId', 'The student has another UCAS ID.', { personalId: '1044481157' }, [studentId]],
    4: ['providerCode', 'No university has this code.', { providerCode: 'Z99' }, []],
    5: ['courseCode', 'The university has no course with this code.', { courseCode: 'X999' }, []],
    6: ['decision', `Here it is ${cells['decision'] ?? ''}, which this cannot follow.`, { decision: 'Pending' }, []],
    7: ['choiceNumber', 'The file has this choice of the applicant already.', {}, []],
  }
  const [field, description, differing, suggested] = ways[typeId] ?? ['personalId', '', {}, []]
  const comment = status === 'Ignored' ? 'Withdrawn, no longer needed.' : ''
  return { cells: { ...cells, ...differing }, error: { typeId, field, description, suggested, status, comment } }
}

/** The imports that have been done: one all settled, one with open errors, one that changed nothing. */
export const importSeeds = ({ today }: SeedDays): (ImportFields & SeedOf<'UcasImport'>)[] =>
  Object.entries(files).map(([id, { daysAgo, good, outcome, errors }]) => {
    const day = addDays(today, -daysAgo)
    return {
      id: Number(id),
      status: 'Done',
      fileName: `ucas_decisions_${day.replaceAll('-', '')}.csv`,
      yearId: currentYearId,
      rowsTotal: good + errors.length,
      rowsMatched: good,
      rowsNew: outcome === 'new' ? good : 0,
      rowsChanged: outcome === 'changed' ? good : 0,
      rowsSame: outcome === 'unchanged' ? good : 0,
      rowsFailed: errors.length,
      importedAt: `${day} 06:00:00.000000`,
    }
  })

/** The rows of the imports, which are too old to be undone. */
export function seedRows(db: Db, days: SeedDays): void {
  const applications = applicationCells(days)
  for (const [id, { good, outcome, errors }] of Object.entries(files)) {
    const base = { ucasImportId: Number(id), written: [] }
    const rows: Omit<UcasRowRecord, 'id' | 'line'>[] = [
      ...applications.slice(0, good).map(([studentId, cells]) => ({ ...base, cells, outcome, studentId, error: null })),
      ...errors.map((error, index) => {
        const application = applications[good + index] ?? applications[0]
        if (!application) throw new Error('There is no seeded application.')
        return {
          ...base,
          outcome: 'wrong' as const,
          studentId: error[1] === 'Fixed' ? application[0] : null,
          ...errorRow(error, index, application),
        }
      }),
    ]
    rows.forEach((row, index) => db.ucasRows.insert({ line: index + 2, ...row }))
  }
}
