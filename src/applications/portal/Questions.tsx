import { css } from 'styled-system/css'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { MailLink } from '#src/ui/navigation/link.tsx'
import { applicationTexts as texts } from '../texts.ts'

interface QuestionsProps {
  readonly student: StoredRecord
  readonly className?: string
}

/** Whom a student asks, and the way to do so; nothing where the centre is not known. */
export function Questions({ student: { fields, names }, className }: QuestionsProps) {
  const centre = names['Centre']?.[String(fields['centreId'])]?.name
  const email = fields['centreEmail']
  if (centre === undefined || typeof email !== 'string') return null
  return (
    <div className={className}>
      <p className={css({ fontWeight: 'medium' })}>{texts.questions}</p>
      <p className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>
        {`${texts.answeredBy(centre)} `}
        <MailLink to={email} aria-label={texts.writeTo(centre)}>
          {texts.write}
        </MailLink>
      </p>
    </div>
  )
}
