import { useQuery } from '@tanstack/react-query'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { university } from '#openapi/generated/resources/masters/university.ts'
import { universityErrors } from '#openapi/masters/master-checks.ts'
import type { ResourceApi } from '#src/api/client.ts'
import { useServices } from '#src/api/services.tsx'
import { Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { optionsQuery } from '#src/resources/record-queries.ts'
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

const countryQuery = (api: ResourceApi, id: unknown) =>
  optionsQuery('Country', api, resourceCalls.Country.path, { ids: typeof id === 'number' ? [id] : [] })

function Place({ form }: { readonly form: RecordFormState<'University'> }) {
  const { api } = useServices()
  const { countryId } = form.values
  const stored = form.names['Country']?.[String(countryId)]
  // Kept as long as the form is open: its check asks for the name of the country.
  useQuery({
    ...countryQuery(api, countryId),
    enabled: countryId !== null,
    initialData: countryId !== null && stored ? [{ id: countryId, ...stored }] : undefined,
  })
  return (
    <FormPart title="Place">
      <Fields of={form} names={['countryId', 'city', 'ucasProviderCode', 'website']} />
    </FormPart>
  )
}

function UniversityForm(page: RecordPage) {
  const { api, queryClient } = useServices()
  const countryName = (id: unknown) => queryClient.getQueryData(countryQuery(api, id).queryKey)?.[0]?.name ?? null
  return (
    <RecordEditor of={university} page={page} check={(given) => universityErrors(given, countryName(given['countryId']))}>
      {(form) => (
        <>
          <FormPart title="University">
            <Fields of={form} names={['universityName', 'universityCode', 'shortName', 'institutionTypeId']} />
          </FormPart>
          <Place form={form} />
          <FormPart title="Logo">
            <Fields of={form} names={['logo']} />
          </FormPart>
        </>
      )}
    </RecordEditor>
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
