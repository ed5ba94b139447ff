import { requestErrors } from '#openapi/certificates/certificate-checks.ts'
import { certificateRequest } from '#openapi/generated/resources/certificates/certificate-request.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { RegisteredName } from './RegisteredName.tsx'

/** Open until the decision; once submitted, a request takes comments only. */
const isUndecided = ({ status }: StoredRecord) => status === 2 || status === 9 || status === 10

const RequestList = (page: RecordPage) => (
  <RecordList
    of={certificateRequest}
    page={page}
    isOpen={isUndecided}
    columns={[
      'requestNumber',
      'studentId',
      'certificateTypeId',
      'resultIntakeId',
      'format',
      'copies',
      'reason',
      'nameOnCertificate',
      'feeLabel',
      'status',
    ]}
    hidden={['resultIntakeId', 'copies', 'reason', 'nameOnCertificate']}
    filters={['studentId', 'certificateTypeId', 'resultIntakeId', 'format', 'reason', 'feeLabel']}
  />
)

const RequestForm = (page: RecordPage) => (
  <RecordEditor
    of={certificateRequest}
    page={page}
    isOpen={isUndecided}
    check={requestErrors}
    initial={{
      format: 'Electronic',
      copies: '1',
      reason: 'First issue',
      // Students ask for their own certificates only.
      ...(page.studentId !== null && { studentId: page.studentId }),
    }}
  >
    {(form) => (
      <>
        <FormPart title="Certificate">
          {page.studentId === null && <Field of={form} name="studentId" />}
          <Fields of={form} names={['certificateTypeId', 'resultIntakeId', 'reason']} />
          {typeof form.values.studentId === 'number' && (
            <RegisteredName
              studentId={form.values.studentId}
              wanted={plainText(form.values.nameOnCertificate)}
              onUse={(nameOnCertificate) => form.set({ nameOnCertificate })}
            />
          )}
          <Fields of={form} names={['nameOnCertificate', 'proof']} />
        </FormPart>
        <FormPart title="Delivery">
          <Fields of={form} names={['format', 'copies']} />
          {form.values.format === 'Paper' && <Field of={form} name="postalAddress" isRequired />}
        </FormPart>
        <FormPart title={certificateRequest.fields.comments.label}>
          <Rows of={form} name="comments" />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const RequestView = (page: RecordPage) => (
  <RecordView
    of={certificateRequest}
    page={page}
    isOpen={isUndecided}
    facts={['studentId', 'certificateTypeId', 'feeLabel']}
    parts={{
      Certificate: ['resultIntakeId', 'reason', 'nameOnCertificate', 'proof'],
      Delivery: ['format', 'copies', 'postalAddress'],
      Comments: ['comments'],
    }}
  />
)

export const certificateRequests = resourcePages(certificateRequest, { list: RequestList, form: RequestForm, view: RequestView })
