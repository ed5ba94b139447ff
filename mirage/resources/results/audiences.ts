import type { FieldsOf } from '../engine/service.ts'
import type { Resources } from '#openapi/generated/resources.ts'

/** Who results are released to. */
export type Audience = 'Universities' | 'Centres' | 'Students'

/** A result set as it is stored. */
export type SetFields = FieldsOf<'ResultSet'> & Partial<Pick<Resources['ResultSet']['record'], StoredByServer>>

type StoredByServer = 'releaseUniversities' | 'releaseCentres' | 'releaseStudents' | 'releasedTo' | 'validationFlag'

/** The time, the switch and the contact type of each audience, in the order in which they see results. */
export const audiences = [
  ['Universities', 'releaseUniversities', 'viewUniversities', 'INSTITUTE'],
  ['Centres', 'releaseCentres', 'viewCentres', 'CENTER'],
  ['Students', 'releaseStudents', 'viewStudents', 'STUDENT'],
] as const satisfies readonly (readonly [Audience, keyof SetFields, keyof SetFields, string])[]

/** The audience that a person belongs to; none for NCUK. */
export const audienceOf = (contactType: string): Audience | undefined => audiences.find(([, , , type]) => type === contactType)?.[0]

/** Whether students have a set that centres have not, at whatever time they see it. */
export function isAheadOfCentres(set: SetFields): boolean {
  const has = (audience: Audience, flag: 0 | 1 | undefined) => set.releasedTo?.includes(audience) === true && (flag ?? 1) === 1
  return has('Students', set.viewStudents) && !has('Centres', set.viewCentres)
}

/** The audiences that see a set at an instant: it is released to them, their time has come and the set is visible. */
export const audiencesAt = (set: SetFields, now: string): Audience[] =>
  audiences.flatMap(([audience, time, flag]) => {
    const at = set[time]
    const isReleased = set.releasedTo?.includes(audience) === true
    return isReleased && at !== undefined && at <= now && (set[flag] ?? 1) === 1 ? [audience] : []
  })
