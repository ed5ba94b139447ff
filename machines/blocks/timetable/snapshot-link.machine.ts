import { assign, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { Timetable } from './timetable.ts'

/** In characters: some mail and chat programs cut links longer than `warned`; those longer than `refused` are not offered. */
export const linkLimits = { warned: 8000, refused: 32_000 } as const

/** Ports of the card of the link. */
export type SnapshotLinkPorts = {
  /** The address of a snapshot. */
  makeLink: PromiseActorLogic<string, { readonly timetable: Timetable; readonly hasDescription: boolean }>
  copyLink: PromiseActorLogic<void, { readonly link: string }>
}

export type SnapshotLinkEvent =
  | { readonly type: 'description.set'; readonly isChosen: boolean }
  /** The block was read again, and its timetable has changed. */
  | { readonly type: 'timetable.change'; readonly timetable: Timetable }
  | { readonly type: 'link.copy' }
  | { readonly type: 'link.retry' }

/** The state of a link. */
export type SnapshotLinkTag = 'making' | 'ready' | 'copying' | 'copied' | 'notCopied' | 'tooLong' | 'failed'

interface SnapshotLinkContext {
  readonly timetable: Timetable
  readonly hasDescription: boolean
  /** Empty until it is made. */
  readonly link: string
}

const ports: SnapshotLinkPorts = { makeLink: unprovided('makeLink'), copyLink: unprovided('copyLink') }

/** A link that contains a timetable: created again whenever its content changes, then copied. */
export const snapshotLinkMachine = setup({
  types: {
    context: {} as SnapshotLinkContext,
    input: {} as { readonly timetable: Timetable },
    events: {} as SnapshotLinkEvent,
    tags: {} as SnapshotLinkTag,
  },
  actors: ports,
  guards: { isRefused: (_, link: string) => link.length > linkLimits.refused },
}).createMachine({
  id: 'snapshotLink',
  context: ({ input }) => ({ timetable: input.timetable, hasDescription: false, link: '' }),
  initial: 'making',
  on: {
    'description.set': { target: '.making', actions: assign({ hasDescription: ({ event }) => event.isChosen, link: '' }) },
    'timetable.change': {
      guard: ({ context, event }) => event.timetable !== context.timetable,
      target: '.making',
      actions: assign({ timetable: ({ event }) => event.timetable, link: '' }),
    },
  },
  states: {
    making: {
      tags: 'making',
      invoke: {
        src: 'makeLink',
        input: ({ context: { timetable, hasDescription } }) => ({ timetable, hasDescription }),
        onDone: [
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'tooLong' },
          { target: 'made', actions: assign({ link: ({ event }) => event.output }) },
        ],
        onError: 'failed',
      },
    },
    made: {
      initial: 'ready',
      on: { 'link.copy': '.copying' },
      states: {
        ready: { tags: 'ready' },
        copying: {
          tags: 'copying',
          // The browser may ask for permission: one copy at a time.
          on: { 'link.copy': {} },
          invoke: { src: 'copyLink', input: ({ context }) => ({ link: context.link }), onDone: 'copied', onError: 'notCopied' },
        },
        copied: { tags: 'copied' },
        notCopied: { tags: 'notCopied' },
      },
    },
    tooLong: { tags: 'tooLong' },
    failed: { tags: 'failed', on: { 'link.retry': 'making' } },
  },
})
