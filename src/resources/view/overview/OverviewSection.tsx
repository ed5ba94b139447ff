import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Count } from '#src/ui/kit/badge.tsx'

interface OverviewSectionProps {
  readonly title: string
  /** How much there is; nothing while that is not known, and where there is none. */
  readonly count?: number | undefined
  /** At the end of the line of the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of the overview of a record, below its fields: a title with its count, and what it holds, as wide as the page. */
export const OverviewSection = ({ title, count = 0, action, children }: OverviewSectionProps) => (
  <section
    className={css({
      mx: { base: '-4', md: '-5', lg: '-7' },
      px: { base: '4', md: '5', lg: '7' },
      pt: '5',
      borderTopWidth: '1px',
      borderColor: 'border.default',
    })}
  >
    <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: '36px', mb: '2' })}>
      <h2 className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h2' })}>
        {title}
        {count > 0 && <Count>{count}</Count>}
      </h2>
      {action}
    </div>
    {children}
  </section>
)
