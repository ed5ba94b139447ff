import { assign, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { Timetable } from './timetable.ts'

/** A timetable as it was when somebody made a link of it. */
export interface Snapshot {
  readonly timetable: Timetable
  /** ms */
  readonly madeAt: number
  /** The release of the time zone rules that the maker saw. */
  readonly rules: string
}

/** What the page of a snapshot needs done. */
export type SnapshotPorts = {
  /** The snapshot in the fragment of an address; rejects for what is none. */
  readLink: PromiseActorLogic<Snapshot, { readonly fragment: string }>
}

export type SnapshotEvent = { readonly type: 'link.change'; readonly fragment: string }

const ports: SnapshotPorts = { readLink: unprovided('readLink') }

/** The public page of a snapshot link: what it shows stands in its own address. Another link in the same tab is read anew. */
export const snapshotMachine = setup({
  types: {
    context: {} as { readonly fragment: string; readonly snapshot: Snapshot | null },
    input: {} as { readonly fragment: string },
    events: {} as SnapshotEvent,
  },
  actors: ports,
}).createMachine({
  id: 'snapshot',
  context: ({ input }) => ({ fragment: input.fragment, snapshot: null }),
  initial: 'reading',
  on: { 'link.change': { target: '.reading', actions: assign({ fragment: ({ event }) => event.fragment, snapshot: null }) } },
  states: {
    reading: {
      invoke: {
        src: 'readLink',
        input: ({ context }) => ({ fragment: context.fragment }),
        onDone: { target: 'shown', actions: assign({ snapshot: ({ event }) => event.output }) },
        onError: 'damaged',
      },
    },
    shown: {},
    damaged: {},
  },
})
