import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import { combo } from '#openapi/generated/resources/masters/combo.ts'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { intake } from '#openapi/generated/resources/masters/intake.ts'
import { module } from '#openapi/generated/resources/masters/module.ts'
import { stream } from '#openapi/generated/resources/masters/stream.ts'
import { submodule } from '#openapi/generated/resources/masters/submodule.ts'
import { subcurriculum } from '#openapi/generated/resources/masters/subcurriculum.ts'
import { Related } from '#src/resources/view/Related.tsx'
import { ModuleWeights } from './ModuleWeights.tsx'

/** The records that refer to one of the masters: the tabs of its page. */

export const ContactsOfCentre = () => <Related of={contact} by="centreId" columns={['fullName', 'jobTitle', 'email', 'phone', 'status']} />

export const CombosOfCurriculum = () => (
  <Related of={combo} by="curriculumId" columns={['comboName', 'comboCode', 'studentCount', 'status']} />
)

export const SubmodulesOfModule = () => (
  <>
    <ModuleWeights />
    <Related of={submodule} by="moduleId" columns={['submoduleName', 'versions', 'weight', 'durationMinutes', 'status']} />
  </>
)

export const StreamsOfProgramme = () => (
  <Related of={stream} by="programId" columns={['streamName', 'streamCode', 'minModules', 'maxModules', 'status']} />
)

export const ModulesOfProgramme = () => (
  <Related of={module} by="programId" columns={['moduleName', 'moduleCode', 'versions', 'credits', 'status']} />
)

export const CurriculaOfProgramme = () => (
  <Related of={curriculum} by="programId" columns={['curriculumName', 'curriculumCode', 'yearId', 'status']} />
)

export const CurriculaOfStream = () => (
  <Related of={curriculum} by="streamIds" columns={['curriculumName', 'curriculumCode', 'yearId', 'status']} />
)

export const ContactsOfUniversity = () => (
  <Related of={contact} by="institutionId" columns={['fullName', 'jobTitle', 'email', 'phone', 'status']} />
)

export const IntakesOfYear = () => (
  <Related of={intake} by="startYear" columns={['intakeName', 'intakeCode', 'registrationFrom', 'registrationTo', 'status']} />
)

export const CurriculaOfYear = () => (
  <Related of={curriculum} by="yearId" columns={['curriculumName', 'curriculumCode', 'programId', 'status']} />
)

export const CentreGroupsOfYear = () => (
  <Related of={centreGroup} by="yearId" columns={['centreGroupName', 'curriculumId', 'noOfGroups', 'status']} />
)

export const SubcurriculaOfCurriculum = () => (
  <Related of={subcurriculum} by="curriculumId" columns={['subcurriculumName', 'subcurriculumCode', 'streamId', 'semester', 'status']} />
)

export const SubcurriculaOfStream = () => (
  <Related of={subcurriculum} by="streamId" columns={['subcurriculumName', 'subcurriculumCode', 'curriculumId', 'semester', 'status']} />
)
