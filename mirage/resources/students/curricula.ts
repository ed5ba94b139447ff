import { type StudentCurriculumFields } from './curriculum-fields.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { deliveryFields, onlineDelivery } from '#openapi/students/student-checks.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { isSame } from '../engine/values.ts'
import { fieldsOf } from '../masters/parts.ts'
import { prohibition } from '../masters/prohibition.ts'
import { curriculaOf, modulesOf } from './curriculum-choices.ts'
import { ofStudent, scopeOfStudent } from './scope.ts'
import { curriculumSeeds } from './seeds/curricula.ts'
import { studentStatus } from './students.ts'

type Sent = FieldsOf<'StudentCurriculum'>

const active = 1

/** The open curriculum of a student in a year. */
export const openCurriculum = (studentId: number, yearId: number, { db }: Pick<Store, 'db'>) =>
  db
    .records('StudentCurriculum')
    .findBy(({ fields, status }) => status === active && fields['studentId'] === studentId && fields['yearId'] === yearId)

/** What a student takes and has taken. */
export const curriculaOfStudent = (studentId: number, { db }: Pick<Store, 'db'>) =>
  db
    .records('StudentCurriculum')
    .where(({ fields }) => fields['studentId'] === studentId)
    .map(({ fields, status }) => ({ isOpen: status === active, moduleIds: (fields as StudentCurriculumFields).moduleIds }))

const ownBreach = (_fields: Sent, { user }: Writing<Sent>): Breach | null =>
  user.contactType === 'STUDENT' ? ['curriculumId', 'Ask your centre to change this.'] : null

function twinBreach({ studentId, yearId }: Sent, { id, status, db }: Writing<Sent>): Breach | null {
  const open = openCurriculum(studentId, yearId, { db })
  return status === active && open && open.id !== id ? ['yearId', 'The student has an open curriculum in this year already.'] : null
}

/** A curriculum that the centre may not teach, or what does not belong to it; what was stored may stay. */
function choiceBreach(fields: Sent, { before, ...store }: Writing<Sent>): Breach | null {
  const { studentId, yearId, curriculumId, programId, streamId, pathwayId, intakeId } = fields
  const { centreId } = ofStudent(studentId, store)
  if (centreId === undefined) return ['curriculumId', 'Choose the centre of the student first.']
  const curriculum = store.named('Curriculum', curriculumId)
  const choice = curriculaOf({ centreId, yearId }, store).find((one) => one.curriculumId === curriculumId)
  if (before?.curriculumId !== curriculumId && !choice)
    return ['curriculumId', `${store.named('Centre', centreId)} has no accepted selection of this curriculum.`]
  const isNew = (name: keyof Sent) => !isSame(fields[name], before?.[name])
  if (fieldsOf('Curriculum', curriculumId, store)?.programId !== programId) return ['programId', `Choose the programme of ${curriculum}.`]
  if (isNew('streamId') && !choice?.streamIds.includes(streamId)) return ['streamId', `Choose a stream of ${curriculum}.`]
  if (isNew('pathwayId') && store.records('Pathway').find(pathwayId)?.fields['streamId'] !== streamId)
    return ['pathwayId', `Choose a pathway of ${store.named('Stream', streamId)}.`]
  if (isNew('intakeId') && fieldsOf('Intake', intakeId, store)?.startYear !== yearId)
    return ['intakeId', `Choose an intake of ${store.named('Year', yearId)}.`]
  return null
}

function moduleBreach({ curriculumId, comboId, moduleIds }: Sent, store: Writing<Sent>): Breach | null {
  const text = prohibition(moduleIds, store)
  if (text !== null) return ['moduleIds', text]
  const known = new Set(modulesOf(curriculumId, store))
  const before = new Set(store.before?.moduleIds)
  if (moduleIds.some((id) => !known.has(id) && !before.has(id)))
    return ['moduleIds', `Choose modules of ${store.named('Curriculum', curriculumId)}.`]
  if (comboId !== undefined && fieldsOf('Combo', comboId, store)?.curriculumId !== curriculumId)
    return ['comboId', `Choose a combo route of ${store.named('Curriculum', curriculumId)}.`]
  return null
}

/** How a registered student is taught is changed by those alone whose sign-in says so. */
function deliveryBreach(fields: Sent, { before, user, db }: Writing<Sent>): Breach | null {
  const status = db.records('Student').find(fields.studentId)?.status
  if (before === null || user.deliveryTypeEdit === 1) return null
  if (status !== studentStatus.active && status !== studentStatus.inactive) return null
  const changed = deliveryFields.find((name) => !isSame(fields[name], before[name]))
  return changed === undefined ? null : [changed, 'You may not change the delivery of a registered student.']
}

/** What students take, one open curriculum a year. */
export const studentCurricula = serveResource({
  rules: studentCurriculum,
  seeds: curriculumSeeds,
  scope: scopeOfStudent,
  calculated: ({ studentId, yearId }, _id, store) => ({
    studentCurriculumName: `${store.named('Student', studentId)}, ${store.named('Year', yearId)}`,
    ...ofStudent(studentId, store),
  }),
  completed: ({ proctoringTypeId, ...fields }: StudentCurriculumFields) => {
    const isProctored = fields.programDeliveryId === onlineDelivery && proctoringTypeId !== undefined
    const given = { ...fields, ...(isProctored && { proctoringTypeId }), isReRegistration: fields.isReRegistration ?? 0 }
    return tidied(given, studentCurriculum.fields) as Sent
  },
  checks: [ownBreach, deliveryBreach, twinBreach, choiceBreach, moduleBreach],
  moveRefusal: (fields, writing) => (ownBreach(fields, writing) ?? twinBreach(fields, writing))?.[1] ?? null,
})
