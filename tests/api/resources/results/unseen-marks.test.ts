import { describe, expect, it } from 'vitest'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { standardOperations } from '#mirage/operation-rules.ts'
import { callNames, type CallName } from '#mirage/resources/engine/calls.ts'
import { services } from '#mirage/resources/services.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs, type RecordInput } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

type Handle = (request: Request) => Promise<Response>

const [january, may, mayResits, planned] = [1, 2, 3, 6]
const physics = moduleNamed('Physics').moduleId
const student = 3001

/** A mark that no other row has. */
const ownMark = 97.3

/** Gives the result of a student in a set that mark; a set that has none yet gets one of a module that is to be sat. */
async function markRow(handle: Handle, resultIntakeId: number, studentId: number): Promise<number> {
  const admin = await recordsAs(handle)
  const { list = [] } = await admin.succeed('Result', 'list', { query: { pageSize: 10, resultIntakeId, studentId } })
  const [row] = list
  if (!row) {
    const mark = { moduleId: physics, version: 'V1', attempt: 'First', rawMark: ownMark, outcome: 'Pass' }
    const { data } = await admin.callBadly('Result', 'create', { body: { ...mark, resultIntakeId, studentId, requestId: 'marked' } })
    return Number(data['resultId'])
  }
  const changes = { rawMark: ownMark, outcome: 'Pass', changeReason: 'To be found again.' }
  expect((await changeResult(admin, row, changes)).status).toBe(200)
  return Number(row['resultId'])
}

/** Every list, choice, record, history and use that a person can ask for about some results. */
async function answersTo(handle: Handle, username: string, ids: readonly number[], sets: readonly number[]) {
  const person = await recordsAs(handle, username)
  const answers: [call: string, text: string][] = []
  const ask = async (name: ResourceName, call: CallName, input: RecordInput) => {
    if (
      !standardOperations.some(
        ({ resource, path }) => resource === name && callNames[path.slice(services[name].rules.path.length)] === call,
      )
    )
      return
    const { data } = await person.callBadly(name, call, input)
    answers.push([`${call} of ${name} ${JSON.stringify(input)}`, JSON.stringify(data)])
  }
  for (const name of Object.keys(services) as ResourceName[]) {
    await ask(name, 'list', { query: { pageNo: 1, pageSize: 20 } })
    await ask(name, 'options', { query: {} })
  }
  const queries: readonly NonNullable<RecordInput['query']>[] = [
    ...sets.map((resultIntakeId) => ({ resultIntakeId })),
    { sortParam: 'rawMark:desc' },
    { searchText: String(ownMark) },
  ]
  for (const query of queries) await ask('Result', 'list', { query: { pageNo: 1, pageSize: 100, ...query } })
  for (const call of ['details', 'history', 'uses'] as const) {
    for (const id of ids) await ask('Result', call, { id })
    for (const id of sets) await ask('ResultSet', call, { id })
    await ask('Student', call, { id: student })
  }
  const own = await signInOver(handle, username)
  answers.push(['notifications', JSON.stringify(await own.succeed('listNotifications', { query: { contactId: 0, status: 0 } }))])
  const page = { query: { pageNo: 1, pageSize: 100, searchText: '' } }
  answers.push(['marks of clearing', JSON.stringify((await own.call('listClearingMarks', page)).data)])
  answers.push(['predicted grades', JSON.stringify((await own.call('listPredictedGrades', page)).data)])
  for (const id of sets) answers.push(['figures by centre', JSON.stringify((await own.call('getCentreDetails', { path: { id } })).data)])
  answers.push(['slip', JSON.stringify((await own.call('getResultSlip', { path: { id: student } })).data)])
  for (const kind of ['csv', 'transcript', 'certificate'] as const) {
    const { status, data } = await own.call('downloadResults', { path: { kind }, body: { studentId: [student] } })
    if (status !== 200 || data === null) continue
    const file = await handle(new Request(`http://portal.test${data.link}`))
    answers.push([kind, await file.text()])
  }
  return answers
}

const callsWithMark = (answers: Awaited<ReturnType<typeof answersTo>>): string[] =>
  answers.filter(([, text]) => text.includes(String(ownMark))).map(([call]) => call)

describe('before its time a mark', () => {
  it.each([
    ['centre@centre.test', [planned]],
    ['university@university.test', [planned, mayResits]],
    ['student@student.test', [planned, mayResits]],
    ['newstudent@student.test', [planned, mayResits]],
  ])(
    'stands in no answer to %s (CAT-RES-08, CAT-RES-09)',
    async (username, sets) => {
      const { handle } = startAggregator()
      const ids: number[] = []
      for (const id of sets) ids.push(await markRow(handle, id, student))
      expect(callsWithMark(await answersTo(handle, username, ids, sets))).toEqual([])
    },
    30_000,
  )

  it('is found by the same calls of the provider', async () => {
    const { handle } = startAggregator()
    const id = await markRow(handle, planned, student)
    expect(callsWithMark(await answersTo(handle, 'admin@ncuk.test', [id], [planned])).length).toBeGreaterThan(3)
  }, 30_000)
})

describe('a hidden or withheld mark', () => {
  it.each(accounts.filter(({ contactType }) => contactType !== 'NCUK').map(({ username }) => username))(
    'stands in no answer to %s, nor in a certificate (CAT-RES-09)',
    async (username) => {
      const { handle } = startAggregator()
      const [id, withheld] = [await markRow(handle, may, student), await markRow(handle, january, student)]
      const admin = await recordsAs(handle)
      const provider = await signInOver(handle, 'admin@ncuk.test')
      // Issued while the mark was shown.
      const { list: [certificate = {}] = [] } = await admin.succeed('Certificate', 'list', { query: { studentId: student } })
      const replacement = { id: Number(certificate['certificateId']), body: { status: 'Replaced', comment: 'The mark has changed.' } }
      await admin.succeed('Certificate', 'move', replacement)
      await provider.succeed('updateViewFlags', { body: { resultId: [id], flag: 0 } })
      const row = await admin.succeed('Result', 'details', { id: withheld })
      expect((await changeResult(admin, row, { outcome: 'Withheld', changeReason: 'Looked at again.' })).status).toBe(200)
      const answers = await answersTo(handle, username, [id, withheld], [may, january])
      expect(callsWithMark(answers)).toEqual([])
      expect(answers.map(([call]) => call)).not.toContain('certificate')
    },
    30_000,
  )
})
