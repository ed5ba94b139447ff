import { describe, expect, it } from 'vitest'
import { moduleRuleForm } from '#machines/module-properties/module-rule-form.ts'
import { isDirty, shownErrors } from '#machines/records/record-editing.ts'
import { biology, chemistry, filled, physics, Refusal, rule, startEditor } from './start.ts'

/** A write that waits until the test lets it go. */
const held = () => {
  let end: (problem?: Error) => void = () => {}
  const write = () =>
    new Promise<void>((resolve, reject) => {
      end = (problem) => (problem ? reject(problem) : resolve())
    })
  return { write, release: (problem?: Error) => end(problem) }
}

describe('a new rule', () => {
  it('starts with one empty row and nothing to lose', async () => {
    const { context, value } = await startEditor(null)
    expect([value(), context().fields, isDirty(moduleRuleForm, context())]).toEqual([
      { open: 'editing' },
      { name: '', rows: [{ key: 0, module: null, prohibited: [] }] },
      false,
    ])
  })

  it('is created as a draft, with the name without outer spaces, and stays open for more', async () => {
    const { send, sent, facts, settled, context, value } = await startEditor(null)
    send(...filled('  New '), { type: 'record.save', to: null })
    await settled()
    expect(sent).toEqual([{ name: 'New', status: 2, entries: [{ module: physics, prohibited: [chemistry] }] }])
    expect(facts).toEqual([
      { type: 'record.created', id: '9' },
      { type: 'record.saved', message: 'Created.' },
    ])
    expect([value(), context().recordId, context().savedAt, context().fields.name, isDirty(moduleRuleForm, context())]).toEqual([
      { open: 'editing' },
      '9',
      5,
      'New',
      false,
    ])
  })

  it('is updated by the next Save, never created twice', async () => {
    const { send, sent, settled } = await startEditor(null)
    send(...filled(), { type: 'record.save', to: null }, { type: 'record.save', to: null }, { type: 'record.save', to: 'record' })
    await settled()
    send({ type: 'form.edit', edit: { kind: 'set', name: 'Newer' }, path: 'name' }, { type: 'record.save', to: null })
    await settled()
    expect(sent.map((one) => ('id' in one ? `update ${one.id} ${one.draft.name}` : `create ${one.name}`))).toEqual([
      'create New',
      'update 9 Newer',
    ])
  })

  it('leads to the summary after Next', async () => {
    const { send, facts, settled, value } = await startEditor(null)
    send(...filled(), { type: 'record.save', to: 'record' })
    await settled()
    expect([value(), facts.at(-1)]).toEqual(['left', { type: 'record.left', to: { kind: 'record' }, id: '9' }])
  })

  it('leads to the list after a Save that asks for it', async () => {
    const { send, facts, settled } = await startEditor(null)
    send(...filled(), { type: 'record.save', to: 'list' })
    await settled()
    expect(facts.at(-1)).toEqual({ type: 'record.left', to: { kind: 'list' }, id: '9' })
  })

  it('with something missing is not sent, and says what', async () => {
    const { send, sent, context, value } = await startEditor(null)
    send({ type: 'form.edit', edit: { kind: 'row.add' }, path: 'rows.1' }, { type: 'record.save', to: null })
    expect([value(), sent, [...shownErrors(moduleRuleForm, context())]]).toEqual([
      { open: 'editing' },
      [],
      [
        ['name', 'Mapping name should not be blank!'],
        ['rows.0', 'Module should not be blank!'],
        ['rows.1', 'Module should not be blank!'],
      ],
    ])
  })

  it('says what is wrong with its name once that was left', async () => {
    const { send, context } = await startEditor(null)
    expect([...shownErrors(moduleRuleForm, context())]).toEqual([])
    send({ type: 'field.leave', path: 'name' })
    expect([...shownErrors(moduleRuleForm, context())]).toEqual([['name', 'Mapping name should not be blank!']])
  })
})

describe('the rows', () => {
  it('are added, emptied instead of ending the last one, and taken away', async () => {
    const { send, context } = await startEditor(null)
    send(
      ...filled(),
      { type: 'form.edit', edit: { kind: 'row.add' }, path: 'rows.1' },
      { type: 'form.edit', edit: { kind: 'row.remove', key: 0 }, path: 'rows' },
    )
    expect(context().fields.rows).toEqual([{ key: 1, module: null, prohibited: [] }])
    send(
      { type: 'form.edit', edit: { kind: 'module.choose', key: 1, module: physics }, path: 'rows.0' },
      { type: 'form.edit', edit: { kind: 'row.remove', key: 1 }, path: 'rows' },
    )
    expect(context().fields.rows).toEqual([{ key: 2, module: null, prohibited: [] }])
  })

  it('never prohibit a module together with itself', async () => {
    const { send, context } = await startEditor(null)
    send(...filled(), { type: 'form.edit', edit: { kind: 'module.choose', key: 0, module: chemistry }, path: 'rows.0' })
    expect(context().fields.rows).toEqual([{ key: 0, module: chemistry, prohibited: [] }])
    send({ type: 'form.edit', edit: { kind: 'prohibited.choose', key: 0, modules: [chemistry, biology] }, path: 'rows.0' })
    expect(context().fields.rows).toEqual([{ key: 0, module: chemistry, prohibited: [biology] }])
  })
})

describe('a stored rule', () => {
  it('shows as it is stored, with nothing to lose', async () => {
    const { context } = await startEditor('7')
    expect(context().fields).toEqual({ name: rule.name, rows: rule.entries.map((entry, index) => ({ ...entry, key: index })) })
    expect(isDirty(moduleRuleForm, context())).toBe(false)
  })

  it('keeps its status in an update', async () => {
    const { send, sent, settled, context } = await startEditor('7', { rule: { ...rule, status: 0 } })
    send({ type: 'form.edit', edit: { kind: 'set', name: 'Renamed' }, path: 'name' }, { type: 'record.save', to: null })
    await settled()
    expect(sent).toEqual([{ id: '7', draft: { name: 'Renamed', status: 0, entries: rule.entries }, base: { ...rule, status: 0 } }])
    expect([context().record?.name, context().savedAt]).toEqual(['Renamed', 6])
  })

  it('that was not changed goes to the summary without a call', async () => {
    const { send, sent, facts } = await startEditor('7')
    send({ type: 'record.save', to: 'record' })
    expect([sent, facts]).toEqual([[], [{ type: 'record.left', to: { kind: 'record' }, id: '7' }]])
  })

  it('that cannot be read says why and tries again', async () => {
    const answers: { rule: typeof rule | Error } = { rule: new Refusal(404, 'The mapping was not found.') }
    const { actor, send, context, value } = await startEditor('7', answers)
    expect([value(), context().notice]).toEqual(['unavailable', { id: 1, text: 'The mapping was not found.' }])
    answers.rule = rule
    send({ type: 'record.retry' })
    await expect.poll(value).toEqual({ open: 'editing' })
    expect(actor.getSnapshot().context.notice).toBeNull()
  })
})

describe('a write that fails', () => {
  it('keeps what was typed, says why, and can be tried again', async () => {
    const problems = [new Refusal(400, 'There is no module 305.')]
    const write = () => (problems.length > 0 ? Promise.reject(problems.pop()) : Promise.resolve())
    const { send, sent, settled, context } = await startEditor(null, { write })
    send(...filled(), { type: 'record.save', to: null })
    await settled()
    expect([context().notice?.text, context().fields.name, isDirty(moduleRuleForm, context())]).toEqual([
      'There is no module 305.',
      'New',
      true,
    ])
    send({ type: 'record.save', to: null })
    await settled()
    expect([sent.length, context().notice, context().recordId]).toEqual([2, null, '9'])
  })

  it('says why until that is closed, and after a failed Next a Save stays here', async () => {
    const problems = [new Refusal(400, 'Not now.')]
    const write = () => (problems.length > 0 ? Promise.reject(problems.pop()) : Promise.resolve())
    const { send, settled, context, value } = await startEditor('7', { write })
    send({ type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' }, { type: 'record.save', to: 'record' })
    await settled()
    expect(context().notice).toEqual({ id: 1, text: 'Not now.' })
    send({ type: 'notice.close' })
    expect(context().notice).toBeNull()
    send({ type: 'record.save', to: null })
    await settled()
    expect([value(), context().savedAt]).toEqual([{ open: 'editing' }, 6])
  })

  it('for want of a right ends the writing; the text stays, and leaving still asks', async () => {
    const write = () => Promise.reject(new Refusal(403, 'You do not have permission to do this.'))
    const { send, sent, settled, context, value } = await startEditor('7', { write })
    send({ type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' }, { type: 'record.save', to: null })
    await settled()
    send({ type: 'record.save', to: null }, { type: 'form.edit', edit: { kind: 'set', name: 'x' }, path: 'name' })
    expect([value(), sent.length, context().fields.name]).toEqual(['forbidden', 1, 'Mine'])
    send({ type: 'record.leave', to: { kind: 'list' } })
    expect(value()).toBe('asking')
    send({ type: 'question.cancel' })
    expect(value()).toBe('forbidden')
  })

  it('keeps what was typed while it was under way, as one that succeeds does', async () => {
    const { write, release } = held()
    const { send, settled, context, value } = await startEditor('7', { write })
    send(
      { type: 'form.edit', edit: { kind: 'set', name: 'One' }, path: 'name' },
      { type: 'record.save', to: 'record' },
      { type: 'form.edit', edit: { kind: 'set', name: 'One two' }, path: 'name' },
    )
    release()
    await settled()
    expect([value(), context().stored.name, context().fields.name]).toEqual([{ open: 'editing' }, 'One', 'One two'])
  })
})

describe('leaving', () => {
  const away = { kind: 'address', address: '/profile' } as const

  it('goes at once when nothing is unsaved', async () => {
    const { send, facts } = await startEditor('7')
    send({ type: 'record.leave', to: away })
    expect(facts).toEqual([{ type: 'record.left', to: away, id: '7' }])
  })

  it('is possible where the rule could not be read', async () => {
    const { send, facts, value } = await startEditor('7', { rule: new Refusal(404, 'The mapping was not found.') })
    send({ type: 'record.leave', to: away })
    expect([value(), facts]).toEqual(['left', [{ type: 'record.left', to: away, id: '7' }]])
  })

  it('asks when something is, and a No keeps everything', async () => {
    const { send, facts, context, value } = await startEditor('7')
    send({ type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' }, { type: 'record.leave', to: { kind: 'list' } })
    expect([value(), facts]).toEqual(['asking', []])
    send({ type: 'question.cancel' })
    expect([value(), context().fields.name, context().leavingTo]).toEqual([{ open: 'editing' }, 'Mine', null])
    send({ type: 'record.leave', to: away }, { type: 'question.accept' })
    expect([value(), facts]).toEqual(['left', [{ type: 'record.left', to: away, id: '7' }]])
  })

  it('waits for a write that is under way, and goes when it has succeeded', async () => {
    const { write, release } = held()
    const { send, facts, settled } = await startEditor('7', { write })
    send(
      { type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' },
      { type: 'record.save', to: null },
      { type: 'record.leave', to: away },
    )
    release()
    await settled()
    expect(facts.at(-1)).toEqual({ type: 'record.left', to: away, id: '7' })
  })

  it('stays when that write fails', async () => {
    const { write, release } = held()
    const { send, settled, value, context } = await startEditor('7', { write })
    send(
      { type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' },
      { type: 'record.save', to: null },
      { type: 'record.leave', to: away },
    )
    release(new Refusal(500, 'Later.'))
    await settled()
    expect([value(), context().notice?.text, context().leavingTo]).toEqual([{ open: 'editing' }, 'Later.', null])
  })

  it('can be taken back before the page is gone', async () => {
    const { send, context, value } = await startEditor('7')
    send(
      { type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' },
      { type: 'record.leave', to: away },
      { type: 'question.accept' },
      { type: 'record.return' },
    )
    expect([value(), context().fields.name]).toEqual([{ open: 'editing' }, 'Mine'])
  })
})

describe('a rule that somebody else changed meanwhile', () => {
  const theirs = { ...rule, name: 'Theirs', status: 1 as const }
  const start = async () => {
    const editor = await startEditor('7', { theirs })
    editor.send({ type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' }, { type: 'record.save', to: null })
    await editor.settled()
    return editor
  }

  it('is not written over without a question', async () => {
    const { sent, context, value } = await start()
    expect([value(), sent, context().theirs]).toEqual([{ open: 'conflicting' }, [], theirs])
  })

  it('is written over on demand, and keeps the status that it has now', async () => {
    const { send, sent, settled } = await start()
    send({ type: 'conflict.keepMine' })
    await settled()
    expect(sent).toEqual([{ id: '7', draft: { name: 'Mine', status: 1, entries: rule.entries }, base: theirs }])
  })

  it('takes the place of the edits on demand', async () => {
    const { send, sent, context } = await start()
    send({ type: 'conflict.takeTheirs' })
    expect([sent, context().fields.name, isDirty(moduleRuleForm, context()), context().record]).toEqual([[], 'Theirs', false, theirs])
  })

  it('is asked about again after a write over it that failed', async () => {
    const problems = [new Refusal(500, 'Later.')]
    const write = () => (problems.length > 0 ? Promise.reject(problems.pop()) : Promise.resolve())
    const { send, settled, context, value } = await startEditor('7', { theirs, write })
    send({ type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' }, { type: 'record.save', to: null })
    await settled()
    send({ type: 'conflict.keepMine' })
    await settled()
    expect([value(), context().theirs]).toEqual([{ open: 'editing' }, null])
    send({ type: 'record.save', to: null })
    await settled()
    expect(value()).toEqual({ open: 'conflicting' })
  })

  it('keeps the person here who wanted to leave before it was known', async () => {
    const { send, settled, facts, value } = await startEditor('7', { theirs })
    send(
      { type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' },
      { type: 'record.save', to: null },
      { type: 'record.leave', to: { kind: 'list' } },
    )
    await settled()
    send({ type: 'conflict.keepMine' })
    await settled()
    expect([value(), facts]).toEqual([{ open: 'editing' }, [{ type: 'record.saved', message: 'Updated.' }]])
  })

  it('leaves the edits alone when nothing is decided', async () => {
    const { send, sent, context, value } = await start()
    send({ type: 'conflict.cancel' })
    expect([value(), sent, context().fields.name, context().theirs]).toEqual([{ open: 'editing' }, [], 'Mine', null])
  })
})
