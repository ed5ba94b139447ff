import { css } from 'styled-system/css'
import { TextLink } from './link.tsx'

interface StudentNameProps {
  readonly name: string
  /** Tells two of the same name apart; may be empty. */
  readonly studentRef: string
  /** The student's page; null where the person has none. */
  readonly href: string | null
}

/** A student in a table: the name, in any script, and the Student ID. */
export const StudentName = ({ name, studentRef, href }: StudentNameProps) => (
  <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })}>
    {href === null ? (
      <bdi>{name}</bdi>
    ) : (
      <TextLink href={href}>
        <bdi>{name}</bdi>
      </TextLink>
    )}
    {studentRef !== '' && (
      <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
        {studentRef}
      </span>
    )}
  </span>
)
