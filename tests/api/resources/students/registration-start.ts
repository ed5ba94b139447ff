import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Baobab College Accra, and one that has accepted selections of the business curriculum. */
export const [baobab, ofBusiness] = [26, 23]

const eap = 'English for Academic Purposes'
export const modulesNamed = (...names: readonly string[]) => [...names, eap].map((name) => moduleNamed(name).moduleId)

const shared = { yearId: 22, programId: 1, intakeId: 401, semesterId: 1, programDeliveryId: 1, deliveryTypeId: 1, examTypeId: 1 } as const

/** What students of business take. */
export const businessOf = (studentId: number, moduleIds = modulesNamed('Mathematics for Business', 'Economics')) => ({
  ...shared,
  studentId,
  curriculumId: 1,
  streamId: 1,
  pathwayId: 1,
  moduleIds,
})

/** What students of science take. */
const scienceOf = (studentId: number) => ({
  ...shared,
  studentId,
  curriculumId: 2,
  streamId: 5,
  pathwayId: 9,
  moduleIds: modulesNamed('Mathematics for Science', 'Physics'),
})

/** A registration without gaps among its fields. */
export const wholeStudent = {
  firstName: 'Efua',
  email: 'efua@example.org',
  placementType: 'Regular',
  yearId: 22,
  accessArrangements: 'None',
  dateOfBirth: '2008-05-05',
  nationalityId: 9,
  mobile: '+44 7700 900123',
  countryId: 2,
  addressLine1: '4 Ridge Road',
  city: 'Accra',
  emergencyName: 'Abena',
  emergencyRelation: 'Mother',
  emergencyPhone: '+44 7700 900124',
  centreId: baobab,
} as const

type Made = 'Lead' | 'Student' | 'StudentCurriculum' | 'StudentDocument' | 'Invoice' | 'Payment'

/** An administrator, a person of Baobab College Accra, and what both call. */
export async function startRegistration() {
  const mails: { readonly to: string }[] = []
  const { handle, clock } = startAggregator({ sendMail: (mail) => void mails.push(mail) })
  const [admin, centre] = [await recordsAs(handle), await recordsAs(handle, 'centre@centre.test')]
  const [adminCalls, centreCalls] = [createCaller(handle, admin.session), createCaller(handle, centre.session)]
  if (!admin.session) throw new Error('Nobody is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  let requests = 0
  const requestId = () => `request-${(requests += 1)}`
  const create = (person: typeof admin, name: Made, body: object) =>
    person.callBadly(name, 'create', { body: { ...body, requestId: requestId() } })
  const move = (person: typeof admin, name: 'Lead' | 'Student' | 'Invoice', id: number, status: number | string, comment = '') =>
    person.callBadly(name, 'move', { id, body: { status, comment } })
  /** Gives a student of Baobab what a submission needs beside its fields: the provider accepts what the centre has chosen. */
  const completed = async (studentId: number) => {
    await adminCalls.call('acceptSelection', { path: { id: 2 }, body: { comment: '' } })
    await create(admin, 'StudentCurriculum', scienceOf(studentId))
    const file = await files.store('passport.pdf', bytesLike('pdf'))
    await create(admin, 'StudentDocument', { studentId, documentType: 'Passport', file })
    return studentId
  }
  return { handle, mails, admin, centre, adminCalls, centreCalls, files, create, move, completed }
}
