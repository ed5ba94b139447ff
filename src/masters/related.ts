import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import { combo } from '#openapi/generated/resources/masters/combo.ts'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { intake } from '#openapi/generated/resources/masters/intake.ts'
import { module } from '#openapi/generated/resources/masters/module.ts'
import { stream } from '#openapi/generated/resources/masters/stream.ts'
import { submodule } from '#openapi/generated/resources/masters/submodule.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { relatedTo } from '#src/resources/view/related-records.ts'

/** The records that refer to one of the masters: the tabs of its page. */

export const contactsOfCentre = relatedTo(contact, 'centreId', ['fullName', 'jobTitle', 'email', 'phone', 'status'])

export const combosOfCurriculum = relatedTo(combo, 'curriculumId', ['comboName', 'comboCode', 'studentCount', 'status'])

export const submodulesOfModule = relatedTo(submodule, 'moduleId', ['submoduleName', 'versions', 'weight', 'durationMinutes', 'status'])

export const streamsOfProgramme = relatedTo(stream, 'programId', ['streamName', 'streamCode', 'minModules', 'maxModules', 'status'])

export const modulesOfProgramme = relatedTo(module, 'programId', ['moduleName', 'moduleCode', 'versions', 'credits', 'status'])

export const curriculaOfProgramme = relatedTo(curriculum, 'programId', ['curriculumName', 'curriculumCode', 'yearId', 'status'])

export const curriculaOfStream = relatedTo(curriculum, 'streamIds', ['curriculumName', 'curriculumCode', 'yearId', 'status'])

export const contactsOfUniversity = relatedTo(contact, 'institutionId', ['fullName', 'jobTitle', 'email', 'phone', 'status'])

export const intakesOfYear = relatedTo(intake, 'startYear', ['intakeName', 'intakeCode', 'registrationFrom', 'registrationTo', 'status'])

export const curriculaOfYear = relatedTo(curriculum, 'yearId', ['curriculumName', 'curriculumCode', 'programId', 'status'])

export const centreGroupsOfYear = relatedTo(centreGroup, 'yearId', ['centreGroupName', 'curriculumId', 'noOfGroups', 'status'])

export const subcurriculaOfCurriculum = relatedTo(subcurriculum, 'curriculumId', [
  'subcurriculumName',
  'subcurriculumCode',
  'streamId',
  'semester',
  'status',
])

export const subcurriculaOfStream = relatedTo(subcurriculum, 'streamId', [
  'subcurriculumName',
  'subcurriculumCode',
  'curriculumId',
  'semester',
  'status',
])
