import { blockResources } from '#openapi/generated/block-resources.ts'
import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import type { AcademicDateRecord, BlockRecord } from '../../models.ts'
import { dayEntry, touches, type EntryOrder } from './entry.ts'

const inactive = 0
const published = 1

const nouns = { exam: 'Exam block', test: 'Test block' } as const
const sources = { exam: 'examBlocks', test: 'testBlocks' } as const

/** The blocks that a person may know of: partners those that are published or being prepared. */
const blocksFor = ({ store: { db, user }, filters: { examBlockId, testBlockId } }: EntryOrder): BlockRecord[] =>
  db.blocks.where(({ id, kind, status }) => {
    const wanted = { exam: examBlockId, test: testBlockId }
    const isNamed = (examBlockId === undefined && testBlockId === undefined) || wanted[kind] === id
    return isNamed && (status !== inactive || user.contactType === 'NCUK')
  })

const stateOf = ({ status }: BlockRecord): CalendarEntry['state'] => (status === published ? 'Confirmed' : 'Tentative')

/** The ranges of exam and test blocks. */
export const blockEntries = (order: EntryOrder): CalendarEntry[] =>
  blocksFor(order).flatMap((block) => {
    const { id, kind, name, startDate, endDate, revision } = block
    if (startDate === null || !touches(order.range, startDate, endDate ?? startDate)) return []
    return [
      dayEntry({
        source: sources[kind],
        key: `${kind}-${id}.block`,
        title: name,
        label: nouns[kind],
        startDate,
        endDate: endDate ?? startDate,
        state: stateOf(block),
        sequence: revision,
        resource: blockResources[kind],
        recordId: id,
      }),
    ]
  })

/** Whether an academic date is for a kind of people: universities see those that name them, staff all, or those of centres. */
const isFor = ({ name, forCentre, forStudent }: AcademicDateRecord, { store, filters }: EntryOrder): boolean => {
  const { contactType } = store.user
  if (contactType === 'NCUK') return filters.centreIds === undefined || forCentre === 1
  if (contactType === 'INSTITUTE') return name.includes('Universities')
  return (contactType === 'CENTER' ? forCentre : forStudent) === 1
}

/** The academic dates of blocks. */
export function academicEntries(order: EntryOrder): CalendarEntry[] {
  const { db } = order.store
  const blocks = new Map(blocksFor(order).map((block) => [block.id, block]))
  return db.academicDates.where().flatMap((date) => {
    const { id, blockId, name, status, startDate, startTime } = date
    const block = blocks.get(blockId)
    const endDate = date.endDate ?? startDate
    if (!block || status === inactive || startDate === null || endDate === null) return []
    if (!isFor(date, order) || !touches(order.range, startDate, endDate)) return []
    return [
      dayEntry({
        source: 'academicDates',
        key: `${block.kind}-${block.id}.academic.${id}`,
        title: name,
        label: 'Academic date',
        detail: startTime === '' ? block.name : `${block.name}, starts at ${startTime} UK Time`,
        startDate,
        endDate,
        state: stateOf(block),
        sequence: block.revision,
        resource: blockResources[block.kind],
        recordId: block.id,
      }),
    ]
  })
}
