import { useSearch } from 'wouter'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { applicationStatus } from '#openapi/application-steps.ts'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { ImmigrationFields } from './ImmigrationFields.tsx'
import { StageTabs, stageTabIn, tabInAddress } from './StageTabs.tsx'

const isDraft = ({ status }: StoredRecord): boolean => status === applicationStatus.draft

const everything = {}

/** The applications of one stage, or all. */
function ApplicationList(page: RecordPage) {
  const tab = stageTabIn(useSearch())
  const within = tab === 'requests' ? page.within : tab === 'all' ? everything : { stage: [tab] }
  return (
    <RecordList
      key={tab}
      of={application}
      page={{ ...page, within }}
      fixed={tabInAddress(tab)}
      isOpen={isDraft}
      columns={['applicationName', 'studentId', 'centreId', 'yearId', 'stepsDone', 'fundedBy', 'needsCas', 'updatedAt', 'status']}
      hidden={['studentId', 'yearId', 'needsCas']}
      filters={['studentId', 'centreId', 'yearId', 'residenceCountryId', 'needsCas', 'fundedBy']}
      above={StageTabs}
    />
  )
}

/** The form of an application, for the provider's people: what the eight steps ask for, but for the student's own record. */
const ApplicationForm = (page: RecordPage) => (
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
    facts={['studentId', 'centreId', 'yearId', 'stepsDone', 'decidedBy']}
    parts={{
      Choices: ['choices'],
      Immigration: ['hasVisa', 'visaType', 'visaExpiry', 'wasRefused', 'refusalDetails', 'residenceCountryId', 'needsCas', 'fundedBy'],
      Statement: ['personalStatement'],
      Decision: ['doneSteps', 'comment'],
    }}
  />
)

export const applications = resourcePages(application, { list: ApplicationList, form: ApplicationForm, view: ApplicationView })
