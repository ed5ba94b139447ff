import { assign, setup, type PromiseActorLogic } from 'xstate'
import { asSent, problemOf } from '#machines/session/sign-in-rules.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What a forgotten password needs done. */
export type ForgotPasswordPorts = {
  /** Returns the aggregator's message; rejects with an error that `ForgotPasswordInput.failureOf` reads. */
  requestLink: PromiseActorLogic<string, { readonly username: string }>
}

interface ForgotPasswordInput {
  failureOf(error: unknown): { readonly code: number; readonly message: string }
}

interface ForgotPasswordContext {
  readonly input: ForgotPasswordInput
  readonly username: string
  /** What became of the last try: `code` is the server's number, 0 when the server did not respond. */
  readonly answer: { readonly code: number; readonly message: string } | null
  /** The number of tries so far. */
  readonly turn: number
}

type ForgotPasswordEvent = { type: 'username.change'; value: string } | { type: 'link.request' }

const credentialsOf = (username: string) => ({ username, password: '' })

/** What is wrong with the username, by the rules of sign-in, or null. */
export const usernameProblem = (username: string) => problemOf('username', credentialsOf(username))

const ports: ForgotPasswordPorts = { requestLink: unprovided('requestLink') }

/** Asking for a link to set a new password: one request at a time, and as often as wanted. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    input: {} as ForgotPasswordInput,
    tags: {} as 'busy' | 'sent',
  },
  actors: ports,
  guards: { isSound: ({ context }) => usernameProblem(context.username) === null },
  actions: {
    type: assign((_, username: string) => ({ username })),
    begin: assign(({ context }) => ({ answer: null, turn: context.turn + 1 })),
    hear: assign((_, answer: { code: number; message: string }) => ({ answer })),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ input, username: '', answer: null, turn: 0 }),
  initial: 'editing',
  on: {
    'username.change': { actions: { type: 'type', params: ({ event }) => event.value } },
    'link.request': { guard: 'isSound', target: '.submitting', actions: 'begin' },
  },
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'requestLink',
        input: ({ context }) => ({ username: asSent(credentialsOf(context.username)).username }),
        onDone: { target: 'sent', actions: { type: 'hear', params: ({ event }) => ({ code: 200, message: event.output }) } },
        onError: { target: 'refused', actions: { type: 'hear', params: ({ context, event }) => context.input.failureOf(event.error) } },
      },
      on: { 'username.change': {}, 'link.request': {} },
    },
    sent: { tags: 'sent' },
    refused: {},
  },
})
