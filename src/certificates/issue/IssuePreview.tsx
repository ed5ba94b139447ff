import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { StudentOutcomes } from '#src/resources/list/in-turn.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { StudentName } from '#src/ui/navigation/student-name.tsx'
import { issueTexts as texts } from './texts.ts'

interface IssuePreviewProps extends Pick<RecordPage, 'linkTo'> {
  readonly outcomes: StudentOutcomes
  /** Those who could be certified have been. */
  readonly isDone: boolean
}

const wide = css({ mx: { base: '-4', md: '-5', lg: '-7' } })

/** What would become of each student of a set: first those whose certificate is held back, with the reason. */
export function IssuePreview({ outcomes, isDone, linkTo }: IssuePreviewProps) {
  const part = (title: string, head: string, some: StudentOutcomes) =>
    some.length > 0 && (
      <section aria-label={title}>
        <h2 className={css({ textStyle: 'h3', mb: '2' })}>{title}</h2>
        <div className={wide}>
          <CheckedRows
            label={title}
            heads={[texts.student, head]}
            rows={some.map(({ studentId, fullName, studentRef, text }) => ({
              key: String(studentId),
              cells: [
                <StudentName key="student" name={fullName} studentRef={studentRef} href={linkTo(student.name, String(studentId))} />,
                text,
              ],
            }))}
          />
        </div>
      </section>
    )
  const able = outcomes.filter((one) => one.isDone === 1)
  const held = outcomes.filter((one) => one.isDone !== 1)
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })}>
      {outcomes.length === 0 && <Alert tone="info">{texts.empty}</Alert>}
      {!isDone && outcomes.length > 0 && (
        <p role="status" className={css({ textStyle: 'h2' })}>
          {texts.checked(able.length, outcomes.length)}
        </p>
      )}
      {part(texts.heldBack(held.length), texts.reason, held)}
      {!isDone && part(texts.ready(able.length), texts.award, able)}
    </div>
  )
}
