import type { RowCheck } from '#machines/lists/list-types.ts'
import type { RowNote } from '#src/ui/list/list-question.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { texts as blockTexts } from '../texts.ts'
import { listTexts as texts } from './texts.ts'

const noteOf = ({ id, open, isAsked }: RowCheck): RowNote[] =>
  open === 0 ? [] : [{ id, text: open === null ? texts.pointsUnread : texts.openPoints(open), isWarning: isAsked }]

/** What the question says about the rows as a whole; empty where no row has a point to acknowledge. */
function remarkOf({ texts: { listTitle } }: BlockKindSpec, checks: readonly RowCheck[]): string {
  if (!checks.some(({ isAsked }) => isAsked)) return ''
  const unread = checks.filter(({ open }) => open === null).length
  const known = checks.filter(({ open }) => open !== 0).length - unread
  return [
    ...(known > 0 ? [texts.blocksWithPoints(known, checks.length, listTitle)] : []),
    ...(unread > 0 ? [texts.blocksUnread(unread, checks.length, listTitle)] : []),
  ].join(' ')
}

/** What the question about blocks says of their open points. */
export function openPointsOf(kind: BlockKindSpec, checks: readonly RowCheck[]) {
  const remark = remarkOf(kind, checks)
  return {
    notes: checks.flatMap(noteOf),
    remark,
    ...(remark === '' ? {} : { confirmLabel: blockTexts.publishAnyway, cancelLabel: blockTexts.cancel }),
  }
}
