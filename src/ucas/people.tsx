import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { WholeWords } from '#src/ui/text/whole-words.tsx'
import { ucasTexts as texts } from './texts.ts'
import { ucasIdText } from './ucas-id.ts'
import type { UcasRow, UcasStudent } from './ucas-service.ts'

const muted = css({ display: 'block', textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** The name of an applicant as a file has it: the family name first, as UCAS writes it. */
export const applicantName = ({ familyName, givenNames }: Pick<UcasRow, 'familyName' | 'givenNames'>): string =>
  [familyName, givenNames].filter((part) => part !== '').join(' ')

/** An applicant by name and UCAS ID. */
export const Applicant = (row: Pick<UcasRow, 'familyName' | 'givenNames' | 'ucasId'>) => (
  <>
    <bdi className={css({ textStyle: 'bodyStrong' })}>
      <WholeWords text={applicantName(row)} />
    </bdi>
    <span className={muted}>{ucasIdText(row.ucasId)}</span>
  </>
)

/** The students whom a row belongs to, or may belong to. */
export const InPathway = ({ students, page }: { readonly students: readonly UcasStudent[]; readonly page: Pick<RecordPage, 'linkTo'> }) =>
  students.length === 0
    ? texts.noStudent
    : students.map(({ studentId, name, studentRef }) => {
        const href = page.linkTo(student.name, String(studentId))
        return (
          <span key={studentId} className={css({ display: 'block' })}>
            {href === null ? (
              <WholeWords text={name} />
            ) : (
              <TextLink href={href}>
                <WholeWords text={name} />
              </TextLink>
            )}
            {studentRef !== undefined && <span className={muted}>{studentRef}</span>}
          </span>
        )
      })
