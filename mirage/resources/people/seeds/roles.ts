import type { SeedOf } from '../../engine/service.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'

/** The ids of the types, as those of the contact types that they stand for. */
const { NCUK, CENTER, INSTITUTE, STUDENT } = contactTypeIds

/** The roles of the written people; 53 is the Student Lead of the platform. */
export const roleIds = {
  administrator: 1,
  viewer: 3,
  scheduler: 4,
  auditor: 5,
  centre: 21,
  centreTutor: 22,
  university: 31,
  universityGuest: 32,
  student: 53,
  withoutRights: 61,
} as const

/** Ten roles. */
export const roleSeeds: readonly SeedOf<'Role'>[] = [
  { id: roleIds.administrator, roleName: 'Administrator', typeId: NCUK, description: 'Everything' },
  { id: roleIds.viewer, roleName: 'Viewer', typeId: NCUK, description: 'Looks at everything and changes nothing' },
  { id: roleIds.scheduler, roleName: 'Scheduler', typeId: NCUK, description: 'Everything but deleting and publishing' },
  { id: roleIds.auditor, roleName: 'Auditor', typeId: NCUK, description: 'Looks at everything and downloads it' },
  { id: roleIds.centre, roleName: 'Centre', typeId: CENTER },
  // A role without users.
  { id: roleIds.centreTutor, roleName: 'Centre Tutor', typeId: CENTER },
  { id: roleIds.university, roleName: 'University', typeId: INSTITUTE },
  { id: roleIds.universityGuest, roleName: 'University Guest', typeId: INSTITUTE },
  { id: roleIds.student, roleName: 'Student Lead', typeId: STUDENT },
  { id: roleIds.withoutRights, roleName: 'Applicant', typeId: STUDENT, description: 'Has no rights yet' },
]
