import { describe, expect, it } from 'vitest'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { ScheduledSlot, Slot } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import type { Zone } from '#machines/blocks/time-zones/zone.ts'
import { announcementOf, type SpokenWorld } from '#src/blocks/scheduling/drag/announcements.ts'
import { createFocusKeeper, focusAfter } from '#src/blocks/scheduling/focus-keeper.ts'
import { elsewhere, placementsOf, standingOf, storedDays, wholeBlock, withDrafts } from '#src/blocks/scheduling/schedule-view.ts'
import { stepText } from '#src/blocks/scheduling/history/step-text.ts'
import { mergeDay } from '#src/blocks/scheduling/scheduling-actors.ts'
import { createStripScroll } from '#src/blocks/scheduling/strip/strip-scroll.ts'
import { texts } from '#src/blocks/scheduling/texts.ts'
import { zoneLabels } from '#src/blocks/clocks/zone-labels.ts'
import { formatCivil } from '#src/time/civil-date.ts'

const slot = (number: number, ...names: readonly string[]): ScheduledSlot => ({
  number,
  clocks: [
    { slotId: `${number}1`, zoneName: 'Greenwich Mean Time', time: '13:00' },
    { slotId: `${number}2`, zoneName: 'Gulf Time', time: '17:00' },
  ],
  modules: names.map((name) => ({ moduleId: name, name, versions: [], submodules: [] })),
})

describe('what is said aloud', () => {
  const world: SpokenWorld = {
    slots: [slot(1), slot(2, 'Mathematics'), slot(3)],
    prohibitions: prohibitionsOf([{ ruleName: 'One', moduleId: 'Mathematics', prohibitedId: 'Further' }]),
    zoneLabel: (name) => (name === 'Greenwich Mean Time' ? 'GMT' : name),
    formatDate: formatCivil,
    stepText: (name) => stepText(name, formatCivil),
    verdicts: null,
  }
  const module = { moduleId: 'Further', name: 'Further Mathematics' }

  it('is what would come of a module in the slot that it is over', () => {
    const verdicts = new Map([[1, { word: 'Clash', reason: '64 students of One sit both papers, with Law.' }]])
    expect(announcementOf({ type: 'target.entered', module, target: 1 }, { ...world, verdicts })).toBe(
      'Slot 1, GMT 13:00, 0 modules. Clash. 64 students of One sit both papers, with Law.',
    )
    expect(announcementOf({ type: 'module.movedToDate', module, from: 1, date: '2027-05-25', slot: 2 }, world)).toBe(
      'Further Mathematics moved to 25/05/2027, Slot 2.',
    )
  })

  it.each([
    ['a lift by keyboard', { type: 'module.lifted', module, target: 1, slotCount: 3 }, 'Further Mathematics lifted. Slot 1 of 3.'],
    ['a lift by pointer', { type: 'module.lifted', module, target: null, slotCount: 3 }, 'Further Mathematics lifted.'],
    [
      'a slot with a prohibited module',
      { type: 'target.entered', module, target: 2 },
      'Slot 2, GMT 13:00, 1 module. Prohibited Modules: Mathematics.',
    ],
    ['an empty slot', { type: 'target.entered', module, target: 3 }, 'Slot 3, GMT 13:00, 0 modules.'],
    ['the module list', { type: 'target.entered', module, target: 'list' }, 'Module list. Drop to remove.'],
    ['a drop', { type: 'module.placed', module, slot: 2 }, 'Further Mathematics placed in Slot 2.'],
    ['a move', { type: 'module.moved', module, from: 1, to: 2 }, 'Further Mathematics moved from Slot 1 to Slot 2.'],
    ['a removal', { type: 'module.removed', module, slot: 1, index: 0 }, 'Further Mathematics removed from Slot 1. Undo available.'],
    ['an undone removal', { type: 'module.restored', module, slot: 1 }, 'Further Mathematics is back in Slot 1.'],
    ['a duplicate', { type: 'module.refused', module, slot: 1, reason: 'duplicate' }, 'Further Mathematics is already in Slot 1.'],
    ['a drop during a save', { type: 'module.refused', module, slot: 1, reason: 'busy' }, 'A save is running. Nothing was moved.'],
    ['a cancelled move', { type: 'move.cancelled', module }, 'Move cancelled.'],
    ['an accepted proposal', { type: 'proposal.accepted', count: 1 }, 'Proposal of 1 module accepted. The dates are not saved yet.'],
    [
      'an undone step',
      { type: 'history.undone', name: { kind: 'place', module: 'Law', slot: 1 }, count: 1, opened: null },
      'Undone: Place Law in Slot 1.',
    ],
    [
      'a redone step of another date',
      {
        type: 'history.redone',
        name: { kind: 'move', module: 'Law', date: '2027-05-25', slot: 2 },
        count: 1,
        opened: { date: '2027-05-25', slotCount: 3 },
      },
      'Redone: Move Law to 25/05, Slot 2. 25/05/2027 selected, 3 slots.',
    ],
    ['an opened date', { type: 'date.opened', date: '2027-06-16', slotCount: 3 }, '16/06/2027 selected, 3 slots.'],
    ['a refused date', { type: 'date.refused', date: '2027-06-30' }, '30/06/2027 is not a date of this block.'],
  ] as const)('tells %s', (_, fact, sentence) => {
    expect(announcementOf(fact, world)).toBe(sentence)
  })

  it('keeps to the texts of the specification', () => {
    expect(texts.noSlots('16/06/2027')).toBe('No slot information available for selected date 16/06/2027')
    expect(texts.submit('16/06/2027')).toBe('Please submit data for date 16/06/2027')
    expect(texts.drop).toBe('Swap a module or drag and drop here')
    expect(texts.noData).toBe('No data found')
  })
})

describe('where the focus goes', () => {
  const module = { moduleId: '7', name: 'Physics' }
  const slots = [slot(1, '6', '7', '8'), slot(2, '7')]

  it.each([
    ['to the versions of a placed card', { type: 'module.placed', module, slot: 2 }, ['slot-2-module-7-version', 'slot-2-module-7']],
    ['to the versions of a moved card', { type: 'module.moved', module, from: 1, to: 3 }, ['slot-3-module-7-version', 'slot-3-module-7']],
    [
      'to the card that is there already',
      { type: 'module.refused', module, slot: 1, reason: 'duplicate' },
      ['slot-1-module-7-version', 'slot-1-module-7'],
    ],
    ['to the next card after a removal', { type: 'module.removed', module, slot: 1, index: 1 }, ['slot-1-module-8']],
    ['to the drop zone after the last removal', { type: 'module.removed', module, slot: 2, index: 0 }, ['slot-2-drop']],
    [
      'to the next card after a move to another date',
      { type: 'module.movedToDate', module, from: 1, date: '2027-05-25', slot: 1 },
      ['slot-1-module-8'],
    ],
    [
      'to the drop zone after the last one moved to another date',
      { type: 'module.movedToDate', module, from: 2, date: '2027-05-25', slot: 2 },
      ['slot-2-drop'],
    ],
    ['nowhere when a date opens', { type: 'date.opened', date: '2027-06-16', slotCount: 1 }, []],
  ] as const)('%s', (_, fact, ids) => {
    expect(focusAfter(fact, slots)).toEqual(ids)
  })

  it('waits for its element, and stays known to a layer that closes later', () => {
    const present = new Set<string>()
    const focused: string[] = []
    const element = (id: string) => ({ matches: () => true, focus: () => focused.push(id) })
    const keeper = createFocusKeeper((id) => (present.has(id) ? (element(id) as never) : null))
    keeper.request(['a', 'b'])
    keeper.apply()
    expect(focused).toEqual([])
    present.add('b')
    keeper.apply()
    keeper.apply()
    expect(focused).toEqual(['b'])
    expect(keeper.target()).not.toBeNull()
    keeper.forget()
    expect(keeper.target()).toBeNull()
  })
})

describe('the arrows of the strip', () => {
  const start = (isMotionReduced = false) => {
    const ticks = new Set<() => void>()
    const asked: number[] = []
    const strip = { scrollLeft: 200 }
    const scroll = createStripScroll({
      every: (run, ms) => {
        asked.push(ms)
        ticks.add(run)
        return () => ticks.delete(run)
      },
      isMotionReduced: () => isMotionReduced,
    })
    const tick = (times: number) => {
      for (let count = 0; count < times; count++) for (const run of ticks) run()
    }
    return { strip, scroll, tick, ticks, asked }
  }

  it('scroll 10 px every 25 ms, up to 100 px', () => {
    const { strip, scroll, tick, ticks, asked } = start()
    scroll.scroll(strip, 1)
    expect(asked).toEqual([25])
    tick(1)
    expect(strip.scrollLeft).toBe(210)
    tick(20)
    expect(strip.scrollLeft).toBe(300)
    expect(ticks.size).toBe(0)
  })

  it('start anew at a second press, and stop when they are told to', () => {
    const { strip, scroll, tick, ticks } = start()
    scroll.scroll(strip, 1)
    tick(4)
    scroll.scroll(strip, -1)
    tick(3)
    expect(strip.scrollLeft).toBe(210)
    expect(ticks.size).toBe(1)
    scroll.stop()
    expect(ticks.size).toBe(0)
  })

  it('get there at once where motion is reduced', () => {
    const { strip, scroll, ticks } = start(true)
    scroll.scroll(strip, -1)
    expect(strip.scrollLeft).toBe(100)
    expect(ticks.size).toBe(0)
  })
})

describe('the day that is shown', () => {
  const bare = ({ number, clocks }: ScheduledSlot): Slot => ({ number, clocks })

  it('has every slot of the block, with what is stored in it', () => {
    expect(mergeDay([bare(slot(1)), bare(slot(2))], { slots: [slot(2, 'Physics')] })).toEqual([slot(1), slot(2, 'Physics')])
  })

  it('finds a stored slot by its ids, whatever its number', () => {
    expect(mergeDay([bare(slot(1)), bare(slot(2))], { slots: [{ ...slot(2, 'Physics'), number: 1 }] })).toEqual([
      slot(1),
      slot(2, 'Physics'),
    ])
  })

  it('has no slots for a block without time zones, and those of the date when the block names none', () => {
    expect(mergeDay([], null)).toEqual([])
    expect(mergeDay([], { slots: [slot(1, 'Physics')] })).toEqual([slot(1, 'Physics')])
  })
})

describe('what the strip and the findings draw on', () => {
  const dates = [
    { id: 'd1', date: '2027-06-16' },
    { id: 'd2', date: '2027-06-19' },
  ]
  const stored: SummaryDay = {
    dateId: 'd2',
    date: '2027-06-19',
    dayName: 'Saturday',
    isHoliday: true,
    slots: [slot(1), slot(2, 'Physics')],
    moduleCount: 1,
    versionCount: 0,
    submoduleCount: 0,
  }
  const draft = { dateId: 'd1', date: '2027-06-16', saved: [slot(1), slot(2)], slots: [slot(1, 'Law'), slot(2)] }

  it('marks holidays, unsaved dates and filled slots; drafts come before what is stored', () => {
    const days = storedDays(dates, [stored])
    const drawn = withDrafts(days, { days: { d1: draft } })
    expect(drawn).toEqual([
      { id: 'd1', date: '2027-06-16', isHoliday: false, isUnsaved: true, isAsked: false, slots: [true, false] },
      { id: 'd2', date: '2027-06-19', isHoliday: true, isUnsaved: false, isAsked: false, slots: [false, true] },
    ])
    // An edit draws no other date anew.
    expect(drawn.map((day, index) => day === days[index])).toEqual([false, true])
    expect(wholeBlock(dates, [stored], { days: { d1: draft } }).map((day) => day.slots)).toEqual([draft.slots, stored.slots])
  })

  it('knows in which slots a module stands', () => {
    expect([...standingOf([slot(1, 'Law'), slot(2, 'Law', 'Physics')])]).toEqual([
      ['Law', [1, 2]],
      ['Physics', [2]],
    ])
  })

  it('calls a zone by the letters of its time on the date only where no other zone of the block has the same', () => {
    const zone = (name: string, abbreviation: string): Zone => ({ id: name, name, abbreviation, countries: '' })
    const groups = [{ id: '1', name: 'All', zones: [zone('Irish Time', 'IST'), zone('India Time', 'IST'), zone('Gulf Time', 'GST')] }]
    const names = ['Irish Time', 'India Time', 'Gulf Time', 'Elsewhere']
    const on = (date: string) => zoneLabels(groups, names, date)
    expect(names.map(on('2027-06-14'))).toEqual(['Irish Time', 'India Time', 'GST', 'Elsewhere'])
    // Ireland is on GMT in winter.
    expect(names.map(on('2027-01-14'))).toEqual(['GMT', 'IST', 'GST', 'Elsewhere'])
  })
})

describe('where modules stand in the block', () => {
  const days = [
    { date: '2027-03-25', slots: [slot(1, 'Physics'), slot(2, 'Law', 'Physics')] },
    { date: '2027-03-26', slots: [slot(1), slot(2, 'Physics')] },
  ]
  const placements = placementsOf(days)

  it('names every date and slot of each module, and no module that stands nowhere', () => {
    expect([...placements]).toEqual([
      [
        'Physics',
        [
          { date: '2027-03-25', slot: 1 },
          { date: '2027-03-25', slot: 2 },
          { date: '2027-03-26', slot: 2 },
        ],
      ],
      ['Law', [{ date: '2027-03-25', slot: 2 }]],
    ])
  })

  it.each([
    ['Physics', null, '25/03/2027, slot 1 +2 more'],
    ['Physics', '2027-03-26', '25/03/2027, slot 1 +1 more'],
    ['Physics', '2027-03-25', '26/03/2027, slot 2'],
    ['Law', '2027-03-25', ''],
    ['Art', '2027-03-25', ''],
  ])('says of %s, with %s open: "%s"', (id, open, text) => {
    expect(elsewhere(placements.get(id), open)).toBe(text)
  })
})
