import { ArrowLeftRight, FileCheck, Lock, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { texts } from './texts.ts'

interface PublishImpactProps {
  readonly summary: BlockSummary
  /** How many lines a publish asks to acknowledge. */
  readonly asked: number
  /** Whether the status of a published block can be switched back. */
  readonly canBeInactive: boolean
}

/** What stands in the block, and so becomes final: each module once for every slot that it stands in. */
function countsOf({ days }: BlockSummary) {
  const slots = days.flatMap((day) => day.slots.filter(({ modules }) => modules.length > 0))
  const zones = new Set(days.flatMap((day) => day.slots.flatMap(({ clocks }) => clocks.map(({ zoneName }) => zoneName))))
  return {
    modules: slots.reduce((sum, { modules }) => sum + modules.length, 0),
    slots: slots.length,
    dates: days.filter((day) => day.slots.some(({ modules }) => modules.length > 0)).length,
    zones: zones.size,
  }
}

const strong = (words: readonly string[]): ReactNode =>
  words.map((word, index) =>
    index % 2 === 1 ? (
      <strong key={word} className={css({ fontWeight: 'semibold' })}>
        {word}
      </strong>
    ) : (
      word
    ),
  )

const Line = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className={flex({ gap: '2.5', align: 'flex-start' })}>
    <Icon size={16} strokeWidth={1.75} aria-hidden className={css({ color: 'fg.muted', flexShrink: '0', mt: '3px' })} />
    <span className={css({ minWidth: '0' })}>{children}</span>
  </li>
)

/** What a publish of a draft changes, and what it asks first. */
export function PublishImpact({ summary, asked, canBeInactive }: PublishImpactProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={css({
        px: { base: '4', md: '5' },
        py: '4',
        bg: 'bg.sunken',
        borderColor: 'border.default',
        borderTopWidth: { base: '1px', lg: '0' },
        borderLeftWidth: { lg: '1px' },
      })}
    >
      <h3 id={id} className={css({ textStyle: 'h3', mb: '2.5' })}>
        {texts.changes}
      </h3>
      <ul className={css({ display: 'grid', gap: '2' })}>
        <Line icon={ArrowLeftRight}>{strong(texts.statusChange)}</Line>
        <Line icon={Lock}>{texts.becomeFinal(countsOf(summary))}</Line>
        <Line icon={FileCheck}>{strong(texts.filesChange)}</Line>
        <Line icon={Undo2}>{canBeInactive ? texts.noUndo : texts.noInactive}</Line>
      </ul>
      {asked > 0 && (
        <p
          className={flex({
            gap: '2.5',
            align: 'flex-start',
            mt: '3',
            pt: '3',
            borderTopWidth: '1px',
            borderColor: 'border.default',
          })}
        >
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden className={css({ color: 'warning.icon', flexShrink: '0', mt: '3px' })} />
          {texts.asks(asked)}
        </p>
      )}
    </section>
  )
}
