import { isAsked, type OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { findingLine, type FindingLine, type Jump } from '../findings/finding-lines.ts'
import { texts } from './texts.ts'

const toDate = (date: CivilDate): Jump => ({ label: formatCivil(date), name: texts.goToDate(formatCivil(date)), step: 2, date })
const toDetails: Jump = { label: texts.details, name: texts.goToDetails, step: 0 }

/** The points in words, unsaved dates on one line. What clocks change explains starts that move apart, and is not a line beside them. */
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
  const doesMove = found.some(({ subject }) => subject.kind === 'apart' && subject.doesMove)
  return [
    ...points.flatMap((point) => (point.kind === 'unsavedDetails' ? [line('unsavedDetails', texts.unsavedDetails, [toDetails])] : [])),
    ...(unsaved.length > 0 ? [line('unsavedDate', texts.unsavedDates(unsaved.length), unsaved.map(toDate))] : []),
    ...found.flatMap((finding) => {
      if (finding === changes && doesMove) return []
      const own = findingLine(finding)
      const { subject } = finding
      if (subject.kind !== 'apart' || !subject.doesMove || !changes) return [own]
      return [{ ...own, note: `${findingLine(changes).note}. ${own.note}` }]
    }),
    ...points.flatMap((point) =>
      point.kind === 'undatedAcademicDates'
        ? [line('undatedAcademicDates', texts.undatedAcademicDates(point.names.length), [toDetails], point.names.join(', '))]
        : [],
    ),
  ]
}
