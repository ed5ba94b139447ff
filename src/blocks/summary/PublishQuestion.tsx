import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { levelIcon } from '../findings/FindingLine.tsx'
import { texts as blockTexts } from '../texts.ts'
import { linesOf } from './open-point-lines.ts'
import { texts } from './texts.ts'

interface PublishQuestionProps {
  readonly open: boolean
  readonly points: readonly OpenPoint[]
  finalFocus(): HTMLElement | null
  onConfirm(): void
  onCancel(): void
}

/** Asks whether a block is published with its open points, and names those that have to be acknowledged. */
export function PublishQuestion({ points, ...props }: PublishQuestionProps) {
  const lines = linesOf(points).filter((line) => line.isAsked)
  return (
    <ConfirmDialog title={texts.acknowledgeTitle} confirmLabel={blockTexts.publishAnyway} cancelLabel={blockTexts.cancel} {...props}>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {lines.map(({ id, title, note }) => (
          <li key={id} className={flex({ gap: '2', align: 'flex-start' })}>
            {levelIcon(true)}
            <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
              {title} {note !== '' && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
