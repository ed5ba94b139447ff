import { assign, emit, setup } from 'xstate'
import type { Consent } from '#machines/session/session-types.ts'
import { unprovided } from '#machines/unprovided.ts'
import type { ConsentContext, ConsentEvent, ConsentFact, ConsentInput, ConsentOutput, ConsentPorts, ConsentTag } from './consent-types.ts'

const ports: ConsentPorts = { giveConsent: unprovided('giveConsent') }

const consentSetup = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    emitted: {} as ConsentFact,
    input: {} as ConsentInput,
    output: {} as ConsentOutput,
    tags: {} as ConsentTag,
  },
  actors: ports,
  guards: {
    needsMandatory: ({ context }) => !context.input.isMandatoryGiven,
    needsOptional: ({ context }) => !context.input.isOptionalGiven,
    hasTicked: ({ context }) => context.isTicked,
    isUnticking: ({ event }) => event.type === 'box.tick' && !event.isTicked,
    isTicking: ({ event }) => event.type === 'box.tick' && event.isTicked,
  },
  actions: {
    view: assign({ hasViewedPolicy: true, isPolicyMissed: false }),
    tick: assign(({ event }) => (event.type === 'box.tick' ? { isTicked: event.isTicked } : {})),
    missPolicy: assign({ isPolicyMissed: true }),
    clear: assign({ isTicked: false, isPolicyMissed: false }),
    tell: emit((_, message: string) => ({ type: 'consent.failed' as const, message })),
  },
})

/** Nothing is missing: I Accept sends, and taking the tick back leads to `unticked`. */
const acceptable = <Unticked extends string>(unticked: Unticked) =>
  consentSetup.createStateConfig({
    tags: 'acceptable',
    on: { 'box.tick': { guard: 'isUnticking', target: unticked, actions: 'tick' }, 'consent.accept': 'submitting' },
  })

/** One call at a time: a second I Accept is no event here. */
const submitting = (consent: Consent, next: string) =>
  consentSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      src: 'giveConsent',
      input: { consent },
      onDone: next,
      onError: {
        target: 'failed',
        actions: { type: 'tell', params: ({ context, event }) => context.input.messageOf(event.error) },
      },
    },
  })

/** The mandatory consent: I Accept takes a tick, and a policy that was viewed. */
const mandatory = consentSetup.createStateConfig({
  initial: 'unseen',
  on: { 'consent.cancel': 'cancelled', 'mandatory.given': 'following' },
  states: {
    unseen: {
      on: {
        'policy.viewed': [
          { guard: 'hasTicked', target: 'ready', actions: 'view' },
          { target: 'viewed', actions: 'view' },
        ],
        'box.tick': { actions: 'tick' },
        'consent.accept': [{ guard: 'hasTicked', actions: 'missPolicy' }, { target: 'refused' }],
      },
    },
    viewed: {
      on: {
        'box.tick': { guard: 'isTicking', target: 'ready', actions: 'tick' },
        'consent.accept': 'refused',
      },
    },
    /** I Accept was tried without a tick. */
    refused: {
      tags: 'refused',
      on: {
        'policy.viewed': { actions: 'view' },
        'box.tick': [
          { guard: ({ context, event }) => event.isTicked && context.hasViewedPolicy, target: 'ready', actions: 'tick' },
          { guard: 'isTicking', target: 'unseen', actions: 'tick' },
        ],
      },
    },
    ready: acceptable('viewed'),
    submitting: submitting('mandatory', '#consent.following'),
    failed: acceptable('viewed'),
  },
})

/** The optional consent: I Accept takes a tick, Cancel leaves it for the next sign-in. */
const optional = consentSetup.createStateConfig({
  tags: 'optional',
  entry: 'clear',
  initial: 'unticked',
  on: { 'consent.cancel': 'done' },
  states: {
    unticked: { on: { 'box.tick': { guard: 'isTicking', target: 'ready', actions: 'tick' } } },
    ready: acceptable('unticked'),
    submitting: submitting('optional', '#consent.done'),
    failed: acceptable('unticked'),
  },
})

/**
 * The consents of a student after sign-in: the mandatory one, then the optional one, each asked for unless it was given
 * before. An attempt that may not be accepted sends nothing and says what is missing.
 */
export const consentMachine = consentSetup.createMachine({
  id: 'consent',
  context: ({ input }) => ({ input, hasViewedPolicy: false, isTicked: false, isPolicyMissed: false, outcome: 'done' }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'needsMandatory', target: 'mandatory' }, { target: 'following' }] },
    mandatory,
    /** The mandatory consent is given. */
    following: { always: [{ guard: 'needsOptional', target: 'optional' }, { target: 'done' }] },
    optional,
    done: { type: 'final', tags: 'left' },
    cancelled: { type: 'final', tags: 'left', entry: assign({ outcome: 'cancelled' }) },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
})
