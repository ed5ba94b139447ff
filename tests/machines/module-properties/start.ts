import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ListInput, ListPorts } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import {
  moduleRuleEditorMachine,
  type KeptRule,
  type ModuleRuleEditorEvent,
  type ModuleRuleEditorPorts,
} from '#machines/module-properties/module-rule-editor.machine.ts'
import { draftOf, moduleRuleForm, sameRule, type RuleFields } from '#machines/module-properties/module-rule-form.ts'
import { moduleRuleListMachine } from '#machines/module-properties/module-rule-list.machine.ts'
import type { ModuleRef, ModuleRule, RuleDraft, RuleRow } from '#machines/module-properties/types.ts'
import type { Failure } from '#machines/outcome.ts'
import { isDirty } from '#machines/records/record-editing.ts'

/** A refusal with an HTTP-like number; anything else counts as no answer. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const failure = (problem: unknown): Failure =>
  problem instanceof Refusal ? { code: problem.code, message: problem.message } : { code: 0, message: 'Something went wrong!' }

export const physics: ModuleRef = { id: '305', name: 'Physics' }
export const chemistry: ModuleRef = { id: '306', name: 'Chemistry' }
export const biology: ModuleRef = { id: '307', name: 'Biology' }

/** A stored draft. */
export const rule: ModuleRule = {
  id: '7',
  name: 'Sciences apart',
  status: 2,
  entries: [
    { module: physics, prohibited: [chemistry] },
    { module: biology, prohibited: [] },
  ],
}

export interface EditorAnswers {
  rule?: ModuleRule | Error
  /** What the aggregator holds when an update reads it again. */
  theirs?: ModuleRule
  kept?: KeptRule
  write?: () => Promise<void>
}

interface SentUpdate {
  readonly id: string
  readonly draft: RuleDraft
  readonly base: ModuleRule
}

/** The editor on answers that a test gives, after it has loaded; everything sent and told is written down. */
export const startEditor = async (recordId: string | null, answers: EditorAnswers = {}) => {
  const sent: (RuleDraft | SentUpdate)[] = []
  const facts: unknown[] = []
  const kept: (RuleFields | 'dropped')[] = []
  const clock = new SimulatedClock()
  const ports: ModuleRuleEditorPorts = {
    loadRecord: fromPromise(() => (answers.rule instanceof Error ? Promise.reject(answers.rule) : Promise.resolve(answers.rule ?? rule))),
    createRecord: fromPromise(async ({ input: { fields } }) => {
      const draft = draftOf(fields, 2)
      sent.push(draft)
      await answers.write?.()
      return { id: '9', message: 'Created.', savedAt: 5, record: { ...draft, id: '9' } }
    }),
    updateRecord: fromPromise(async ({ input: { id, fields, base } }) => {
      const { theirs } = answers
      if (theirs && !sameRule(base, theirs)) return { kind: 'conflict', theirs }
      const draft = draftOf(fields, base.status)
      sent.push({ id, draft, base })
      await answers.write?.()
      return { kind: 'saved', id, message: 'Updated.', savedAt: 6, record: { ...draft, id } }
    }),
  }
  const logic = moduleRuleEditorMachine.provide({
    actors: ports,
    actions: {
      keepDraft: ({ context }) => void kept.push(isDirty(moduleRuleForm, context) ? context.fields : 'dropped'),
      dropDraft: () => void kept.push('dropped'),
    },
  })
  const actor = createActor(logic, { clock, input: { recordId, kept: answers.kept ?? null, failure } })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return {
    actor,
    sent,
    facts,
    kept,
    clock,
    send: (...events: ModuleRuleEditorEvent[]) => events.forEach((event) => actor.send(event)),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  }
}

/** Fills a new rule with one module and one that is prohibited. */
export const filled = (name = 'New'): ModuleRuleEditorEvent[] => [
  { type: 'form.edit', edit: { kind: 'set', name }, path: 'name' },
  { type: 'form.edit', edit: { kind: 'module.choose', key: 0, module: physics }, path: 'rows.0' },
  { type: 'form.edit', edit: { kind: 'prohibited.choose', key: 0, modules: [chemistry] }, path: 'rows.0' },
]

export const row = (id: string, status: RuleRow['status'] = 2): RuleRow => ({ id, name: `Rule ${id}`, status, modules: 2, prohibited: 3 })

const listInput = (message = ''): ListInput<RecordAct> => ({
  search: 'math',
  message,
  texts: { failure, outcome: (act, { done, total }) => `${act}: ${done} of ${total}`, notSent: 'Not sent.' },
})

/** The list on answers per rule: a message, or the error that it is refused with. */
export const startList = (answers: Readonly<Record<string, Error>> = {}, message = '') => {
  const clock = new SimulatedClock()
  const sent: string[] = []
  const due: string[] = []
  const ports: ListPorts<RecordAct> = {
    changeRow: fromPromise(({ input: { act, id } }) => {
      sent.push(`${act} ${id}`)
      const answer = answers[id]
      return answer ? Promise.reject(answer) : Promise.resolve({ message: `Done ${id}.` })
    }),
  }
  const actor = createActor(moduleRuleListMachine.provide({ actors: ports }), { clock, input: listInput(message) })
  actor.on('search.due', ({ text }) => due.push(text))
  actor.start()
  return {
    actor,
    clock,
    sent,
    due,
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    context: () => actor.getSnapshot().context,
  }
}
