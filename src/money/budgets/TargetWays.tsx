import type { RecordPage } from '#src/resources/record-page.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { moneyTexts } from '../texts.ts'
import { targetTexts as texts } from './target-texts.ts'

const CopyTargets = lazyComponent(async () => (await import('./CopyTargets.tsx')).CopyTargets)

interface TargetWaysProps {
  readonly page: RecordPage
  /** The year that the page shows. */
  readonly yearId?: number
  /** Called once targets were copied into a year. */
  onCopied?(yearId: number): void
}

/** Links to the planning rates and to pasting targets, and the button that copies those of the year before. */
export function TargetWays({ page, yearId, onCopied }: TargetWaysProps) {
  const rates = page.listTo('PlanningRate')
  return (
    <>
      {rates !== null && <LinkButton href={rates}>{moneyTexts.rates}</LinkButton>}
      {page.can('Add') && (
        <>
          <LinkButton href={`${page.paths.list}/paste`}>{texts.paste}</LinkButton>
          <LazyBoundary fallback={null}>
            <CopyTargets shownYear={yearId} onCopied={onCopied} />
          </LazyBoundary>
        </>
      )}
    </>
  )
}
