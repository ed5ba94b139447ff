import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../models.ts'
import { daysBetween } from '../factories/days.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { fieldsOf } from '../resources/masters/parts.ts'
import { textOf } from '../resources/engine/values.ts'
import { learnersOf } from './reach.ts'
import {
  chart,
  groupsOf,
  highestOf,
  isSmall,
  markText,
  mean,
  noGroupText,
  ofGroup,
  shareOfGroups,
  shareText,
  sizeText,
  type Report,
} from './report.ts'
import { monthNames, yearsOf } from './years.ts'

const offers: readonly (number | string)[] = ['Conditional', 'Unconditional']

/** How far the students of a year have come on the way to a university. */
export const progression: Report = (asked, store) => {
  const { year } = yearsOf(asked, store)
  const learners = new Map(
    learnersOf(store)
      .filter(({ yearId }) => yearId === year?.id)
      .map((one) => [one.id, one]),
  )
  const placed = new Set(
    store.db
      .records('ClearingEntry')
      .where(({ status }) => status === 'Placed')
      .map(({ fields }) => Number(fields['studentId'])),
  )
  const applied = store.scoped('DirectPlacement').filter(({ fields }) => learners.has(Number(fields['studentId'])))
  const studentsIn = (records: readonly ResourceRecord[]) => new Set(records.map(({ fields }) => Number(fields['studentId'])))
  const stepsOf = (records: readonly ResourceRecord[]) => {
    const firm = records.filter(({ fields, status }) => fields['reply'] === 'Firm' && status !== 'Withdrawn')
    return {
      applied: studentsIn(records).size,
      offered: studentsIn(records.filter(({ status }) => offers.includes(status))).size,
      firm: studentsIn(firm).size,
      placed: studentsIn(firm.filter(({ status }) => status === 'Unconditional')).size,
    }
  }
  const all = stepsOf(applied)
  const inClearing = [...placed].filter((id) => learners.has(id)).length
  const byCountry = asked.by === 'country'
  const groups = groupsOf(
    applied,
    ({ fields }) => {
      const institutionId = Number(fields['institutionId'])
      return byCountry ? (fieldsOf('University', institutionId, store)?.countryId ?? 0) : institutionId
    },
    (id) => store.named(byCountry ? 'Country' : 'University', id) || 'Not known',
  )
  const steps = ['Students', 'Applied', 'Offered', 'Firm', 'Placed']
  const counts = [learners.size, all.applied, all.offered, all.firm, all.placed + inClearing]
  return {
    subject: year?.name ?? '',
    figures: steps.map((name, index) => ({
      name,
      value: sizeText(store, counts[index] ?? 0),
      note:
        index === 0
          ? (year?.name ?? '')
          : index === 4
            ? `${sizeText(store, inClearing)} by clearing`
            : shareText(shareOfGroups(store, counts[index] ?? 0, learners.size)),
    })),
    series: [
      chart({
        title: 'The way to a university',
        summary: `${sizeText(store, all.firm)} of ${sizeText(store, learners.size)} students have accepted an offer firmly.`,
        kind: 'bars',
        points: steps,
        series: [{ name: 'Students', values: counts.map((count) => (isSmall(store, count) ? null : count)) }],
      }),
    ],
    columns: [
      { name: byCountry ? 'Country' : 'University', isNumber: 0 },
      { name: 'Applied', isNumber: 1 },
      { name: 'Offered', isNumber: 1 },
      { name: 'Firm', isNumber: 1 },
      { name: 'Placed', isNumber: 1 },
    ],
    rows: groups.map(({ name, things }) => {
      const own = stepsOf(things)
      return { cells: [name, ...[own.applied, own.offered, own.firm, own.placed].map((count) => sizeText(store, count))] }
    }),
  }
}

const dayOf = (stamp: string): string => stamp.slice(0, 10)

/** When each lead came to its present state: the last step that its history tells, else its creation. */
function movedAt(store: PersonalStore): (lead: ResourceRecord) => string {
  const steps = store.db.historyEntries.where(
    ({ resource, changes }) => resource === 'Lead' && changes.some(({ field }) => field === 'Status'),
  )
  const last = new Map(steps.map(({ recordId, at }) => [recordId, at]))
  return ({ id, createdAt }) => last.get(id) ?? createdAt
}

/** How leads become students. */
export const leads: Report = ({ from, to }, store) => {
  const found = store
    .scoped('Lead')
    .filter(({ createdAt }) => (from === '' || dayOf(createdAt) >= from) && (to === '' || dayOf(createdAt) <= to))
  const states = store.services.Lead.rules.statuses
  const converted = found.filter(({ status }) => status === 'Converted')
  const movedOf = movedAt(store)
  const daysIn = (records: readonly ResourceRecord[]) => mean(records.map((one) => daysBetween(dayOf(movedOf(one)), store.today)))
  const daysTo = (records: readonly ResourceRecord[]) => mean(records.map((one) => daysBetween(dayOf(one.createdAt), dayOf(movedOf(one)))))
  const sources = groupsOf(found, ({ fields }) => textOf(fields['source']), String).map(({ name, things }) => {
    const done = things.filter(({ status }) => status === 'Converted')
    return { name, things, done, rate: shareOfGroups(store, done.length, things.length) }
  })
  const best = highestOf(
    sources.map(({ name }) => name),
    sources.map(({ rate }) => rate),
  )
  const open = states.filter(({ value }) => value !== 'Converted' && value !== 'Lost')
  const inState = open.map(({ value }) => found.filter(({ status }) => status === value))
  const waited = inState.map((records) => ofGroup(store, records.length, daysIn(records)))
  const oldest = highestOf(
    open.map(({ label }) => label),
    waited,
  )
  return {
    subject: periodText(from, to),
    figures: [
      { name: 'Leads', value: sizeText(store, found.length), note: '' },
      {
        name: 'Converted',
        value: sizeText(store, converted.length),
        note: shareText(shareOfGroups(store, converted.length, found.length)),
      },
      { name: 'Open', value: sizeText(store, inState.flat().length), note: '' },
      { name: 'Lost', value: sizeText(store, found.filter(({ status }) => status === 'Lost').length), note: '' },
    ],
    series: [
      chart({
        title: 'Conversion by source',
        summary:
          converted.length === 0
            ? 'No lead is converted yet.'
            : best === null || best[1] === 0
              ? noGroupText
              : `${best[0]} converts the most: ${best[1]}%.`,
        kind: 'bars',
        unit: '%',
        points: sources.map(({ name }) => name),
        series: [{ name: 'Converted', values: sources.map(({ rate }) => rate) }],
      }),
      chart({
        title: 'Days in the present state',
        summary:
          inState.flat().length === 0
            ? 'No lead is open.'
            : oldest === null
              ? noGroupText
              : `Leads that are ${oldest[0].toLowerCase()} have waited longest: ${Math.round(oldest[1])} days on average.`,
        kind: 'bars',
        points: open.map(({ label }) => label),
        series: [{ name: 'Days', values: waited.map(roundedDays) }],
      }),
    ],
    columns: [
      { name: 'Source', isNumber: 0 },
      { name: 'Leads', isNumber: 1 },
      { name: 'Converted', isNumber: 1 },
      { name: 'Conversion', isNumber: 1 },
      { name: 'Days to conversion', isNumber: 1 },
    ],
    rows: sources.map(({ name, things, done, rate }) => ({
      cells: [
        name,
        sizeText(store, things.length),
        sizeText(store, done.length),
        shareText(rate),
        markText(ofGroup(store, done.length, daysTo(done))),
      ],
    })),
  }
}

const roundedDays = (days: number | null): number | null => (days === null ? null : Math.round(days))

const dayText = (day: string): string => day.split('-').toReversed().join('/')

function periodText(from: string, to: string): string {
  if (from === '' && to === '') return 'All dates'
  if (to === '') return `From ${dayText(from)}`
  return from === '' ? `Until ${dayText(to)}` : `${dayText(from)}–${dayText(to)}`
}

/** How students fare in clearing. */
export const clearing: Report = (asked, store) => {
  const { year } = yearsOf(asked, store)
  const learners = new Set(learnersOf(store).map(({ id }) => id))
  const found = store.records('ClearingEntry').where(({ fields }) => {
    const { studentId = 0, yearId } = fields as Partial<Resources['ClearingEntry']['record']>
    return yearId === year?.id && learners.has(studentId)
  })
  const states = store.services.ClearingEntry.rules.statuses
  const countOf = (records: readonly ResourceRecord[], state: number | string) => records.filter(({ status }) => status === state).length
  const daysTo = (records: readonly ResourceRecord[]) =>
    mean(records.map(({ createdAt, updatedAt }) => daysBetween(dayOf(createdAt), dayOf(updatedAt))))
  const reasons = groupsOf(found, ({ fields }) => textOf(fields['reason']), String)
  const placed = countOf(found, 'Placed')
  const most = highestOf(
    reasons.map(({ name }) => name),
    reasons.map(({ things }) => things.length),
  )
  return {
    subject: year?.name ?? '',
    figures: [
      { name: 'Entries', value: sizeText(store, found.length), note: year?.name ?? '' },
      { name: 'Offered', value: sizeText(store, countOf(found, 'Offered')), note: '' },
      { name: 'Placed', value: sizeText(store, placed), note: shareText(shareOfGroups(store, placed, found.length)) },
      {
        name: 'Days',
        value: markText(ofGroup(store, placed, daysTo(found.filter(({ status }) => status === 'Placed')))),
        note: 'to a place, mean',
      },
    ],
    series: [
      chart({
        title: 'Entries by state',
        summary: `${sizeText(store, placed)} of ${sizeText(store, found.length)} students have found a place.`,
        kind: 'bars',
        points: states.map(({ label }) => label),
        series: [
          {
            name: 'Entries',
            values: states.map(({ value }) => (isSmall(store, countOf(found, value)) ? null : countOf(found, value))),
          },
        ],
      }),
      chart({
        title: 'Entries by reason',
        summary: most === null ? 'There are no entries.' : `Most common: ${most[0].toLowerCase()}.`,
        kind: 'bars',
        points: reasons.map(({ name }) => name),
        series: [{ name: 'Entries', values: reasons.map(({ things }) => (isSmall(store, things.length) ? null : things.length)) }],
      }),
    ],
    columns: [
      { name: 'Reason', isNumber: 0 },
      ...states.map(({ label }) => ({ name: label, isNumber: 1 as const })),
      { name: 'All', isNumber: 1 },
    ],
    rows: reasons.map(({ name, things }) => ({
      cells: [name, ...states.map(({ value }) => sizeText(store, countOf(things, value))), sizeText(store, things.length)],
    })),
  }
}

/** What was issued, checked and revoked. */
export const certificates: Report = ({ from, to }, store) => {
  const isWithin = (day: string) => day !== '' && (from === '' || day >= from) && (to === '' || day <= to)
  const all = store.scoped('Certificate')
  const issued = all.filter(({ fields }) => isWithin(textOf(fields['issuedOn'])))
  const own = new Set(all.map(({ id }) => id))
  const checks = store
    .records('ValidationCheck')
    .where(({ fields }) => isWithin(dayOf(textOf(fields['checkedAt']))))
    .filter(({ fields }) => store.user.contactType === 'NCUK' || own.has(Number(fields['certificateId'])))
  const revoked = all.filter(({ status, updatedAt }) => status === 'Revoked' && isWithin(dayOf(updatedAt)))
  const days = [
    ...issued.map(({ fields }) => textOf(fields['issuedOn'])),
    ...checks.map(({ fields }) => dayOf(textOf(fields['checkedAt']))),
  ]
  const months = [...new Set([...days, ...revoked.map(({ updatedAt }) => dayOf(updatedAt))].map((day) => day.slice(0, 7)))]
    .toSorted()
    .slice(-12)
  const inMonth = (found: readonly string[]) =>
    months.map((month) => {
      const count = found.filter((day) => day.startsWith(month)).length
      return isSmall(store, count) ? null : count
    })
  const issuedByMonth = inMonth(issued.map(({ fields }) => textOf(fields['issuedOn'])))
  const names = months.map((month) => `${monthNames.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`)
  const most = highestOf(names, issuedByMonth)
  const typeOf = new Map(all.map(({ id, fields }) => [id, Number(fields['certificateTypeId'])]))
  const types = groupsOf(
    issued,
    ({ fields }) => Number(fields['certificateTypeId']),
    (id) => store.named('CertificateType', id),
  )
  const found = checks.filter(({ status }) => status !== 'Not found')
  return {
    subject: periodText(from, to),
    figures: [
      { name: 'Issued', value: sizeText(store, issued.length), note: '' },
      { name: 'Checked', value: sizeText(store, checks.length), note: `${sizeText(store, checks.length - found.length)} not found` },
      { name: 'Revoked', value: sizeText(store, revoked.length), note: '' },
    ],
    series: [
      chart({
        title: 'Certificates by month',
        summary:
          issued.length === 0
            ? 'No certificate was issued.'
            : most === null || most[1] === 0
              ? noGroupText
              : `Most were issued in ${most[0]}: ${most[1]}.`,
        kind: 'columns',
        points: names,
        series: [
          { name: 'Issued', values: issuedByMonth },
          { name: 'Checked', values: inMonth(checks.map(({ fields }) => dayOf(textOf(fields['checkedAt'])))) },
        ],
      }),
    ],
    columns: [
      { name: 'Type', isNumber: 0 },
      { name: 'Issued', isNumber: 1 },
      { name: 'Checked', isNumber: 1 },
      { name: 'Revoked', isNumber: 1 },
    ],
    rows: types.map(({ key, name, things }) => ({
      cells: [
        name,
        sizeText(store, things.length),
        sizeText(store, found.filter(({ fields }) => typeOf.get(Number(fields['certificateId'])) === key).length),
        sizeText(store, revoked.filter(({ fields }) => fields['certificateTypeId'] === key).length),
      ],
    })),
  }
}
