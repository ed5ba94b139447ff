import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { awaitRelease, cameSince, untilRelease } from '#src/results/slip/await-release.ts'
import { slipQuery, type Slip } from '#src/results/slip/slip.ts'
import { ResultDownloads } from '#src/results/downloads/ResultDownloads.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { SlipView } from '#src/results/slip/SlipView.tsx'
import { slipTexts } from '#src/results/slip/texts.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { recordLinks } from '../../record-links.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import type { PageProps } from '../page.ts'

// Loaded apart: it stands in a tab of its own.
const ResultChanges = lazyComponent(async () => (await import('#src/results/slip/ResultChanges.tsx')).ResultChanges)

/** The results of a student. */
export function ResultSlipPage({ params, title, breadcrumbs }: PageProps) {
  const { codec } = useServices()
  const id = codec.decrypt(params['studentId'])
  if (id === null) return <NotFoundPage breadcrumbs={breadcrumbs} />
  return <SlipOf key={id} id={id} title={title} breadcrumbs={breadcrumbs} />
}

function SlipOf({ id, title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'> & { readonly id: string }) {
  const { api, codec, clock, startTimer } = useServices()
  const { person, access } = useSignedInPortal()
  const { data, isError, error, refetch } = useQuery(slipQuery(api, codec, id))
  useEffect(() => {
    const waitMs = data ? untilRelease(data) : null
    return waitMs === null ? undefined : awaitRelease({ waitMs, clock, startTimer, read: () => void refetch() })
  }, [data, clock, startTimer, refetch])
  const shown = useRef<Slip>(undefined)
  useEffect(() => {
    const came = shown.current && data ? cameSince(shown.current, data) : []
    if (came.length > 0) announce(slipTexts.released(came))
    shown.current = data
  }, [data])
  const { linkTo, listTo, createTo } = recordLinks(access, codec.encrypt)
  if (data)
    return (
      <SlipView
        links={{
          result: (resultId) => linkTo('Result', String(resultId)),
          enquiry: (enquiryId) => linkTo('ResultEnquiry', String(enquiryId)),
          messageCentre: listTo('Contact') === null ? null : createTo('Communication', { field: 'centreId', id: String(data.centreId) }),
          ask: (resultId) => createTo('ResultEnquiry', { field: 'resultId', id: String(resultId) }),
        }}
        slip={data}
        breadcrumbs={breadcrumbs(data.studentName)}
        downloads={person.downloads.length > 0 && <ResultDownloads kinds={person.downloads} of={{ studentId: [Number(id)] }} />}
        changes={
          access.contactType === 'NCUK' && (
            <LazyBoundary fallback={null}>
              <ResultChanges studentId={id} />
            </LazyBoundary>
          )
        }
        onPrint={() => window.print()}
      />
    )
  if (!isError) return <PagePlaceholder />
  const failure = toFailure(error)
  if (failure.code === 404) return <NotFoundPage breadcrumbs={breadcrumbs} />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={failure.message} onRetry={() => void refetch()} />
    </>
  )
}
