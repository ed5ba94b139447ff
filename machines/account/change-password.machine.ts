import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { asSent, firstWrong, noPasswords, type PasswordField, type PasswordValues } from './password-rules.ts'

/** What a change of password needs done. */
export type ChangePasswordPorts = {
  /** Rejects with an error that `ChangePasswordInput.failureOf` reads. */
  changePassword: PromiseActorLogic<void, Pick<PasswordValues, 'currentPassword' | 'newPassword'>>
}

/** Why a change did not go through: `code` is the server's number, 0 when the server did not respond; the message may be empty. */
export interface ChangeFailure {
  readonly code: number
  readonly message: string
}

interface ChangePasswordInput {
  /** The fields of the form, in their order. */
  readonly fields: readonly PasswordField[]
  failureOf(error: unknown): ChangeFailure
}

export interface ChangePasswordContext {
  readonly input: ChangePasswordInput
  readonly values: PasswordValues
  /** The failure of the last attempt. `turn` distinguishes it from the one before. */
  readonly failure: (ChangeFailure & { readonly turn: number }) | null
  /** The number of tries so far. */
  readonly turn: number
}

type ChangePasswordEvent = { type: 'field.change'; field: PasswordField; value: string } | { type: 'password.submit' }

/** Emitted once per failure. */
type ChangePasswordFact = { type: 'password.failed'; message: string }

const ports: ChangePasswordPorts = { changePassword: unprovided('changePassword') }

/** A password that is being changed: what is typed, one request at a time, and nothing kept once it has gone through. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    emitted: {} as ChangePasswordFact,
    input: {} as ChangePasswordInput,
    tags: {} as 'busy',
  },
  actors: ports,
  guards: {
    isSound: ({ context }) => firstWrong(context.input.fields, context.values) === null,
  },
  actions: {
    type: assign(({ context }, { field, value }: { field: PasswordField; value: string }) => ({
      values: { ...context.values, [field]: value },
    })),
    begin: assign(({ context }) => ({ failure: null, turn: context.turn + 1 })),
    fail: assign(({ context }, { code, message }: ChangeFailure) => ({ failure: { code, message, turn: context.turn } })),
    tell: emit((_, { message }: ChangeFailure) => ({ type: 'password.failed' as const, message })),
    forget: assign({ values: noPasswords }),
  },
}).createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ input, values: noPasswords, failure: null, turn: 0 }),
  initial: 'editing',
  on: {
    'field.change': { actions: { type: 'type', params: ({ event }) => event } },
    'password.submit': { guard: 'isSound', target: '.submitting', actions: 'begin' },
  },
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ context }) => asSent(context.values),
        onDone: 'changed',
        onError: {
          target: 'failed',
          actions: [
            { type: 'fail', params: ({ context, event }) => context.input.failureOf(event.error) },
            { type: 'tell', params: ({ context, event }) => context.input.failureOf(event.error) },
          ],
        },
      },
      // The form shows what is being sent.
      on: { 'field.change': {}, 'password.submit': {} },
    },
    failed: {},
    // Busy until the page is left: there is nothing more to do here.
    changed: { type: 'final', tags: 'busy', entry: 'forget' },
  },
})
