import { describe, expect, it } from 'vitest'
import { moduleRuleForm } from '#machines/module-properties/module-rule-form.ts'
import { freshEditor, showing } from '#machines/records/record-editing.ts'
import type { ModuleRuleEditorContext } from '#machines/module-properties/module-rule-editor.machine.ts'
import type { ModuleRule } from '#machines/module-properties/types.ts'
import { createRuleDrafts } from '#src/module-properties/rule-drafts.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const rule: ModuleRule = { id: '61', name: 'Apart', status: 1, entries: [{ module: { id: '305', name: 'Physics' }, prohibited: [] }] }
const day = 24 * 3600 * 1000

const editorOf = (stored: ModuleRule | null, change: Partial<ModuleRuleEditorContext> = {}): ModuleRuleEditorContext => {
  const fresh = freshEditor(moduleRuleForm, { recordId: stored?.id ?? null, kept: null, failure: () => ({ code: 0, message: '' }) })
  return { ...fresh, ...(stored ? showing(moduleRuleForm, fresh, stored) : {}), ...change }
}
const dirty = (stored: ModuleRule | null, change: Partial<ModuleRuleEditorContext> = {}) => {
  const clean = editorOf(stored)
  return { ...clean, fields: { ...clean.fields, name: 'Mine' }, ...change }
}

function start(storage = storageOf()) {
  let now = 1000
  const of = (owner: string) =>
    createRuleDrafts(
      () => storage,
      owner,
      () => now,
    )
  return { storage, drafts: of('ann'), of, pass: (ms: number) => void (now += ms) }
}

describe('unsaved edits of module rules', () => {
  it('are kept per person and rule, with the rule that they were made on', () => {
    const { drafts, of } = start()
    const edited = dirty(rule)
    drafts.keep(edited)
    expect(drafts.read('61')).toEqual({ at: 1000, fields: edited.fields, base: rule })
    expect([drafts.read('62'), drafts.read(null), of('bob').read('61')]).toEqual([null, null, null])
  })

  it('have names in the storage that the next release finds', () => {
    const { drafts, storage } = start()
    drafts.keep(dirty(null))
    drafts.keep(dirty(rule))
    expect(Object.keys(storage)).toEqual(['draft/ann/module-rule/new', 'draft/ann/module-rule/61'])
  })

  it('of a new rule move to its id with the first save', () => {
    const { drafts } = start()
    drafts.keep(dirty(null))
    expect(drafts.read(null)?.fields.name).toBe('Mine')
    drafts.keep(dirty(null, { recordId: '70' }))
    expect([drafts.read(null), drafts.read('70')?.fields.name]).toEqual([null, 'Mine'])
  })

  it('are dropped when nothing is unsaved any more, but not while older ones are still on offer', () => {
    const { drafts } = start()
    drafts.keep(dirty(rule))
    const offer = drafts.read('61')
    drafts.keep(editorOf(rule, { offer }))
    expect(drafts.read('61')).toEqual(offer)
    drafts.keep(editorOf(rule))
    expect(drafts.read('61')).toBeNull()
  })

  it('count for a day', () => {
    const { drafts, pass } = start()
    drafts.keep(dirty(rule))
    pass(day)
    expect(drafts.read('61')).toBeNull()
  })

  it('that are damaged are none', () => {
    const { drafts, storage } = start()
    drafts.keep(dirty(rule))
    const [key = ''] = Object.keys(storage)
    storage.setItem(key, JSON.stringify({ at: 1000, fields: { name: 'Mine', rows: [{ key: 0, module: 7 }] }, base: null }))
    expect(drafts.read('61')).toBeNull()
  })
})
