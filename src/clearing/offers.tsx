import { useQuery } from '@tanstack/react-query'
import { offerErrors } from '#openapi/clearing/offer-checks.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { clearingOffer } from '#openapi/generated/resources/clearing/clearing-offer.ts'
import { university } from '#openapi/generated/resources/masters/university.ts'
import type { TypedValue } from '#machines/records/typed-values.ts'
import { clearingTabs } from '#src/api/constants.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { optionsQuery } from '#src/resources/record-queries.ts'
import type { RecordOption, StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { OfferTabs, tabPath } from './OfferTabs.tsx'

const isOffered = ({ status }: Pick<StoredRecord, 'status'>) => status === 'Offered'

const OfferList = (page: RecordPage) => (
  <RecordList
    of={clearingOffer}
    page={page}
    isOpen={isOffered}
    columns={['offerName', 'studentId', 'centreId', 'institutionId', 'courseId', 'offeredOn', 'expiresOn', 'repliedOn', 'state']}
    hidden={['studentId', 'institutionId']}
    filters={['clearingId', 'studentId', 'centreId', 'institutionId', 'courseId']}
    above={OfferTabs}
  />
)

/** The same list at the address of its tab. */
export const ExistingOffers = (page: RecordPage) => <OfferList {...page} paths={{ ...page.paths, list: tabPath(clearingTabs[0].id) }} />

const idIn = (value: TypedValue | undefined) => (typeof value === 'number' ? value : null)

function FormOfOffer({ page, own }: { readonly page: RecordPage; readonly own: RecordOption | null }) {
  const { clock } = useServices()
  return (
    <RecordEditor
      of={clearingOffer}
      page={page}
      isOpen={isOffered}
      check={(given, stored) => offerErrors(given, stored, clock.today())}
      {...(own && { initial: { institutionId: own.id } })}
    >
      {(form) => (
        <>
          <FormPart title="Offer">
            <Fields of={form} names={['clearingId', 'institutionId']} />
            <Field of={form} name="courseId" narrow={{ institutionId: idIn(form.values.institutionId), statusId: courseStatus.approved }} />
            <Field of={form} name="expiresOn" />
          </FormPart>
          <FormPart title={clearingOffer.fields.conditions.label}>
            <Rows of={form} name="conditions" />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

/** The form for a person of a university, who has but one. */
function OwnOfferForm(page: RecordPage) {
  const { api } = useServices()
  const read = useQuery(optionsQuery(university.name, api, university.path, { count: 1 }))
  return <ReadResult read={read}>{([own = null]) => <FormOfOffer page={page} own={own} />}</ReadResult>
}

const OfferForm = (page: RecordPage) =>
  page.contactType === 'INSTITUTE' ? <OwnOfferForm {...page} /> : <FormOfOffer page={page} own={null} />

const OfferView = (page: RecordPage) => (
  <RecordView
    of={clearingOffer}
    page={page}
    isOpen={isOffered}
    facts={['studentId', 'centreId', 'offeredOn', 'expiresOn', 'repliedOn']}
    parts={{ '': ['clearingId', 'institutionId', 'courseId'], [clearingOffer.fields.conditions.label]: ['conditions'] }}
  />
)

export const clearingOffers = resourcePages(clearingOffer, { list: OfferList, form: OfferForm, view: OfferView })
