import { css } from 'styled-system/css'
import type { Alignment } from '#machines/blocks/clocks/align.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { clockTexts as texts } from './clock-texts.ts'

interface AlignResultProps {
  readonly alignment: Alignment
  readonly isDisabled: boolean
  onUndo(): void
}

/** What Align did, on how many dates it does not hold and which times it left, with its Undo. */
export function AlignResult({ alignment, isDisabled, onUndo }: AlignResultProps) {
  const { changed, left, datesApart } = alignment
  return (
    <Alert
      tone="info"
      detail={datesApart.length > 0 && texts.datesApart(datesApart.length)}
      action={
        <>
          {left.length > 0 && (
            <>
              <p className={css({ textStyle: 'small' })}>{texts.leftTitle}</p>
              <ul className={css({ textStyle: 'small', color: 'fg.muted', mb: '2' })}>
                {left.map((one) => (
                  <li key={`${one.zone.zoneId} ${one.slot}`}>{texts.left(one)}</li>
                ))}
              </ul>
            </>
          )}
          {changed.length > 0 && (
            <Button variant="secondary" size="sm" disabled={isDisabled} onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
        </>
      }
    >
      {texts.aligned(alignment)}
    </Alert>
  )
}
