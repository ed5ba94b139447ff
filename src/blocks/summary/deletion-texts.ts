import { deletionLosses } from '#machines/blocks/summary/deletion-losses.ts'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { joinWords } from '#src/ui/text/join-words.ts'

const mostNamed = 5
const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const named = (names: readonly string[]) =>
  joinWords(names.length > mostNamed ? [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} more`] : names)

/** What goes with a block when it is deleted, a line each; none where it holds nothing. */
export function deletionLines(summary: Pick<BlockSummary, 'record' | 'days'>): readonly string[] {
  const { dates, modules, placements, academicDates } = deletionLosses(summary)
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  return [
    ...(dates.length > 0
      ? [`${many(dates.length, 'date')}: ${dates.length === 1 ? formatCivil(first) : `${formatCivil(first)} to ${formatCivil(last)}`}`]
      : []),
    ...(modules.length > 0 ? [`${many(modules.length, 'module')} in ${many(placements, 'place')}: ${named(modules)}`] : []),
    ...(academicDates.length > 0 ? [`${many(academicDates.length, 'academic date')}: ${named(academicDates)}`] : []),
  ]
}

export const deletionTexts = {
  title: 'These go with it:',
  reading: 'Looking for what goes with it',
  unread: 'What goes with it could not be loaded.',
}
