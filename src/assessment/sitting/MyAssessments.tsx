import { ClipboardList } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { inWords } from './countdown.ts'
import { momentText } from './moments.ts'
import { sitPath } from './paths.ts'
import { ownAttemptsQuery, type OwnAttempt } from './sheet.ts'
import { SystemCheck } from './SystemCheck.tsx'
import { sittingTexts as texts } from './texts.ts'

const aSecond = 1000

/** What a student can do with an assessment now, as the label of a button; null for nothing. */
function actOf({ state, isPractice, opensAt, latestStartAt }: OwnAttempt, now: number): string | null {
  if (state === 'Sitting' || state === 'Paused') return texts.goOn
  if (state !== 'Expected') return isPractice ? texts.again : null
  if (isPractice || opensAt === undefined) return texts.begin
  // Offered from 15 minutes before the opening: the page waits for it.
  return now > (latestStartAt ?? Infinity) || opensAt - now > 15 * 60 * aSecond ? null : texts.begin
}

const tones = {
  Expected: 'neutral',
  Sitting: 'info',
  Paused: 'warning',
  Submitted: 'success',
  'Timed out': 'success',
  Absent: 'danger',
  Void: 'danger',
} as const

function Line({ own, now, href }: { own: OwnAttempt; now: number; href: string }) {
  const act = actOf(own, now)
  const opens = own.opensAt !== undefined && own.state === 'Expected'
  const facts = [
    own.moduleName,
    texts.minutes(own.durationMinutes, own.extraMinutes),
    texts.questions(own.questionCount, own.totalMarks),
    ...(own.submittedAt === undefined ? [] : [`${texts.handedIn} ${momentText(own.submittedAt)}`]),
    ...(own.marks === undefined ? [] : [texts.marks(own.marks, own.totalMarks)]),
  ]
  return (
    <li
      className={css({
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '4',
        p: '4',
        rounded: 'lg',
        borderWidth: '1px',
        borderColor: 'border.default',
      })}
    >
      <div className={css({ flex: '1 1 280px', minWidth: '0', display: 'grid', gap: '1' })}>
        <div className={css({ display: 'flex', alignItems: 'center', gap: '2', flexWrap: 'wrap' })}>
          <h2 className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>{own.deliveryName}</h2>
          {own.isPractice && <Badge tone="info">{texts.practice}</Badge>}
          <Badge tone={tones[own.state]}>{own.state}</Badge>
        </div>
        <p className={css({ color: 'fg.muted' })}>{facts.join(' · ')}</p>
      </div>
      <p className={css({ textAlign: { md: 'right' } })}>
        {own.isPractice && own.state === 'Expected' && texts.alwaysOpen}
        {opens && own.opensAt !== undefined && (
          <>
            <strong className={css({ display: 'block', fontWeight: 'semibold' })}>
              {own.opensAt > now ? inWords(own.opensAt - now) : texts.openNow}
            </strong>
            <span className={css({ textStyle: 'small', color: 'fg.muted' })}>
              {texts.opens} {momentText(own.opensAt)}
              {own.latestStartAt !== undefined && `, ${texts.latest.toLowerCase()} ${momentText(own.latestStartAt).slice(11)}`}
            </span>
          </>
        )}
        {own.endsAt !== undefined && `${texts.ends} ${momentText(own.endsAt)}`}
      </p>
      {act !== null && (
        <LinkButton href={href} variant="primary" aria-label={`${act}: ${own.deliveryName}`}>
          {act}
        </LinkButton>
      )}
    </li>
  )
}

/** The assessments of the student who is signed in: what comes, in the time of their own zone, and a check of the computer. */
export function MyAssessments({ title, breadcrumbs }: Pick<RecordPage, 'title' | 'breadcrumbs'>) {
  const { api, codec, clock, startTimer } = useServices()
  const { data, isError, error, refetch, dataUpdatedAt } = useQuery(ownAttemptsQuery(api))
  const [shownAt, setShownAt] = useState(() => clock.now())
  useEffect(() => startTimer(aSecond - (shownAt % aSecond), () => setShownAt(clock.now())), [startTimer, shownAt, clock])
  // The server's time goes on by what has passed since it was read, whatever the computer's clock says.
  const now = (data?.serverTime ?? 0) + Math.max(0, shownAt - dataUpdatedAt)
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '7', display: 'grid', gap: '6' })}>
        {!data && !isError && <PagePlaceholder />}
        {isError && !data && <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} />}
        {data?.attempts.length === 0 && (
          <EmptyState title={texts.none} hint={texts.noneHint} icon={<ClipboardList size={24} aria-hidden />} />
        )}
        {data && data.attempts.length > 0 && (
          <>
            <ul className={css({ display: 'grid', gap: '3', maxWidth: '980px' })}>
              {data.attempts.map((own) => (
                <Line key={own.deliveryId} own={own} now={now} href={sitPath(codec, own.deliveryId)} />
              ))}
            </ul>
            <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
              {texts.inZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)}
            </p>
          </>
        )}
        <SystemCheck />
      </div>
    </>
  )
}
