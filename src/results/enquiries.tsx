import { resultEnquiry } from '#openapi/generated/resources/results/result-enquiry.ts'
import { markErrors } from '#openapi/results/mark-checks.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { withoutExport } from './without-export.ts'

const isOpen = ({ status }: Pick<StoredRecord, 'status'>) => status === 'Submitted' || status === 'Review'

const EnquiryList = (page: RecordPage) => (
  <RecordList
    of={resultEnquiry}
    page={withoutExport(page)}
    isOpen={isOpen}
    columns={['enquiryName', 'resultIntakeId', 'centreId', 'service', 'askedOn', 'outcomeMark', 'explanation', 'state']}
    hidden={['centreId']}
    filters={['resultIntakeId', 'studentId', 'centreId', 'service', 'resultId']}
  />
)

/** What is asked; once it is there, also what came of it. */
const EnquiryForm = (page: RecordPage) => (
  <RecordEditor of={resultEnquiry} page={page} isOpen={isOpen} check={markErrors}>
    {(form) => (
      <>
        <FormPart title="Enquiry">
          <Fields of={form} names={['resultId', 'service', 'consent']} />
        </FormPart>
        {!form.isNew && (
          <FormPart title="Outcome">
            <Field of={form} name="outcomeMark" />
            <Field of={form} name="explanation" />
          </FormPart>
        )}
      </>
    )}
  </RecordEditor>
)

const EnquiryView = (page: RecordPage) => (
  <RecordView
    of={resultEnquiry}
    page={page}
    isOpen={isOpen}
    facts={['studentId', 'centreId', 'askedOn']}
    parts={{ Enquiry: ['resultId', 'resultIntakeId', 'service', 'consent'], Outcome: ['outcomeMark', 'explanation'] }}
  />
)

export const resultEnquiries = resourcePages(resultEnquiry, { list: EnquiryList, form: EnquiryForm, view: EnquiryView })
