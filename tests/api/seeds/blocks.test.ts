import { describe, expect, it } from 'vitest'
import { occurrences } from '#machines/time/occurrences.ts'
import { blockSeeds } from '#mirage/fixtures/blocks.ts'
import { moduleRules } from '#mirage/fixtures/module-rules.ts'
import { modules } from '#mirage/fixtures/modules.ts'
import { ianaIds, timeZones, zoneNamed } from '#mirage/fixtures/time-zones.ts'
import type { BlockRecord } from '#mirage/models.ts'

const { blocks, academicDates, counters } = blockSeeds('2026-11-21')
const exams = blocks.filter(({ kind }) => kind === 'exam')
const tests = blocks.filter(({ kind }) => kind === 'test')

const named = (name: string): BlockRecord => {
  const block = blocks.find((candidate) => candidate.name === name)
  if (!block) throw new Error(`There is no ${name}.`)
  return block
}

const datesOf = (block: BlockRecord) => academicDates.filter(({ blockId }) => blockId === block.id)
const zoneIn = (block: BlockRecord, name: string) => block.zones.find(({ zoneId }) => zoneId === zoneNamed(name).id)

/** The instant (ms) of a slot in a zone: the wall time on that day by the zone's own clock; null when the clock skips it. */
function instantOf(block: BlockRecord, zoneName: string, slot: number, day: string): number | null {
  const zone = zoneIn(block, zoneName)
  const found = occurrences(day, zone?.slots[slot]?.time ?? '', ianaIds.get(zone?.zoneId ?? 0) ?? '')
  return found?.kind === 'one' ? found.at.instant : null
}

/** The pairs of active rules that stand together anywhere in a block, and those in one slot. */
function prohibitedIn(block: BlockRecord) {
  const slots = block.schedule.map(({ modules: placed }) => placed.map(({ moduleId }) => moduleId))
  const all = slots.flat()
  const pairs = moduleRules
    .filter(({ status }) => status === 1)
    .flatMap(({ rules }) => rules.flatMap((rule) => rule.prohibitedModules.map((other) => [rule.moduleId, other.moduleId] as const)))
  const unique = [...new Map(pairs.map((pair) => [pair.toSorted().join(), pair])).values()]
  return {
    inBlock: unique.filter((pair) => pair.every((id) => all.includes(id))).length,
    inSlot: unique.filter((pair) => slots.some((slot) => pair.every((id) => slot.includes(id)))).length,
  }
}

describe('blocks', () => {
  it('are 14 for exams and 10 for tests, in every status', () => {
    expect([exams.length, tests.length]).toEqual([14, 10])
    for (const kind of [exams, tests]) expect(new Set(kind.map(({ status }) => status))).toEqual(new Set([0, 1, 2]))
  })

  it('keep the rules that the aggregator keeps for names and codes', () => {
    for (const { name, shortName, code } of blocks) {
      for (const text of [name, shortName, code]) expect(text).toMatch(/^[A-Za-z0-9 _@&-]+$/)
      expect([name.length <= 100, shortName.length <= 100, code.length <= 30]).toEqual([true, true, true])
    }
    expect(new Set(blocks.map(({ code }) => code)).size).toBe(24)
  })

  it('have one with the longest name and code that may be', () => {
    const longest = exams.find(({ name }) => name.length === 100)
    expect(longest?.code).toHaveLength(30)
    for (const sign of '-_@&') expect(longest?.name).toContain(sign)
  })

  it('have one date for each day, and ids that are never repeated', () => {
    const days = blocks.flatMap((block) => block.days.map(({ id }) => id))
    const slots = blocks.flatMap((block) => block.zones.flatMap((zone) => zone.slots.map(({ id }) => id)))
    expect(new Set(days).size).toBe(days.length)
    expect(new Set(slots).size).toBe(slots.length)
    expect(counters).toEqual([
      { name: 'blockDay', last: days.length },
      { name: 'blockSlot', last: slots.length },
      { name: 'examBlockCode', last: 14 },
      { name: 'testBlockCode', last: 10 },
    ])
    expect(named('Summer Long Block').days).toHaveLength(82)
    expect(named('Medical Entry Day').days.map(({ day }) => day)).toEqual(['2027-04-17'])
  })

  it('give every zone as many slots as there are per day, 1 to 6', () => {
    for (const block of blocks) {
      expect(block.slotsPerDay).toBeGreaterThanOrEqual(1)
      expect(block.slotsPerDay).toBeLessThanOrEqual(6)
      for (const zone of block.zones) expect(zone.slots).toHaveLength(block.slotsPerDay)
      for (const zone of block.zones) expect(timeZones.find(({ id }) => id === zone.zoneId)?.groupId).toBe(zone.groupId)
    }
  })

  it('schedule only what can be scheduled: slots and days of the block, modules of the kind, versions of the module', () => {
    for (const block of blocks)
      for (const { dayId, slot, modules: placed } of block.schedule) {
        expect(block.days.map(({ id }) => id)).toContain(dayId)
        expect(slot).toBeLessThan(block.slotsPerDay)
        for (const { moduleId, version, subModule } of placed) {
          const module = modules.find(({ id }) => id === moduleId)
          expect(module?.evaluations).toContain(block.kind)
          expect(module?.versions).toEqual(expect.arrayContaining(version))
          expect(module?.subModule.map((submodule) => submodule.moduleId)).toEqual(
            expect.arrayContaining(subModule.map(({ subModuleId }) => subModuleId)),
          )
        }
      }
  })

  it('have one exam and one test block that are mapped, both over', () => {
    expect(blocks.filter(({ isMapped }) => isMapped).map(({ name }) => name)).toEqual(['May Exams 2026', 'Mapped Tests May 2026'])
  })
})

describe('January Exams 2027', () => {
  const block = named('January Exams 2027')

  it('are clean: nine zones at the same instants, versions everywhere, no rule touched', () => {
    expect([block.zones.length, block.slotsPerDay]).toEqual([9, 3])
    const starts = block.zones.map(({ zoneId }) => instantOf(block, timeZones.find(({ id }) => id === zoneId)?.name ?? '', 0, '2027-01-18'))
    expect(new Set(starts).size).toBe(1)
    expect(block.schedule.flatMap((slot) => slot.modules).filter(({ version }) => version.length === 0)).toEqual([])
    expect(prohibitedIn(block)).toEqual({ inBlock: 0, inSlot: 0 })
  })
})

describe('Spring Exams 2027', () => {
  const block = named('Spring Exams 2027')
  const apart = (day: string) =>
    Math.abs((instantOf(block, 'UK Time', 0, day) ?? 0) - (instantOf(block, 'West Africa Time', 0, day) ?? 0)) / 60_000

  it('have one prohibited pair, in one slot', () => {
    expect(prohibitedIn(block)).toEqual({ inBlock: 1, inSlot: 1 })
  })

  it('part London from Lagos by an hour when the clocks change', () => {
    expect([apart('2027-03-25'), apart('2027-03-30')]).toEqual([0, 60])
  })

  it('leave the holidays empty', () => {
    const holidays = block.days.filter(({ day }) => day === '2027-03-26' || day === '2027-03-29').map(({ id }) => id)
    expect(holidays).toHaveLength(2)
    expect(block.schedule.filter(({ dayId }) => holidays.includes(dayId))).toEqual([])
  })
})

describe('other blocks with a reason', () => {
  it('have 13 zones, 6 slots, 12 days and 31 modules in May', () => {
    const block = named('May Exams 2027')
    const placed = new Set(block.schedule.flatMap((slot) => slot.modules.map(({ moduleId }) => moduleId)))
    expect([block.zones.length, block.slotsPerDay, block.days.length, placed.size]).toEqual([13, 6, 12, 31])
  })

  it('start in Morocco an hour after the twelve other zones in May, by rules newer than the series', () => {
    const block = named('May Exams 2027')
    const starts = block.zones.map(({ zoneId }) => timeZones.find(({ id }) => id === zoneId)?.name ?? '')
    const late = starts.filter((name) => instantOf(block, name, 0, '2027-05-24') !== Date.UTC(2027, 4, 24, 7))
    expect([late, instantOf(block, 'Morocco Time', 0, '2027-05-24')]).toEqual([['Morocco Time'], Date.UTC(2027, 4, 24, 8)])
  })

  it('have a first slot that Cairo skips on the last day, and not on the day before', () => {
    const block = named('Cairo and Beirut Special')
    expect(zoneIn(block, 'Egypt Time')?.slots[0]?.time).toBe('00:00')
    expect(instantOf(block, 'Egypt Time', 0, '2027-04-29')).not.toBeNull()
    expect(instantOf(block, 'Egypt Time', 0, '2027-04-30')).toBeNull()
  })

  it('have no zones, or zones and no module, where they say so', () => {
    expect(named('August Resits 2027').zones).toEqual([])
    expect(named('Empty Tests September 2027').zones).toEqual([])
    expect([named('Zones Only Draft').zones.length, named('Zones Only Draft').schedule]).toEqual([3, []])
  })

  it('have six slots for speaking tests', () => {
    expect(named('EAP Speaking 2027').slotsPerDay).toBe(6)
  })
})

describe('academic dates', () => {
  it('have the default names and numbers of exam blocks, in their order', () => {
    expect(datesOf(named('February Resits 2027')).map(({ tempId, name }) => [tempId, name])).toEqual([
      [1, 'Study for Centre Materials Deadline'],
      [2, 'Moderation'],
      [11, 'Exam Boards'],
      [3, 'Data Validation'],
      [7, 'Clearing'],
      [4, 'Results release date: Universities'],
      [6, 'Results release date: Centre'],
      [5, 'Results release date: Students'],
      [8, 'Resit Results release date: Universities'],
      [9, 'Resit Results release date: Centre'],
      [10, 'Resit Results release date: Students'],
    ])
  })

  it('count from the last day of the block', () => {
    const days = datesOf(named('May Exams 2027')).map(
      ({ name, startDate, endDate, startTime }) => `${name} ${startDate} ${endDate} ${startTime}`,
    )
    expect(days).toContain('Study for Centre Materials Deadline 2027-05-15 2027-05-15 ')
    expect(days).toContain('Moderation 2027-06-09 2027-06-11 ')
    expect(days).toContain('Results release date: Students 2027-06-19 2027-06-19 10:00')
    expect(days).toContain('Clearing 2027-08-16 2027-08-16 ')
    expect(days).toContain('Resit Results release date: Universities null null ')
    expect(days).toContain('Marking workshop 2027-06-07 2027-06-07 ')
  })

  it('are six on a test block, without times, and none on the diagnostic one', () => {
    const dates = datesOf(named('Mid-term Tests November 2026'))
    expect(dates.map(({ name }) => name)).toEqual([
      'Study for Centre Materials Deadline',
      'Moderation and Exam Boards',
      'Data Validation',
      'Results release date: Universities',
      'Results release date: Students',
      'Clearing',
    ])
    expect(academicDates.filter(({ blockId, startTime }) => blockId > 200 && startTime !== '')).toEqual([])
    expect(datesOf(named('Diagnostic Tests January 2027'))).toEqual([])
  })
})
