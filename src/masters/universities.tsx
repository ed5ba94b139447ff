import { university } from '#openapi/generated/resources/masters/university.ts'
import { universityErrors } from '#openapi/masters/master-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { knownName } from '#src/resources/record-queries.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'

const contactsOfUniversity = lazyRelated(async () => (await import('./related.ts')).contactsOfUniversity)

const UniversityList = (page: RecordPage) => (
  <RecordList
    of={university}
    page={page}
    columns={['universityName', 'universityCode', 'shortName', 'countryId', 'city', 'institutionTypeId', 'ucasProviderCode', 'status']}
    hidden={['ucasProviderCode']}
    filters={['countryId', 'city', 'institutionTypeId']}
  />
)

function UniversityForm(page: RecordPage) {
  const { queryClient } = useServices()
  return (
    <RecordForm
      of={university}
      page={page}
      check={(given) => universityErrors(given, knownName(queryClient, 'Country', given['countryId']))}
      parts={{
        University: ['universityName', 'universityCode', 'shortName', 'institutionTypeId'],
        Place: ['countryId', 'city', 'ucasProviderCode', 'website'],
        Logo: ['logo'],
      }}
    />
  )
}

const UniversityView = (page: RecordPage) => (
  <RecordView of={university} page={page}>
    <ViewTab id="contacts" title="Contacts" needs="Contact" related={contactsOfUniversity} />
  </RecordView>
)

export const universities = resourcePages(university, {
  list: UniversityList,
  form: UniversityForm,
  view: UniversityView,
})
