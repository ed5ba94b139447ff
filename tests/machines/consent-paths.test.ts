import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { consentMachine } from '#machines/consent/consent.machine.ts'

/** Everything that can happen to consents, the answers of the port among it. */
const events = [
  { type: 'policy.viewed' },
  { type: 'box.tick', isTicked: true },
  { type: 'box.tick', isTicked: false },
  { type: 'consent.accept' },
  { type: 'consent.cancel' },
  { type: 'mandatory.given' },
  { type: 'xstate.done.actor.0.consent.mandatory.submitting', output: undefined },
  { type: 'xstate.error.actor.0.consent.mandatory.submitting', error: '500' },
  { type: 'xstate.done.actor.0.consent.optional.submitting', output: undefined },
  { type: 'xstate.error.actor.0.consent.optional.submitting', error: '500' },
] as const

const pathsOf = (isMandatoryGiven: boolean, isOptionalGiven: boolean) =>
  getShortestPaths(consentMachine, {
    input: { isMandatoryGiven, isOptionalGiven, messageOf: String },
    events: [...events] as never,
    serializeState: ({ value, context: { hasViewedPolicy, isTicked, isPolicyMissed } }) =>
      JSON.stringify([value, hasViewedPolicy, isTicked, isPolicyMissed]),
    stopWhen: () => false,
  })

const flags = [true, false].flatMap((mandatory) => [true, false].map((optional) => [mandatory, optional] as const))

describe('every way through the consents', () => {
  it('reaches each state that a student can see', () => {
    const values = flags.flatMap(([mandatory, optional]) => pathsOf(mandatory, optional).map(({ state }) => JSON.stringify(state.value)))
    expect([...new Set(values)].toSorted()).toEqual([
      '"cancelled"',
      '"done"',
      '{"mandatory":"failed"}',
      '{"mandatory":"ready"}',
      '{"mandatory":"refused"}',
      '{"mandatory":"submitting"}',
      '{"mandatory":"unseen"}',
      '{"mandatory":"viewed"}',
      '{"optional":"failed"}',
      '{"optional":"ready"}',
      '{"optional":"submitting"}',
      '{"optional":"unticked"}',
    ])
  })

  it('sends the mandatory consent only after a tick and a viewed policy, and goes on only after an answer', () => {
    const paths = pathsOf(false, false)
    expect(paths.length).toBeGreaterThan(12)
    for (const { state, steps } of paths) {
      const told = new Set<string>(steps.map(({ event }) => event.type))
      if (state.matches({ mandatory: 'submitting' }))
        expect([state.context.hasViewedPolicy, state.context.isTicked, told.has('policy.viewed')]).toEqual([true, true, true])
      if (state.matches('optional') || state.matches('done'))
        expect(told.has('mandatory.given') || told.has('xstate.done.actor.0.consent.mandatory.submitting')).toBe(true)
    }
  })

  it('ends cancelled only for want of the mandatory consent', () => {
    const outcomes = (isMandatoryGiven: boolean) => new Set(pathsOf(isMandatoryGiven, false).map(({ state }) => state.output?.outcome))
    expect([outcomes(false).has('cancelled'), outcomes(true).has('cancelled')]).toEqual([true, false])
  })
})
