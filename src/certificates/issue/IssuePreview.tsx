import { css } from 'styled-system/css'
import { CheckedStudents } from '#src/resources/many-students/CheckedStudents.tsx'
import type { StudentOutcomes } from '#src/resources/many-students/in-turn.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { issueTexts as texts } from './texts.ts'

interface IssuePreviewProps extends Pick<RecordPage, 'linkTo'> {
  readonly outcomes: StudentOutcomes
  /** Those who could be certified have been. */
  readonly isDone: boolean
}

/** What would become of each student of a set: first those whose certificate is held back, with the reason. */
export function IssuePreview({ outcomes, isDone, linkTo }: IssuePreviewProps) {
  const part = (title: string, head: string, some: StudentOutcomes) =>
    some.length > 0 && (
      <section aria-label={title}>
        <h2 className={css({ textStyle: 'h3', mb: '2' })}>{title}</h2>
        <CheckedStudents label={title} head={head} outcomes={some} linkTo={linkTo} />
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
