import type { UseQueryResult } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { Outcomes } from './registration/re-registration.ts'
import { registrationTexts } from './registration/texts.ts'

const texts = registrationTexts.bulk

const entry = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '220px auto minmax(0, 1fr)' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: '4',
  rowGap: '1',
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
})

interface OutcomeListProps extends Pick<RecordPage, 'linkTo'> {
  readonly read: UseQueryResult<Outcomes>
  /** What the list says of itself. */
  title(able: number, total: number): string
}

/** What would become of each student. */
export const OutcomeList = ({ read, title, linkTo }: OutcomeListProps) => (
  <ReadResult read={read}>
    {(outcomes) => (
      <section>
        <h2 className={css({ textStyle: 'h3', mb: '1' })}>
          {title(outcomes.filter(({ isDone }) => isDone === 1).length, outcomes.length)}
        </h2>
        <ul>
          {outcomes.map(({ studentId, fullName, isDone, text }) => {
            const href = linkTo(student.name, String(studentId))
            return (
              <li key={studentId} className={entry}>
                {href === null ? <span>{fullName}</span> : <TextLink href={href}>{fullName}</TextLink>}
                <Badge tone={isDone === 1 ? 'success' : 'danger'}>{isDone === 1 ? texts.able : texts.unable}</Badge>
                <span>{text}</span>
              </li>
            )
          })}
        </ul>
      </section>
    )}
  </ReadResult>
)
