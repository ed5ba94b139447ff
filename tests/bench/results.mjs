// What a file of 20,000 results costs: the page reads it in a worker, the aggregator checks, imports and releases it.
import { load } from './load.mjs'

const [students, firstStudent, plannedSet, januaryExams] = [4000, 10_001, 6, 101]
const headings = ['studentId', 'moduleId', 'version', 'attempt', 'rawMark', 'outcome']

/** The data of the demo, with students who are enrolled in all modules of a set. */
function enrolled(data) {
  const { Student, Enrollment, ResultSet } = data.resources
  const like = (collection) => collection.records[0]
  const { moduleIds } = ResultSet.records.find(({ id }) => id === plannedSet).fields
  const cells = []
  let next = Enrollment.lastId
  for (let index = 0; index < students; index += 1) {
    const id = firstStudent + index
    const studentRef = `PW26-${id}`
    Student.records.push({ ...like(Student), id, fields: { ...like(Student).fields, studentRef, email: `bench${id}@example.org` } })
    for (const moduleId of moduleIds) {
      const fields = {
        studentId: id,
        moduleId,
        version: 'V1',
        blockKind: 'exam',
        examBlockId: januaryExams,
        attempt: 'First',
        enrolledOn: '2026-10-01',
      }
      Enrollment.records.push({ ...like(Enrollment), id: (next += 1), status: 'Enrolled', fields })
      const rawMark = 30 + ((id + moduleId * 7) % 70)
      cells.push([studentRef, moduleId, 'V1', 'First', String(rawMark), rawMark < 40 ? 'Fail' : 'Pass'])
    }
  }
  return {
    snapshot: {
      ...data,
      resources: {
        ...data.resources,
        Student: { ...Student, lastId: firstStudent + students },
        Enrollment: { ...Enrollment, lastId: next },
      },
    },
    cells,
  }
}

/** The rows of the bench. */
export async function resultRows() {
  const { requestOf, startAggregator } = await load('../support/aggregator.ts')
  const { recordsAs } = await load('../support/records.ts')
  const { modules } = await load('../../mirage/fixtures/modules.ts')
  const { readCsv } = await load('../../src/resources/import/read-csv.ts')
  const { snapshot, cells } = enrolled(JSON.parse(startAggregator().aggregator.dump()))
  const words = cells.map(([ref, moduleId, ...rest]) => [ref, modules.find((one) => one.moduleId === moduleId)?.moduleName ?? '', ...rest])
  const file = [headings, ...words].map((row) => row.join(',')).join('\n')
  const seconds = async (run) => {
    const from = performance.now()
    const result = await run()
    return [(performance.now() - from) / 1000, result]
  }
  const [reading, table] = await seconds(() => readCsv(new TextEncoder().encode(file).buffer, 20_000))
  const { handle, signIn } = startAggregator({ snapshot })
  const { session } = await signIn()
  const records = await recordsAs(handle)
  /** The data of an answer, which is not checked against the contract: that would take longer than the call. */
  const call = async (operation, input) => {
    const { data, description } = await (await handle(requestOf(operation, input, session))).json()
    if (data === undefined) throw new Error(description)
    return data
  }
  const rows = table.rows.map(({ line, cells: row }) => ({
    line,
    fields: Object.fromEntries(headings.map((name, column) => [name, row[column]])),
  }))
  const send = (mode) => call('uploadResults', { body: { kind: 'Main', resultIntakeId: plannedSet, mode, fileName: 'marks.csv', rows } })
  const [checking, checked] = await seconds(() => send('check'))
  if (checked.rowsNew !== rows.length)
    throw new Error(
      `Not all rows are new: ${JSON.stringify({ ...checked, outcomes: checked.outcomes.find(({ outcome }) => outcome === 'wrong') })}`,
    )
  const [importing] = await seconds(() => send('apply'))
  const path = { id: plannedSet }
  for (const status of [10, 8]) await records.succeed('ResultSet', 'move', { id: plannedSet, body: { status, comment: '' } })
  await call('updateReleaseDates', {
    path,
    body: Object.fromEntries(
      ['Universities', 'Centres', 'Students'].map((name, day) => [`release${name}`, `2026-12-0${day + 1} 09:00:00.000000`]),
    ),
  })
  const [findings] = await seconds(() => call('checkRelease', { path }))
  const [releasing, released] = await seconds(() =>
    handle(requestOf('releaseResults', { path, body: { audience: 'Universities', isAcknowledged: 1 } }, session)),
  )
  if (released.status !== 200) throw new Error(await released.text())
  const what = (of) => `results, a file of ${rows.length.toLocaleString('en-GB')} rows: ${of}`
  return [
    [what('read, in the worker'), `${reading.toFixed(2)} s`, '≤ 1 s'],
    [what('checked by the aggregator'), `${checking.toFixed(1)} s`, '≤ 8 s'],
    [what('imported'), `${importing.toFixed(1)} s`, '≤ 8 s'],
    [what('the check before its release'), `${findings.toFixed(2)} s`, '≤ 1 s'],
    [what('its release'), `${releasing.toFixed(2)} s`, '≤ 1 s'],
  ]
}
