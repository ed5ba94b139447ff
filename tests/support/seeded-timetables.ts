import { timetableOf, type Timetable } from '#machines/blocks/timetable/timetable.ts'
import { instantOf } from '#src/time/instant.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { startAggregator } from './aggregator.ts'
import { connect, noSession } from './client/client.ts'
import { codec } from './client/session.ts'

/** A seeded block's timetable, with the prefix of its events' ids. */
interface SeededTimetable {
  readonly source: string
  readonly timetable: Timetable
}

/** The timetables of all seeded blocks of both kinds, read as the portal reads them. */
export async function seededTimetables(): Promise<readonly SeededTimetable[]> {
  const { handle, signIn } = startAggregator()
  const { session } = await signIn()
  if (!session) throw new Error('Nobody is signed in.')
  const headers = {
    token: session.token,
    tokenType: session.token_type,
    userId: String(session.userId),
    contactId: String(session.contactId),
  }
  const api = connect('http://portal.test/api/aggregate/v1', { fetch: handle, session: { ...noSession, current: () => headers } })
  const found: SeededTimetable[] = []
  for (const kind of Object.values(blockKinds)) {
    const service = kind.createService(api, codec)
    const groups = await service.zoneGroups()
    const { rows } = await service.list({ page: 1, pageSize: 100, search: '', status: 'all', sort: null })
    for (const { id } of rows) {
      const summary = await service.summary(id)
      const timetable = timetableOf(summary, groups, instantOf(summary.record.publishedAt))
      found.push({ source: `${kind.id}-${id}`, timetable })
    }
  }
  return found
}

/** The timetable of the seeded block of a name. */
export async function seededTimetable(name: string): Promise<Timetable> {
  const found = (await seededTimetables()).find(({ timetable }) => timetable.name === name)
  if (!found) throw new Error(`There is no block "${name}".`)
  return found.timetable
}
