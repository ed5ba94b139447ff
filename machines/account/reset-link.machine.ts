import { assign, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'

/** What a link to set a new password needs done. */
export type ResetLinkPorts = {
  /** Null when the key may be used, otherwise why not. Rejects when the check failed. */
  checkKey: PromiseActorLogic<string | null, { readonly key: string }>
}

interface ResetLinkInput {
  /** The key in the link; empty when there is none. */
  readonly key: string
  /** What a failure says to a person. */
  messageOf(error: unknown): string
}

interface ResetLinkContext {
  readonly input: ResetLinkInput
  /** Why there is no form. */
  readonly message: string
}

const ports: ResetLinkPorts = { checkKey: unprovided('checkKey') }

/** A link to set a new password: it has no key, is being checked, may be used, may not, or could not be checked. */
export const resetLinkMachine = setup({
  types: {
    context: {} as ResetLinkContext,
    events: {} as { type: 'key.check' },
    input: {} as ResetLinkInput,
    tags: {} as 'missing' | 'usable' | 'refused' | 'unchecked',
  },
  actors: ports,
  guards: {
    hasKey: ({ context }) => context.input.key !== '',
    isUsable: (_, reason: string | null) => reason === null,
  },
  actions: { note: assign((_, message: string) => ({ message })) },
}).createMachine({
  id: 'resetLink',
  context: ({ input }) => ({ input, message: '' }),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasKey', target: 'checking' }, { target: 'missing' }] },
    missing: { tags: ['missing', 'refused'] },
    checking: {
      invoke: {
        src: 'checkKey',
        input: ({ context }) => ({ key: context.input.key }),
        onDone: [
          { guard: { type: 'isUsable', params: ({ event }) => event.output }, target: 'usable' },
          { target: 'refused', actions: { type: 'note', params: ({ event }) => event.output ?? '' } },
        ],
        onError: { target: 'unchecked', actions: { type: 'note', params: ({ context, event }) => context.input.messageOf(event.error) } },
      },
    },
    usable: { tags: 'usable' },
    refused: { tags: 'refused' },
    unchecked: { tags: 'unchecked', on: { 'key.check': 'checking' } },
  },
})
