import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { StudentOutcomes } from './in-turn.ts'
import { manyStudentsTexts as texts } from './texts.ts'

type Outcome = StudentOutcomes[number]

/** The name, in any script, and the Student ID, which tells two of the same name apart. */
const StudentName = ({ fullName, studentRef, href }: Pick<Outcome, 'fullName' | 'studentRef'> & { readonly href: string | null }) => (
  <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })}>
    {href === null ? (
      <bdi>{fullName}</bdi>
    ) : (
      <TextLink href={href}>
        <bdi>{fullName}</bdi>
      </TextLink>
    )}
    {studentRef !== '' && (
      <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
        {studentRef}
      </span>
    )}
  </span>
)

const outcomeOf = ({ isDone }: Outcome) => (
  <Badge key="outcome" tone={isDone === 1 ? 'success' : 'danger'}>
    {isDone === 1 ? texts.able : texts.unable}
  </Badge>
)

interface CheckedStudentsProps extends Pick<RecordPage, 'linkTo'> {
  readonly label: string
  /** Above what the check says of each student. */
  readonly head: string
  readonly outcomes: StudentOutcomes
  /** Adds a column that says who can be included; left out where that is the same for all. */
  readonly hasOutcomes?: boolean
}

/** A table of students with what a check found about each, from edge to edge of the frame. */
export const CheckedStudents = ({ label, head, outcomes, hasOutcomes = false, linkTo }: CheckedStudentsProps) => (
  <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' } })}>
    <CheckedRows
      label={label}
      heads={[texts.student, ...(hasOutcomes ? [texts.outcome] : []), head]}
      rows={outcomes.map((one) => {
        const key = String(one.studentId)
        const name = <StudentName key="student" {...one} href={linkTo(student.name, key)} />
        return { key, cells: [name, ...(hasOutcomes ? [outcomeOf(one)] : []), one.text] }
      })}
    />
  </div>
)
