import { describe, expect, it } from 'vitest'
import { shownErrors } from '#machines/records/record-editing.ts'
import { note, noteForm, Refusal, rename, save, startNote } from './start.ts'

type Editor = Awaited<ReturnType<typeof startNote>>

const errors = ({ context }: Editor) => Object.fromEntries(shownErrors(noteForm, context()))

describe('a refusal of single fields', () => {
  const texts = { name: 'This Name is already in use.', 'lines.0': 'Too short.', 'lines.1': 'Too long.', lines: 'Too many.' }
  const start = async () => {
    const editor = await startNote('7', { problems: [new Refusal(400, 'Not all is well.', texts)] })
    editor.send(rename('Mine'), save)
    await editor.settled()
    return editor
  }

  it('stands at the fields and in no message', async () => {
    const editor = await start()
    expect([errors(editor), editor.context().notice, editor.value()]).toEqual([texts, null, { open: 'editing' }])
  })

  it('is gone from a field that changes, and from the rows that it stands in', async () => {
    const editor = await start()
    editor.send({ type: 'form.edit', edit: { kind: 'row.set', index: 0, text: 'longer' }, path: 'lines.0' })
    expect(errors(editor)).toEqual({ name: texts.name, 'lines.1': 'Too long.' })
    editor.send(rename('Another'))
    expect(errors(editor)).toEqual({ 'lines.1': 'Too long.' })
  })

  it('is gone from all rows when one of them goes, and from all fields when several change at once', async () => {
    const editor = await start()
    editor.send({ type: 'form.edit', edit: { kind: 'row.remove', index: 0 }, path: 'lines' })
    expect(errors(editor)).toEqual({ name: texts.name })
    editor.send({ type: 'form.edit', edit: { kind: 'set', name: 'x' }, path: '' })
    expect(errors(editor)).toEqual({})
  })

  it('does not hold back the next save, and is gone with it', async () => {
    const editor = await start()
    editor.send(save)
    expect(errors(editor)).toEqual({})
    await editor.settled()
    expect([editor.sent.length, editor.context().savedAt]).toEqual([2, 5])
  })

  it('stays at its field beside what is wrong in the form itself', async () => {
    const editor = await startNote('7', { problems: [new Refusal(400, 'No.', { 'lines.0': 'Refused.' })] })
    editor.send(rename('Mine'), save)
    await editor.settled()
    editor.send(rename(''), save)
    expect(errors(editor)).toEqual({ 'lines.0': 'Refused.', name: 'Name should not be blank!' })
  })
})

describe('fields that were left', () => {
  const blankLine = { type: 'form.edit', edit: { kind: 'row.set', index: 1, text: '' }, path: 'lines.1' } as const

  it('say what is wrong with them, one by one', async () => {
    const editor = await startNote('7')
    editor.send(rename(''), blankLine, { type: 'field.leave', path: 'lines.1' })
    expect(errors(editor)).toEqual({ 'lines.1': 'Line should not be blank!' })
    editor.send({ type: 'field.leave', path: 'name' })
    expect(Object.keys(errors(editor))).toEqual(['name', 'lines.1'])
  })

  it('do not count as left for the row that moves up to their place', async () => {
    const editor = await startNote('7')
    editor.send(blankLine, { type: 'field.leave', path: 'lines.0' })
    editor.send({ type: 'form.edit', edit: { kind: 'row.remove', index: 0 }, path: 'lines' })
    expect(errors(editor)).toEqual({})
  })
})

describe('the version of the form', () => {
  it('grows when all of it is replaced, and not by typing or saving', async () => {
    const editor = await startNote('7')
    const { version } = editor.context()
    editor.send(rename('  Mine '), save)
    await editor.settled()
    expect([editor.context().version, editor.context().fields.name]).toEqual([version, 'Mine'])
    editor.server.stored = { ...note, updatedAt: 9 }
    editor.send(rename('Mine too'), save)
    await editor.settled()
    editor.send({ type: 'conflict.takeTheirs' })
    expect(editor.context().version).toBe(version + 1)
  })
})

describe('a part that a call of its own has stored', () => {
  it('leaves what else was typed, and the next save goes over the record as it is since', async () => {
    const editor = await startNote('7')
    editor.send(rename('Mine'))
    editor.server.stored = { ...note, lines: ['one'], updatedAt: 2 }
    editor.send({ type: 'form.edit', edit: { kind: 'row.remove', index: 1 }, path: 'lines', stored: editor.server.stored })
    expect([editor.context().fields, editor.context().stored]).toEqual([
      { name: 'Mine', lines: ['one'] },
      { name: 'Stored', lines: ['one'] },
    ])
    editor.send(save)
    await editor.settled()
    expect([editor.value(), editor.server.stored]).toEqual([{ open: 'editing' }, { id: '7', name: 'Mine', lines: ['one'], updatedAt: 3 }])
  })
})

describe('Keep mine', () => {
  it('writes over what was shown, and asks again about what was stored since', async () => {
    const editor = await startNote('7')
    editor.server.stored = { ...note, name: 'Second', updatedAt: 2 }
    editor.send(rename('Mine'), save)
    await editor.settled()
    editor.server.stored = { ...note, name: 'Third', updatedAt: 3 }
    editor.send({ type: 'conflict.keepMine' })
    await editor.settled()
    expect([editor.value(), editor.context().theirs?.name]).toEqual([{ open: 'conflicting' }, 'Third'])
    editor.send({ type: 'conflict.keepMine' })
    await editor.settled()
    expect([editor.value(), editor.server.stored.name, editor.server.stored.updatedAt]).toEqual([{ open: 'editing' }, 'Mine', 4])
  })
})

describe('what another record holds', () => {
  const held = (id: number) => new Refusal(400, 'No.', { name: `Number ${id} has it.` }, [id])
  const handedOver = ({ sent }: Editor) => sent.map(({ handOver }) => handOver)

  it.each([null, '7'])('is asked for, and handed over by the same save after a Yes (%s)', async (id) => {
    const editor = await startNote(id, { problems: [held(4), held(5)] })
    editor.send(rename('Mine'), save)
    await editor.settled()
    expect([editor.value(), errors(editor)]).toEqual([{ open: 'handingOver' }, { name: 'Number 4 has it.' }])
    editor.send({ type: 'handOver.accept' })
    await editor.settled()
    // Whoever comes second is asked about as well.
    expect([editor.value(), errors(editor)]).toEqual([{ open: 'handingOver' }, { name: 'Number 5 has it.' }])
    editor.send({ type: 'handOver.accept' })
    await editor.settled()
    expect([editor.value(), handedOver(editor), editor.server.stored.name]).toEqual([{ open: 'editing' }, [[], [4], [4, 5]], 'Mine'])
  })

  it('stays where it is after a No, and the next save asks anew', async () => {
    const editor = await startNote('7', { problems: [held(4), held(5), held(4)] })
    editor.send(rename('Mine'), save)
    await editor.settled()
    editor.send({ type: 'handOver.accept' })
    await editor.settled()
    editor.send({ type: 'handOver.cancel' })
    expect([editor.value(), errors(editor), editor.server.stored]).toEqual([{ open: 'editing' }, { name: 'Number 5 has it.' }, note])
    editor.send(save)
    await editor.settled()
    expect([editor.value(), handedOver(editor)]).toEqual([{ open: 'handingOver' }, [[], [4], []]])
  })
})

describe('a change that means something to others', () => {
  it('is sent after a Yes, once, also when the save is a conflict', async () => {
    const editor = await startNote('7')
    editor.send(rename('Retired'), save)
    expect([editor.value(), editor.sent]).toEqual([{ open: 'confirming' }, []])
    editor.server.stored = { ...note, updatedAt: 9 }
    editor.send({ type: 'save.accept' })
    await editor.settled()
    expect(editor.value()).toEqual({ open: 'conflicting' })
    editor.send({ type: 'conflict.keepMine' })
    await editor.settled()
    expect([editor.value(), editor.server.stored.name]).toEqual([{ open: 'editing' }, 'Retired'])
  })

  it('stays in the form after a No, and is asked about with the next save', async () => {
    const editor = await startNote('7')
    editor.send(rename('Retired'), save, { type: 'save.cancel' })
    expect([editor.value(), editor.context().fields.name, editor.sent]).toEqual([{ open: 'editing' }, 'Retired', []])
    editor.send(save)
    expect(editor.value()).toEqual({ open: 'confirming' })
  })

  it('is not asked about while the form is wrong, of a new record, or where it is stored already', async () => {
    const wrong = await startNote('7')
    wrong.send(rename('Retired'), { type: 'form.edit', edit: { kind: 'row.add' }, path: 'lines' }, save)
    expect(wrong.value()).toEqual({ open: 'editing' })
    const fresh = await startNote(null)
    fresh.send(rename('Retired'), save)
    await fresh.settled()
    fresh.send({ type: 'form.edit', edit: { kind: 'row.add' }, path: 'lines' })
    fresh.send({ type: 'form.edit', edit: { kind: 'row.set', index: 0, text: 'one' }, path: 'lines.0' }, save)
    await fresh.settled()
    expect(fresh.sent).toHaveLength(2)
  })

  it('asks once also where the record is handed over', async () => {
    const editor = await startNote('7', { problems: [new Refusal(400, 'No.', { name: 'Number 4 has it.' }, [4])] })
    editor.send(rename('Retired'), save, { type: 'save.accept' })
    await editor.settled()
    editor.send({ type: 'handOver.accept' })
    await editor.settled()
    expect([editor.value(), editor.sent.length]).toEqual([{ open: 'editing' }, 2])
  })
})
