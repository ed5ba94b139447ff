import { assign, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'

/** An entry of a list, with the lists within it; those hold no further ones. */
export interface DocumentEntry {
  readonly text: string
  readonly lists: readonly DocumentList[]
}

export interface DocumentList {
  readonly kind: 'list'
  readonly isOrdered: boolean
  readonly entries: readonly DocumentEntry[]
}

export interface DocumentCell {
  readonly text: string
  readonly isHeader: boolean
}

/** A part of a document; every text is plain. */
export type DocumentPart =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | DocumentList
  | {
      readonly kind: 'table'
      /** Empty where the table has none. */
      readonly caption: string
      /** The names of the columns; empty where the table has none. */
      readonly head: readonly string[]
      readonly rows: readonly (readonly DocumentCell[])[]
    }

/** A document as plain parts, and the address at which it stands. No parts: it can only be opened, not shown here. */
export interface PolicyDocument {
  readonly address: string
  readonly parts: readonly DocumentPart[]
}

/** What the policy needs done. */
export type PrivacyPolicyPorts = {
  /** The document, or null when there is none. A rejection counts as none. */
  loadPolicy: PromiseActorLogic<PolicyDocument | null>
}

const ports: PrivacyPolicyPorts = { loadPolicy: unprovided('loadPolicy') }

/** The privacy policy in its dialog: closed, loading, shown, or missing. Opening the dialog again loads the policy again. */
export const privacyPolicyMachine = setup({
  types: {
    context: {} as { readonly document: PolicyDocument | null },
    events: {} as { type: 'policy.open' } | { type: 'policy.close' },
    tags: {} as 'open',
  },
  actors: ports,
}).createMachine({
  id: 'privacyPolicy',
  context: { document: null },
  initial: 'closed',
  states: {
    closed: { on: { 'policy.open': 'loading' } },
    loading: {
      tags: 'open',
      invoke: {
        src: 'loadPolicy',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing' },
          { target: 'shown', actions: assign({ document: ({ event }) => event.output }) },
        ],
        onError: 'missing',
      },
      on: { 'policy.close': 'closed' },
    },
    shown: { tags: 'open', on: { 'policy.close': 'closed' } },
    missing: { tags: 'open', on: { 'policy.close': 'closed' } },
  },
})
