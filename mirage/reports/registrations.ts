import type { PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { programmesOfStudents } from '../resources/students/programmes.ts'
import { learnersOf, type Learner } from './reach.ts'
import { chart, groupsOf, highestOf, isSmall, sizeText, type Report } from './report.ts'
import { monthsFrom, yearsOf } from './years.ts'

/** The intake in whose time of registration a day falls. */
function intakeOf(day: string, store: PersonalStore): string {
  const found = store
    .records('Intake')
    .where(({ fields }) => textOf(fields['registrationFrom']) <= day && textOf(fields['registrationTo']) >= day)
  return textOf(found[0]?.fields['intakeName']) || 'No intake'
}

const groupNames: Readonly<Record<string, string>> = { centre: 'Centre', programme: 'Programme', intake: 'Intake' }

/** Who was registered in a year, month by month, against the year before. */
export const registrations: Report = (asked, store) => {
  const { year, before } = yearsOf(asked, store)
  const by = groupNames[asked.by] === undefined ? 'centre' : asked.by
  const days = new Map(
    store
      .records('Student')
      .where()
      .map(({ id, fields }) => [id, textOf(fields['registeredOn'])]),
  )
  const learners = learnersOf(store).filter(({ id }) => (days.get(id) ?? '') !== '')
  const ofYear = (yearId: number | undefined) => learners.filter((one) => one.yearId === yearId)
  const [now, then] = [ofYear(year?.id), ofYear(before?.id)]
  const programmes = programmesOfStudents(store)
  const wordOf = ({ id, centreId }: Learner) => {
    if (by === 'programme') return store.named('Program', programmes.get(id) ?? 0) || 'No programme'
    return by === 'intake' ? intakeOf(days.get(id) ?? '', store) : store.named('Centre', centreId ?? 0) || 'No centre'
  }
  const byMonth = (students: readonly Learner[], start: string | undefined) =>
    monthsFrom(start ?? store.today).map(({ key }) => {
      const count = students.filter(({ id }) => days.get(id)?.startsWith(key)).length
      return isSmall(store, count) ? null : count
    })
  const months = monthsFrom(year?.start ?? store.today).map(({ name }) => name)
  const [thisYear, lastYear] = [byMonth(now, year?.start), byMonth(then, before?.start)]
  const groups = groupsOf(
    [...now.map((one) => ({ one, isNow: true })), ...then.map((one) => ({ one, isNow: false }))],
    ({ one }) => wordOf(one),
    String,
  )
  const most = highestOf(months, thisYear)
  return {
    subject: year?.name ?? '',
    figures: [
      { name: 'Registered', value: sizeText(store, now.length), note: year?.name ?? '' },
      { name: 'Year before', value: sizeText(store, then.length), note: before?.name ?? '' },
      {
        name: 'Change',
        value: isSmall(store, now.length) || isSmall(store, then.length) ? '–' : signed(now.length - then.length),
        note: 'whole years',
      },
    ],
    series: [
      chart({
        title: 'Registrations by month',
        summary:
          most === null || most[1] === 0
            ? 'No student is registered yet.'
            : `Most of ${year?.name ?? ''} were registered in ${most[0]}: ${most[1]}.`,
        kind: 'columns',
        points: months,
        series: [
          { name: year?.name ?? 'This year', values: thisYear },
          { name: before?.name ?? 'Year before', values: lastYear },
        ],
      }),
    ],
    columns: [
      { name: groupNames[by] ?? 'Centre', isNumber: 0 },
      { name: year?.name ?? 'This year', isNumber: 1 },
      { name: before?.name ?? 'Year before', isNumber: 1 },
      { name: 'Change', isNumber: 1 },
    ],
    rows: groups.map(({ name, things }) => {
      const [here, there] = [things.filter(({ isNow }) => isNow).length, things.filter(({ isNow }) => !isNow).length]
      const isHidden = isSmall(store, here) || isSmall(store, there)
      return { cells: [name, sizeText(store, here), sizeText(store, there), isHidden ? '–' : signed(here - there)] }
    }),
  }
}

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')
