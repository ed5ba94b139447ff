import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { chartEntries } from '#tests/support/charts/entries.ts'
import { readStories } from '#tests/support/stories.ts'
import { unseen } from '../../stories/unseen.ts'

const leavesOf = (node: AnyStateNode): readonly string[] => {
  const inner = Object.values(node.states)
  return inner.length === 0 ? [node.path.join('.')] : inner.flatMap(leavesOf)
}

/** "session signedOut.idle" for every state without states of its own. */
const states = chartEntries.flatMap(({ id, machine }) => leavesOf(machine.root).map((path) => `${id} ${path}`))
const passing = new Set(chartEntries.flatMap(({ id, machine }) => transientOf(machine.root).map((path) => `${id} ${path}`)))
const hidden = Object.entries(unseen).flatMap(([id, paths]) => Object.keys(paths).map((path) => `${id} ${path}`))
const stories = readStories()

/** What stories show, with the circumstances that they name: "block-list work.resting test". */
const shown = stories.flatMap(({ title, name, shows }) =>
  shows.flatMap(([byMachine, circumstances = {}]) => {
    if (typeof byMachine !== 'object' || byMachine === null) throw new Error(`${title}, ${name}: its states are not written out.`)
    return Object.entries(byMachine).flatMap(([id, paths]) => {
      if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string'))
        throw new Error(`${title}, ${name}: the states of ${id} are not written out.`)
      return paths.map((path) => ({
        state: `${id} ${path}`,
        story: `${title}, ${name}`,
        circumstances: Object.values(Object(circumstances)),
      }))
    })
  }),
)

/** States that look different by the kind of block, or by who looks. */
const differing: readonly { readonly state: string; readonly by: readonly string[] }[] = [
  { state: 'session signedIn.access.ready', by: ['administrator', 'centre', 'university', 'student'] },
  { state: 'block-list work.resting', by: ['exam', 'test', 'administrator', 'viewer'] },
  { state: 'block-list work.asking', by: ['exam', 'test'] },
  { state: 'block-wizard steps.details', by: ['exam', 'test'] },
  { state: 'block-wizard steps.scheduling', by: ['exam', 'test'] },
  { state: 'block-wizard frame.confirmingDelete', by: ['exam', 'test'] },
  { state: 'block-details open.form.editing', by: ['exam', 'test'] },
  { state: 'block-summary shown.closed', by: ['exam', 'test'] },
  { state: 'academic-dates open.form.editing', by: ['exam', 'test'] },
  { state: 'module-rule-list work.resting', by: ['administrator', 'viewer'] },
  { state: 'module-rule-summary viewing', by: ['administrator', 'viewer'] },
]

describe('stories and the states of the machines', () => {
  it('show every state that a person can see', () => {
    const seen = new Set(shown.map(({ state }) => state))
    expect(states.filter((state) => !seen.has(state) && !hidden.includes(state))).toEqual([])
  })

  it('name no state that does not exist', () => {
    expect(shown.filter(({ state }) => !states.includes(state))).toEqual([])
    expect(hidden.filter((state) => !states.includes(state))).toEqual([])
  })

  it('give a reason for each state without a story, and for no other', () => {
    expect(hidden.filter((state) => shown.some((one) => one.state === state))).toEqual([])
    expect(Object.values(unseen).flatMap((reasons) => Object.values(reasons).filter((reason) => reason.trim() === ''))).toEqual([])
  })

  it('show no state that the machine leaves within the step that enters it', () => {
    expect(passing.size).toBeGreaterThan(0)
    expect(shown.filter(({ state }) => passing.has(state))).toEqual([])
  })

  it.each(differing)('show "$state" once for each of $by', ({ state, by }) => {
    const told = shown.filter((one) => one.state === state).flatMap(({ circumstances }) => circumstances)
    expect(by.filter((one) => !told.includes(one))).toEqual([])
  })
})

/** The states that a machine leaves in the step that enters them: their transitions need no event, the last one no guard. */
function transientOf(node: AnyStateNode): readonly string[] {
  const isPassing = node.always?.at(-1)?.guard === undefined && (node.always?.length ?? 0) > 0
  return [...(isPassing ? leavesOf(node) : []), ...Object.values(node.states).flatMap(transientOf)]
}
