import { Grid3x3 } from 'lucide-react'
import { recordTexts as ruleTexts } from '#openapi/check-record.ts'
import { centreOffer } from '#openapi/generated/resources/selection/centre-offer.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import type { RecordCheck } from '#src/resources/form/record-form.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { listView, type RecordPage } from '#src/resources/record-page.ts'
import type { RecordNames } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { SelectionStatus } from './SelectionStatus.tsx'
import { selectionTexts as texts } from './texts.ts'

const GroupCentres = lazyComponent(async () => (await import('./offers/GroupCentres.tsx')).GroupCentres)
const OfferMatrix = lazyComponent(async () => (await import('./offers/OfferMatrix.tsx')).OfferMatrix)

const saysMatrix = (search: string) => [...new URLSearchParams(search).keys()].every((name) => name === 'year')

/** What centres are offered in a year, as a matrix; a list where the address asks for one, or for some of it. */
function Offers(page: RecordPage) {
  if (!useFromSearch(saysMatrix)) return <OfferList {...page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <OfferMatrix page={page} list={listView} />
    </LazyBoundary>
  )
}

const OfferList = (page: RecordPage) => (
  <RecordList
    of={centreOffer}
    page={page}
    fixed={listView}
    actions={
      <LinkButton href={page.paths.list} icon={<Grid3x3 size={16} aria-hidden />}>
        {texts.matrix}
      </LinkButton>
    }
    columns={['offerName', 'centreId', 'curriculumId', 'yearId', 'selectionFrom', 'selectionTo', 'maxCombos', 'selectionStatus', 'status']}
    hidden={['centreId', 'curriculumId']}
    filters={['curriculumId', 'yearId', 'centreId', 'requestCodes', 'selectionStatus']}
    cells={{ selectionStatus: SelectionStatus }}
  />
)

/** A new offer goes to at least one centre. */
const checkCentres: RecordCheck = ({ centreIds }) =>
  new Map(Array.isArray(centreIds) && centreIds.length > 0 ? [] : [['centreIds', ruleTexts.required(centreOffer.fields.centreIds.label)]])

/** The name of the centre of a stored offer, whose names have no other centre. */
const centreIn = (names: RecordNames): string => Object.values(names['Centre'] ?? {})[0]?.name ?? ''

function OfferForm(page: RecordPage) {
  const isNew = page.pathId === undefined
  return (
    <RecordEditor of={centreOffer} page={page} {...(isNew ? { check: checkCentres, savedAt: () => `${page.paths.list}?${listView}` } : {})}>
      {(form) => (
        <>
          <FormPart title="Offer">
            <Fields of={form} names={['curriculumId', 'yearId']} />
            {isNew ? (
              <>
                <Field of={form} name="centreIds" isRequired />
                <LazyBoundary fallback={<SkeletonLines count={2} />}>
                  <GroupCentres form={form} />
                </LazyBoundary>
              </>
            ) : (
              <SystemValue label={centreOffer.fields.centreId.label} value={centreIn(form.names)} />
            )}
          </FormPart>
          <FormPart title="Selection">
            <Fields of={form} names={['selectionFrom', 'selectionTo', 'maxCombos', 'requestCodes']} />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

const OfferView = (page: RecordPage) => (
  <RecordView
    of={centreOffer}
    page={page}
    facts={['selectionFrom', 'selectionTo', 'maxCombos', 'selectionStatus']}
    parts={{ '': ['curriculumId', 'yearId', 'centreId', 'requestCodes'] }}
    cells={{ selectionStatus: SelectionStatus }}
  />
)

export const centreOffers = resourcePages(centreOffer, { list: Offers, form: OfferForm, view: OfferView }, { list: [OfferMatrix] })
