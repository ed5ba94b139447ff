import type { Resources } from '#openapi/generated/resources.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { moduleNamed } from '../../../fixtures/modules.ts'
import { modulesByStudent } from '../../students/seeds/curricula.ts'
import { comingSittings, midTerm as tested } from '../../students/seeds/sittings.ts'
import { studentSeeds } from '../../students/seeds/students.ts'
import { practised, satScripts, type SatScript } from './sat.ts'
import { agreedMarks } from './script-markings.ts'

type Seed = SeedOf<'Attempt'> & Partial<Resources['Attempt']['record']>

/** The sitting of the year that is to come, with the student who has an account. */
const midTerm = { deliveryId: 1, ownStudent: 3001 }
const practice = { deliveryId: 8, paperId: 8, centreId: 26, count: 4 }

const physics = moduleNamed(tested.module).moduleId

/** The delivery whose paper the machine marks in whole. */
const machineMarked = 5

function eventsOf({ startedAt, submittedAt, status, isOffline }: SatScript): Seed['events'] {
  if (startedAt === undefined) return undefined
  const began = { kind: 'Started', at: startedAt }
  if (status === 'Void') return [began, { kind: 'Void', at: startedAt.replace(':00.', ':40.'), note: 'Notes were found (Akinyi Odhiambo)' }]
  const ended = { kind: status, at: submittedAt ?? startedAt }
  return isOffline
    ? [began, { kind: 'Offline', at: submittedAt ?? startedAt, note: 'No save arrived in the last 5 minutes.' }, ended]
    : [began, ended]
}

/** 160 attempts: of sittings that are over with what was answered, of one that is to come, and practices. */
export function attemptSeeds(days: SeedDays): Seed[] {
  const agreed = agreedMarks(days)
  const sat = satScripts(days).map((script): Omit<Seed, 'id'> => {
    const { status, deliveryId, studentId, candidateNumber, answers, autoMarks, startedAt, endsAt, submittedAt, extraMinutes } = script
    const handedIn = submittedAt !== undefined
    const whole = agreed.get(`${deliveryId}/${candidateNumber}`) ?? (deliveryId === machineMarked ? 0 : undefined)
    return {
      status,
      deliveryId,
      studentId,
      candidateNumber,
      ...(startedAt !== undefined && { startedAt, endsAt }),
      ...(handedIn && { submittedAt }),
      ...(extraMinutes > 0 && { extraMinutes }),
      ...(answers.length > 0 && { answers: [...answers] }),
      ...(startedAt !== undefined && { events: eventsOf(script) }),
      ...(handedIn && { autoMarks }),
      ...(handedIn && whole !== undefined && { finalMarks: autoMarks + whole }),
    }
  })
  const others = comingSittings(days)
    .filter(({ blockId, studentId }) => blockId === tested.blockId && studentId !== midTerm.ownStudent)
    .map(({ studentId: id }, index): Omit<Seed, 'id'> => ({
      status: 'Expected',
      deliveryId: midTerm.deliveryId,
      studentId: id,
      candidateNumber: `2041 ${1003 + index * 37}`,
    }))
  const own = { status: 'Expected', deliveryId: midTerm.deliveryId, studentId: midTerm.ownStudent, candidateNumber: '2041 0773' }
  const taken = modulesByStudent(days)
  const practising = studentSeeds(days)
    .filter(({ id, centreId }) => centreId === practice.centreId && id !== midTerm.ownStudent && taken.get(id)?.includes(physics))
    .slice(0, practice.count)
    .map(({ id }) => id)
  const practices = practised({ ...practice, students: practising }).map(({ studentId, answers, marks }, index) => ({
    status: 'Submitted',
    deliveryId: practice.deliveryId,
    studentId,
    candidateNumber: `P${901 + index}`,
    startedAt: `${days.inDays(-3 - index)} 10:05:00.000000`,
    endsAt: `${days.inDays(-3 - index)} 10:35:00.000000`,
    submittedAt: `${days.inDays(-3 - index)} 10:30:00.000000`,
    answers,
    autoMarks: marks,
    finalMarks: marks,
  }))
  return [own, ...others, ...practices, ...sat].map((seed, index): Seed => ({ id: index + 1, ...seed }))
}
