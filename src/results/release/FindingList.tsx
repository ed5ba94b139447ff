import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { ReleaseFinding } from './release-service.ts'
import { releaseTexts as texts } from './texts.ts'

const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2.5',
  py: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '& > svg': { flexShrink: 0, mt: '2px' },
})

interface FindingListProps {
  readonly errors: readonly ReleaseFinding[]
  readonly warnings: readonly ReleaseFinding[]
  /** What the findings are called, where several lists of them stand side by side. */
  readonly label?: string
  /** False where a link would leave a question. */
  readonly hasLinks?: boolean
}

/** What a release check has found, what forbids the release first. */
export function FindingList({ errors, warnings, label = texts.check, hasLinks = true }: FindingListProps) {
  if (errors.length + warnings.length === 0)
    return (
      <p className={line}>
        <CircleCheck size={18} aria-hidden className={css({ color: 'success.icon' })} />
        {texts.ready}
      </p>
    )
  const entry = ({ text, address }: ReleaseFinding, isError: boolean) => (
    <li key={text} className={line}>
      {isError ? (
        <CircleAlert size={18} aria-hidden className={css({ color: 'danger.icon' })} />
      ) : (
        <TriangleAlert size={18} aria-hidden className={css({ color: 'warning.icon' })} />
      )}
      <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
        <VisuallyHidden>{isError ? texts.error : texts.warning} </VisuallyHidden>
        {text}
      </span>
      {hasLinks && address !== undefined && (
        <TextLink href={address} aria-label={texts.showRows(text)}>
          {texts.show}
        </TextLink>
      )}
    </li>
  )
  return (
    <ul aria-label={label}>
      {errors.map((finding) => entry(finding, true))}
      {warnings.map((finding) => entry(finding, false))}
    </ul>
  )
}
