import type { Trend } from '#openapi/generated/schema.d.ts'
import { openStatuses } from '#openapi/money/open-invoice.ts'
import { addDays, daysBetween, mondayOf } from '../factories/days.ts'
import type { Day, ResourceRecord } from '../models.ts'
import { dayText } from '../resources/money/reckoning.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { audiences } from '../resources/results/audiences.ts'
import { listingOf, openLeads, saidOfPages, submitted, type PageSource } from './listing.ts'
import { releasesAhead } from './next-dates.ts'
import { balanceText, counted } from './words.ts'

type Source = PageSource<Omit<Trend, 'componentId'>>

const weeksShown = 12
const daysShown = 7
const namesShown = 5

type Mark = Trend['marks'][number]

const mark = (label: string, value: number, isMarked = false): Mark => ({ label, value, isMarked: isMarked ? 1 : 0 })

/** How many of the numbers of days fall into each range; the last range has no end, and is marked. */
function stretches(days: readonly number[], ends: readonly (readonly [label: string, last: number])[], rest: string): Mark[] {
  const first = (index: number) => (ends[index - 1]?.[1] ?? -Infinity) + 1
  return [
    ...ends.map(([label, last], index) => mark(label, days.filter((day) => day >= first(index) && day <= last).length)),
    mark(rest, days.filter((day) => day >= first(ends.length)).length, true),
  ]
}

/** Results whose time has not come, over the week that begins with the next of them. */
const releases: Source = {
  page: '/results',
  said: (store) => {
    const ahead = audiences
      .flatMap(([audience]) => releasesAhead(audience, store).map(({ day }) => ({ audience, day })))
      .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    const [next] = ahead
    if (!next) return null
    const on = (day: Day) => ahead.filter((one) => one.day === day).length
    const marks = Array.from({ length: daysShown }, (_, index) => addDays(next.day, index)).map((day) => mark(day, on(day), on(day) > 0))
    return {
      title: 'Result releases due',
      value: String(marks.reduce((sum, { value }) => sum + value, 0)),
      text: `Next: ${next.audience}, ${dayText(next.day)}`,
      address: '/results',
      chart: 'days',
      marks,
    }
  },
}

const overdueInvoices = (path: string, within: Readonly<Record<string, string>> = {}): Source => ({
  page: path,
  said: (store) => {
    const open = { resource: 'Invoice', path, statuses: openStatuses, within, beside: { sort: 'dueDate:asc' } } as const
    const { records, address } = listingOf(open, store)
    const daysLate = ({ fields }: ResourceRecord) => daysBetween(textOf(fields['dueDate']), store.today)
    const late = records.filter((record) => textOf(record.fields['dueDate']) !== '' && daysLate(record) > 0)
    return {
      title: 'Overdue invoices',
      value: balanceText(late) || '0',
      text: `${late.length} of ${counted(records.length, 'open invoice', 'open invoices')}`,
      address,
      chart: 'parts',
      marks: stretches(
        late.map(daysLate),
        [
          ['1–14 days', 14],
          ['15–30 days', 30],
        ],
        'over 30 days',
      ),
    }
  },
})

const against = (now: number, before: number): string => {
  if (now === before) return 'as many as last week'
  return now > before ? `+${now - before} on last week` : `−${before - now} on last week`
}

const registrationsPage = '/lead-management/regular-registration'

const registrations: Source = {
  page: registrationsPage,
  said: (store) => {
    const monday = mondayOf(store.today)
    const counts = new Map<Day, number>()
    for (const { fields } of store.scoped('Student')) {
      const day = textOf(fields['registeredOn'])
      if (day !== '') counts.set(mondayOf(day), (counts.get(mondayOf(day)) ?? 0) + 1)
    }
    const weeks = Array.from({ length: weeksShown }, (_, index) => addDays(monday, 7 * (index + 1 - weeksShown)))
    const [now = 0, before = 0] = [monday, addDays(monday, -7)].map((week) => counts.get(week))
    const { address } = listingOf(
      { resource: 'Student', path: registrationsPage, filters: { registeredOnFrom: monday, registeredOnTo: addDays(monday, 6) } },
      store,
    )
    return {
      title: 'Registrations this week',
      value: now.toLocaleString('en-GB'),
      text: against(now, before),
      address,
      chart: 'weeks',
      marks: weeks.map((week) => mark(week, counts.get(week) ?? 0, week === monday)),
    }
  },
}

const requestsPage = '/sms/curriculumcentercustomRequest'

const requests: Source = {
  page: requestsPage,
  said: (store) => {
    const { records, address } = listingOf({ resource: 'CustomRequest', path: requestsPage, statuses: [submitted] }, store)
    const weekAgo = addDays(store.today, -7)
    const byAge = records.toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1))
    const isOld = ({ updatedAt }: ResourceRecord) => updatedAt.slice(0, 10) < weekAgo
    const byCentre = new Map<number, ResourceRecord[]>()
    for (const record of byAge) {
      const centreId = Number(record.fields['centreId'])
      byCentre.set(centreId, [...(byCentre.get(centreId) ?? []), record])
    }
    const old = records.filter(isOld).length
    return {
      title: 'Custom requests in review',
      value: String(records.length),
      text: old === 0 ? 'none older than a week' : `${old} older than a week`,
      address,
      chart: 'names',
      marks: [...byCentre]
        .slice(0, namesShown)
        .map(([centreId, ofCentre]) => mark(store.named('Centre', centreId), ofCentre.length, ofCentre.some(isOld))),
    }
  },
}

const leads: Source = {
  page: '/sms/leads',
  said: (store) => {
    const { records, address } = listingOf({ resource: 'Lead', path: '/sms/leads', statuses: openLeads }, store)
    const toCall = records.filter(({ fields }) => textOf(fields['followUpOn']) !== '' && textOf(fields['followUpOn']) <= store.today).length
    return {
      title: 'Open leads',
      value: String(records.length),
      text: toCall === 0 ? 'none to be called today' : `${toCall} to be called`,
      address,
      chart: 'parts',
      marks: openLeads.map((status) => mark(status, records.filter((record) => record.status === status).length, status === 'Qualified')),
    }
  },
}

const placements: Source = {
  page: '/lead-management/direct-placements',
  said: (store) => {
    const path = '/lead-management/direct-placements'
    const { records, address } = listingOf({ resource: 'DirectPlacement', path, statuses: ['Pending'] }, store)
    const days = records.map(({ updatedAt }) => daysBetween(updatedAt.slice(0, 10), store.today))
    const longest = Math.max(0, ...days)
    return {
      title: 'Applications to decide on',
      value: String(records.length),
      text: longest === 0 ? 'none waits since yesterday' : `the oldest for ${counted(longest, 'day', 'days')}`,
      address,
      chart: 'parts',
      marks: stretches(
        days,
        [
          ['up to 7 days', 7],
          ['8–14 days', 14],
        ],
        'over 14 days',
      ),
    }
  },
}

const sources: Readonly<Record<string, readonly Source[]>> = {
  NCUK: [releases, overdueInvoices('/sms/invoicing'), registrations, requests],
  CENTER: [
    registrations,
    leads,
    overdueInvoices('/sms/invoicing/fixed-invoices-centres', { variant: 'Fixed', partnerKind: 'Centre,Student' }),
  ],
  INSTITUTE: [placements, overdueInvoices('/sms/invoicing')],
}

/** What changes from week to week for the person of a store. */
export const trendsFor = (store: PersonalStore): Trend[] => saidOfPages(sources[store.user.contactType] ?? [], store)
