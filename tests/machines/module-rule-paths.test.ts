import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { isDirty } from '#machines/module-properties/module-rule-editing.ts'
import type { KeptRule } from '#machines/module-properties/module-rule-editor-types.ts'
import { moduleRuleEditorMachine } from '#machines/module-properties/module-rule-editor.machine.ts'
import { checkRule, draftOf } from '#machines/module-properties/module-rule-form.ts'
import { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import { moduleRuleSummaryMachine } from '#machines/module-properties/module-rule-summary.machine.ts'
import { failure, filled, listInput, Refusal, row, rule } from './module-rule-start.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string, code: number) => ({ type: `xstate.error.actor.${id}`, error: new Refusal(code, 'No.') })
const written = { id: '9', message: 'ok', savedAt: 1, record: null }

/** States that are passed through at once. */
const passing = ['opening', 'settling', 'checking', 'saved']

describe('the editor', () => {
  const walked = (ruleId: string | null, kept: KeptRule | null = null) =>
    getShortestPaths(moduleRuleEditorMachine, {
      input: { ruleId, mayModify: true, kept, failure },
      limit: 50_000,
      events: [
        done('0.moduleRuleEditor.loading', rule),
        failed('0.moduleRuleEditor.loading', 500),
        done('0.moduleRuleEditor.open.creating', written),
        failed('0.moduleRuleEditor.open.creating', 400),
        failed('0.moduleRuleEditor.open.creating', 403),
        done('0.moduleRuleEditor.open.updating', { ...written, kind: 'saved' }),
        done('0.moduleRuleEditor.open.updating', { kind: 'conflict', theirs: { ...rule, name: 'Theirs' } }),
        failed('0.moduleRuleEditor.open.updating', 403),
        ...filled(),
        { type: 'name.change', name: '' },
        { type: 'draft.restore' },
        { type: 'draft.discard' },
        { type: 'rule.retry' },
        { type: 'rule.save' },
        { type: 'rule.next' },
        { type: 'rule.leave', to: { kind: 'list' } },
        { type: 'rule.return' },
        { type: 'question.accept' },
        { type: 'question.cancel' },
        { type: 'conflict.keepMine' },
        { type: 'conflict.takeTheirs' },
        { type: 'conflict.cancel' },
      ] as never,
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.ruleId,
          draftOf(context.fields, 2),
          isDirty(context),
          context.isNext,
          context.isForbidden,
          context.offer,
        ]) as never,
    })
  const kept: KeptRule = { at: 1, fields: { name: 'Kept', rows: [] }, base: { ...rule, name: 'Before' } }
  const paths = [...walked(null), ...walked('7'), ...walked('7', kept)]

  it('has no state that no path of a new or a stored rule reaches', () => {
    const outer = new Set<string>(paths.map(({ state }) => (typeof state.value === 'string' ? state.value : 'open')))
    expect(Object.keys(moduleRuleEditorMachine.states).filter((name) => !outer.has(name) && !passing.includes(name))).toEqual([])
    const inner = new Set(paths.map(({ state }) => Object(state.value)['open']))
    expect(
      Object.keys(Object(moduleRuleEditorMachine.states.open).states).filter((name) => !inner.has(name) && !passing.includes(name)),
    ).toEqual([])
  })

  it('never creates a rule that has an id, never updates one without, and sends nothing that is wrong', () => {
    for (const { state } of paths) {
      const { ruleId, sent } = state.context
      if (state.matches({ open: 'creating' })) expect(ruleId).toBeNull()
      if (state.matches({ open: 'updating' })) expect(ruleId).not.toBeNull()
      if (state.hasTag('busy')) expect([checkRule(sent).name, checkRule(sent).rows.size]).toEqual([null, 0])
    }
  })

  it('leaves unsaved work behind only after a Yes', () => {
    for (const { state, steps } of paths)
      if (state.matches('left') && isDirty(state.context)) expect(steps.map(({ event }) => event.type)).toContain('question.accept')
  })
})

describe('the summary', () => {
  it('has no state that no path reaches', () => {
    const paths = getShortestPaths(moduleRuleSummaryMachine, {
      input: { ruleId: '7', failure },
      events: [
        { type: 'rule.publish', status: 2 },
        { type: 'rule.delete' },
        { type: 'question.accept' },
        { type: 'question.cancel' },
        done('0.moduleRuleSummary.publishing', { message: 'ok' }),
        failed('0.moduleRuleSummary.deleting', 403),
      ] as never,
      serializeState: ({ value, context }) => JSON.stringify([value, context.isForbidden]) as never,
    })
    const reached = new Set<unknown>(paths.map(({ state }) => state.value))
    expect(Object.keys(moduleRuleSummaryMachine.states).filter((name) => !reached.has(name))).toEqual([])
  })
})

describe('the list', () => {
  const paths = getShortestPaths(moduleRuleListMachine, {
    input: listInput(),
    events: [
      { type: 'search.type', text: 'x' },
      { type: 'search.follow', text: 'y' },
      { type: 'xstate.after.searchDue.moduleRuleList.search.typing' },
      { type: 'rows.choose', ids: ['1', '2'], isChosen: true },
      { type: 'rows.change', act: 'delete', rows: [row('1'), row('2')] },
      { type: 'question.accept' },
      { type: 'question.cancel' },
      done('0.moduleRuleList.work.working', { message: 'ok' }),
      failed('0.moduleRuleList.work.working', 400),
      failed('0.moduleRuleList.work.working', 403),
    ] as never,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.typed, context.search, context.chosen, context.work?.outcomes.length, context.isForbidden]) as never,
  })

  it('has no state in any region that no path reaches', () => {
    for (const region of ['search', 'work'] as const) {
      const reached = new Set(paths.map(({ state }) => Object(state.value)[region]))
      expect(Object.keys(Object(moduleRuleListMachine.states[region]).states).filter((name) => !reached.has(name))).toEqual([])
    }
  })

  it('never works on more rules than were asked about, and has an outcome for each when it ends', () => {
    for (const { state } of paths) {
      const { work, message } = state.context
      if (state.hasTag('busy')) expect(work?.outcomes.length).toBeLessThan(work?.rows.length ?? 0)
      if (message) expect(message.outcomes).toHaveLength(2)
    }
  })
})
