import { describe, expect, it } from 'vitest'
import { isDirty } from '#machines/records/record-editing.ts'
import type { KeptRule } from '#machines/module-properties/module-rule-editor.machine.ts'
import { fieldsOf, moduleRuleForm } from '#machines/module-properties/module-rule-form.ts'
import { biology, chemistry, filled, physics, rule, startEditor } from './start.ts'

const fields = fieldsOf({ name: 'Kept', entries: [{ module: biology, prohibited: [chemistry] }] })
const kept: KeptRule = { at: 1000, fields, base: rule }

describe('unsaved edits', () => {
  it('are kept once they rest for half a second', async () => {
    const editor = await startEditor('7')
    editor.send({ type: 'form.edit', edit: { kind: 'set', name: 'A' }, path: 'name' })
    editor.clock.increment(400)
    editor.send({ type: 'form.edit', edit: { kind: 'set', name: 'AB' }, path: 'name' })
    editor.clock.increment(400)
    expect(editor.kept).toEqual([])
    editor.clock.increment(100)
    expect(editor.kept).toMatchObject([{ name: 'AB' }])
  })

  it.each([
    ['a row', [{ type: 'form.edit', edit: { kind: 'row.remove', key: 1 }, path: 'rows' }]],
    ['a module', [{ type: 'form.edit', edit: { kind: 'module.choose', key: 1, module: chemistry }, path: 'rows.0' }]],
    ['a prohibited module', [{ type: 'form.edit', edit: { kind: 'prohibited.choose', key: 1, modules: [physics] }, path: 'rows.0' }]],
    ['a restored draft', [{ type: 'draft.restore' }]],
  ] as const)('are kept after a change of %s', async (_, events) => {
    const editor = await startEditor('7', { kept })
    editor.send(...events)
    editor.clock.increment(500)
    expect(editor.kept).toEqual([editor.context().fields])
  })

  it('leave no draft once they are saved, and one of what was typed meanwhile', async () => {
    let answer = () => {}
    const answers = [new Promise<void>((resolve) => (answer = resolve))]
    const editor = await startEditor(null, { write: () => answers.shift() ?? Promise.resolve() })
    editor.send(
      ...filled('New'),
      { type: 'record.save', to: null },
      { type: 'form.edit', edit: { kind: 'set', name: 'Newer' }, path: 'name' },
    )
    answer()
    await editor.settled()
    expect(editor.kept).toMatchObject([{ name: 'Newer' }])
    editor.send({ type: 'record.save', to: null })
    await editor.settled()
    expect(editor.kept.at(-1)).toBe('dropped')
  })

  it('leave no draft when they are given up, not even a moment later', async () => {
    const editor = await startEditor('7')
    editor.send(
      { type: 'form.edit', edit: { kind: 'set', name: 'Given up' }, path: 'name' },
      { type: 'record.leave', to: { kind: 'list' } },
      { type: 'question.accept' },
    )
    editor.clock.increment(1000)
    editor.send({ type: 'draft.due' })
    expect(editor.kept).toEqual(['dropped'])
  })

  it('are kept at once when the page may go', async () => {
    const editor = await startEditor('7')
    editor.send({ type: 'form.edit', edit: { kind: 'set', name: 'A' }, path: 'name' }, { type: 'draft.due' })
    expect(editor.kept).toMatchObject([{ name: 'A' }])
  })

  it('leave no draft when the rule of somebody else takes their place', async () => {
    const editor = await startEditor('7', { theirs: { ...rule, name: 'Theirs' } })
    editor.send({ type: 'form.edit', edit: { kind: 'set', name: 'Mine' }, path: 'name' }, { type: 'record.save', to: null })
    await editor.settled()
    editor.send({ type: 'conflict.takeTheirs' })
    editor.clock.increment(1000)
    expect(editor.kept).toEqual(['dropped'])
  })
})

describe('edits of an earlier visit', () => {
  it('are offered, and stand in the form after a Restore', async () => {
    const editor = await startEditor('7', { kept })
    expect([editor.context().offer, editor.context().fields.name]).toEqual([kept, rule.name])
    editor.send({ type: 'draft.restore' })
    const { offer, fields: shown } = editor.context()
    expect([offer, shown.name, shown.rows.map(({ module }) => module?.name), isDirty(moduleRuleForm, editor.context())]).toEqual([
      null,
      'Kept',
      ['Biology'],
      true,
    ])
  })

  it('of a new rule are offered as well', async () => {
    const editor = await startEditor(null, { kept: { ...kept, base: null } })
    editor.send({ type: 'draft.restore' })
    expect([editor.context().fields.name, editor.context().record]).toEqual(['Kept', null])
  })

  it('are dropped by a Discard', async () => {
    const editor = await startEditor('7', { kept })
    editor.send({ type: 'draft.discard' })
    expect([editor.context().offer, editor.kept]).toEqual([null, ['dropped']])
    editor.send({ type: 'draft.restore' })
    expect(editor.context().fields.name).toBe(rule.name)
  })

  it('that are stored by now are not offered', async () => {
    const editor = await startEditor('7', { kept: { ...kept, fields: fieldsOf(rule) } })
    expect(editor.context().offer).toBeNull()
  })

  it('are a conflict, not an overwriting, when somebody else stored another rule since', async () => {
    const theirs = { ...rule, name: 'Theirs' }
    const editor = await startEditor('7', { rule: theirs, theirs, kept })
    editor.send({ type: 'draft.restore' }, { type: 'record.save', to: null })
    await editor.settled()
    expect([editor.value(), editor.sent]).toEqual([{ open: 'conflicting' }, []])
  })
})
