import { fromPromise } from 'xstate'
import { snapshotLinkMachine, type SnapshotLinkPorts } from '#machines/blocks/timetable/snapshot-link.machine.ts'
import { snapshotMachine, type SnapshotPorts } from '#machines/blocks/timetable/snapshot.machine.ts'
import { readSnapshot, writeSnapshot } from './snapshot-link.ts'

interface LinkDeps {
  /** The address of the page that shows snapshots, without a fragment. */
  readonly page: string
  now(): number
  copy(text: string): Promise<void>
}

/** The effects of the card that makes a link. */
export const createLinkPorts = ({ page, now, copy }: LinkDeps): SnapshotLinkPorts => ({
  makeLink: fromPromise(
    async ({ input: { timetable, hasDescription } }) => `${page}#${await writeSnapshot(timetable, { hasDescription, madeAt: now() })}`,
  ),
  copyLink: fromPromise(({ input }) => copy(input.link)),
})

export const createLinkLogic = (deps: LinkDeps) => snapshotLinkMachine.provide({ actors: createLinkPorts(deps) })

const snapshotPorts: SnapshotPorts = { readLink: fromPromise(({ input }) => readSnapshot(input.fragment)) }

/** The machine of the page of a snapshot with its ports: it reads its own address, and asks nobody. */
export const createSnapshotLogic = () => snapshotMachine.provide({ actors: snapshotPorts })
