import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { answersOf, applicationSteps, studentAnswers } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentDocument } from '#openapi/generated/resources/students/student-document.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { applicationTexts as texts } from '../texts.ts'
import { AcademicRecord } from './AcademicRecord.tsx'
import type { Own } from './own-application.tsx'

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css({ minWidth: '0' })}>
    <h2 className={css({ textStyle: 'h3', mb: '3' })}>{title}</h2>
    {children}
  </section>
)

/** The files that were sent, each with its review. */
function Papers() {
  const { service } = useRecords(studentDocument)
  const read = useQuery(recordListQuery(studentDocument, service, allRecords))
  return (
    <ReadResult read={read}>
      {({ rows }) => {
        const current = rows.filter(({ fields }) => fields['isOlder'] !== 1)
        if (current.length === 0) return <p className={css({ color: 'fg.muted' })}>{texts.noPapers}</p>
        return (
          <ul>
            {current.map(({ id, status, fields }) => (
              <li key={id} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', py: '1.5' })}>
                <span className={css({ fontWeight: 'medium' })}>{plainText(fields['documentType'])}</span>
                <span className={css({ overflowWrap: 'anywhere' })}>{plainText(Object(fields['file'])['fileName'])}</span>
                <RecordStatus rules={studentDocument} status={status} />
              </li>
            ))}
          </ul>
        )
      }}
    </ReadResult>
  )
}

interface AnswersProps {
  readonly own: Pick<Own, 'student' | 'application'>
  readonly page: Pick<RecordPage, 'linkTo'>
}

/** All that was answered so far, step by step. */
export function Answers({ own: { student: person, application: record }, page: { linkTo } }: AnswersProps) {
  const answers = (step: 'checklist-video' | 'course-finder' | 'immigration') =>
    record !== null && (
      <FieldParts rules={application} record={record} cells={{}} linkTo={linkTo} parts={{ [applicationSteps[step]]: answersOf[step] }} />
    )
  return (
    <div className={css({ display: 'grid', gap: '7', minWidth: '0' })}>
      {answers('checklist-video')}
      {answers('course-finder')}
      <FieldParts
        rules={student}
        record={person}
        cells={{}}
        linkTo={linkTo}
        parts={{ [applicationSteps.student]: studentAnswers.student, [applicationSteps.contact]: studentAnswers.contact }}
      />
      {answers('immigration')}
      <Part title={applicationSteps['academic-details']}>
        <div className={css({ display: 'grid', gap: '5', minWidth: '0' })}>
          <AcademicRecord />
          {record !== null && (
            <FieldParts rules={application} record={record} cells={{}} linkTo={linkTo} parts={{ '': answersOf['academic-details'] }} />
          )}
        </div>
      </Part>
      <Part title={applicationSteps['key-documentation']}>
        <Papers />
      </Part>
    </div>
  )
}
