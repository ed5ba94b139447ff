import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { applicationStatus } from '#openapi/applications/application-steps.ts'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import { withQuery, type RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { useServices } from '#src/api/services.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { applicationParts } from './application-parts.ts'
import { ImmigrationFields } from './ImmigrationFields.tsx'
import { applicationTexts } from './texts.ts'
import { StageTabs, stageTabIn, tabInAddress } from './StageTabs.tsx'

const isDraft = ({ status }: StoredRecord): boolean => status === applicationStatus.draft

const everything = {}

/** The applications of one stage, or all. */
function ApplicationList(page: RecordPage) {
  const tab = stageTabIn(useSearch())
  const query = tabInAddress(tab)
  const within = tab === 'requests' ? page.within : tab === 'all' ? everything : { stage: [tab] }
  return (
    <RecordList
      key={tab}
      of={application}
      page={{ ...page, within, paths: { ...page.paths, edit: (id) => withQuery(page.paths.edit(id), query === '' ? '' : `?${query}`) } }}
      fixed={query}
      mayDelete={isDraft}
      columns={[
        'applicationName',
        'studentId',
        'centreId',
        'yearId',
        'stepsDone',
        'choices',
        'fundedBy',
        'needsCas',
        'updatedAt',
        'status',
      ]}
      hidden={['studentId', 'needsCas']}
      filters={['studentId', 'centreId', 'yearId', 'residenceCountryId', 'needsCas', 'fundedBy']}
      above={StageTabs}
    />
  )
}

const ReviewPage = lazyComponent(async () => (await import('./review/ReviewPage.tsx')).ReviewPage)

/** The address of an existing application: its form while it is a draft, its review from then on. */
function StoredApplication({ page, id }: { readonly page: RecordPage; readonly id: string }) {
  const { service } = useRecords(application)
  const { data: record } = useQuery(recordQuery(application, service, id))
  if (record && isDraft(record)) return <DraftForm {...page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <ReviewPage page={page} id={id} />
    </LazyBoundary>
  )
}

function ApplicationForm(page: RecordPage) {
  const { codec } = useServices()
  if (page.pathId === undefined) return <DraftForm {...page} />
  const id = codec.decrypt(page.pathId)
  return id === null ? <NoSuchRecord rules={application} page={page} /> : <StoredApplication page={page} id={id} />
}

/** The form of an application, for the provider's people: what the eight steps ask for, but for the student's own record. */
const DraftForm = (page: RecordPage) => (
  <RecordEditor of={application} page={page}>
    {(form) => (
      <>
        <FormPart title="Application">
          <Fields of={form} names={['studentId', 'yearId']} />
        </FormPart>
        <FormPart title="Choices">
          <Rows of={form} name="choices" />
        </FormPart>
        <FormPart title="Immigration">
          <ImmigrationFields form={form} />
        </FormPart>
        <FormPart title="Statement">
          <Fields of={form} names={['personalStatement', 'videoWatched', 'hasDeclared']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const ApplicationView = (page: RecordPage) => (
  <RecordView
    of={application}
    page={page}
    mayDelete={isDraft}
    editLabel={applicationTexts.review}
    facts={['studentId', 'centreId', 'yearId', 'stepsDone', 'decidedBy']}
    parts={{
      ...applicationParts,
      Decision: ['doneSteps', 'comment'],
    }}
  />
)

export const applications = resourcePages(application, { list: ApplicationList, form: ApplicationForm, view: ApplicationView })
