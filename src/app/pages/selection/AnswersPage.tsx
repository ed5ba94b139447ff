import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { SelectionStatus } from '#src/selection/SelectionStatus.tsx'
import type { SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { selectionQuery } from '#src/selection/wizard/selection-service.ts'
import { SelectionSummary } from '#src/selection/wizard/steps/SelectionSummary.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { PageProps } from '../page.ts'
import { useCentre, useYear, WithCentre, type ChosenCentre } from './CentreOfSelection.tsx'
import { MissingSelection } from './MissingSelection.tsx'

// Stands below the answers, and comes after them.
const SelectionTalk = lazyComponent(async () => (await import('#src/selection/comments/SelectionTalk.tsx')).SelectionTalk)

const unchanged = () => null

interface AnswersOfProps extends Pick<PageProps, 'title' | 'breadcrumbs'> {
  readonly kind: SelectionKind
  readonly centre: ChosenCentre
  readonly curriculumId: string
  /** The year of the address; null without one. */
  readonly yearId: string | null
}

function AnswersOf({ kind, centre, curriculumId, yearId, title, breadcrumbs }: AnswersOfProps) {
  const { api, codec } = useServices()
  const read = useQuery(selectionQuery(api, codec, kind, { curriculumId, centreId: centre.id, yearId }))
  const { data, error } = read
  if (error !== null && toFailure(error).code === 404) return <MissingSelection kind={kind} centre={centre} breadcrumbs={breadcrumbs} />
  const name = data?.curriculumName ?? title
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={breadcrumbs(name)}
        badge={data && <SelectionStatus value={data.status ?? 0} />}
        meta={data && `${data.centreName} · ${data.yearName}`}
      />
      <div className={css({ display: 'grid', gap: '5', px: { base: '4', md: '5', lg: '7' }, py: '4' })}>
        <ReadResult read={read}>{(selection) => <SelectionSummary selection={selection} hrefOf={unchanged} />}</ReadResult>
        {typeof data?.selectionId === 'number' && (
          <LazyBoundary fallback={<SkeletonLines count={4} />}>
            <SelectionTalk kind={kind} selectionId={data.selectionId} writerId={null} streams={data.choices.streams} />
          </LazyBoundary>
        )}
      </div>
    </>
  )
}

/** Creates the page of what a centre has chosen, for those who may only look. */
export const answersPage = (kind: SelectionKind) =>
  function AnswersPage({ params, title, breadcrumbs }: PageProps) {
    const { codec } = useServices()
    const centre = useCentre(kind)
    const year = useYear()
    const curriculumId = codec.decrypt(params['id'])
    if (curriculumId === null || year === null) return <MissingSelection kind={kind} centre={centre} breadcrumbs={breadcrumbs} />
    return (
      <WithCentre kind={kind} centre={centre} head={<PageHeader title={title} breadcrumbs={breadcrumbs(title)} />}>
        {(chosen) => (
          <AnswersOf kind={kind} centre={chosen} curriculumId={curriculumId} yearId={year.id} title={title} breadcrumbs={breadcrumbs} />
        )}
      </WithCentre>
    )
  }
