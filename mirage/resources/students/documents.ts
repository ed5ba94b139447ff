import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { storeSamplePdf } from '../../fixtures/sample-pdf.ts'
import type { ResourceRecord } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import { ofStudent, scopeOfStudent } from './scope.ts'
import { documentSeeds, sampleKey } from './seeds/documents.ts'

type Sent = FieldsOf<'StudentDocument'>
type DocumentFields = Sent & { readonly versionNo?: number; readonly isOlder?: 0 | 1; readonly reviewComment?: string }

const labels = new Map<string, string>(studentDocument.fields.documentType.choices.map(({ value, label }) => [value, label]))

const isOlder = (fields: DocumentFields | null): boolean => fields?.isOlder === 1

const olderText = 'A newer file has replaced this version.'

const isReplaced = (fields: Sent, before: Sent | null): boolean => before !== null && before.file.storageKey !== fields.file.storageKey

/** The document of a type that a student has; older versions aside. */
const current = ({ studentId, documentType }: Sent, own: number | null, { db }: Store) =>
  db.records('StudentDocument').findBy(({ id, fields }) => {
    const other = fields as DocumentFields
    return id !== own && other.studentId === studentId && other.documentType === documentType && other.isOlder !== 1
  })

/** Keeps the file that another one has replaced, with what was said of it. */
function keepVersion({ id: _id, ...before }: ResourceRecord, { db }: Store): void {
  db.records('StudentDocument').insert({ ...before, fields: tidied({ ...before.fields, isOlder: 1 }, studentDocument.fields) })
}

/** The papers of students, each type once; a new file keeps the old one as an older version. */
export const studentDocuments = serveResource({
  rules: studentDocument,
  seeds: documentSeeds,
  seedBeside: (db, { today }) => storeSamplePdf(db, sampleKey, Date.parse(today)),
  scope: scopeOfStudent,
  calculated: (fields, _id, store) => ({
    documentName: labels.get(fields.documentType) ?? fields.documentType,
    ...ofStudent(fields.studentId, store),
  }),
  completed: (fields: DocumentFields, { before }) => {
    const last: DocumentFields | null = before
    const replaced = isReplaced(fields, before)
    const { versionNo = 1 } = last ?? {}
    const all = { ...fields, versionNo: versionNo + Number(replaced), ...(replaced && { reviewComment: undefined }) }
    return tidied(all, studentDocument.fields) as Sent
  },
  // A new file is checked anew, whatever was decided about the one before.
  statusOnceChanged: () => 'Waiting',
  checks: [
    (_fields, { before }) => (isOlder(before) ? ['file', olderText] : null),
    (fields, { id, ...store }) =>
      id === null && current(fields, id, store)
        ? ['documentType', 'The student has this document already. Open it and replace its file.']
        : null,
  ],
  moveRefusal: (fields) => (isOlder(fields) ? olderText : null),
  saved: (_id, fields, store, before) => {
    if (before && isReplaced(fields, before.fields as Sent)) keepVersion(before, store)
  },
  on: {
    move: (service, call) => {
      const { id, body, store } = call
      const answer = standardCalls.move(service, call)
      const { status, fields } = found(service, id, store)
      const reviewComment = status === 'Refused' ? textOf(body['comment']).trim() : undefined
      store.db.records('StudentDocument').update(id, { fields: tidied({ ...fields, reviewComment }, studentDocument.fields) })
      return answer
    },
  },
})
