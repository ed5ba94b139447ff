import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

/** Older versions stay as they were reviewed. */
const isLatest = ({ fields }: StoredRecord) => fields['isOlder'] !== 1

const DocumentList = (page: RecordPage) => (
  <RecordList
    of={studentDocument}
    page={page}
    isOpen={isLatest}
    columns={['documentName', 'studentId', 'centreId', 'file', 'versionNo', 'isOlder', 'reviewComment', 'reviewState']}
    hidden={['centreId', 'versionNo', 'isOlder']}
    filters={['studentId', 'centreId', 'documentType', 'isOlder']}
  />
)

const DocumentForm = (page: RecordPage) => (
  <RecordForm of={studentDocument} page={page} parts={{ Document: ['studentId', 'documentType', 'file'] }} />
)

const DocumentView = (page: RecordPage) => (
  <RecordView
    of={studentDocument}
    page={page}
    facts={['studentId', 'centreId']}
    parts={{ '': ['file', 'versionNo', 'isOlder', 'reviewComment'] }}
    isOpen={isLatest}
  />
)

export const studentDocuments = resourcePages(studentDocument, { list: DocumentList, form: DocumentForm, view: DocumentView })
