import { Clock, Send } from 'lucide-react'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useAddressId } from '#src/resources/use-address-id.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ContractEnd } from '#src/resources/fields/ContractEnd.tsx'

const contactsOfCentre = lazyRelated(async () => (await import('./related.ts')).contactsOfCentre)

const CentresByZone = lazyComponent(async () => (await import('./zones/CentresByZone.tsx')).CentresByZone)
const selectionsOfCentre = lazyRelated(async () => (await import('./centre/related.ts')).selectionsOfCentre)
const curriculaOfCentre = lazyRelated(async () => (await import('./centre/related.ts')).curriculaOfCentre)
const invoicesOfCentre = lazyRelated(async () => (await import('./centre/related.ts')).invoicesOfCentre)
const studentsOfCentre = lazyRelated(async () => (await import('./centre/related.ts')).studentsOfCentre)
const CentreClock = lazyComponent(async () => (await import('./centre/panel.tsx')).CentreClock, { isOptional: true })
const CentreContract = lazyComponent(async () => (await import('./centre/panel.tsx')).CentreContract, { isOptional: true })
const NextDates = lazyComponent(async () => (await import('./centre/NextDates.tsx')).NextDates, { isOptional: true })
const CentreSections = lazyComponent(async () => (await import('./centre/CentreSections.tsx')).CentreSections, { isOptional: true })
const countGroups = async () => (await import('./GroupsOfCentre.tsx')).countGroups
const GroupsOfCentre = lazyComponent(async () => (await import('./GroupsOfCentre.tsx')).GroupsOfCentre)

const cells = { contractEnd: ContractEnd }

const isByZone = (search: string) => new URLSearchParams(search).get('view') === 'zones'

/** The centres as a list, or by time zone, as the address says. */
function Centres(page: RecordPage) {
  if (!useFromSearch(isByZone)) return <CentreList {...page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <CentresByZone page={page} />
    </LazyBoundary>
  )
}

const CentreList = (page: RecordPage) => (
  <RecordList
    of={centre}
    page={page}
    actions={
      <LinkButton href={`${page.paths.list}?view=zones`} icon={<Clock size={16} aria-hidden />}>
        Time zones
      </LinkButton>
    }
    columns={[
      'centreName',
      'centreCode',
      'countryId',
      'city',
      'legalName',
      'timezoneId',
      'email',
      'phone',
      'website',
      'principalContactId',
      'examsContactId',
      'capacity',
      'contractStart',
      'contractEnd',
      'status',
    ]}
    hidden={['legalName', 'timezoneId', 'email', 'phone', 'website', 'principalContactId', 'examsContactId', 'contractStart']}
    filters={['countryId', 'timezoneId', 'deliveryModes', 'currency']}
    cells={cells}
  />
)

function CentreForm(page: RecordPage) {
  const id = useAddressId(page)
  const ownStaff = { centreId: Number(id), contactTypeId: contactTypeIds.CENTER }
  return (
    <RecordEditor of={centre} page={page}>
      {(form) => (
        <>
          <FormPart title="Centre">
            <Fields of={form} names={['centreName', 'centreCode', 'legalName', 'deliveryModes', 'capacity']} />
          </FormPart>
          <FormPart title="Place">
            <Fields of={form} names={['countryId', 'city']} />
            <Field of={form} name="timezoneId" narrow={{ countryIds: form.values.countryId }} />
            <Fields of={form} names={['postCode', 'address']} />
          </FormPart>
          <FormPart title="Contact">
            <Fields of={form} names={['email', 'phone', 'website']} />
            {/* A new centre has no contacts yet to choose from. */}
            {id !== null && (
              <>
                <Field of={form} name="principalContactId" narrow={ownStaff} />
                <Field of={form} name="examsContactId" narrow={ownStaff} />
              </>
            )}
          </FormPart>
          <FormPart title="Contract">
            <Fields of={form} names={['contractStart', 'contractEnd', 'currency', 'taxNumber']} />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

const panel = {
  brief: (
    <LazyBoundary fallback={null}>
      <CentreContract />
    </LazyBoundary>
  ),
  above: (
    <LazyBoundary fallback={null}>
      <CentreClock />
    </LazyBoundary>
  ),
  below: (
    <LazyBoundary fallback={null}>
      <CentreContract />
      <NextDates selections={selectionsOfCentre} />
    </LazyBoundary>
  ),
}

/** The way to a message to the people of a centre, for those who may write one and see whom to. */
const messageTo = (page: RecordPage, id: string | null) => {
  const href = id !== null && page.listTo('Contact') !== null ? page.createTo('Communication', { field: 'centreId', id }) : null
  return href === null ? [] : [{ label: 'Message', href, icon: <Send size={16} aria-hidden /> }]
}

const sections = (
  <LazyBoundary fallback={null}>
    <CentreSections curricula={curriculaOfCentre} />
  </LazyBoundary>
)

function CentreView(page: RecordPage) {
  const id = useAddressId(page)
  return (
    <RecordView
      of={centre}
      page={page}
      links={() => messageTo(page, id)}
      overview={{ title: 'Details', below: sections }}
      facts={['capacity', 'currency']}
      panel={panel}
      parts={{
        '': ['legalName', 'deliveryModes', 'countryId', 'city', 'postCode', 'timezoneId', 'address'],
        Contact: ['email', 'phone', 'website', 'principalContactId', 'examsContactId'],
        Contract: ['contractStart', 'contractEnd', 'currency', 'taxNumber', 'capacity'],
      }}
      cells={cells}
    >
      <ViewTab id="groups" title="Groups" needs="CentreGroup" count={countGroups}>
        <GroupsOfCentre />
      </ViewTab>
      <ViewTab id="curricula" title="Curricula" needs="CentreSelection" related={selectionsOfCentre} />
      <ViewTab id="contacts" title="Contacts" needs="Contact" related={contactsOfCentre} />
      <ViewTab id="invoices" title="Invoices" needs="Invoice" related={invoicesOfCentre} />
      <ViewTab id="registrations" title="Registrations" needs="Student" related={studentsOfCentre} />
    </RecordView>
  )
}

export const centres = resourcePages(centre, { list: Centres, form: CentreForm, view: CentreView })
