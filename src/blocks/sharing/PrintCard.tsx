import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { ShareCard } from './ShareCard.tsx'
import { texts } from './texts.ts'

interface PrintCardProps {
  readonly isAsked: boolean
  readonly sheetCount: number
  readonly canPrint: boolean
}

/** Prints the sheets that the page shows. */
export const PrintCard = ({ isAsked, sheetCount, canPrint }: PrintCardProps) => (
  <ShareCard icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} title={texts.printTitle} hint={texts.printHint} isAsked={isAsked}>
    <div className={css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', mt: 'auto' })}>
      <Button isSoftDisabled={!canPrint} disabledReason={texts.tooMany} onClick={() => canPrint && window.print()}>
        {texts.print}
      </Button>
      <span className={css({ color: 'fg.muted' })}>{texts.sheetCount(sheetCount)}</span>
    </div>
  </ShareCard>
)
