import { css } from 'styled-system/css'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { isAsked, type OpenPoint, type SettledPoint } from '#machines/blocks/summary/readiness.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { linesOf } from './open-point-lines.ts'
import { OpenPoints } from './OpenPoints.tsx'
import { PublishImpact } from './PublishImpact.tsx'

export interface ReadinessProps {
  readonly kind: BlockKindSpec
  readonly summary: BlockSummary
  readonly openPoints: readonly OpenPoint[]
  readonly settled: readonly SettledPoint[]
  onJump(step: 0 | 1 | 2, date?: CivilDate): void
  /** Reads what could not be read. */
  onCheck(): void
}

const columns = css({
  display: 'grid',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
  '&[data-draft]': { gridTemplateColumns: { lg: 'minmax(0, 1fr) 336px' } },
})

/** What is open about a block and what is in order; of a draft also what a publish changes. */
export function Readiness({ kind, summary, openPoints, settled, onJump, onCheck }: ReadinessProps) {
  const isDraft = summary.record.status === 2
  return (
    <div className={columns} data-draft={isDraft || undefined}>
      <OpenPoints points={openPoints} settled={settled} canBePublished={isDraft} onJump={onJump} onRetry={onCheck} />
      {isDraft && (
        <PublishImpact
          summary={summary}
          asked={linesOf(openPoints.filter(isAsked)).length}
          canBeInactive={kind.rules.canSwitchStatus({ isEditMode: true, status: 1 })}
        />
      )}
    </div>
  )
}
