import { describe, expect, it } from 'vitest'
import { applicationStepNames, studentAnswers } from '#openapi/applications/application-steps.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Row = Readonly<Record<string, unknown>>
type Person = Awaited<ReturnType<typeof recordsAs>>

const readOnly = ['applicationId', 'applicationName', 'centreId', 'stepsDone', 'doneSteps', 'stage', 'decidedBy', 'comment', 'status']
const stamps = ['createdAt', 'updatedBy', 'names']

/** The application of the first student: a draft with four steps done. */
const own = 1
/** A paper of the first student. */
const refusedTranscript = 321
const [draft, submitted, review, approved, rejected] = [2, 9, 10, 8, 11]

async function start() {
  const { handle, signIn } = startAggregator()
  const people = {
    admin: await recordsAs(handle),
    centre: await recordsAs(handle, 'centre@centre.test'),
    student: await recordsAs(handle, 'student@student.test'),
  }
  const details = (person: Person, id: number): Promise<Row> => person.succeed('Application', 'details', { id })
  const change = async (person: Person, id: number, changes: object) => {
    const row = await details(person, id)
    const sent = Object.fromEntries(Object.entries(row).filter(([name]) => ![...readOnly, ...stamps].includes(name)))
    return person.callBadly('Application', 'update', { id, body: { ...sent, ...changes } })
  }
  const move = (person: Person, id: number, status: number, comment = '') =>
    person.callBadly('Application', 'move', { id, body: { status, ...(comment !== '' && { comment }) } })
  const rowsOf = async (person: Person, resource: 'Application' | 'DirectPlacement', query: Record<string, string | number> = {}) =>
    (await person.succeed(resource, 'list', { query: { pageSize: 1000, ...query } })).list as readonly Row[]
  return { ...people, signIn, details, change, move, rowsOf }
}

const statement = 'I would like to study this. '.repeat(20)
const answers = {
  hasVisa: 0,
  wasRefused: 0,
  residenceCountryId: 1,
  needsCas: 1,
  fundedBy: 'Family',
  personalStatement: statement,
  hasDeclared: 1,
}

describe('the application of a student', () => {
  it('has four of eight steps done, in their order (CAT-STU-11)', async () => {
    const { student, details } = await start()
    const { doneSteps, stepsDone } = await details(student, own)
    expect([doneSteps, stepsDone]).toEqual([['checklist-video', 'course-finder', 'student', 'contact'], 4])
  })

  it('keeps that its video was watched (CAT-STU-12)', async () => {
    const { student, change, details } = await start()
    await change(student, own, { videoWatched: 0 })
    expect((await details(student, own))['doneSteps']).not.toContain('checklist-video')
    await change(student, own, { videoWatched: 1 })
    expect((await details(student, own))['doneSteps']).toContain('checklist-video')
  })

  it('takes a course whose change waits as it was approved, whoever writes it', async () => {
    const { student, admin, change } = await start()
    const ownChanged = 59
    expect((await admin.succeed('Course', 'details', { id: ownChanged }))['status']).toBe(courseStatus.submitted)
    for (const person of [student, admin]) {
      expect((await change(person, own, { choices: [{ courseId: ownChanged, intakeId: 401, deliveryMode: 1 }] })).status).toBe(200)
      expect((await change(person, own, { choices: [] })).status).toBe(200)
    }
  })

  it('takes five choices, each course once (CAT-STU-13)', async () => {
    const { student, admin, change, rowsOf } = await start()
    const { list: courses = [] } = await admin.succeed('Course', 'list', { query: { pageSize: 1000 } })
    const open = courses.filter(({ status }) => status === courseStatus.approved)
    const choice = (index: number) => ({ courseId: open[index]?.['courseId'], intakeId: 401, deliveryMode: 1 })
    const five = [0, 1, 2, 3, 4].map(choice)
    expect((await change(student, own, { choices: five })).status).toBe(200)
    const six = await change(student, own, { choices: [...five, choice(5)] })
    expect([six.status, six.data]).toEqual([400, { fields: [{ field: 'choices', description: 'At most 5 are allowed.' }] }])
    const twice = await change(student, own, { choices: [choice(0), choice(0)] })
    expect([twice.status, twice.data]).toEqual([
      400,
      { fields: [{ field: 'choices.1.courseId', description: 'This course is among your choices already.' }] },
    ])
    expect(await rowsOf(student, 'Application')).toHaveLength(1)
  })

  it('is submitted once nothing is lacking, and then it is read only', async () => {
    const { student, centre, change, move, details } = await start()
    await change(student, own, answers)
    expect((await details(student, own))['doneSteps']).not.toContain('key-documentation')
    await centre.succeed('StudentDocument', 'move', { id: refusedTranscript, body: { status: 'Accepted' } })
    const { doneSteps } = await details(student, own)
    expect(doneSteps).toEqual(applicationStepNames)
    expect((await move(student, own, submitted)).status).toBe(200)
    expect(await details(student, own)).toMatchObject({ status: submitted, stage: 'requests' })
    expect((await change(student, own, { fundedBy: 'Loan' })).status).toBe(409)
  })

  it('names what it lacks when it is submitted with gaps, and stays a draft', async () => {
    const { student, move, details } = await start()
    const refused = await move(student, own, submitted)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.data)).toContain('Tick the declaration to submit.')
    expect(JSON.stringify(refused.data)).toContain('Visa should not be blank!')
    expect((await details(student, own))['status']).toBe(draft)
  })

  it('is approved by the centre, then by NCUK: the counts follow, and each choice gets a university application (CAT-STU-14)', async () => {
    const { admin, centre, signIn, rowsOf, move, details } = await start()
    const [waiting] = await rowsOf(centre, 'Application', { stage: 'requests' })
    const id = Number(waiting?.['applicationId'])
    const studentId = Number(waiting?.['studentId'])
    const provider = await signIn()
    const counts = () => provider.succeed('countApplications')
    const before = await counts()
    expect(before).toEqual({ requests: 24, approved: 16, rejected: 5, ncukApproved: 30, ncukRejected: 5 })
    expect((await move(admin, id, review)).status).toBe(409)
    expect((await move(centre, id, review)).status).toBe(200)
    expect(await counts()).toEqual({ ...before, requests: 23, approved: 17 })
    expect((await move(centre, id, approved)).status).toBe(409)
    const held = new Set((await rowsOf(admin, 'DirectPlacement', { studentId })).map(({ courseId }) => courseId))
    expect((await move(admin, id, approved)).status).toBe(200)
    expect(await counts()).toEqual({ ...before, requests: 23, ncukApproved: 31 })
    const { choices } = await details(admin, id)
    const chosen = (choices as Row[]).map(({ courseId }) => courseId)
    const placements = await rowsOf(admin, 'DirectPlacement', { studentId })
    expect(placements.map(({ courseId }) => courseId)).toEqual(expect.arrayContaining(chosen))
    expect(placements).toHaveLength(held.size + chosen.filter((courseId) => !held.has(courseId)).length)
  })

  it('gets its university applications also when several are approved at once (CAT-STU-14)', async () => {
    const { admin, rowsOf, details } = await start()
    const waiting = (await rowsOf(admin, 'Application', { stage: 'approved' })).slice(0, 2)
    const ids = waiting.map((one) => Number(one['applicationId']))
    await admin.succeed('Application', 'setStatus', { body: { applicationId: ids, status: approved } })
    for (const id of ids) {
      const { studentId, choices, ...decided } = await details(admin, id)
      expect(decided).toMatchObject({ stage: 'ncukApproved', decidedBy: 'NCUK' })
      const placements = await rowsOf(admin, 'DirectPlacement', { studentId: Number(studentId) })
      const chosen = (choices as Row[]).map(({ courseId }) => courseId)
      expect(placements.map(({ courseId }) => courseId)).toEqual(expect.arrayContaining(chosen))
    }
  })

  it('is given back with a comment, and counted by who did', async () => {
    const { centre, admin, rowsOf, move, details } = await start()
    const [waiting] = await rowsOf(centre, 'Application', { stage: 'requests' })
    const id = Number(waiting?.['applicationId'])
    expect((await move(centre, id, rejected)).status).toBe(400)
    expect((await move(centre, id, rejected, 'The passport has expired.')).status).toBe(200)
    expect(await details(centre, id)).toMatchObject({ stage: 'rejected', decidedBy: 'Centre', comment: 'The passport has expired.' })
    expect((await rowsOf(admin, 'Application', { stage: 'rejected' })).length).toBe(6)
  })

  it('of another student is not found, and none can be made for one', async () => {
    const { student } = await start()
    expect((await student.callBadly('Application', 'details', { id: 2 })).status).toBe(404)
    const body = { requestId: 'one', studentId: 3002, yearId: 22 }
    const made = await student.callBadly('Application', 'create', { body })
    expect([made.status, JSON.stringify(made.data)]).toEqual([400, expect.stringContaining('studentId')])
  })

  it('is not seen by the centre while it is a draft, and not changed once it is submitted', async () => {
    const { admin, centre, rowsOf, change } = await start()
    expect((await rowsOf(centre, 'Application')).some(({ status }) => status === draft)).toBe(false)
    const [waiting] = await rowsOf(admin, 'Application', { stage: 'requests' })
    const changed = await change(admin, Number(waiting?.['applicationId']), { fundedBy: 'Loan' })
    expect(changed.status).toBe(409)
  })
})

describe('the courses of an application', () => {
  it('are named with their universities, where they are chosen and where they are shown', async () => {
    const { admin, student, details } = await start()
    const nameOf = async (courseId: unknown) => {
      const { courseName, names } = await admin.succeed('Course', 'details', { id: Number(courseId) })
      const [university] = Object.values(Object(names)['University'] as Readonly<Record<string, { readonly name: string }>>)
      return `${String(courseName)}, ${university?.name ?? ''}`
    }
    const { choices, names } = await details(student, own)
    const shown = Object(names)['Course'] as Readonly<Record<string, { readonly name: string }>>
    for (const { courseId } of choices as readonly { readonly courseId: number }[])
      expect(shown[String(courseId)]?.name).toBe(await nameOf(courseId))
    const options: unknown = await student.succeed('Course', 'options', { query: { searchText: 'BSc Physics', pageSize: 20 } })
    const words = (options as readonly { readonly name: string }[]).map(({ name }) => name)
    expect(words.length).toBeGreaterThan(1)
    expect(new Set(words).size).toBe(words.length)
  })

  it('are found by their university, and named without it where it is said beside them', async () => {
    const { admin, student } = await start()
    const found = async (query: Record<string, string | number>) =>
      (await student.succeed<unknown>('Course', 'options', { query })) as readonly { readonly name: string }[]
    const [course] = await found({ searchText: 'BSc Physics, ' })
    const [name = '', university = ''] = course?.name.split(', ') ?? []
    const { list: [one] = [] } = await admin.succeed('University', 'list', { query: { searchText: university } })
    const narrowed = await found({ institutionId: Number(one?.['institutionId']), searchText: name })
    expect(narrowed[0]?.name).toBe(name)
    const { list: [placement] = [] } = await admin.succeed('DirectPlacement', 'list', { query: {} })
    const named = Object(placement?.['names'])['Course'] as Readonly<Record<string, { readonly name: string }>>
    expect(Object.values(named)[0]?.name).not.toContain(',')
  })
})

describe('a step of an application', () => {
  const ofFirst = { path: { id: own } } as const

  it('is saved by itself, by the rules of the record; what is left out is emptied', async () => {
    const { signIn, student, details } = await start()
    const applicant = await signIn('student@student.test')
    const values = {
      hasVisa: 1,
      visaType: 'Student',
      visaExpiry: '2027-08-01',
      wasRefused: 0,
      residenceCountryId: 1,
      needsCas: 1,
      fundedBy: 'Self',
    }
    const before = await details(student, own)
    await applicant.succeed('saveApplicationStep', { ...ofFirst, body: { step: 'immigration', values } })
    expect(await details(student, own)).toMatchObject({ ...values, choices: before['choices'], videoWatched: before['videoWatched'] })
    expect((await details(student, own))['doneSteps']).toContain('immigration')
    await applicant.succeed('saveApplicationStep', { ...ofFirst, body: { step: 'immigration', values: { hasVisa: 0, fundedBy: 'Self' } } })
    expect(await details(student, own)).not.toHaveProperty('residenceCountryId')
    expect(await details(student, own)).not.toHaveProperty('visaType')
  })

  it('is refused at its fields, and with answers of another step', async () => {
    const { signIn, student, details } = await start()
    const applicant = await signIn('student@student.test')
    const { choices } = (await details(student, own)) as { readonly choices: readonly object[] }
    const save = (step: 'course-finder' | 'immigration' | 'key-documentation', values: object) =>
      applicant.call('saveApplicationStep', { ...ofFirst, body: { step, values: { ...values } } })
    const six = await save('course-finder', { choices: Array.from({ length: 6 }, () => choices[0]) })
    expect([six.status, six.data]).toMatchObject([400, { fields: [{ field: 'choices', description: 'At most 5 are allowed.' }] }])
    expect((await save('immigration', { personalStatement: 'I' })).description).toBe('personalStatement is no answer of this step.')
    expect((await save('key-documentation', {})).status).toBe(400)
  })

  it('of the student is stored in the own record: a phone is, a name is not once it is approved', async () => {
    const { signIn, student } = await start()
    const applicant = await signIn('student@student.test')
    const { mobile: _, ...record }: Row = await student.succeed('Student', 'details', { id: 3001 })
    const of = (names: readonly string[]) =>
      Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])))
    const contact = { ...of(studentAnswers.contact), mobile: '+44 7700 900999' }
    await applicant.succeed('saveApplicationStep', { ...ofFirst, body: { step: 'contact', values: contact } })
    expect(await student.succeed('Student', 'details', { id: 3001 })).toMatchObject({ mobile: '+44 7700 900999' })
    const renamed = { ...of(studentAnswers.student), firstName: 'Another' }
    const refused = await applicant.call('saveApplicationStep', { ...ofFirst, body: { step: 'student', values: renamed } })
    expect([refused.status, refused.data]).toMatchObject([
      400,
      { fields: [{ field: 'firstName', description: 'Ask your centre to change this.' }] },
    ])
  })

  it('of another student is not found, and none of a submitted application is saved', async () => {
    const { signIn, admin, rowsOf } = await start()
    const applicant = await signIn('student@student.test')
    const body = { step: 'summary', values: { hasDeclared: 1 } } as const
    expect((await applicant.call('saveApplicationStep', { path: { id: 2 }, body })).status).toBe(404)
    const [waiting] = await rowsOf(admin, 'Application', { stage: 'requests' })
    const provider = await signIn()
    const refused = await provider.call('saveApplicationStep', { path: { id: Number(waiting?.['applicationId']) }, body })
    expect([refused.status, refused.description]).toEqual([400, 'This application has been submitted. It cannot be changed.'])
  })
})

describe('the predicted grades of a student', () => {
  it('are read by the student without the drafts of teachers, and by no other person', async () => {
    const { signIn, admin } = await start()
    const { list: details = [] } = await admin.succeed('AcademicDetail', 'list', { query: { studentId: 3001, pageSize: 100 } })
    const told = details.filter(({ status }) => status !== draft)
    expect(told.length).toBeGreaterThan(0)
    const applicant = await signIn('student@student.test')
    const grades = await applicant.succeed('listOwnPredictedGrades')
    expect(grades.map(({ academicDetailId }) => academicDetailId).toSorted((a, b) => a - b)).toEqual(
      told.map((one) => Number(one['academicDetailId'])).toSorted((a, b) => a - b),
    )
    expect(grades[0]).toMatchObject({ predictedGrade: expect.any(String), predictedMark: expect.any(Number) })
    const provider = await signIn()
    expect((await provider.call('listOwnPredictedGrades')).status).toBe(403)
  })
})

describe('the own record of a student', () => {
  const changeOwn = async (changes: object, id = 3001) => {
    const { student } = await start()
    const row: Row = await student.succeed('Student', 'details', { id })
    const left = ['studentId', 'studentRef', 'fullName', 'centreEmail', 'paymentLabel', 'registeredOn', 'status', ...stamps]
    const sent = Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)))
    return student.callBadly('Student', 'update', { id, body: { ...sent, ...changes } })
  }

  it('after the approval keeps the name and takes a phone (CAT-STU-09)', async () => {
    const renamed = await changeOwn({ firstName: 'Another' })
    expect([renamed.status, renamed.data]).toEqual([
      400,
      { fields: [{ field: 'firstName', description: 'Ask your centre to change this.' }] },
    ])
    expect((await changeOwn({ mobile: '+44 7700 900999' })).status).toBe(200)
  })

  it('is the only one that is found (CAT-STU-09)', async () => {
    const { student } = await start()
    expect((await student.succeed('Student', 'list', { query: {} })).list).toHaveLength(1)
    expect((await student.callBadly('Student', 'details', { id: 3002 })).status).toBe(404)
  })
})
