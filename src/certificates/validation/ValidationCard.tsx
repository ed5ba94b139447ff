import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { validationTexts as texts } from './texts.ts'

const card = css({
  width: 'full',
  maxWidth: '[848px]',
  mx: 'auto',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: { base: 'none', md: '2xl' },
  boxShadow: 'md',
  overflow: 'hidden',
})

interface ValidationCardProps {
  /** What stands below the title. */
  readonly head: ReactNode
  /** The outcome. */
  readonly children?: ReactNode
}

/** The card on which certificates are validated. */
export const ValidationCard = ({ head, children }: ValidationCardProps) => (
  <div className={card}>
    <div className={css({ display: 'grid', gap: '4', px: { base: '5', md: '8' }, py: { base: '6', md: '7' } })}>
      <h1 tabIndex={-1} className={css({ textStyle: 'h1' })}>
        {texts.title}
      </h1>
      {head}
    </div>
    {children}
  </div>
)
