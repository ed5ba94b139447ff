import { moduleNamed } from '../../../fixtures/modules.ts'
import { currentYearId } from '../../people/seeds/users.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import type { SetFields } from '../audiences.ts'

const idsOf = (...names: readonly string[]): number[] => names.map((name) => moduleNamed(name).moduleId)

const foundation = idsOf('Physics', 'Economics', 'Chemistry', 'Business Studies', 'Biology')
const may = [...foundation, ...idsOf('Mathematics for Business', 'Mathematics for Science', 'Psychology', 'English for Academic Purposes')]
const autumn = idsOf(
  'Introduction to Management',
  'Principles of Marketing',
  'Financial Accounting',
  'Engineering Mechanics',
  'Electrical Principles',
  'Programming',
)
const allAudiences = ['Universities', 'Centres', 'Students'] as const
const [draft, active] = [2, 1]
const lastYearId = currentYearId - 1

type Seed = SeedOf<'ResultSet'> & SetFields

const set = (id: number, resultSetName: string, more: Partial<Seed>): Seed => ({
  id,
  resultSetName,
  kind: 'Main',
  yearId: lastYearId,
  intakeId: 401,
  blockKind: 'exam',
  moduleIds: foundation,
  releasedTo: [],
  viewUniversities: 1,
  viewCentres: 1,
  viewStudents: 1,
  validationFlag: more.status === active ? 1 : 0,
  status: draft,
  ...more,
})

/** The series of two years: released, on their way, and planned. */
export function resultSetSeeds({ on, inDays }: SeedDays): Seed[] {
  const at = (day: string, time: string) => `${day} ${time}:00.000000`
  const released = (partners: string, students: string) => ({
    status: active,
    releasedTo: [...allAudiences],
    releaseUniversities: at(partners, '09:00'),
    releaseCentres: at(partners, '09:00'),
    releaseStudents: at(students, '10:00'),
  })
  return [
    set(1, 'January Exams 2026', {
      examBlockId: 111,
      ...released(on('2026-02-06'), on('2026-02-07')),
    }),
    set(2, 'May Exams 2026', {
      examBlockId: 110,
      moduleIds: may,
      ...released(on('2026-06-19'), on('2026-06-20')),
    }),
    // The students of this one still have to wait.
    set(3, 'May Resits 2026', {
      kind: 'Resit',
      mainSetId: 2,
      examBlockId: 110,
      moduleIds: may,
      resitCap: 40,
      status: active,
      releasedTo: [...allAudiences],
      releaseUniversities: at(on('2026-07-10'), '09:00'),
      releaseCentres: at(on('2026-07-10'), '09:00'),
      releaseStudents: at(inDays(1), '12:00'),
    }),
    set(4, 'Autumn Exams 2026', {
      yearId: currentYearId,
      examBlockId: 109,
      moduleIds: autumn,
    }),
    set(5, 'Mid-term Tests November 2026', {
      yearId: currentYearId,
      blockKind: 'test',
      testBlockId: 201,
      moduleIds: idsOf('Mathematics for Science', 'Physics', 'Economics'),
    }),
    set(6, 'January Exams 2027', { yearId: currentYearId, examBlockId: 101 }),
    set(7, 'January Resits 2026', {
      kind: 'Resit',
      mainSetId: 1,
      examBlockId: 111,
      resitCap: 40,
      ...released(on('2026-03-13'), on('2026-03-14')),
    }),
    set(8, 'Medical Entry Day', {
      yearId: currentYearId,
      examBlockId: 108,
      moduleIds: idsOf('Biology', 'Chemistry'),
    }),
  ]
}
