import * as findingParts from '#src/blocks/scheduling/findings/finding-parts.ts'
import * as clockParts from '#src/blocks/scheduling/day/clock-parts.ts'
import { emptyHistory } from '#machines/blocks/scheduling/history/recorded.ts'
import type { DragContext } from '#machines/blocks/scheduling/drag.machine.ts'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import { place, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { DayDraft, SchedulingContext } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockDate, Module, ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { createFocusKeeper } from '#src/blocks/scheduling/focus-keeper.ts'
import type { SchedulingViewProps } from '#src/blocks/scheduling/SchedulingView.tsx'
import { createStripScroll } from '#src/blocks/scheduling/strip/strip-scroll.ts'
import { texts } from '#src/blocks/scheduling/texts.ts'
import { addDays, weekdayName } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'

/** A block of two weeks in June 2027 with three slots a day: what the stories of the scheduling step show. */

const papers = (names: readonly string[], versions: readonly string[]) =>
  names.map((name, index) => ({ id: `${name}-${index}`, name, versions }))

const module = (
  id: string,
  name: string,
  colour: string | null,
  versions: readonly string[],
  submodules: Module['submodules'] = [],
): Module => ({
  id,
  name,
  colour,
  versions,
  submodules,
})

export const modules: readonly Module[] = [
  module('1', 'Further Mathematics', '#7a4fd0', ['6.0', '6.1', '6.2'], papers(['Paper 1', 'Paper 2'], ['6.0', '6.1'])),
  module('2', 'Mathematics for Engineering', '#2f6fde', ['4.0', '4.1', '4.2', '4.3'], papers(['Paper 1', 'Paper 2'], ['4.0', '4.1'])),
  module('3', 'Mathematics for Business', '#2f6fde', ['3.0', '3.1']),
  module('4', 'Physics', '#0f8a7e', ['2.1', '2.2', '2.3'], papers(['Paper 1', 'Paper 2', 'Paper 3'], ['2.1', '2.2'])),
  module('5', 'Chemistry', '#c2600c', ['1.0', '1.1', '1.2'], papers(['Paper 1', 'Paper 2', 'Paper 3'], ['1.0'])),
  module('6', 'Biology', '#3d8b2f', ['1.0', '1.1'], papers(['Paper 1', 'Paper 2', 'Paper 3'], ['1.0'])),
  module(
    '7',
    'EAP - Academic English',
    '#b3246b',
    ['5.0', '5.1', '5.2', '5.3', '5.4'],
    papers(['Reading', 'Writing', 'Listening', 'Speaking'], ['5.0', '5.1']),
  ),
  module('8', 'Economics', '#a88400', ['1.0', '1.1']),
  module('9', 'Law', '#53617a', ['1.0']),
  module('10', 'Computer Science', null, ['1.0', '1.1', '1.2']),
  module('11', 'Art, Design and Media', null, []),
]

const scheduled = (
  id: string,
  versions: readonly string[],
  submodules: readonly (readonly [number, readonly string[]])[] = [],
): ScheduledModule => {
  const known = modules.find((each) => each.id === id)
  return {
    moduleId: id,
    name: known?.name ?? id,
    versions,
    submodules: submodules.flatMap(([index, chosen]) => {
      const submodule = known?.submodules[index]
      return submodule ? [{ id: submodule.id, name: submodule.name, versions: chosen }] : []
    }),
  }
}

const zones = ['Greenwich Mean Time', 'West Africa Time', 'Gulf Time']
const times = [
  ['09:30', '10:30', '12:00'],
  ['13:00', '14:00', '15:30'],
  ['17:15', '18:15', '19:00'],
]

const slotsWith = (...contents: readonly (readonly ScheduledModule[])[]): Slots =>
  times.map((row, index) => ({
    number: index + 1,
    clocks: row.map((time, zone) => ({ slotId: `${index}-${zone}`, zoneName: zones[zone] ?? '', time })),
    modules: contents[index] ?? [],
  }))

export const fullDay = slotsWith(
  [scheduled('4', ['2.1', '2.2'], [[0, ['2.1']]]), scheduled('7', ['5.0'], [[0, ['5.0', '5.1']]])],
  [scheduled('2', ['4.0', '4.1'], [[1, ['4.0']]])],
)

const first = '2027-06-14'
export const dates: readonly BlockDate[] = Array.from({ length: 12 }, (_, index) => ({ id: `d${index}`, date: addDays(first, index) }))
const filled: readonly Slots[] = [
  slotsWith([scheduled('5', ['1.0'])], [scheduled('6', ['1.0'])], [scheduled('8', ['1.0'])]),
  slotsWith([scheduled('8', ['1.0'])], [scheduled('9', ['1.0'])], [scheduled('10', ['1.0'])]),
  fullDay,
  slotsWith([scheduled('6', ['1.0'])]),
]

const summary: readonly SummaryDay[] = dates.map(({ id, date }, index) => ({
  dateId: id,
  date,
  slots: filled[index] ?? slotsWith(),
  dayName: weekdayName(date),
  isHoliday: ['Saturday', 'Sunday'].includes(weekdayName(date)),
  moduleCount: 0,
  versionCount: 0,
  submoduleCount: 0,
}))

const today = dates[2] ?? { id: '', date: '' }

export const draftOf = (slots: Slots, saved: Slots = slots, date: BlockDate = today): DayDraft => ({
  dateId: date.id,
  date: date.date,
  saved,
  slots,
})

export function contextWith(day: DayDraft | null, more: Partial<SchedulingContext> = {}): SchedulingContext {
  return {
    input: {
      blockId: '7',
      isEditMode: true,
      date: null,
      isErrorClosable: true,
      spreadLimit: 60,
      mayShareSlot: false,
      now: () => 0,
      historyRules: () => null,
      texts: {
        skipped: () => '',
        submit: (date) => texts.submit(formatCivil(date)),
        changedElsewhere: (date) => texts.changedElsewhere(formatCivil(date)),
        failure: () => ({ code: 400, message: 'refused' }),
      },
    },
    facts: { isDirty: false, savedAt: null, blockId: '7', record: null },
    notice: null,
    mayShareSlot: false,
    dates,
    selected: today,
    days: day ? { [day.dateId]: day } : {},
    removals: [],
    history: emptyHistory,
    unrecorded: [],
    recall: null,
    duplicate: null,
    goal: { kind: 'stay' },
    offer: null,
    theirs: null,
    message: '',
    ...more,
  }
}

export const resting: DragContext = { lifted: null, target: null }
export const further = { moduleId: '1', name: 'Further Mathematics' }
export const held = (target: DragContext['target']): DragContext => ({
  lifted: { module: further, from: 'list', slots: [1, 2, 3], by: 'pointer' },
  target,
})

export const prohibitedDay = place(fullDay, further, 2)

const abbreviations = new Map([
  ['Greenwich Mean Time', 'GMT'],
  ['West Africa Time', 'WAT'],
  ['Gulf Time', 'GST'],
])

/** What checks the schedule, and the day of the stories as it is checked. */
export { findingParts }
export const checksOf = (slots: Slots) =>
  findingParts.checkSchedule([{ dateId: today.id, date: today.date, isHoliday: false, slots }], {
    limit: 60,
    mayShareSlot: false,
    rules: viewArgs.prohibitions,
    combinations: [],
    holidays: [],
    groups: [],
    modules,
  })

/** What every story starts from: the third date, loaded, nothing unsaved. */
export const viewArgs: SchedulingViewProps = {
  phase: 'open',
  context: contextWith(draftOf(fullDay)),
  drag: resting,
  isBusy: false,
  isConflicting: false,
  isConfirming: false,
  modules,
  summary,
  prohibitions: prohibitionsOf([
    { ruleName: 'One mathematics only', moduleId: '1', prohibitedId: '2' },
    { ruleName: 'One mathematics only', moduleId: '1', prohibitedId: '3' },
    { ruleName: 'One mathematics only', moduleId: '2', prohibitedId: '3' },
  ]),
  today: '2027-06-15',
  stripScroll: createStripScroll({ every: () => () => {}, isMotionReduced: () => true }),
  focus: createFocusKeeper(() => null),
  clocks: clockParts,
  zoneLabel: (name) => abbreviations.get(name) ?? name,
  onRetryModules: () => {},
  checks: null,
  findingParts: null,
  verdicts: null,
  onTimeZones: () => {},
  onRetryFindings: () => {},
  carry: () => {},
  send: () => {},
}

/** Two thousand modules, for the list that keeps only what is on the screen. */
export const manyModules: readonly Module[] = Array.from({ length: 2000 }, (_, index) => {
  const known = modules[index % modules.length]
  return { ...module(String(index), '', null, ['1.0']), ...known, id: String(index), name: `${known?.name ?? ''} ${index + 1}` }
})

/** The same day with thirteen time zones, called by abbreviations. */
export const withManyZones = (slots: Slots): Slots =>
  slots.map((slot) => ({
    ...slot,
    clocks: Array.from({ length: 13 }, (_, zone) => ({ slotId: `${slot.number}-${zone}`, zoneName: `CET/CES${zone}`, time: '09:00' })),
  }))
