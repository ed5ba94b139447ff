import type { UseQueryResult } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { FreshResult } from '#src/resources/view/FreshResult.tsx'
import type { StudentOutcomes } from '#src/resources/list/in-turn.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { StudentName } from '#src/ui/navigation/student-name.tsx'
import { enrolmentTexts as texts } from './texts.ts'

interface CheckStepProps extends Pick<RecordPage, 'linkTo'> {
  readonly read: UseQueryResult<StudentOutcomes>
}

/** What would become of each student. */
export const CheckStep = ({ read, linkTo }: CheckStepProps) => (
  <FreshResult read={read}>
    {(outcomes) => (
      <section>
        <h2 className={css({ textStyle: 'h2', mb: '3' })}>
          {texts.checked(outcomes.filter(({ isDone }) => isDone === 1).length, outcomes.length)}
        </h2>
        <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' } })}>
          <CheckedRows
            label={texts.students}
            heads={[texts.student, texts.outcome, texts.modules]}
            rows={outcomes.map(({ studentId, fullName, studentRef, isDone, text }) => ({
              key: String(studentId),
              cells: [
                <StudentName key="student" name={fullName} studentRef={studentRef} href={linkTo(student.name, String(studentId))} />,
                <Badge key="outcome" tone={isDone === 1 ? 'success' : 'danger'}>
                  {isDone === 1 ? texts.able : texts.unable}
                </Badge>,
                text,
              ],
            }))}
          />
        </div>
      </section>
    )}
  </FreshResult>
)
