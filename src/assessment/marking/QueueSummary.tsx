import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { useShowRows } from '#src/resources/list/HeldRows.tsx'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { FailedLine } from '#src/ui/kit/failed-line.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { queueQuery, type Queue } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

const card = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4',
  mx: { base: '4', md: '5', lg: '7' },
  mb: '3',
  px: '4',
  py: '3',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.sunken',
})

const failed = css({ px: { base: '4', md: '5', lg: '7' }, pb: '3' })

/** How far one's own scripts are, and the way to the next one. */
export function QueueCard({ queue, nextHref }: { readonly queue: Queue; readonly nextHref: string | null }) {
  const { waiting, marking, submitted, agreed, overdue, dueOn } = queue
  const all = waiting + marking + submitted + agreed
  const done = submitted + agreed
  return (
    <section aria-label={texts.queue} className={card}>
      <div className={css({ flex: '1 1 260px', display: 'grid', gap: '1.5' })}>
        {all === 0 ? (
          <p>
            <strong className={css({ textStyle: 'bodyStrong' })}>{texts.queue}</strong>{' '}
            <span className={css({ color: 'fg.muted' })}>{texts.queueEmpty}</span>
          </p>
        ) : (
          <>
            <ProgressBar label={texts.queue} value={done} max={all} text={texts.queueProgress(done, all)} />
            {overdue > 0 && (
              <p>
                <Badge tone="danger">{texts.overdue(overdue)}</Badge>
              </p>
            )}
            <dl className={css({ display: 'flex', gap: '4', flexWrap: 'wrap', textStyle: 'small', color: 'fg.muted' })}>
              {(
                [
                  [texts.waiting, waiting],
                  [texts.begun, marking],
                  [texts.done, submitted],
                  [texts.agreed, agreed],
                ] as const
              ).map(([name, count]) => (
                <div key={name} className={css({ display: 'flex', gap: '1.5' })}>
                  <dt>{name}</dt>
                  <dd className={css({ color: 'fg.default', fontVariantNumeric: 'tabular-nums' })}>{count}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      {nextHref !== null && (
        <div className={css({ display: 'flex', alignItems: 'center', gap: '3', flexWrap: 'wrap' })}>
          {dueOn !== undefined && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.due(formatCivil(dueOn))}</span>}
          <LinkButton variant="primary" href={nextHref}>
            {texts.markNext}
            <ArrowRight size={16} aria-hidden />
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** The queue of the person above the list; nothing for those who mark nothing. */
export function QueueSummary() {
  const { api, codec } = useServices()
  const page = useRecordPage()
  const { data, isPending, isError, refetch } = useQuery(queueQuery(api))
  useShowRows(!isPending)
  if (data === undefined && isError) return <FailedLine text={texts.queueFailed} className={failed} onRetry={() => void refetch()} />
  if (data?.markerId === undefined) return null
  const id = data.nextId === undefined ? null : codec.encrypt(String(data.nextId))
  return <QueueCard queue={data} nextHref={id !== null && page?.can('Modify') ? page.paths.edit(id) : null} />
}
