import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { encryptId } from '#mirage/id-codec.ts'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { gradesAbove, reasonsOf } from '#mirage/reports/at-risk.ts'
import { gapText } from '#mirage/reports/report.ts'
import { reportNames } from '#openapi/reports/report-names.ts'
import { reportCsv } from '#src/reports/report-csv.ts'
import { createCaller, signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { everyReport } from '#tests/api/reports/every-report.ts'
import { startAssessment } from '#tests/api/resources/assessment/assessment-start.ts'

async function start(username = 'admin@ncuk.test') {
  const { handle, errors } = startAggregator()
  const person = await recordsAs(handle, username)
  const caller = createCaller(handle, person.session)
  const report = async (name: string, query: Partial<Record<keyof typeof everyReport, string | number>> = {}) =>
    caller.succeed('getReport', { path: { report: name }, query: { ...everyReport, ...query } as typeof everyReport })
  return { person, caller, report, errors }
}

const dayMs = 24 * 60 * 60_000
const detail = { studentId: 1, moduleId: 1, attendance: 80, coursework: 40, predicted: 60, predictedGrade: 'B' }
const mark = { studentId: 1, centreId: 1, moduleId: 1, setId: 1, attempt: 'First', mark: 55, grade: 'C', hasPassed: true }

describe('a student is at risk', () => {
  it.each([
    ['attendance below 80', { ...detail, attendance: 79 }, mark, ['Physics: attendance 79%, below 80']],
    ['coursework below 40', { ...detail, coursework: 39 }, mark, ['Physics: coursework 39, below 40']],
    ['a prediction two grades above', detail, { ...mark, grade: 'D' }, ['Physics: predicted B, achieved D']],
    ['none at the limits', detail, mark, []],
  ])('by %s (CAT-ASR-17)', (_, said, achieved, texts) => {
    expect(reasonsOf('Physics', said, achieved).map(({ text }) => text)).toEqual(texts)
  })

  it('by grades of one scale only', () => {
    expect([gradesAbove('A*', 'U'), gradesAbove('Distinction', 'Pass'), gradesAbove('C', 'A'), gradesAbove('A', 'Pass')]).toEqual([
      6, 2, -2, 0,
    ])
  })
})

describe('the analysis of students', () => {
  it('names each reason of each student at risk (CAT-ASR-17)', async () => {
    const { person, report } = await start()
    const { rows, columns } = await report('student-analysis', { atRisk: 1 })
    const details = (await person.succeed('AcademicDetail', 'list', { query: { pageSize: 1000, statusId: '9,8' } })).list ?? []
    const low = details.filter(({ attendance }) => Number(attendance) < 80)
    const reasons = rows.map(({ cells }) => cells[columns.findIndex(({ name }) => name === 'At risk')] ?? '').join('\n')
    expect(low.length).toBeGreaterThan(50)
    const missing = low.filter(
      ({ detailName, attendance }) => !reasons.includes(`${String(detailName).split(' – ')[1]}: attendance ${String(attendance)}%`),
    )
    expect(missing).toEqual([])
    expect(rows.filter(({ cells }) => cells.at(-1) === '')).toEqual([])
  })

  it('is a file with the very cells of its table (CAT-ASR-17)', async () => {
    const { report } = await start()
    const data = await report('student-analysis', { yearId: 22 })
    const { data: cells } = Papa.parse<string[]>(reportCsv(data).replace('\uFEFF', '').trimEnd())
    expect(cells).toEqual([data.columns.map(({ name }) => name), ...data.rows.map((row) => row.cells)])
  })

  it('sets the predicted mark of each student against the achieved one', async () => {
    const { report } = await start()
    const { rows, columns, series } = await report('student-analysis', { moduleIds: String(moduleNamed('Economics').moduleId) })
    const chart = series.find(({ kind }) => kind === 'scatter') ?? expect.unreachable()
    const cell = (name: string) => columns.findIndex((one) => one.name === name)
    const [predicted, achieved] = [cell('Predicted'), cell('Achieved')]
    const known = rows.filter(({ cells }) => cells[predicted] !== '–' && cells[achieved] !== '–')
    expect(chart.series.map(({ name }) => name)).toEqual(['Predicted', 'Achieved'])
    expect(known.length).toBeGreaterThan(5)
    expect(chart.points).toEqual(known.map(({ cells }) => cells[0]))
    expect(known.map((_, index) => chart.series.map(({ values }) => values[index]?.toFixed(1)))).toEqual(
      known.map(({ cells }) => [cells[predicted], cells[achieved]]),
    )
    const gap = known.reduce((sum, { cells }) => sum + Number(cells[achieved]) - Number(cells[predicted]), 0) / known.length
    expect(chart.summary).toBe(
      `Achieved marks are ${Math.abs(gap).toFixed(1)} points ${gap > 0 ? 'higher' : 'lower'} than predicted on average.`,
    )
  })

  it('compares with the students of all centres where it is asked to', async () => {
    const { report } = await start()
    const alone = await report('student-analysis', { centreIds: '26' })
    const compared = await report('student-analysis', { centreIds: '26', compare: 1 })
    const names = ({ series }: typeof alone) => series.map(({ title, series: each }) => [title, each.map(({ name }) => name)])
    expect(names(alone)[0]).toEqual(['Achieved marks', ['Marks']])
    expect(names(compared)[0]).toEqual(['Achieved marks', ['These students', 'All students']])
    expect(names(compared)[4]).toEqual(['Predicted and achieved by module', ['Predicted', 'Achieved', 'All students']])
    // Of unequal groups only shares can be compared.
    const [first] = compared.series
    const sums = (first?.series ?? []).map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0))
    expect([first?.unit, sums.filter((sum) => Math.abs(sum - 100) > 5)]).toEqual(['%', []])
    expect(alone.columns.map(({ name }) => name)).not.toContain('Against all')
    const at = compared.columns.findIndex(({ name }) => name === 'Against all')
    expect(new Set(compared.rows.map(({ cells }) => /^([+−]\d+\.\d|0\.0|–)$/.test(cells[at] ?? '')))).toEqual(new Set([true]))
    // If all students are compared with all students, both series are the same.
    const all = await report('student-analysis', { compare: 1 })
    const [own, others] = all.series[0]?.series ?? []
    expect(own?.values).toEqual(others?.values)
  })

  it.each([
    ['all students', {}],
    ['a year', { yearId: 22 }],
    ['a centre', { centreIds: '26' }],
    ['a module', { moduleIds: '1' }],
    ['a centre and a year', { centreIds: '2,3', yearId: 21 }],
    ['those at risk', { atRisk: 1 }],
    ['those at risk in a year', { atRisk: 1, yearId: 22 }],
    ['nobody', { centreIds: '999999' }],
  ])('counts the same students everywhere: %s', async (_, query) => {
    const { report } = await start()
    const { rows, columns, figures, series } = await report('student-analysis', query)
    const [risk] = columns.flatMap(({ name }, index) => (name === 'At risk' ? [index] : []))
    const [all, atRisk] = [rows.length, rows.filter(({ cells }) => cells[risk ?? -1] !== '').length]
    const said = figures.slice(0, 2).map(({ value, note }) => [value, note])
    const share = all === 0 ? '–' : `${Math.round((100 * atRisk) / all)}%`
    expect(said).toEqual([
      [String(all), ''],
      [String(atRisk), share],
    ])
    expect(series.find(({ title }) => title === 'At risk by reason')?.summary).toContain(`${atRisk} of ${all} students are at risk;`)
  })

  it('says of one student the place among all of the module and set', async () => {
    const { report } = await start()
    const { rows, columns, subject } = await report('student-analysis', { studentId: 3001 })
    const place = columns.findIndex(({ name }) => name === 'Place')
    expect(subject).toBe('Minh Anh Nguyễn, Baobab College Accra')
    expect(rows.some(({ cells }) => /^\d+ of \d{2,}$/.test(cells[place] ?? ''))).toBe(true)
  })
})

it('compares predicted and achieved marks of modules alone that have both', () => {
  expect([null, 0, 2.5, -1].map(gapText)).toEqual([
    'There are no predicted and achieved marks to compare.',
    'Achieved marks are as predicted on average.',
    'Achieved marks are 2.5 points higher than predicted on average.',
    'Achieved marks are 1.0 points lower than predicted on average.',
  ])
})

it('says of no attendance that none is known', async () => {
  const { person, report } = await start()
  const known = new Set(
    ((await person.succeed('AcademicDetail', 'list', { query: { pageSize: 1000 } })).list ?? []).map((one) => one['moduleId']),
  )
  const results = (await person.succeed('Result', 'list', { query: { pageSize: 1000 } })).list ?? []
  const moduleId = Number(results.find((one) => !known.has(one['moduleId']))?.['moduleId'])
  const { figures } = await report('student-analysis', { moduleIds: String(moduleId) })
  expect(figures.find(({ name }) => name === 'Attendance')?.value).toBe('–')
})

describe('a centre', () => {
  it('sees its own students only, and no mean of a group of fewer than five (CAT-ASR-18)', async () => {
    const { report, caller } = await start('centre@centre.test')
    const { rows, series } = await report('student-analysis')
    expect(new Set(rows.map(({ cells }) => cells[1]))).toEqual(new Set(['Baobab College Accra']))
    const modules = series.find(({ title }) => title === 'Predicted and achieved by module')
    const small = modules?.points.flatMap((name, index) => (name.endsWith('(fewer than 5)') ? [index] : [])) ?? []
    expect(small.length).toBeGreaterThan(0)
    expect(small.flatMap((index) => modules?.series.map(({ values }) => values[index]) ?? []).every((value) => value === null)).toBe(true)
    expect(await caller.refuse('getReport', { path: { report: 'student-analysis' }, query: { ...everyReport, studentId: 3004 } })).toEqual([
      404,
      'The student was not found.',
    ])
    const { rows: outcomes, columns } = await report('module-outcomes')
    expect(outcomes.map(({ cells }) => cells[columns.findIndex(({ name }) => name === 'Resits')])).toContain('fewer than 5')
  })

  it.each(reportNames.filter((name) => name !== 'marking'))(
    'reads no share beside a group that is too small in %s (CAT-ASR-18)',
    async (name) => {
      const { report } = await start('centre@centre.test')
      const { figures } = await report(name)
      const small = figures.filter(({ value }) => value === 'fewer than 5')
      expect(small.filter(({ note }) => /\d+%/.test(note))).toEqual([])
    },
  )

  it('reads how many were predicted too high of large groups alone (CAT-ASR-18)', async () => {
    const { report } = await start('centre@centre.test')
    const { columns, rows } = await report('module-outcomes')
    const tooHigh = rows.map(({ cells }) => cells[columns.findIndex(({ name }) => name === 'Predicted too high')] ?? '')
    expect(tooHigh).toContain('fewer than 5')
    expect(tooHigh.filter((cell) => /^[1-4]$/.test(cell))).toEqual([])
  })

  it('reads neither the share nor the days of fewer than five leads that were converted (CAT-ASR-18)', async () => {
    const { db, calls } = await startAssessment()
    const lead = db.records('Lead').findBy(({ fields }) => fields['centreId'] === 26) ?? expect.unreachable()
    db.records('Lead').update(lead.id, { status: 'Converted' })
    const centre = await calls('centre@centre.test')
    const { figures, rows } = await centre.succeed('getReport', { path: { report: 'leads' }, query: everyReport })
    expect(figures.find(({ name }) => name === 'Converted')).toMatchObject({ value: 'fewer than 5', note: '–' })
    expect(rows.filter(({ cells }) => cells[2] === 'fewer than 5').map(({ cells }) => cells.slice(2))).toEqual([['fewer than 5', '–', '–']])
  })

  it('counts the days of a lead from its last step on, whatever was changed since', async () => {
    const { clock, as, calls, create } = await startAssessment()
    const lead = { firstName: 'Madonna', email: 'madonna@example.org', countryId: 2, source: 'Fair', consentToContact: 1 }
    const id = Number((await create('Lead', lead)).data['leadId'])
    const [from] = new Date(clock.now()).toISOString().split('T')
    clock.advance(dayMs)
    await (await as()).succeed('Lead', 'move', { id, body: { status: 'Contacted' } })
    clock.advance(10 * dayMs)
    expect((await (await as()).change('Lead', id, { source: 'Agent' })).status).toBe(200)
    const { series } = await (
      await calls()
    ).succeed('getReport', { path: { report: 'leads' }, query: { ...everyReport, from: from ?? '' } })
    expect(series.find(({ title }) => title === 'Days in the present state')).toMatchObject({
      points: ['New', 'Contacted', 'Qualified'],
      series: [{ values: [null, 10, null] }],
    })
  })

  it('counts a registered student without enrolments under the programme of the curriculum', async () => {
    const { db, calls } = await startAssessment()
    const caller = await calls()
    const rows = async () => {
      const query = { ...everyReport, yearId: 22, by: 'programme' as const }
      return (await caller.succeed('getReport', { path: { report: 'registrations' }, query })).rows
    }
    const before = await rows()
    const taken = db.records('StudentCurriculum').findBy(({ fields, status }) => {
      const student = db.records('Student').find(Number(fields['studentId']))
      return status === 1 && fields['yearId'] === 22 && student?.fields['registeredOn'] !== undefined
    })
    for (const { id } of db.records('Enrollment').where(({ fields }) => fields['studentId'] === taken?.fields['studentId']))
      db.records('Enrollment').remove(id)
    expect(await rows()).toEqual(before)
  })

  it('is shown in full to the provider (CAT-ASR-18)', async () => {
    const { report } = await start()
    const { series } = await report('student-analysis', { centreIds: '26' })
    expect(JSON.stringify(series)).not.toContain('fewer than 5')
  })

  it('has no report of markers', async () => {
    const { caller } = await start('centre@centre.test')
    expect((await caller.succeed('listReports')).map(({ report }) => report)).not.toContain('marking')
    expect((await caller.call('getReport', { path: { report: 'marking' }, query: everyReport })).status).toBe(404)
  })
})

describe('a university', () => {
  it('sees the students who have accepted it firmly', async () => {
    const { report, person } = await start('university@university.test')
    const firm = (await person.succeed('DirectPlacement', 'list', { query: { reply: 'Firm' } }))['totalCount']
    const { rows } = await report('student-analysis')
    expect(rows.length).toBeLessThanOrEqual(Number(firm))
    expect(Number(firm)).toBeGreaterThan(0)
  })

  it('reads no mean of predictions and marks that fewer than five students have (CAT-ASR-18)', async () => {
    const { report } = await start('university@university.test')
    const { series } = await report('student-analysis')
    const compared = series.find(({ title }) => title === 'Predicted and achieved mark of each student')
    expect([compared?.points, compared?.summary]).toEqual([[], 'No marks are shown.'])
  })
})

it.each(reportNames)('the report %s has a cell for each column, and a value for each point', async (name) => {
  const { report, errors } = await start()
  const { rows, columns, series } = await report(name)
  expect(errors).toEqual([])
  expect(rows.filter(({ cells }) => cells.length !== columns.length)).toEqual([])
  for (const { points, series: lines } of series) expect(lines.map(({ values }) => values.length)).toEqual(lines.map(() => points.length))
})

it('the grades of a module add up to all of its results', async () => {
  const { report } = await start()
  const { series } = await report('module-outcomes', { resultIntakeId: 2 })
  const [grades] = series
  for (const index of grades?.points.keys() ?? []) {
    const sum = grades?.series.reduce((all, { values }) => all + (values[index] ?? 0), 0) ?? 0
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2)
  }
})

it('a period that ends before it begins is refused', async () => {
  const { caller } = await start()
  const query = { ...everyReport, from: '2026-11-02', to: '2026-11-01' }
  expect(await caller.refuse('getReport', { path: { report: 'leads' }, query })).toEqual([
    400,
    'End date should not be earlier than start date!',
  ])
})

it('a scheduled report comes as a notification on its days, once and to who scheduled it', async () => {
  const { handle, clock } = startAggregator()
  const admin = await recordsAs(handle, 'admin@ncuk.test')
  const told = async (username: string) =>
    (await (await signInOver(handle, username)).succeed('listNotifications', { query: { contactId: 0, status: 0 } }))
      .filter(({ communicationSubject }) => communicationSubject.startsWith('Every Monday'))
      .map(({ communicationSubject, content }) => [communicationSubject, content])
  const body = { savedReportName: 'Every Monday', report: 'student-analysis', schedule: 'Weekly', status: 1, requestId: 'r1' }
  const { savedReportId } = await admin.succeed('SavedReport', 'create', { body })
  // A Saturday; the Monday before it was not meant.
  expect(await told('admin@ncuk.test')).toEqual([])
  clock.advance(2 * 24 * 3_600_000)
  const subject = 'Every Monday, 23/11/2026'
  const link = `<p><a href="/reports/view/${encryptId(Number(savedReportId))}">${subject}.</a></p>`
  expect([await told('admin@ncuk.test'), await told('admin@ncuk.test'), await told('viewer@ncuk.test')]).toEqual([
    [[subject, link]],
    [[subject, link]],
    [],
  ])
})

it('a saved report is seen by those with whom it is shared', async () => {
  const admin = await start()
  const centre = await start('centre@centre.test')
  const names = async ({ person }: Awaited<ReturnType<typeof start>>) =>
    ((await person.succeed('SavedReport', 'list', { query: { pageSize: 50 } })).list ?? []).map(({ savedReportName }) => savedReportName)
  expect(await names(admin)).toHaveLength(8)
  expect(new Set(await names(centre))).toEqual(
    new Set(['Clearing this year', 'May 2026 by centre', 'May 2026 by module', 'Students at risk this year']),
  )
})
