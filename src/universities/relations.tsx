import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { Redirect } from 'wouter'
import { universityRelation } from '#openapi/generated/resources/institutes/university-relation.ts'
import { useServices } from '#src/api/services.tsx'
import { ContractEnd } from '#src/resources/fields/ContractEnd.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { providerTypeId } from '#src/resources/form/provider.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { optionsQuery } from '#src/resources/record-queries.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'

const related = async () => (await import('./related.ts')).relatedOfUniversity
const courses = lazyRelated(async () => (await related()).courses)
const contacts = lazyRelated(async () => (await related()).contacts)
const invoices = lazyRelated(async () => (await related()).invoices)
const documents = lazyRelated(async () => (await related()).documents)

const cells = { contractEnd: ContractEnd }

/** Whether the person is of the provider, the only one that sees the commission. */
const isProvider = ({ contactType }: RecordPage) => contactType === 'NCUK'

/** The list of the provider; a person of a university comes to its own relation at once. */
function RelationList(page: RecordPage) {
  return page.contactType === 'INSTITUTE' ? <OwnRelation {...page} /> : <AllRelations {...page} />
}

const AllRelations = (page: RecordPage) => (
  <RecordList
    of={universityRelation}
    page={page}
    columns={[
      'universityName',
      'universityCode',
      'countryId',
      'contractStatusId',
      'contractStart',
      'contractEnd',
      'qualificationIds',
      'degreeIds',
      'accountManagerId',
      'status',
    ]}
    hidden={['qualificationIds', 'degreeIds']}
    filters={['contractStatusId', 'countryId', 'qualificationIds', 'degreeIds', 'accountManagerId']}
    cells={cells}
  />
)

function OwnRelation({ paths }: RecordPage) {
  const { api, codec } = useServices()
  const read = useQuery(optionsQuery(universityRelation.name, api, universityRelation.path, { count: 1 }))
  return (
    <ReadResult read={read}>
      {([own]) =>
        own ? (
          <Redirect to={paths.view(codec.encrypt(String(own.id)) ?? '')} replace />
        ) : (
          <EmptyState icon={<Landmark size={24} />} title="Nothing has been agreed with your university yet" />
        )
      }
    </ReadResult>
  )
}

const RelationForm = (page: RecordPage) => (
  <RecordEditor of={universityRelation} page={page}>
    {(form) => (
      <>
        <FormPart title="University">
          <Fields of={form} names={['universityName', 'universityCode', 'shortName', 'institutionTypeId', 'countryId', 'city']} />
        </FormPart>
        <FormPart title="Contract">
          <Fields of={form} names={['contractStatusId']} />
          <Field of={form} name="accountManagerId" narrow={{ typeId: providerTypeId }} />
          <Fields of={form} names={['contractStart', 'contractEnd']} />
          {isProvider(page) && <Fields of={form} names={['commission']} />}
        </FormPart>
        <FormPart title="Offers">
          <Fields of={form} names={['qualificationIds', 'degreeIds']} />
        </FormPart>
        <FormPart title="Invoices">
          <Fields of={form} names={['invoiceEmail', 'currency', 'taxNumber']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const RelationView = (page: RecordPage) => (
  <RecordView
    of={universityRelation}
    page={page}
    facts={['contractStatusId', 'contractEnd', 'accountManagerId']}
    overview={{ title: 'Relation' }}
    parts={{
      '': ['shortName', 'institutionTypeId', 'countryId', 'city'],
      Contract: ['contractStatusId', 'contractStart', 'contractEnd', ...(isProvider(page) ? (['commission'] as const) : [])],
      Offers: ['qualificationIds', 'degreeIds'],
      Invoices: ['invoiceEmail', 'currency', 'taxNumber'],
    }}
    cells={cells}
  >
    <ViewTab id="courses" title="Courses" needs="Course" related={courses} />
    <ViewTab id="contacts" title="Contacts" needs="UniversityContact" related={contacts} />
    <ViewTab id="documents" title="Documents" needs="UniversityDocument" related={documents} />
    <ViewTab id="invoices" title="Invoices" needs="Invoice" related={invoices} />
  </RecordView>
)

export const universityRelations = resourcePages(universityRelation, { list: RelationList, form: RelationForm, view: RelationView })
