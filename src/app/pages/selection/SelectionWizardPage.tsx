import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { stepNames, type SelectionStep } from '#openapi/selection/steps.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { justAskedMs } from '#src/api/query-client.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { listPath, wizardPath, yearIn, type SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { selectionQuery } from '#src/selection/wizard/selection-service.ts'
import { SelectionWizard } from '#src/selection/wizard/SelectionWizard.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'
import { requestRightsOf } from './request-rights-of.ts'
import { useCentre, useYear, WithCentre, type ChosenCentre } from './CentreOfSelection.tsx'
import { MissingSelection } from './MissingSelection.tsx'

/** The step that a pattern of the route table ends with. */
const stepOf = (pattern: string): SelectionStep | null => stepNames.find((step) => pattern.endsWith(`/${step}`)) ?? null

interface WizardOfProps extends Pick<PageProps, 'pattern' | 'title' | 'breadcrumbs'> {
  readonly kind: SelectionKind
  readonly centre: ChosenCentre
  readonly curriculumId: string
  /** The year of the address; null without one. */
  readonly yearId: string | null
  pathOf(step: SelectionStep): string
}

function WizardOf({ kind, centre, curriculumId, yearId, pathOf, pattern, title, breadcrumbs }: WizardOfProps) {
  const { api, codec } = useServices()
  const { person, access } = useSignedInPortal()
  const read = useQuery({ ...selectionQuery(api, codec, kind, { curriculumId, centreId: centre.id, yearId }), staleTime: justAskedMs })
  const { data, isStale, isFetchedAfterMount, error, refetch } = read
  // The wizard begins with what is stored now, and goes on from what it saves.
  const [first, setFirst] = useState<OpenSelection | null>(null)
  if (first === null && data && (isFetchedAfterMount || !isStale)) setFirst(data)
  if (first !== null)
    return (
      <SelectionWizard
        kind={kind}
        selection={first}
        yearId={yearId}
        step={stepOf(pattern)}
        userId={person.userId}
        list={listPath(kind, centre.key)}
        requestRights={requestRightsOf(access, kind.isForAnyCentre)}
        pathOf={pathOf}
        breadcrumbs={breadcrumbs}
      />
    )
  if (error === null) return <PagePlaceholder />
  const failure = toFailure(error)
  if (failure.code === 404) return <MissingSelection kind={kind} centre={centre} breadcrumbs={breadcrumbs} />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={failure.message} onRetry={() => void refetch()} />
    </>
  )
}

/** Creates the page of the wizard; all addresses of its steps share it. */
export const wizardPage = (kind: SelectionKind) =>
  function SelectionWizardPage({ pattern, params, title, breadcrumbs }: PageProps) {
    const { codec } = useServices()
    const centre = useCentre(kind)
    const year = useYear()
    const curriculumKey = params['curriculumId'] ?? ''
    const curriculumId = codec.decrypt(curriculumKey)
    if (curriculumId === null || year === null) return <MissingSelection kind={kind} centre={centre} breadcrumbs={breadcrumbs} />
    return (
      <WithCentre kind={kind} centre={centre} head={<PageHeader title={title} breadcrumbs={breadcrumbs(title)} />}>
        {(chosen) => (
          <WizardOf
            key={`${curriculumId} ${chosen.id} ${year.id}`}
            kind={kind}
            centre={chosen}
            curriculumId={curriculumId}
            yearId={year.id}
            pathOf={(step) => wizardPath(kind, { curriculumKey, centreKey: chosen.key, yearKey: year.key }, step)}
            pattern={pattern}
            title={title}
            breadcrumbs={breadcrumbs}
          />
        )}
      </WithCentre>
    )
  }

/** Creates the page that leads on to the first open step of a curriculum. */
export const toWizardPage = (kind: SelectionKind) =>
  function ToSelectionWizardPage({ params }: PageProps) {
    const centre = useCentre(kind)
    const yearKey = yearIn(useSearch())
    return <Redirect to={wizardPath(kind, { curriculumKey: params['id'] ?? '', centreKey: centre?.key ?? '', yearKey })} replace />
  }
