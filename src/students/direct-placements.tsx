import { courseStatus } from '#openapi/courses/course-status.ts'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import { conditionErrors } from '#openapi/students/condition-checks.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const PlacementList = (page: RecordPage) => (
  <RecordList
    of={directPlacement}
    page={page}
    columns={[
      'placementName',
      'studentId',
      'centreId',
      'institutionId',
      'courseId',
      'intakeId',
      'deliveryMode',
      'route',
      'reference',
      'appliedOn',
      'decision',
      'replyBy',
      'reply',
      'adviserContactId',
    ]}
    hidden={['studentId', 'centreId', 'institutionId']}
    filters={[
      'studentId',
      'centreId',
      'institutionId',
      'courseId',
      'intakeId',
      'deliveryMode',
      'route',
      'appliedOn',
      'replyBy',
      'reply',
      'depositPaid',
      'adviserContactId',
    ]}
  />
)

/** The form of an application. A university keeps its offer; the rest is the provider's. */
const PlacementForm = (page: RecordPage) => (
  <RecordEditor of={directPlacement} page={page} check={conditionErrors}>
    {(form) => (
      <>
        {page.contactType !== 'INSTITUTE' && (
          <>
            <FormPart title="Application">
              <Fields of={form} names={['studentId']} />
              <Field of={form} name="institutionId" onChange={(institutionId) => form.set({ institutionId, courseId: null })} />
              <Field of={form} name="courseId" narrow={{ institutionId: form.values.institutionId, statusId: courseStatus.approved }} />
              <Fields of={form} names={['intakeId', 'deliveryMode', 'route', 'reference', 'appliedOn']} />
            </FormPart>
            <FormPart title="Place">
              <Fields of={form} names={['depositPaid', 'casNumber', 'adviserContactId']} />
            </FormPart>
          </>
        )}
        <FormPart title="Offer">
          <Fields of={form} names={['replyBy']} />
        </FormPart>
        <FormPart title="Conditions">
          <Rows of={form} name="conditions" />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const PlacementView = (page: RecordPage) => (
  <RecordView
    of={directPlacement}
    page={page}
    facts={['studentId', 'centreId', 'replyBy', 'reply']}
    parts={{
      Application: ['institutionId', 'courseId', 'intakeId', 'deliveryMode', 'route', 'reference', 'appliedOn'],
      Offer: ['conditions'],
      Place: ['depositPaid', 'casNumber', 'adviserContactId'],
    }}
  />
)

export const directPlacements = resourcePages(directPlacement, { list: PlacementList, form: PlacementForm, view: PlacementView })
