import type { ResourceName } from '#openapi/generated/resources.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import type { LazyRelated, SectionPlace } from '../lazy-related.tsx'
import { OverviewSection } from './overview-parts.tsx'
import { useShownRecord } from '../shown-record.ts'

interface RelatedSectionProps extends SectionPlace {
  /** The resource whose records it shows: those who may not see them have no such part. */
  readonly needs: ResourceName
  readonly related: LazyRelated
}

/** A part of an overview: the first of the records that refer to the one of the page. */
export function RelatedSection({ title, tab, needs, related }: RelatedSectionProps) {
  const { page } = useShownRecord()
  if (page.listTo(needs) === null) return null
  return (
    <LazyBoundary
      fallback={
        <OverviewSection title={title}>
          <SkeletonLines count={3} />
        </OverviewSection>
      }
    >
      <related.First title={title} tab={tab} />
    </LazyBoundary>
  )
}
