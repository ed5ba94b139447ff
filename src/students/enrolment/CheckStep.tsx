import type { UseQueryResult } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import type { RecordPage } from '#src/resources/record-page.ts'
import { CheckedStudents } from '#src/resources/many-students/CheckedStudents.tsx'
import { FreshResult } from '#src/resources/many-students/FreshResult.tsx'
import type { StudentOutcomes } from '#src/resources/many-students/in-turn.ts'
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
        <CheckedStudents label={texts.students} head={texts.modules} outcomes={outcomes} hasOutcomes linkTo={linkTo} />
      </section>
    )}
  </FreshResult>
)
