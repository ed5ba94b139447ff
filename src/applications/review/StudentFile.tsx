import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { studentQualification } from '#openapi/generated/resources/students/student-qualification.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Related } from '#src/resources/view/Related.tsx'
import { ShownRecordProvider } from '#src/resources/view/shown-record.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { reviewTexts as texts } from './texts.ts'

const title = css({ textStyle: 'h3', mb: '8' })

/** What belongs to an application beside what was typed into it: who the student is, and the papers. */
export function StudentFile({ studentId, page }: { readonly studentId: string; readonly page: RecordPage }) {
  const { service } = useRecords(student)
  const read = useQuery(recordQuery(student, service, studentId))
  const href = page.linkTo(student.name, studentId)
  return (
    <ReadResult read={read}>
      {(record) => (
        <ShownRecordProvider value={{ record, page }}>
          <div className={css({ display: 'grid', gap: '7' })}>
            <div className={css({ display: 'grid', gap: '4' })}>
              <FieldParts
                rules={student}
                record={record}
                cells={{}}
                linkTo={page.linkTo}
                parts={{ [texts.student]: ['fullName', 'studentRef', 'dateOfBirth', 'nationalityId', 'email', 'mobile', 'countryId'] }}
              />
              {href !== null && (
                <p>
                  <TextLink href={href}>{texts.toStudent}</TextLink>
                </p>
              )}
            </div>
            {page.listTo(studentQualification.name) !== null && (
              <section>
                <h2 className={title}>{texts.qualifications}</h2>
                <Related of={studentQualification} by="studentId" columns={['qualificationName', 'kind', 'completedOn', 'grade']} />
              </section>
            )}
            {page.listTo(studentDocument.name) !== null && (
              <section>
                <h2 className={title}>{texts.documents}</h2>
                <Related of={studentDocument} by="studentId" columns={['documentName', 'documentType', 'reviewState']} />
              </section>
            )}
          </div>
        </ShownRecordProvider>
      )}
    </ReadResult>
  )
}
