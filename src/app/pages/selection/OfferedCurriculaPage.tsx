import { useQuery } from '@tanstack/react-query'
import { can } from '#machines/access/access.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { OfferedCards } from '#src/selection/wizard/OfferedCards.tsx'
import { answersPath, wizardPath, type SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { offersQuery } from '#src/selection/wizard/selection-service.ts'
import { wizardTexts } from '#src/selection/wizard/texts.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { directory } from '../../resources.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'
import { CentreChoice, useCentre, WithCentre, type ChosenCentre } from './CentreOfSelection.tsx'
import { mayChoose } from './may-choose.ts'

// A person who acts for a centre does not wait for it.
const AllOffers = lazyComponent(async () => (await import('./AllOffers.tsx')).AllOffers)

const texts = wizardTexts.offers
const notStarted = 0

interface OffersProps {
  readonly kind: SelectionKind
  readonly centre: ChosenCentre
  /** Only those that can be started. */
  readonly isStart: boolean
}

function Offers({ kind, centre, isStart }: OffersProps) {
  const { api, clock, codec } = useServices()
  const { access } = useSignedInPortal()
  const isReadOnly = !mayChoose(access, kind)
  const read = useQuery(offersQuery(api, kind, centre.id))
  const pathOf = isReadOnly ? answersPath : wizardPath
  return (
    <ReadResult read={read}>
      {(offers) => (
        <OfferedCards
          offers={isStart ? offers.filter(({ selectionStatus }) => selectionStatus === notStarted) : offers}
          noneText={isStart ? texts.noneToStart : texts.none}
          today={clock.today()}
          isReadOnly={isReadOnly}
          hrefOf={({ curriculumId, yearId }) => {
            const [curriculumKey, yearKey] = [codec.encrypt(String(curriculumId)), codec.encrypt(String(yearId))]
            return curriculumKey === null ? null : pathOf(kind, { curriculumKey, centreKey: centre.key, yearKey })
          }}
        />
      )}
    </ReadResult>
  )
}

const pageOf = (kind: SelectionKind, isStart: boolean) =>
  function OfferedCurriculaPage({ title, breadcrumbs }: PageProps) {
    const centre = useCentre(kind)
    const name = isStart ? texts.create : title
    const head = <PageHeader title={name} breadcrumbs={breadcrumbs(name)} />
    const { access } = useSignedInPortal()
    const showsAll = kind.isForAnyCentre && !isStart && can(access, directory.CentreOffer.rightsOf, 'list')
    return (
      <WithCentre
        kind={kind}
        centre={centre}
        head={head}
        withoutCentre={
          showsAll ? (
            <LazyBoundary fallback={<PagePlaceholder />}>
              <AllOffers kind={kind} />
            </LazyBoundary>
          ) : undefined
        }
      >
        {(chosen) => (
          <>
            {head}
            {kind.isForAnyCentre && <CentreChoice centre={chosen} />}
            <Offers key={chosen.id} kind={kind} centre={chosen} isStart={isStart} />
          </>
        )}
      </WithCentre>
    )
  }

/** Creates the page of what a centre is offered. */
export const offeredPage = (kind: SelectionKind) => pageOf(kind, false)

/** Creates the page of what a centre is offered and has not begun. */
export const startPage = (kind: SelectionKind) => pageOf(kind, true)
