import { isAsked, type OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { Place } from '#machines/blocks/scheduling/schedule-findings.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { texts as scheduling } from '../scheduling/texts.ts'
import { texts } from './texts.ts'

/** A way to the place where a point can be closed. */
export interface Jump {
  readonly label: string
  /** The same for readers, where the label alone says too little. */
  readonly name: string
  readonly step: 0 | 1 | 2
  readonly date?: CivilDate
}

/** Open points of one sort, or one finding, as they are shown. */
export interface OpenPointLine {
  readonly key: string
  readonly isAsked: boolean
  readonly text: string
  readonly note: string
  readonly jumps: readonly Jump[]
  /** Nothing can be closed before it is read again. */
  readonly loadFailed: boolean
}

const placeText = ({ slot, date }: Pick<Place, 'slot' | 'date'>) => scheduling.place(slot, formatCivil(date))
const toDate = (date: CivilDate): Jump => ({
  label: formatCivil(date),
  name: texts.goToDate(formatCivil(date)),
  step: 2,
  date,
})
const toPlace = (label: string, { name, slot, date }: Place): Jump => ({
  label,
  name: texts.showPlace(name, placeText({ slot, date })),
  step: 2,
  date,
})

const all = <Kind extends OpenPoint['kind']>(points: readonly OpenPoint[], kind: Kind) =>
  points.filter((point): point is Extract<OpenPoint, { kind: Kind }> => point.kind === kind)

/** The points in words, points of one sort on one line, each finding on its own. */
export function linesOf(points: readonly OpenPoint[]): readonly OpenPointLine[] {
  const line = (kind: OpenPoint['kind'], text: string, jumps: readonly Jump[], more: Partial<OpenPointLine> = {}): OpenPointLine => ({
    key: kind,
    isAsked: points.some((point) => point.kind === kind && isAsked(point)),
    text,
    note: '',
    jumps,
    loadFailed: false,
    ...more,
  })
  const unsaved = all(points, 'unsavedDate').map(({ date }) => date)
  const places = all(points, 'noVersion').map(({ place }) => place)
  const [empty] = all(points, 'emptyDates')
  const [odd] = all(points, 'slotTimes')
  return [
    ...all(points, 'unsavedDetails').map(() =>
      line('unsavedDetails', texts.unsavedDetails, [{ label: texts.details, name: texts.goToDetails, step: 0 }]),
    ),
    ...(unsaved.length > 0 ? [line('unsavedDate', texts.unsavedDates(unsaved.length), unsaved.map(toDate))] : []),
    ...all(points, 'rulesUnavailable').map(() => line('rulesUnavailable', texts.rulesUnavailable, [], { loadFailed: true })),
    ...all(points, 'finding').map(({ finding: { first, second, reach, ruleNames } }, index) =>
      line(
        'finding',
        scheduling.prohibitedPair(first.name, second.name),
        reach === 'slot'
          ? [toPlace(placeText(first), first)]
          : [first, second].map((place) => toPlace(`${place.name}: ${placeText(place)}`, place)),
        { key: `finding ${index}`, note: `${scheduling.findingReach[reach]} · ${scheduling.byRule(ruleNames)}` },
      ),
    ),
    ...(places.length > 0
      ? [
          line(
            'noVersion',
            texts.withoutVersion(places.length),
            places.map((place) => toPlace(`${place.name}: ${placeText(place)}`, place)),
          ),
        ]
      : []),
    ...(empty ? [line('emptyDates', texts.emptyDays(empty.dates.length), empty.dates.map(toDate))] : []),
    ...(odd ? [line('slotTimes', texts.oddTimes(odd.zoneNames), [{ label: texts.timeZones, name: texts.goToTimeZones, step: 1 }])] : []),
  ]
}
