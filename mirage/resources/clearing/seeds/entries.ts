import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { currentYearId } from '../../people/seeds/users.ts'
import { studentSeeds } from '../../students/seeds/students.ts'
import { studentStatus } from '../../students/students.ts'

const count = 45
const states = ['Open', 'Offered', 'Open', 'Placed', 'Offered', 'Closed'] as const
const reasons = ['No offer', 'Conditions missed', 'Declined', 'Late'] as const
const subjects = ['Business and Management', 'Computer Science', 'Civil Engineering', 'Economics, Finance', 'Biomedical Sciences'] as const

/** Active students, in each state of clearing. */
export const clearingEntrySeeds = (days: SeedDays): SeedOf<'ClearingEntry'>[] =>
  studentSeeds(days)
    .filter(({ status }) => status === studentStatus.active)
    .slice(0, count)
    .map(({ id: studentId }, index) => ({
      id: index + 1,
      status: states[index % states.length] ?? 'Open',
      studentId,
      yearId: currentYearId,
      reason: reasons[index % reasons.length] ?? 'No offer',
      subjects: subjects[index % subjects.length] ?? subjects[0],
    }))
