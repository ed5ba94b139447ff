import { assign, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { Timetable } from './timetable.ts'

/** A timetable as it was when its link was created. */
export interface Snapshot {
  readonly timetable: Timetable
  /** ms */
  readonly madeAt: number
  /** The release of the time zone rules at that time. */
  readonly rules: string
}

/** Ports of the page of a snapshot. */
export type SnapshotPorts = {
  /** Reads the snapshot in the fragment of an address; rejects any other text. */
  readLink: PromiseActorLogic<Snapshot, { readonly fragment: string }>
}

export type SnapshotEvent = { readonly type: 'link.change'; readonly fragment: string }

const ports: SnapshotPorts = { readLink: unprovided('readLink') }

/** The public page of a snapshot link: its address contains what it shows. Another link in the same tab is read again. */
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
