import { describe, expect, it } from 'vitest'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { services } from '#mirage/resources/services.ts'
import { adoptedTimes } from '#src/results/release/adopted-times.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [january, may, mayResits, autumn, planned] = [1, 2, 3, 4, 6]
const plannedBlock = 101
const audiences = ['Universities', 'Centres', 'Students'] as const

async function start() {
  const { handle, clock, signIn } = startAggregator()
  const admin = await signIn()
  const records = await recordsAs(handle)
  return {
    handle,
    clock,
    signIn,
    admin,
    records,
    set: (id: number) => records.succeed('ResultSet', 'details', { id }),
    check: async (id: number) => {
      const { errors, warnings } = await admin.succeed('checkRelease', { path: { id } })
      return { errors, warnings }
    },
    blockDates: async (id: number) => (await admin.succeed('checkRelease', { path: { id } })).blockDates,
    /** Moves the day of an academic date of an exam block. */
    moveDate: async (examblockId: number, name: string, startDate: string) => {
      const { academicDates } = (await admin.succeed('getExamBlockSummary', { path: { id: examblockId } })).ExamblockSummaryData
      const moved = academicDates.filter(({ academicDateName }) => academicDateName === name)
      expect(moved).toHaveLength(1)
      return admin.call('updateExamAcademicDates', {
        body: {
          examblockId,
          academicDates: moved.map((date) => ({ ...date, startDate, endDate: null })),
        },
      })
    },
    release: async (id: number, audience: (typeof audiences)[number], isAcknowledged: 0 | 1 = 1) =>
      admin.call('releaseResults', { path: { id }, body: { audience, isAcknowledged } }),
    withdraw: async (id: number, audience: (typeof audiences)[number], reason = 'A paper is marked again.') =>
      admin.call('releaseResults', { path: { id }, body: { audience, isWithdrawn: 1, reason } }),
    unread: async (username: string): Promise<string[]> => {
      const person = await signIn(username)
      const list = await person.succeed('listNotifications', { query: { contactId: 0, status: 0 } })
      return list.map(({ communicationSubject }) => communicationSubject)
    },
    history: async (id: number) =>
      records.succeed<
        readonly { readonly act: string; readonly comment: string; readonly changes: readonly { readonly field: string }[] }[]
      >('ResultSet', 'history', { id }),
  }
}

const rowsWith = (id: number, filter: string): string => `/results/student-results?resultIntakeId=${encryptId(id)}&${filter}`

describe('the list of sets', () => {
  it('says of each what its check finds, in one call', async () => {
    const { handle, check } = await start()
    const records = await recordsAs(handle)
    const query = { pageSize: 20, sortParam: 'resultSetName:asc' }
    const { list = [] } = await records.succeed('ResultSet', 'list', { query })
    expect(list).toHaveLength(8)
    const stateOf = async (id: number) => {
      const { errors, warnings } = await check(id)
      if (errors.length > 0) return 'Errors'
      return warnings.length > 0 ? 'Warnings' : 'Clear'
    }
    for (const { resultIntakeId, releaseCheck } of list)
      expect([resultIntakeId, releaseCheck]).toEqual([resultIntakeId, await stateOf(Number(resultIntakeId))])
    expect(new Set(list.map(({ releaseCheck }) => releaseCheck))).toEqual(new Set(['Errors', 'Warnings', 'Clear']))
    const narrowed = await records.succeed('ResultSet', 'list', { query: { ...query, releaseCheck: 'Errors' } })
    expect(narrowed.list?.map(({ resultIntakeId }) => resultIntakeId)).toContain(autumn)
  })

  it.each(['centre@centre.test', 'university@university.test'])('tells %s nothing of the check, nor narrows by it', async (username) => {
    const { handle } = await start()
    const records = await recordsAs(handle, username)
    const { list = [] } = await records.succeed('ResultSet', 'list', { query: { pageSize: 20 } })
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter((one) => 'releaseCheck' in one)).toEqual([])
    for (const releaseCheck of ['Errors', 'Warnings', 'Clear']) {
      const narrowed = await records.succeed('ResultSet', 'list', { query: { pageSize: 20, releaseCheck } })
      expect(narrowed.list).toEqual([])
      expect(await records.succeed('ResultSet', 'options', { query: { releaseCheck } })).toEqual([])
    }
  })
})

describe('the check of a release', () => {
  it('says what forbids it, and leads to the rows that it means (CAT-RES-07)', async () => {
    const { check } = await start()
    expect(await check(autumn)).toEqual({
      errors: [
        { text: '14 rows have no mark yet.', count: 14, address: rowsWith(autumn, 'isMissing=1') },
        { text: 'The set is not validated.', count: 1 },
        { text: 'The exam board has not approved the set.', count: 1 },
        { text: 'There is no release date for universities, centres, students.', count: 3 },
      ],
      warnings: [],
    })
    const { errors, warnings } = await check(planned)
    expect(errors[0]).toEqual({ text: 'No results yet: Physics, Economics, Chemistry, Business Studies, Biology.', count: 5 })
    expect(warnings).toEqual([{ text: 'Data Validation lasts until 01/02/2027.', count: 1 }])
  })

  it('says what has to be acknowledged, and nothing of a set that is in order', async () => {
    const { check } = await start()
    expect(await check(january)).toEqual({
      errors: [],
      warnings: [{ text: '1 row is hidden.', count: 1, address: rowsWith(january, 'viewFlag=0') }],
    })
    expect(await check(may)).toEqual({ errors: [], warnings: [{ text: '1 row changed by more than 20 in moderation.', count: 1 }] })
    expect(await check(mayResits)).toEqual({ errors: [], warnings: [] })
  })

  it('leads to a list that shows these rows alone (CAT-RES-07)', async () => {
    const { handle } = await start()
    const { totalCount } = await (
      await recordsAs(handle)
    ).succeed('Result', 'list', {
      query: { pageSize: 10, resultIntakeId: autumn, isMissing: 1 },
    })
    expect(totalCount).toBe(14)
  })

  it('is for the provider, and writes nothing', async () => {
    const { check, set, signIn } = await start()
    const before = await set(january)
    await check(january)
    expect(await set(january)).toEqual(before)
    for (const { username, contactType } of accounts) {
      const { status } = await (await signIn(username)).call('checkRelease', { path: { id: january } })
      expect([username, status]).toEqual([username, contactType === 'NCUK' ? 200 : 403])
    }
  })
})

describe('a release', () => {
  it('needs the right to publish', async () => {
    const { signIn } = await start()
    for (const { username } of accounts) {
      const person = await signIn(username)
      const { status } = await person.call('releaseResults', { path: { id: mayResits }, body: { audience: 'Centres' } })
      // That of the administrator comes too late: the centres have it.
      expect([username, status]).toEqual([username, username === 'admin@ncuk.test' ? 409 : 403])
    }
  })

  it('is refused with the first error of the check, and by warnings that are not acknowledged', async () => {
    const { release, withdraw, set } = await start()
    const refused = await release(autumn, 'Centres')
    expect([refused.status, refused.description]).toEqual([400, '14 rows have no mark yet.'])
    await withdraw(january, 'Students')
    await withdraw(january, 'Centres')
    const unread = await release(january, 'Centres', 0)
    expect([unread.status, unread.description]).toEqual([400, 'Acknowledge the warnings first: 1 row is hidden.'])
    expect((await set(january))['releasedTo']).toEqual(['Universities'])
    for (const audience of ['Centres', 'Students'] as const) expect((await release(january, audience)).status).toBe(200)
    expect((await set(january))['releasedTo']).toEqual(audiences)
  })

  it('goes audience by audience, students after centres, and comes back with a reason', async () => {
    const { release, withdraw, set, history } = await start()
    const states: unknown[] = []
    const tooEarly = await withdraw(mayResits, 'Centres')
    expect([tooEarly.status, tooEarly.description]).toEqual([
      400,
      'Students cannot see results before centres. Withdraw them from students first.',
    ])
    for (const audience of ['Universities', 'Students', 'Centres'] as const) {
      expect((await withdraw(mayResits, audience)).status).toBe(200)
      const { status, releasedTo } = await set(mayResits)
      states.push([status, releasedTo])
    }
    expect(states).toEqual([
      [1, ['Centres', 'Students']],
      [1, ['Centres']],
      [8, undefined],
    ])
    const early = await release(mayResits, 'Students')
    expect([early.status, early.description]).toEqual([400, 'Students cannot see results before centres.'])
    expect((await release(mayResits, 'Centres')).description).toBe('Results released to centres.')
    expect((await release(mayResits, 'Students')).status).toBe(200)
    expect(await set(mayResits)).toMatchObject({ status: 1, releasedTo: ['Centres', 'Students'] })
    expect((await history(mayResits)).slice(0, 3).map(({ act, comment }) => [act, comment])).toEqual([
      ['Released to students', ''],
      ['Released to centres', ''],
      ['Withdrawn from centres', 'A paper is marked again.'],
    ])
  })

  it('tells in the history what it changed, and nothing that is computed', async () => {
    const { withdraw, history } = await start()
    expect((await withdraw(may, 'Students')).status).toBe(200)
    expect((await history(may))[0]?.changes.map(({ field }) => field)).toEqual(['Released to'])
  })

  it('is neither repeated nor taken back twice, nor taken back without a reason', async () => {
    const { release, withdraw } = await start()
    await withdraw(may, 'Students')
    expect([(await release(may, 'Centres')).status, (await release(may, 'Centres')).description]).toEqual([
      409,
      'The results are released to centres already.',
    ])
    const silent = await withdraw(may, 'Centres', '  ')
    expect([silent.status, silent.data]).toEqual([400, { fields: [{ field: 'reason', description: 'Reason should not be blank!' }] }])
    expect((await withdraw(may, 'Centres')).status).toBe(200)
    const again = await withdraw(may, 'Centres')
    expect([again.status, again.description]).toEqual([409, 'The results are not released to centres.'])
  })

  it('tells each person of the audience once, and raises the badge by one (CAT-RES-10)', async () => {
    const { release, withdraw, unread } = await start()
    const subject = 'Results of May Exams 2026 are released'
    const before = await unread('centre@centre.test')
    const others = ['student@student.test', 'university@university.test', 'admin@ncuk.test']
    await withdraw(may, 'Students')
    for (let round = 0; round < 2; round += 1) {
      await withdraw(may, 'Centres')
      expect((await release(may, 'Centres')).status).toBe(200)
      expect(await unread('centre@centre.test')).toEqual([subject, ...before])
    }
    for (const username of others) expect(await unread(username)).not.toContain(subject)
    await release(may, 'Students')
    expect(await unread('student@student.test')).toContain(subject)
    // This student has no result in the set.
    expect(await unread('newstudent@student.test')).not.toContain(subject)
  })

  it('sends no second notification after the set was renamed', async () => {
    const { records, release, withdraw, unread } = await start()
    await withdraw(may, 'Students')
    await withdraw(may, 'Centres')
    await release(may, 'Centres')
    const told = await unread('centre@centre.test')
    const { updatedAt, ...stored } = await records.succeed('ResultSet', 'details', { id: may })
    const { fields } = services.ResultSet.rules
    const writable = Object.keys(fields).filter((name) => !fields[name]?.readOnly && stored[name] !== undefined)
    const body = { ...Object.fromEntries(writable.map((name) => [name, stored[name]])), updatedAt, resultSetName: 'Summer Exams 2026' }
    expect((await records.callBadly('ResultSet', 'update', { id: may, body })).status).toBe(200)
    await withdraw(may, 'Centres')
    expect((await release(may, 'Centres')).status).toBe(200)
    expect(await unread('centre@centre.test')).toEqual(told)
  })

  it('tells the universities whose students have results in it, and no other (CAT-RES-10)', async () => {
    const { handle, release, withdraw, unread } = await start()
    const subject = 'Results of May Exams 2026 are released'
    const names = ['university@university.test', 'admissions@university.test']
    const told = async () => Promise.all(names.map(async (name) => (await unread(name)).filter((one) => one === subject).length))
    for (let round = 0; round < 2; round += 1) {
      await withdraw(may, 'Universities')
      expect((await release(may, 'Universities')).status).toBe(200)
      expect(await told()).toEqual([1, 1])
    }
    for (const username of ['centre@centre.test', 'student@student.test', 'admin@ncuk.test'])
      expect(await unread(username)).not.toContain(subject)
    // Without a row of a student who has taken its offer, it is told nothing.
    const provider = await signInOver(handle, 'admin@ncuk.test')
    const university = await recordsAs(handle, names[0])
    const { list = [] } = await university.succeed('Result', 'list', { query: { pageSize: 100, resultIntakeId: mayResits } })
    await provider.succeed('updateViewFlags', { body: { resultId: list.map(({ resultId }) => Number(resultId)), flag: 0 } })
    await withdraw(mayResits, 'Universities')
    expect((await release(mayResits, 'Universities')).status).toBe(200)
    expect(await unread('university@university.test')).not.toContain('Results of May Resits 2026 are released')
  })

  it('shows nothing after its withdrawal, and before its time (CAT-RES-08, CAT-RES-09)', async () => {
    const { handle, withdraw, release } = await start()
    const seen = async (username: string, resultIntakeId: number) => {
      const person = await recordsAs(handle, username)
      return (await person.succeed('Result', 'list', { query: { pageSize: 10, resultIntakeId } }))['totalCount']
    }
    for (const [username, audience] of [
      ['student@student.test', 'Students'],
      ['centre@centre.test', 'Centres'],
    ] as const) {
      const before = await seen(username, may)
      expect(before).toBeGreaterThan(0)
      await withdraw(may, audience)
      expect(await seen(username, may)).toBe(0)
    }
    await withdraw(mayResits, 'Students')
    expect((await release(mayResits, 'Students')).status).toBe(200)
    expect(await seen('student@student.test', mayResits)).toBe(0)
  })
})

describe('the release dates of a set', () => {
  const noon = '2027-02-06 12:00:00.000000'
  const nextDay = '2027-02-07 12:00:00.000000'
  const together = { releaseUniversities: noon, releaseCentres: noon, releaseStudents: noon }

  it('let universities see results first and students last, or all together', async () => {
    const { admin, set, check, history } = await start()
    const update = (changes: object) => admin.call('updateReleaseDates', { path: { id: autumn }, body: { ...together, ...changes } })
    expect((await update({ releaseCentres: nextDay })).data).toEqual({
      fields: [{ field: 'releaseStudents', description: 'Students cannot see results before centres.' }],
    })
    expect((await update({ releaseUniversities: nextDay })).data).toEqual({
      fields: [{ field: 'releaseCentres', description: 'Centres cannot see results before universities.' }],
    })
    expect((await update({ releaseStudents: '2027-02-30 12:00:00.000000' })).data).toEqual({
      fields: [{ field: 'releaseStudents', description: 'Invalid Date' }],
    })
    expect((await set(autumn))['releaseStudents']).toBeUndefined()
    expect((await update({ releaseStudents: nextDay })).status).toBe(200)
    expect(await set(autumn)).toMatchObject({ ...together, releaseStudents: nextDay })
    expect((await check(autumn)).errors.map(({ text }) => text)).not.toContain(
      'There is no release date for universities, centres, students.',
    )
    expect((await history(autumn))[0]?.act).toBe('Release dates changed')
  })

  it('mark a set whose block has others, until it takes them over (CAT-RES-12)', async () => {
    const { admin, set, blockDates, moveDate, history } = await start()
    const adopt = async () => {
      const dates = await blockDates(planned)
      return admin.call('updateReleaseDates', { path: { id: planned }, body: { ...together, ...dates } })
    }
    expect((await adopt()).status).toBe(200)
    expect((await set(planned))['datesDiffer']).toBe(0)
    expect((await moveDate(plannedBlock, 'Results release date: Students', '2027-06-20')).status).toBe(200)
    expect((await set(planned))['datesDiffer']).toBe(1)
    expect((await blockDates(planned)).releaseStudents).toMatch(/^2027-06-(19|20)/)
    expect((await adopt()).status).toBe(200)
    expect(await set(planned)).toMatchObject({ datesDiffer: 0, releaseStudents: (await blockDates(planned)).releaseStudents })
    expect((await history(planned)).map(({ act }) => act)).toEqual(['Release dates changed', 'Release dates changed'])
  })

  it('of a block that has none for universities are adopted, theirs moved along (CAT-RES-12)', async () => {
    const { admin, set, blockDates } = await start()
    const dates = await blockDates(mayResits)
    expect(dates.releaseUniversities).toBeUndefined()
    const body = adoptedTimes(await set(mayResits), dates) ?? together
    expect(body.releaseUniversities).toBe(dates.releaseCentres)
    expect(await admin.call('updateReleaseDates', { path: { id: mayResits }, body })).toMatchObject({ status: 200 })
    expect(await set(mayResits)).toMatchObject({ ...body, ...dates, datesDiffer: 0 })
  })

  it('of the block are not compared for partners', async () => {
    const { handle } = await start()
    const { list = [] } = await (await recordsAs(handle, 'centre@centre.test')).succeed('ResultSet', 'list', { query: { pageSize: 10 } })
    expect(list.length).toBeGreaterThan(0)
    expect(list.filter((one) => 'datesDiffer' in one)).toEqual([])
  })

  it('take no results back that an audience has: that is a withdrawal, with its reason', async () => {
    const { handle, admin, withdraw, set } = await start()
    const centre = await recordsAs(handle, 'centre@centre.test')
    const seen = async () => (await centre.succeed('Result', 'list', { query: { pageSize: 10, resultIntakeId: may } })).totalCount
    const before = await seen()
    const update = async (dates: typeof together) => admin.call('updateReleaseDates', { path: { id: may }, body: dates })
    const refused = (field: string, audience: string) => ({
      field,
      description: `${audience} have these results already. Withdraw them first.`,
    })
    expect((await update(together)).data).toEqual({
      fields: [
        refused('releaseUniversities', 'Universities'),
        refused('releaseCentres', 'Centres'),
        refused('releaseStudents', 'Students'),
      ],
    })
    expect(await seen()).toBe(before)
    await withdraw(may, 'Students')
    const { releaseUniversities, releaseCentres } = await set(may)
    const later = { releaseUniversities: String(releaseUniversities), releaseCentres: String(releaseCentres), releaseStudents: nextDay }
    expect((await update(later)).status).toBe(200)
  })

  it('are changed by those who may publish', async () => {
    const { signIn } = await start()
    for (const { username } of accounts) {
      const { status } = await (await signIn(username)).call('updateReleaseDates', { path: { id: autumn }, body: together })
      expect([username, status]).toEqual([username, username === 'admin@ncuk.test' ? 200 : 403])
    }
  })
})
