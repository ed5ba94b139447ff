import { isAsked, type OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { ProhibitedTogether } from '#machines/blocks/findings/prohibited-pairs.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { findingLine, type FindingLine, type Jump } from '../findings/finding-lines.ts'
import { openPointTexts as texts } from './open-point-texts.ts'

const toDate = (date: CivilDate): Jump => ({ label: formatCivil(date), name: texts.goToDate(formatCivil(date)), step: 2, date })
/** Where the modules of a pair stand; the first one is shown. */
const toPair = ({ first }: ProhibitedTogether): Jump => ({
  label: texts.show,
  name: texts.showModule(first.name, first.slot, formatCivil(first.date)),
  step: 2,
  date: first.date,
  card: first,
})
const toDetails: Jump = { label: texts.details, name: texts.goToDetails, step: 0 }

/**
 * The points in words. Unsaved dates stand on one line, and so do pairs that share a slot. Where starts move apart, a change of
 * clocks is part of their line and has no line of its own.
 */
export function linesOf(points: readonly OpenPoint[]): readonly FindingLine[] {
  const line = (id: OpenPoint['kind'], title: string, jumps: readonly Jump[], note = ''): FindingLine => ({
    id,
    isAsked: points.some((point) => point.kind === id && isAsked(point)),
    title,
    note,
    jumps,
    fix: null,
  })
  const unsaved = points.flatMap((point) => (point.kind === 'unsavedDate' ? [point.date] : []))
  const found = points.flatMap((point) => (point.kind === 'finding' ? [point.finding] : []))
  const changes = found.find(({ subject }) => subject.kind === 'clocksChange')
  const pairs = found.flatMap(({ subject }) => (subject.kind === 'pairInSlot' ? [subject.pair] : []))
  const doesMove = found.some(({ subject }) => subject.kind === 'apart' && subject.doesMove)
  return [
    ...points.flatMap((point) => (point.kind === 'unsavedDetails' ? [line('unsavedDetails', texts.unsavedDetails, [toDetails])] : [])),
    ...(unsaved.length > 0 ? [line('unsavedDate', texts.unsavedDates(unsaved.length), unsaved.map(toDate))] : []),
    ...found.flatMap((finding) => {
      if (finding === changes && doesMove) return []
      const own = findingLine(finding)
      const { subject } = finding
      if (subject.kind === 'pairInSlot') {
        if (subject.pair !== pairs[0]) return []
        return [
          { ...own, title: texts.pairsInSlot(pairs.length), note: pairs.map(texts.pair).join(' · '), jumps: pairs.map(toPair), fix: null },
        ]
      }
      if (subject.kind !== 'apart' || !subject.doesMove) return [own]
      const why = changes?.subject.kind === 'clocksChange' ? texts.clocksChange(changes.subject.changes) : ''
      return [{ ...own, title: texts.moveApart(subject), note: [why, texts.startLater(subject)].filter(Boolean).join(' ') }]
    }),
    ...points.flatMap((point) =>
      point.kind === 'undatedAcademicDates'
        ? [line('undatedAcademicDates', texts.undatedAcademicDates(point.names.length), [toDetails], point.names.join(', '))]
        : [],
    ),
  ]
}
