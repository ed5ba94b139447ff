import { certificate } from '#openapi/generated/resources/certificates/certificate.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const never = () => false

const CertificateList = (page: RecordPage) => (
  <RecordList
    of={certificate}
    page={page}
    isOpen={never}
    columns={[
      'certificateNumber',
      'nameOnCertificate',
      'studentId',
      'certificateTypeId',
      'resultIntakeId',
      'verificationCode',
      'awardedOn',
      'issuedOn',
      'expiresOn',
      'downloadCount',
      'state',
    ]}
    hidden={['studentId', 'resultIntakeId', 'awardedOn', 'expiresOn', 'downloadCount']}
    filters={['studentId', 'certificateTypeId', 'resultIntakeId']}
  />
)

const IssueForm = (page: RecordPage) => (
  <RecordForm of={certificate} page={page} parts={{ Certificate: ['certificateTypeId', 'resultIntakeId', 'studentId'] }} />
)

const CertificateView = (page: RecordPage) => (
  <RecordView
    of={certificate}
    page={page}
    isOpen={never}
    facts={['nameOnCertificate', 'certificateTypeId', 'issuedOn', 'expiresOn', 'downloadCount']}
    parts={{
      Certificate: ['verificationCode', 'studentId', 'resultIntakeId', 'awardText', 'awardedOn', 'reason'],
      Page: ['certificateTemplateId', 'templateVersion', 'orientation', 'paperSize'],
    }}
  />
)

export const certificates = resourcePages(certificate, { list: CertificateList, form: IssueForm, view: CertificateView })
