import { ok, problem, type Handlers } from '../../contract.ts'
import { feedFile, issueFeed } from '../../resources/calendar/feeds.ts'
import { eventFields } from '../../resources/calendar/event-times.ts'
import { eventStatus, reachedBy } from '../../resources/calendar/events.ts'
import { takeOut } from '../../resources/calendar/series.ts'
import { refuse } from '../../resources/engine/refusal.ts'
import { dayInWords } from '../../resources/engine/words.ts'
import { updateRecord } from '../../resources/engine/write.ts'
import { notify } from '../../resources/people/notify.ts'
import { services } from '../../resources/services.ts'
import { namespace } from '../../aggregator.ts'
import { answeringFields, answeringRecords, recordOf, storeOf } from '../records.ts'

/** What the calendar does beside the standard calls of events. */
export const calendarHandlers = {
  changeOccurrence: ({ path, body, ...call }) => {
    const store = storeOf(call)
    const said = `Event ${body.isCancelled === 1 ? 'cancelled' : 'updated'} successfully.`
    return answeringFields(() => ok({ eventId: takeOut(recordOf('Event', path.id, store), body, store) }, said))
  },

  announceEvent: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const record = recordOf('Event', path.id, store)
      if (record.status !== eventStatus.draft) return refuse('Only a draft is announced.')
      const fields = eventFields(record)
      updateRecord(services.Event, record, { fields, status: eventStatus.active, record }, { act: 'Activated with a notice' }, store)
      const reached = reachedBy(fields, store).filter(({ id }) => id !== call.user.id)
      const when = `${dayInWords(fields.startDate)}${fields.startTime === undefined ? '' : ` ${fields.startTime}`}`
      notify(reached, `${fields.eventType}: ${fields.eventName}, ${when}`, fields.location ?? '', store)
      return ok(
        { told: reached.length },
        `Event activated. ${reached.length === 1 ? '1 person was' : `${reached.length} people were`} told.`,
      )
    })
  },

  createCalendarFeed: ({ body, ...call }) => {
    const store = storeOf(call)
    const { portalAddress } = call.settings
    return ok({ address: `${portalAddress}/${namespace}${issueFeed(store, body.filters)}` })
  },

  getCalendarFeed: ({ path, db, clock, settings }) => {
    const file = feedFile(path.token, { db, clock, settings, services })
    if (file === null) return problem(404, 'There is no such calendar.')
    return { status: 200, body: file, headers: { 'Content-Type': 'text/calendar; charset=utf-8' } }
  },
} satisfies Partial<Handlers>
