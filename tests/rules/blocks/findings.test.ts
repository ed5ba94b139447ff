import { describe, expect, it } from 'vitest'
import type { Combination } from '#machines/blocks/combinations.ts'
import { askedDates, findings, type CheckedDay, type FindingSettings } from '#machines/blocks/findings/findings.ts'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import { seededCombinations, seededDays, seededHolidays, seededProhibitions, seededSettings } from '#tests/support/seeded-block.ts'

const none = prohibitionsOf([])

/** A date; its slots hold modules by their ids, one that ends with "-" without a version. */
const day = (
  date: string,
  slots: readonly (readonly string[])[],
  zones: Readonly<Record<string, readonly string[]>> = {},
  isHoliday = false,
): CheckedDay => ({
  dateId: date.slice(5),
  date,
  isHoliday,
  slots: slots.map((modules, index) => ({
    number: index + 1,
    clocks: Object.entries(zones).map(([zoneName, times]) => ({ slotId: `${zoneName} ${index}`, zoneName, time: times[index] ?? '' })),
    modules: modules.map((text) => ({
      moduleId: text.replace('-', ''),
      name: text.replace('-', '').toUpperCase(),
      versions: text.endsWith('-') ? [] : ['V1'],
      submodules: [],
    })),
  })),
})

const combination = (name: string, studentCount: number, ...ids: readonly string[]): Combination => ({
  id: name,
  name,
  programmeName: 'IFY',
  studentCount,
  modules: ids.map((id) => ({ id, name: id.toUpperCase() })),
})

const settings: FindingSettings = {
  limit: 60,
  mayShareSlot: false,
  versionless: new Set(),
  countriesOf: () => [],
  hostOffset: null,
}

interface Sources {
  readonly rules?: Parameters<typeof findings>[1]
  readonly combinations?: Parameters<typeof findings>[2]
  readonly holidays?: Parameters<typeof findings>[3]
  readonly settings?: Partial<FindingSettings>
}

const check = (days: readonly CheckedDay[], { rules = none, combinations = [], holidays = [], settings: own = {} }: Sources = {}) =>
  findings(days, rules, combinations, holidays, { ...settings, ...own })

const brief = (found: ReturnType<typeof findings>) => found.map(({ id, level }) => [id, level])

const monday = '2027-05-24'
const tuesday = '2027-05-25'

describe('clashes of students', () => {
  it('are two modules of a combination in one slot, the students of all that take both', () => {
    const combinations = [combination('One', 10, 'a', 'b'), combination('Two', 30, 'b', 'a', 'c'), combination('Three', 5, 'a', 'c')]
    const found = check([day(monday, [['a', 'b'], ['c']])], { combinations: combinations.slice(0, 1) })
    expect(brief(found)).toEqual([['F01 05-24 1 a b', 'ask']])
    expect(check([day(monday, [['a', 'b']])], { combinations })[0]?.subject).toMatchObject({
      kind: 'clash',
      first: { moduleId: 'a', slot: 1 },
      second: { moduleId: 'b' },
      concerned: [
        { name: 'Two', students: 30 },
        { name: 'One', students: 10 },
      ],
    })
  })

  it('are none in different slots, and none without a combination', () => {
    const days = [day(monday, [['a'], ['b']])]
    expect(check(days, { combinations: [combination('One', 10, 'a', 'b')] })).toEqual([])
    expect(check([day(monday, [['a', 'b']])], { combinations: null })).toEqual([])
  })
})

describe('too many papers', () => {
  it('are more than two modules of a combination on one date', () => {
    const combinations = [combination('One', 10, 'a', 'b', 'c'), combination('Two', 20, 'a', 'b')]
    expect(check([day(monday, [['a'], ['b'], ['c']])], { combinations }).map(({ level, subject }) => [level, subject])).toMatchObject([
      ['ask', { kind: 'manyPapers', papers: 3, concerned: [{ name: 'One', students: 10 }] }],
    ])
    expect(check([day(monday, [['a'], ['b']]), day(tuesday, [['c']])], { combinations })).toEqual([])
  })

  it('count a module once that stands twice on the date', () => {
    const combinations = [combination('One', 10, 'a', 'b')]
    expect(brief(check([day(monday, [['a'], ['b'], ['a']])], { combinations }))).toEqual([['F06', 'tell']])
  })

  it('are looked for among the combinations once, however many dates there are', () => {
    let reads = 0
    const { modules, ...rest } = combination('One', 10, 'a', 'b', 'c')
    const counted = {
      ...rest,
      get modules() {
        reads += 1
        return modules
      },
    }
    const days = Array.from({ length: 28 }, (_, index) => day(`2027-05-${10 + index}`, [['a'], ['d'], ['e']]))
    check(days, { combinations: [counted] })
    expect(reads).toBe(1)
  })

  it('are one line for combinations with the same papers', () => {
    const combinations = [combination('One', 10, 'a', 'b', 'c'), combination('Two', 20, 'a', 'b', 'c', 'd')]
    const found = check([day(monday, [['a'], ['b'], ['c']])], { combinations })
    expect(found.map(({ subject }) => subject)).toMatchObject([
      {
        concerned: [
          { name: 'Two', students: 20 },
          { name: 'One', students: 10 },
        ],
      },
    ])
  })
})

describe('prohibited pairs', () => {
  const pairs = [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
    ['g', 'h'],
  ] as const
  const rules = prohibitionsOf(pairs.map(([moduleId, prohibitedId]) => ({ ruleName: 'Rule', moduleId, prohibitedId })))
  const days = [day(monday, [['a', 'b'], ['c', 'e', 'g'], ['d']]), day(tuesday, [['f'], ['h']])]

  it('stand in a slot on a line each, on one date and in the block folded', () => {
    const found = check(days, { rules })
    expect(brief(found)).toEqual([
      ['F02 05-24 1 a b', 'ask'],
      ['F03', 'ask'],
      ['F04', 'ask'],
    ])
    expect(found.slice(1).map(({ subject }) => ('pairs' in subject ? subject.pairs.length : 0))).toEqual([1, 2])
  })

  it('are advice where two modules that no student takes both may share a slot', () => {
    expect(check(days, { rules, settings: { mayShareSlot: true } }).map(({ level }) => level)).toEqual(['tell', 'tell', 'tell'])
  })
})

describe('clock findings', () => {
  const london = 'UK Time'
  const lagos = 'West Africa Time'

  it('name a time that a wall does not show, and one that it shows twice, where modules stand', () => {
    const cairo = { 'Egypt Time': ['00:00', '10:00'] }
    const found = check([day('2027-04-29', [['a'], ['b']], cairo), day('2027-04-30', [['c'], ['d']], cairo)])
    expect(brief(found).filter(([, level]) => level === 'ask')).toEqual([['F07 Egypt Time', 'ask']])
    expect(found[0]?.subject).toMatchObject({ starts: [{ date: '2027-04-30', slot: 1, time: '00:00' }] })
    expect(brief(check([day('2027-04-30', [[], ['a']], cairo)])).map(([id]) => id)).not.toContain('F07 Egypt Time')
    expect(brief(check([day('2026-10-25', [['a']], { [london]: ['01:30'] })]))[0]).toEqual([`F08 ${london}`, 'ask'])
  })

  it.each([
    [60, 'tell'],
    [59, 'ask'],
  ])('are, with starts 60 min apart and the limit %i, to %s', (limit, level) => {
    const days = [day(monday, [['a']], { [london]: ['09:00'], [lagos]: ['10:00'] })]
    expect(brief(check(days, { settings: { limit } }))).toEqual([[`F09 ${level}`, level]])
  })

  it('are none up to half an hour apart, unless the limit is less', () => {
    const days = [day(monday, [['a']], { [london]: ['09:00'], [lagos]: ['09:30'] })]
    expect(brief(check(days))).toEqual([])
    expect(brief(check(days, { settings: { limit: 29 } }))).toEqual([['F09 ask', 'ask']])
    expect(brief(check([day(monday, [['a']], { [london]: ['09:00'], [lagos]: ['09:31'] })]))).toEqual([['F09 tell', 'tell']])
  })

  it('tell that starts move apart, with the zones that come later, and that clocks change', () => {
    const zones = { [london]: ['09:00'], [lagos]: ['09:00'] }
    const found = check([day('2027-03-26', [['a']], zones), day('2027-03-29', [['b']], zones)])
    expect(brief(found)).toEqual([
      ['F09 tell', 'tell'],
      ['F10', 'tell'],
    ])
    expect(found[0]?.subject).toMatchObject({
      minutes: 60,
      dates: [{ date: '2027-03-26' }],
      later: [london],
      last: [london],
      doesMove: true,
    })
  })

  it('tell starts before 07:00 and after 20:00', () => {
    const found = check([day(monday, [['a'], ['b']], { [london]: ['06:59', '20:01'] })])
    expect(found.map(({ subject }) => subject)).toEqual([
      {
        kind: 'unsociable',
        starts: [
          { zoneName: london, slot: 1, time: '06:59' },
          { zoneName: london, slot: 2, time: '20:01' },
        ],
      },
    ])
    expect(check([day(monday, [['a'], ['b']], { [london]: ['07:00', '20:00'] })])).toEqual([])
  })

  it('ask about a clock that is not known, and about a host with other rules', () => {
    expect(brief(check([day(monday, [['a']], { 'Coral Time': ['09:00'] })]))).toEqual([['F15', 'ask']])
    const days = [day(monday, [['a']], { [london]: ['09:00'] })]
    expect(brief(check(days, { settings: { hostOffset: () => 0 } }))).toEqual([[`F15 ${london}`, 'ask']])
    expect(check(days, { settings: { hostOffset: () => 60 } })).toEqual([])
    expect(check(days, { settings: { hostOffset: () => null } })).toEqual([])
  })
})

describe('dates and what is missing', () => {
  it('tell papers on a holiday of a country of the zones', () => {
    const holidays = [
      { date: monday, name: 'Feast', countries: ['France', 'Nigeria'] },
      { date: tuesday, name: 'Other', countries: ['Nigeria'] },
    ]
    const days = [day(monday, [['a']], { 'UK Time': ['09:00'] }), day(tuesday, [[]], { 'UK Time': ['09:00'] }, true)]
    const found = check(days, { holidays, settings: { countriesOf: () => ['Nigeria'] } })
    expect(found.map(({ subject }) => subject)).toEqual([
      { kind: 'holiday', on: { dateId: '05-24', date: monday }, name: 'Feast', countries: ['Nigeria'] },
    ])
    expect(check(days, { holidays, settings: { countriesOf: () => ['Ireland'] } })).toEqual([])
  })

  it('tell working days without modules, and no others', () => {
    const found = check([day(monday, [['a']]), day(tuesday, [[]]), day('2027-05-29', [[]], {}, true)])
    expect(found.map(({ subject }) => subject)).toEqual([{ kind: 'emptyDates', dates: [{ dateId: '05-25', date: tuesday }] }])
  })

  it('ask about modules without a version, but for those that have none to choose', () => {
    const found = check([day(monday, [['a-', 'b-']])], { settings: { versionless: new Set(['b']) } })
    expect(found.map(({ level, subject }) => [level, subject])).toMatchObject([
      ['ask', { kind: 'noVersion', places: [{ moduleId: 'a', slot: 1 }] }],
    ])
  })

  it('tell slots at midnight or out of order', () => {
    const orders = (...times: readonly string[]) =>
      brief(check([day(monday, [['a'], ['b']], { 'Gulf Time': times })]))
        .map(([id]) => id)
        .includes('F14 order')
    expect([orders('09:00', '13:00'), orders('13:00', '09:00'), orders('09:00', '09:00'), orders('00:00', '09:00')]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  it('tell a module in several slots of the block', () => {
    const found = check([day(monday, [['a'], ['b']]), day(tuesday, [['a']])])
    expect(found.map(({ subject }) => subject)).toMatchObject([
      { kind: 'again', modules: [{ name: 'A', places: [{ date: monday }, { date: tuesday }] }] },
    ])
  })
})

describe('what could not be read', () => {
  it('has to be acknowledged for rules, is only told for the rest, and is no finding where it is not offered', () => {
    const days = [day(monday, [['a']])]
    expect(brief(check(days, { rules: 'unread', combinations: 'unread', holidays: 'unread' }))).toEqual([
      ['F16 rules', 'ask'],
      ['F16 combinations', 'tell'],
      ['F16 holidays', 'tell'],
    ])
    expect(check(days, { rules: null, combinations: null, holidays: null })).toEqual([])
  })
})

describe('all findings', () => {
  it('stand by level, date and slot, what is said of the whole block last', () => {
    const combinations = [combination('One', 10, 'a', 'b')]
    const days = [day(tuesday, [['a', 'b']]), day(monday, [['x'], ['a', 'b'], ['b', 'a']]), day('2027-05-26', [[]])]
    expect(brief(check(days, { combinations, rules: 'unread' }))).toEqual([
      ['F01 05-24 2 a b', 'ask'],
      ['F01 05-24 3 b a', 'ask'],
      ['F01 05-25 1 a b', 'ask'],
      ['F16 rules', 'ask'],
      ['F06', 'tell'],
      ['F13', 'tell'],
    ])
  })

  it('keep their ids when something else is edited', () => {
    const combinations = [combination('One', 10, 'a', 'b')]
    const [before] = check([day(monday, [['a', 'b'], []])], { combinations })
    const after = check([day(monday, [['a', 'b'], ['x']])], { combinations })
    expect(after.map(({ id }) => id)).toContain(before?.id)
  })

  it('mark the dates that a publish asks about', () => {
    const rules = prohibitionsOf([{ ruleName: 'Rule', moduleId: 'a', prohibitedId: 'b' }])
    const found = check([day(monday, [['a'], ['b']]), day(tuesday, [['c-']]), day('2027-05-26', [['x']])], { rules })
    expect([...askedDates(found)].toSorted()).toEqual([monday, tuesday])
  })
})

describe('the seeded block', () => {
  const of = (name: string) => findings(seededDays(name), seededProhibitions, seededCombinations, seededHolidays, seededSettings)

  it('January Exams 2027 has no finding', () => {
    expect(of('January Exams 2027')).toEqual([])
  })

  it('Spring Exams 2027 has a pair, starts that move apart and clocks that change', () => {
    expect(of('Spring Exams 2027').map(({ level, subject }) => [level, subject])).toMatchObject([
      ['ask', { kind: 'pairInSlot', pair: { first: { date: '2027-03-24', slot: 2 } } }],
      ['tell', { kind: 'apart', minutes: 60, doesMove: true, later: ['West Africa Time', 'East Africa Time', 'Pakistan Time'] }],
      ['tell', { kind: 'clocksChange', changes: [{ zone: { name: 'UK Time' } }, { zone: { name: 'Central European Time' } }] }],
    ])
  })

  it('May Exams 2027 has six to acknowledge and two to know', () => {
    const found = of('May Exams 2027')
    expect(found.map(({ level, subject }) => [level, subject.kind])).toEqual([
      ...Array.from({ length: 4 }, () => ['ask', 'manyPapers']),
      ['ask', 'pairsOnDate'],
      ['ask', 'pairsInBlock'],
      ['tell', 'apart'],
      ['tell', 'holiday'],
    ])
    expect(found.map(({ subject }) => subject)).toMatchObject([
      { on: { date: '2027-05-25' }, concerned: [{ name: 'IFY Natural Science', students: 57 }] },
      { on: { date: '2027-05-31' }, concerned: [{ name: 'IY1 Business and Management', students: 167 }] },
      { on: { date: '2027-06-01' }, concerned: [{ name: 'IY1 Accounting and Finance', students: 92 }] },
      { on: { date: '2027-06-02' }, concerned: [{ name: 'IY1 Engineering', students: 118 }] },
      { pairs: { length: 5 } },
      { pairs: { length: 4 } },
      { minutes: 60, last: ['Morocco Time'], doesMove: false, dates: { length: 10 } },
      { name: 'Spring bank holiday', countries: ['United Kingdom'] },
    ])
  })
})
