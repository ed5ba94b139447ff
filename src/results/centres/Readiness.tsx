import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { counted } from '#src/ui/text/counted.ts'
import { FindingList } from '../release/FindingList.tsx'
import { releaseCheckQuery, type ReleaseFinding } from '../release/release-service.ts'
import { allCentres, type CentreDetails } from './centre-details.ts'

const texts = {
  readiness: 'Readiness',
  marks: 'Marks complete',
  entered: (count: number) => `${counted(count)} of ${counted(count)}`,
  validation: 'Data validation',
  validated: 'Validated',
  board: 'Exam board',
  approved: 'Approved',
  never: 'Withheld results are never shown.',
  release: 'To the release',
} as const

const draft = 2
/** The statuses of an approved set, before and after its release. */
const approved: readonly number[] = [8, 1]

interface ReadinessListProps {
  readonly details: Pick<CentreDetails, 'status' | 'centres'>
  readonly errors: readonly ReleaseFinding[]
  readonly warnings: readonly ReleaseFinding[]
}

/** What of the way to a release is done, and what is open. */
export function ReadinessList({ details: { status, centres }, errors, warnings }: ReadinessListProps) {
  const { rowsTotal, rowsMissing } = allCentres(centres)
  const done = [
    { isDone: rowsTotal > 0 && rowsMissing === 0, name: texts.marks, detail: texts.entered(rowsTotal) },
    { isDone: status !== draft, name: texts.validation, detail: texts.validated },
    { isDone: approved.includes(status), name: texts.board, detail: texts.approved },
  ].filter(({ isDone }) => isDone)
  const open = errors.length + warnings.length
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <ProgressBar label={texts.readiness} value={done.length} max={done.length + open} />
      <ul className={css({ _empty: { display: 'none' } })}>
        {done.map(({ name, detail }) => (
          <li
            key={name}
            className={css({ display: 'flex', gap: '2.5', py: '2.5', borderBottomWidth: '1px', borderColor: 'border.subtle' })}
          >
            <CircleCheck size={18} aria-hidden className={css({ color: 'success.icon', flexShrink: '0', mt: '2px' })} />
            <span>
              <span className={css({ display: 'block', textStyle: 'bodyStrong' })}>{name}</span>
              <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{detail}</span>
            </span>
          </li>
        ))}
      </ul>
      {open > 0 && <FindingList errors={errors} warnings={warnings} />}
    </div>
  )
}

interface ReadinessProps {
  readonly details: CentreDetails
  readonly setId: string
  /** Where the set is released. */
  readonly releaseHref: string
}

/** How far a set is from its release. */
export function Readiness({ details, setId, releaseHref }: ReadinessProps) {
  const { api, codec } = useServices()
  const read = useQuery(releaseCheckQuery(api, codec, setId))
  return (
    <section aria-label={texts.readiness}>
      <ReadResult read={read}>{(findings) => <ReadinessList details={details} {...findings} />}</ReadResult>
      <p className={css({ textStyle: 'small', color: 'fg.muted', my: '4' })}>{texts.never}</p>
      <LinkButton href={releaseHref} isWide>
        {texts.release}
      </LinkButton>
    </section>
  )
}
