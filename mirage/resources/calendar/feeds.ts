import { entriesFile } from '#machines/time/entries-file.ts'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CalendarFilters } from '#openapi/generated/schema.d.ts'
import { digestOf, randomKey } from '../../accounts/secrets.ts'
import { accountWithId, userStatus } from '../../accounts/users.ts'
import { menuFor } from '../../accounts/menus.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import type { Clock } from '../../clock.ts'
import type { HandlerSettings } from '../../contract.ts'
import type { Db } from '../../db.ts'
import type { Services } from '../engine/service.ts'
import { createStore, personalStore, type PersonalStore } from '../engine/store.ts'
import { entriesFor } from './entries.ts'
import { feedRange, sources } from './ranges.ts'

const digest = (db: Db, token: string): string => digestOf(db, `feed:${token}`)

/** Makes the address of a person's calendar, without its host; the one of before ends. */
export function issueFeed({ db, user, settings }: Pick<PersonalStore, 'db' | 'user' | 'settings'>, filters: CalendarFilters): string {
  for (const { id } of db.calendarFeeds.where(({ userId }) => userId === user.id)) db.calendarFeeds.remove(id)
  const token = randomKey(settings.randomBytes)
  db.calendarFeeds.insert({ userId: user.id, digest: digest(db, token), filters })
  return `/calendar-management/feed/${token}.ics`
}

interface Reading {
  readonly db: Db
  readonly clock: Clock
  readonly settings: HandlerSettings
  readonly services: Services
}

/** The calendar of the person whose address it is, as a file; null for an address that does not or no longer work. */
export function feedFile(token: string, { db, clock, settings, services }: Reading): string | null {
  const wanted = digest(db, token)
  const feed = db.calendarFeeds.findBy((one) => one.digest === wanted)
  const user = feed && accountWithId(db, feed.userId)
  if (!feed || user?.status !== userStatus.active) return null
  const menu = menuFor(user, db)
  if (!isAllowed(menu, { permission: 'View', component: event.components })) return null
  const store = personalStore(createStore(db, services, clock), { services, user, menu, clock, settings })
  const { sources: named, eventTypes, centreIds, examBlockId, testBlockId } = feed.filters
  const filters: CalendarFilters = {
    ...(named && { sources: sources.filter((source) => named.includes(source)) }),
    ...(eventTypes && { eventTypes: [...eventTypes] }),
    ...(centreIds && { centreIds: [...centreIds] }),
    ...(examBlockId !== undefined && { examBlockId }),
    ...(testBlockId !== undefined && { testBlockId }),
  }
  const range = feedRange(store.today)
  const entries = entriesFor(store, range, filters)
  return entriesFile(entries, { name: 'Pathway calendar', now: clock.now() })
}
