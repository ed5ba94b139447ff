import { oncePerDay } from '../../engine/once.ts'
import { percentOf } from '../progress.ts'
import type { SeedDays } from '../../engine/service.ts'
import { agreedMarks } from './script-markings.ts'
import { satScripts } from './sat.ts'

/** In per cent of the paper; who was absent, and whose script does not count, has none. */
export type SatPercent = number | 'Absent' | 'Void'

/**
 * What the sittings whose marks have been sent say of each candidate, by block, module and student: "110 305 3008".
 */
export const satPercents = oncePerDay((days: SeedDays): ReadonlyMap<string, SatPercent> => {
  const agreed = agreedMarks(days)
  return new Map(
    satScripts(days).flatMap((script): (readonly [string, SatPercent])[] => {
      const { status, isSent, blockId, moduleId, studentId, total, deliveryId, candidateNumber, autoMarks } = script
      if (!isSent || status === 'Expected') return []
      const key = `${blockId} ${moduleId} ${studentId}`
      if (status === 'Absent' || status === 'Void') return [[key, status]]
      const marks = autoMarks + (agreed.get(`${deliveryId}/${candidateNumber}`) ?? 0)
      return [[key, percentOf(marks, total)]]
    }),
  )
})
