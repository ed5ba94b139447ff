import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { countsOf, finalOutcomes } from '#machines/records/import-rules.ts'
import { importMachine, keptRows, writtenRows } from '#machines/records/import.machine.ts'
import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import type { FileProblem, FileTable, ImportPorts } from '#machines/records/import-types.ts'
import { chosenFile, importInput, outcomeOf, table } from './import-start.ts'
import { Refusal } from './start.ts'

interface Answers {
  readonly read?: FileTable | FileProblem | Error
  readonly check?: (lines: readonly number[]) => readonly ImportOutcome[]
  /** What each call that writes is answered, in turn; the last one for all that follow. */
  readonly apply?: readonly (Error | null)[]
  readonly keepsWrong?: boolean
  readonly sendsUnchanged?: boolean
}

const start = ({
  read = table,
  check = (lines) => lines.map((line) => outcomeOf(line, 'new')),
  apply = [null],
  keepsWrong = false,
  sendsUnchanged = false,
}: Answers = {}) => {
  const sent: string[] = []
  let applies = 0
  const ports: ImportPorts = {
    readFile: fromPromise(({ input: { file } }) => {
      sent.push(`read ${file.name}`)
      return read instanceof Error ? Promise.reject(read) : Promise.resolve(read)
    }),
    checkRows: fromPromise(({ input: { rows } }) => {
      sent.push(`check ${rows.map(({ line }) => line).join()}`)
      return Promise.resolve(check(rows.map(({ line }) => line)))
    }),
    applyRows: fromPromise(({ input: { rows, leftOut } }) => {
      sent.push(`apply ${rows.map(({ line }) => line).join()}${leftOut > 0 ? ` without ${leftOut}` : ''}`)
      const problem = apply[Math.min(applies, apply.length - 1)] ?? null
      applies += 1
      return problem ? Promise.reject(problem) : Promise.resolve(check(rows.map(({ line }) => line)))
    }),
  }
  const actor = createActor(importMachine.provide({ actors: ports }), { input: { ...importInput, keepsWrong, sendsUnchanged } }).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const choose = async (name = 'centres.csv') => {
    actor.send({ type: 'file.choose', file: chosenFile(name) })
    await settled()
  }
  const checkAll = async () => {
    await choose()
    actor.send({ type: 'rows.check' })
    await settled()
  }
  return { actor, sent, settled, choose, checkAll, context: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value }
}

describe('a file', () => {
  it('that is read has its columns matched by their headings', async () => {
    const { choose, context, value } = start()
    await choose()
    expect([value(), context().matches]).toEqual(['matching', ['code', 'centreName', null]])
  })

  it('of another type is not read', async () => {
    const { choose, sent, context, value } = start()
    await choose('centres.pdf')
    expect([value(), context().problem, sent]).toEqual(['picking', { kind: 'type' }, []])
  })

  it.each([
    ['that was cut says where', { kind: 'unclosed', line: 7 } as const, { kind: 'unclosed', line: 7 }],
    ['whose reader breaks off cannot be read', new Error('x'), { kind: 'unreadable' }],
  ])('%s, and another one can be chosen', async (_, read, problem) => {
    const { actor, choose, context, value } = start({ read })
    await choose()
    expect([value(), context().problem, context().file?.name]).toEqual(['picking', problem, 'centres.csv'])
    expect(actor.getSnapshot().can({ type: 'file.choose', file: chosenFile('other.csv') })).toBe(true)
  })

  it('that is removed while it is read leaves nothing behind', () => {
    const { actor, context, value } = start()
    actor.send({ type: 'file.choose', file: chosenFile('centres.csv') })
    actor.send({ type: 'file.remove' })
    expect([value(), context().file]).toEqual(['picking', null])
  })
})

describe('matching', () => {
  it('frees the column that had a field which another one takes', async () => {
    const { actor, choose, context } = start()
    await choose()
    actor.send({ type: 'column.match', column: 2, field: 'centreName' })
    expect(context().matches).toEqual(['code', null, 'centreName'])
  })

  it('is not done while a key has no column', async () => {
    const { actor, choose, sent, value } = start()
    await choose()
    actor.send({ type: 'column.match', column: 0, field: null })
    actor.send({ type: 'rows.check' })
    expect([value(), sent]).toEqual(['matching', ['read centres.csv']])
  })
})

describe('the check', () => {
  it('sends only matched columns, and puts rows with formulas among the wrong ones unsent', async () => {
    const rows = [
      ...table.rows,
      { line: 5, cells: ['X', '=A1', ''], formulas: [1] },
      { line: 6, cells: ['Y', 'Yes', '=A1'], formulas: [2] },
    ]
    const { sent, checkAll, context } = start({ read: { ...table, rows } })
    await checkAll()
    expect(sent.at(-1)).toBe('check 2,3,4,6')
    expect(context().checked.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'new'],
      [5, 'wrong'],
      [6, 'new'],
    ])
    expect(context().checked[3]?.problems).toEqual([{ field: 'centreName', value: '=A1', description: 'No formulas.' }])
    expect(writtenRows(context())[0]?.fields).toEqual({ code: 'ACC', centreName: 'Accra' })
  })

  it('that finds nothing to change leaves nothing to import', async () => {
    const { actor, sent, checkAll, value } = start({ check: (lines) => lines.map((line) => outcomeOf(line, 'unchanged')) })
    await checkAll()
    actor.send({ type: 'rows.import' })
    expect([value(), sent.length]).toEqual(['checked', 2])
  })

  it('has unchanged rows sent with the others where the server counts them, and tells it how many are wrong', async () => {
    const check = (lines: readonly number[]) =>
      lines.map((line) => outcomeOf(line, line === 2 ? 'wrong' : line === 3 ? 'unchanged' : 'changed'))
    for (const [sendsUnchanged, call] of [
      [true, 'apply 3,4 without 1'],
      [false, 'apply 4 without 1'],
    ] as const) {
      const { actor, sent, settled, checkAll, context, value } = start({ check, sendsUnchanged })
      await checkAll()
      actor.send({ type: 'rows.import' })
      await settled()
      const { checked, applied } = context()
      expect([value(), sent.at(-1)]).toEqual(['done', call])
      expect(countsOf(finalOutcomes(checked, applied))).toEqual({ new: 0, changed: 1, unchanged: 1, wrong: 1 })
    }
  })

  it('is forgotten when a column is matched otherwise', async () => {
    const { actor, checkAll, context, value } = start()
    await checkAll()
    actor.send({ type: 'column.match', column: 2, field: 'city' })
    expect([value(), context().checked, context().matches]).toEqual(['matching', [], ['code', 'centreName', 'city']])
  })
})

describe('a value that is mended', () => {
  const rows = [
    { line: 2, cells: ['ACC', 'Akkra', 'x'] },
    { line: 3, cells: ['ACC-2', 'Akkra', '=A1'], formulas: [2] },
    { line: 4, cells: ['LOS', '=B2', ''], formulas: [1] },
  ]
  const mended = { type: 'value.mend', line: 2, field: 'centreName', value: 'Accra' } as const

  it.each([
    ['in one row', { ...mended, isForAll: false }, ['Accra', 'Akkra', '=B2']],
    ['in all rows with the same', { ...mended, isForAll: true }, ['Accra', 'Accra', '=B2']],
    ['in place of a formula', { ...mended, line: 4, isForAll: false }, ['Akkra', 'Akkra', 'Accra']],
  ] as const)('%s is checked again with all rows, and what was found before stays in sight', async (_, event, names) => {
    const { actor, sent, settled, checkAll, context, value } = start({ read: { ...table, rows } })
    await checkAll()
    actor.send(event)
    expect([value(), context().checked.length]).toEqual(['checking', 3])
    await settled()
    expect([value(), context().table?.rows.map(({ cells }) => cells[1])]).toEqual(['checked', names])
    expect(sent.at(-1)).toBe(event.line === 4 ? 'check 2,3,4' : 'check 2,3')
  })

  it('needs a column', async () => {
    const { actor, sent, checkAll, value } = start()
    await checkAll()
    actor.send({ ...mended, field: 'city', isForAll: false })
    expect([value(), sent.length]).toEqual(['checked', 2])
  })

  it('is kept when the check fails, and checked by the next one', async () => {
    let calls = 0
    const { actor, settled, checkAll, context, value } = start({
      check: (lines) => {
        calls += 1
        if (calls === 2) throw new Refusal(503, 'Later.')
        return lines.map((line) => outcomeOf(line, 'new'))
      },
    })
    await checkAll()
    actor.send({ ...mended, isForAll: false })
    await settled()
    expect([value(), context().failure]).toEqual(['failed', { message: 'Later.', mode: 'check' }])
    actor.send({ type: 'rows.check' })
    await settled()
    expect([value(), writtenRows(context())[0]?.fields['centreName']]).toEqual(['checked', 'Accra'])
  })
})

describe('the import', () => {
  const oneWrong = (lines: readonly number[]) => lines.map((line) => outcomeOf(line, line === 3 ? 'wrong' : 'new'))

  it('writes the rows that change something, a portion at a time, each once', async () => {
    const rows = [...table.rows, { line: 5, cells: ['KLA', 'Kampala', ''] }]
    const { actor, sent, settled, checkAll, context, value } = start({ read: { ...table, rows }, check: oneWrong })
    await checkAll()
    actor.send({ type: 'rows.import' })
    actor.send({ type: 'rows.import' })
    await settled()
    expect([value(), sent.slice(2)]).toEqual(['done', ['apply 2,4 without 1', 'apply 5 without 1']])
    expect([context().sent, context().applied.map(({ line }) => line)]).toEqual([3, [2, 4, 5]])
  })

  it('that fails checks again before it sends anything another time', async () => {
    const problem = new Refusal(503, 'Later.')
    const { actor, sent, settled, checkAll, context, value } = start({ apply: [null, problem, null] })
    await checkAll()
    actor.send({ type: 'rows.import' })
    await settled()
    expect([value(), context().failure]).toEqual(['failed', { message: 'Later.', mode: 'apply' }])
    actor.send({ type: 'rows.import' })
    expect(value()).toBe('failed')
    actor.send({ type: 'rows.check' })
    expect(value()).toBe('checking')
    await settled()
    expect([value(), context().failure, context().sent]).toEqual(['checked', null, 0])
    expect(sent.slice(1)).toEqual(['check 2,3,4', 'apply 2,3', 'apply 4', 'check 2,3,4'])
  })

  it('that failed may have written rows until another file is taken, also when the check after it fails', async () => {
    const later = new Refusal(503, 'Later.')
    let calls = 0
    const { actor, settled, checkAll, context } = start({
      apply: [later],
      check: (lines) => {
        calls += 1
        if (calls === 2) throw later
        return lines.map((line) => outcomeOf(line, 'new'))
      },
    })
    await checkAll()
    expect(context().mayBeWritten).toBe(false)
    actor.send({ type: 'rows.import' })
    await settled()
    actor.send({ type: 'rows.check' })
    await settled()
    expect([context().failure, context().mayBeWritten]).toEqual([{ message: 'Later.', mode: 'check' }, true])
    actor.send({ type: 'file.remove' })
    expect(context().mayBeWritten).toBe(false)
  })

  it('cannot be left for other columns while it writes', async () => {
    const { actor, checkAll, value } = start()
    await checkAll()
    actor.send({ type: 'rows.import' })
    actor.send({ type: 'columns.edit' })
    actor.send({ type: 'file.remove' })
    expect(value()).toBe('applying')
  })
})

describe('an import that keeps wrong rows', () => {
  it.each([
    [true, 'done'],
    [undefined, 'checked'],
  ] as const)('goes through with nothing but wrong rows only where it says so (%s)', async (keepsWrong, end) => {
    const check = (lines: readonly number[]) => lines.map((line) => outcomeOf(line, 'wrong'))
    const { actor, settled, checkAll, value } = start({ check, ...(keepsWrong && { keepsWrong }) })
    await checkAll()
    actor.send({ type: 'rows.import' })
    await settled()
    expect(value()).toBe(end)
  })

  it('does not count those with a formula, which are not sent', async () => {
    const [first, ...others] = table.rows
    const read = { ...table, rows: first ? [{ ...first, formulas: [0] }, ...others] : [] }
    const check = (lines: readonly number[]) => lines.map((line) => outcomeOf(line, 'wrong'))
    const { checkAll, sent, context } = start({ read, check, keepsWrong: true })
    await checkAll()
    expect([sent.at(-1), countsOf(context().checked).wrong, keptRows(context())]).toEqual(['check 3,4', 3, 2])
  })

  it('cannot begin with nothing but formulas', async () => {
    const read = { ...table, rows: table.rows.map((row) => ({ ...row, formulas: [0] })) }
    const { actor, checkAll, value } = start({ read, keepsWrong: true })
    await checkAll()
    actor.send({ type: 'rows.import' })
    expect(value()).toBe('checked')
  })
})
