import { css } from 'styled-system/css'
import { shownRowErrors } from '#machines/blocks/academic-dates/academic-dates-setup.ts'
import type { AcademicDatesContext, AcademicDatesEvent, BlockDays } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { nameOf, rowId } from './row-names.ts'
import { texts } from './texts.ts'

interface DateMessagesProps {
  readonly kind: BlockKindSpec
  readonly context: AcademicDatesContext
  /** The days that the address names; null where it names none. */
  readonly range: BlockDays | null
  readonly isSaving: boolean
  send(event: AcademicDatesEvent): void
}

const sameDays = (a: BlockDays, b: Pick<BlockRecord, 'from' | 'to'>) => a.from === b.from && a.to === b.to

const stack = css({ display: 'grid', gap: '2', px: { base: '4', md: '5', lg: '7' }, pb: '4', _empty: { display: 'none' } })

/** The messages above the rows: results, errors, an offer of kept edits, other days than the block's, and dates to be deleted. */
export function DateMessages({ kind, context, range, isSaving, send }: DateMessagesProps) {
  const { record, unsavedDays, notice, offer, removals, attempts, rows } = context
  const wrong = attempts > 0 ? rows.filter((row) => Object.keys(shownRowErrors(context, row)).length > 0) : []
  const isOther = record?.from && record.to && range && !sameDays(range, record)
  const isUnsaved = range && unsavedDays && sameDays(range, unsavedDays)
  return (
    <div className={stack}>
      {notice && (
        <Alert
          key={notice.id}
          tone={notice.tone}
          isFocused
          {...(notice.isClosable ? { onClose: () => send({ type: 'notice.close' }) } : {})}
        >
          {notice.text}
        </Alert>
      )}
      <ErrorSummary title={texts.errors(wrong.length)} parts={wrong.map((row) => ({ id: rowId(row), label: nameOf(row) }))} />
      {offer && <KeptEdits at={offer.at} isDisabled={isSaving} send={send} />}
      {isOther && (
        <Alert tone="info">
          {isUnsaved
            ? texts.unsavedRange(kind.texts.noun, formatCivil(range.from), formatCivil(range.to))
            : texts.otherRange(kind.texts.noun)}
        </Alert>
      )}
      {removals.length > 0 && <Alert tone="info">{texts.waiting(removals.map(({ name }) => name).join(', '))}</Alert>}
    </div>
  )
}
