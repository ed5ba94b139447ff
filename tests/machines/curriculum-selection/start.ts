import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SelectionAnswers } from '#openapi/selection/answers.ts'
import type { SelectionStep } from '#openapi/selection/steps.ts'
import { curriculumSelectionMachine } from '#machines/curriculum-selection/curriculum-selection.machine.ts'
import type {
  CurriculumSelectionEvent,
  CurriculumSelectionFact,
  KeptAnswers,
  OpenSelection,
  StepSave,
} from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { choices, complete } from '#tests/rules/curriculum-selection/fixture.ts'
import { failure } from '../records/start.ts'

/** A draft with everything answered. */
export const whole: OpenSelection = {
  curriculumId: 1,
  curriculumName: 'IFY Science',
  centreId: 26,
  centreName: 'Baobab College Accra',
  centreZone: 'Greenwich Mean Time',
  yearId: 22,
  yearName: '2026/27',
  isReadOnly: false,
  closedText: null,
  selectionId: 9,
  status: 3,
  decision: 'Open',
  reason: null,
  decisionComment: null,
  updatedAt: 'first',
  answers: complete,
  confirmed: null,
  choices,
}

export const edit = (answers: Partial<SelectionAnswers>): CurriculumSelectionEvent => ({ type: 'answers.edit', answers })
export const save: CurriculumSelectionEvent = { type: 'step.save', isContinuing: false }
export const next: CurriculumSelectionEvent = { type: 'step.save', isContinuing: true }

interface StartOptions {
  readonly kept?: KeptAnswers | null
  readonly problems?: Error[]
  /** The server says that the status does not allow a save. */
  readonly isRefusedByStatus?: boolean
}

/** The wizard at a step, on a server that takes what was read last. */
export function startSelection(
  selection: OpenSelection,
  step: SelectionStep | null,
  { kept = null, problems = [], isRefusedByStatus = false }: StartOptions = {},
) {
  const server = { selection }
  const sent: StepSave[] = []
  const submitted: (readonly string[])[] = []
  const facts: CurriculumSelectionFact[] = []
  const drafts: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    curriculumSelectionMachine.provide({
      actors: {
        saveStep: fromPromise(({ input }) => {
          sent.push(input)
          const problem = problems.shift()
          if (problem) return Promise.reject(problem)
          const meanwhile = { message: 'Ama Mensah has saved this selection meanwhile.', selection: server.selection }
          if (isRefusedByStatus || server.selection.isReadOnly) return Promise.resolve({ kind: 'closed' as const, ...meanwhile })
          if (input.updatedAt !== server.selection.updatedAt) return Promise.resolve({ kind: 'conflict' as const, ...meanwhile })
          server.selection = { ...server.selection, answers: input.answers, updatedAt: `${input.updatedAt}+` }
          return Promise.resolve({ kind: 'saved' as const, message: 'Saved.', selection: server.selection, savedAt: 5 })
        }),
        submitSelection: fromPromise(({ input }) => {
          submitted.push(input.findings)
          const problem = problems.shift()
          if (problem) return Promise.reject(problem)
          return Promise.resolve(
            input.selection.updatedAt === server.selection.updatedAt
              ? { kind: 'submitted' as const, message: 'Submitted.' }
              : { kind: 'conflict' as const, message: 'Changed.', selection: server.selection },
          )
        }),
      },
      actions: { keepDraft: () => drafts.push('kept'), dropDraft: () => drafts.push('dropped') },
    }),
    { clock, input: { selection, step, kept, failure } },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return {
    actor,
    clock,
    server,
    sent,
    submitted,
    facts,
    drafts,
    send: (...events: readonly CurriculumSelectionEvent[]) => events.forEach((event) => actor.send(event)),
    rests: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
