import type { WaitingLine } from '#openapi/generated/schema.d.ts'
import { addDays } from '../factories/days.ts'
import type { Day, ResourceRecord } from '../models.ts'
import { titleOf, type PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { listingOf, saidOfPages, type Narrowed, type PageSource } from './listing.ts'
import { dueText, namesText } from './words.ts'

/** The content of a line; the menu entry of its page decides which tile shows it. */
type Said = Omit<WaitingLine, 'componentId'> & {
  /** The day that the lines are put in order by: since when it waits, or when it is due. */
  readonly day: Day
}

/** Something that may wait for a person who can list the page. */
export type Waiting = PageSource<Said>

/** As many lines as can be taken in at a glance. */
const most = 8

interface Texts {
  readonly one: string
  readonly many: string
  /** The note of the line; by default the names of the records, or with `byStudent` those of their students. */
  note?(records: readonly ResourceRecord[]): string
  readonly byStudent?: true
}

const earliest = (days: readonly Day[]): Day => days.toSorted()[0] ?? ''
const numbered = ({ one, many }: Texts, count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

function noteOf(records: readonly ResourceRecord[], { note, byStudent }: Texts, { resource }: Narrowed, store: PersonalStore): string {
  const nameOf = (record: ResourceRecord) =>
    byStudent ? store.named('Student', Number(record.fields['studentId'])) : titleOf(store.services[resource], record)
  const text = note?.(records) ?? namesText(records.map(nameOf))
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

/** Records that wait for a step, since the earliest of their last changes. */
export const step = (page: string, texts: Texts, wanted: Narrowed): Waiting => ({
  page,
  said: (store) => {
    const { records, address } = listingOf(wanted, store)
    if (records.length === 0) return null
    const day = earliest(records.map(({ updatedAt }) => updatedAt.slice(0, 10)))
    const note = noteOf(records, texts, wanted, store)
    return { text: numbered(texts, records.length), note, when: day === store.today ? '' : `since ${dayOf(day)}`, isLate: 0, address, day }
  },
})

/** Records whose day has come; the list at the address may have later ones, which stand below them. */
export const due = (page: string, texts: Texts, field: string, wanted: Narrowed): Waiting => ({
  page,
  said: (store) => {
    const { records: all, address } = listingOf({ ...wanted, beside: { ...wanted.beside, sort: `${field}:asc` } }, store)
    const records = all.filter(({ fields }) => textOf(fields[field]) !== '' && textOf(fields[field]) <= store.today)
    if (records.length === 0) return null
    const day = earliest(records.map(({ fields }) => textOf(fields[field])))
    return {
      text: numbered(texts, records.length),
      note: noteOf(records, texts, wanted, store),
      when: dueText(day, store.today),
      isLate: day < store.today ? 1 : 0,
      address,
      day,
    }
  },
})

const dayOf = (day: Day): string => day.split('-').toReversed().join('/')

/** Blocks that begin soon and are still drafts. */
export const unpublished = (kind: 'exam' | 'test', page: string): Waiting => ({
  page,
  said: ({ db, today }) => {
    const last = addDays(today, 60)
    const drafts = db.blocks.where(
      (one) => one.kind === kind && one.status === 2 && (one.startDate ?? '') >= today && (one.startDate ?? '') <= last,
    )
    const day = earliest(drafts.map(({ startDate }) => startDate ?? ''))
    if (day === '') return null
    const noun = kind === 'exam' ? 'exam block' : 'test block'
    const text = drafts.length === 1 ? `1 ${noun} is not published` : `${drafts.length} ${noun}s are not published`
    const when = `begins ${dueText(day, today)}`
    return { text, note: namesText(drafts.map(({ name }) => name)), when, isLate: 0, address: `${page}?status=draft`, day }
  },
})

/** What waits for a person: what is late first, then what has waited longest or is due soonest. */
export function waitingOf(lines: readonly Waiting[], store: PersonalStore): WaitingLine[] {
  return saidOfPages(lines, store)
    .toSorted((one, other) => other.isLate - one.isLate || (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .slice(0, most)
    .map(({ day: _day, ...line }) => line)
}
