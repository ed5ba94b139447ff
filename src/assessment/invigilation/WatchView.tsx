import { ClipboardList, RefreshCw, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Chosen, ControlAct, Entry } from '#machines/assessment/invigilation-types.ts'
import type { Failure } from '#machines/outcome.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { secondsText } from '../sitting/moments.ts'
import { ActQuestion } from './ActQuestion.tsx'
import { CandidateDrawer } from './CandidateDrawer.tsx'
import { CandidateTable, type CandidateRow } from './CandidateTable.tsx'
import { countsOf, isShown, shownKinds, standingOf, type ShownKind } from './candidates.ts'
import { DeliveryFigures } from './DeliveryFigures.tsx'
import type { Monitor } from './monitor-service.ts'
import { PassingTime, usePassedMs } from './server-time.tsx'
import { invigilationTexts as texts } from './texts.ts'

export interface WatchViewProps {
  readonly monitor: Monitor
  /** What is shown may be old, because reading fails. */
  readonly isBehind: boolean
  /** When the server's time was read, in the milliseconds of `now`. */
  readonly readAt: number
  readonly kind: ShownKind
  readonly mayControl: boolean
  readonly isPractice: boolean
  readonly chosen: Chosen | null
  readonly entry: Entry
  readonly isTried: boolean
  readonly isBusy: boolean
  readonly actFailure: Failure | null
  readonly startTimer: StartTimer
  now(): number
  onKind(kind: ShownKind): void
  onRetry(): void
  onAct(act: ControlAct, attemptId: number): void
  onEntry(entry: Partial<Entry>): void
  onConfirm(): void
  onCancel(): void
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3' })
const fact = css({ display: 'flex', alignItems: 'baseline', gap: '2', color: 'fg.muted', textStyle: 'small' })
const strong = css({ textStyle: 'bodyStrong', color: 'fg.default', fontVariantNumeric: 'tabular-nums' })
// The table stands in line with the page, as lists do.
const wide = css({ mx: { base: '-4', md: '-5', lg: '-7' }, borderTopWidth: { base: '1px', sm: '0' }, borderColor: 'border.subtle' })

function ServerClock({ serverTime }: { readonly serverTime: number }) {
  return <span className={strong}>{secondsText(serverTime + usePassedMs())}</span>
}

/** The candidates of a delivery with their present state. */
export function WatchView(props: WatchViewProps) {
  const { monitor, isBehind, readAt, kind, mayControl, isPractice, chosen, startTimer, now, onKind, onAct } = props
  const [openId, setOpenId] = useState<number | null>(null)
  const { candidates, serverTime, questionCount, accessCode, isClosed, statistics, totalMarks } = monitor
  if (candidates.length === 0)
    return (
      <EmptyState
        title={isPractice ? texts.practice : texts.none}
        {...(!isPractice && { hint: texts.noneHint })}
        icon={<UsersRound size={24} aria-hidden />}
      />
    )
  const rows = candidates.map((one): CandidateRow => ({ ...one, id: String(one.attemptId), serverTime, questionCount }))
  const shown = rows.filter((row) => isShown(kind, standingOf(row, serverTime)))
  const counts = countsOf(monitor)
  const callers = rows.filter(({ calledAt }) => calledAt !== undefined).map(({ studentName }) => studentName)
  const asked = rows.find(({ attemptId }) => attemptId === chosen?.attemptId) ?? null
  return (
    <PassingTime readAt={readAt} startTimer={startTimer} now={now}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {isBehind && (
          <Alert
            tone="warning"
            action={
              <Button size="sm" icon={<RefreshCw size={16} aria-hidden />} onClick={props.onRetry}>
                {texts.tryNow}
              </Button>
            }
          >
            {texts.behind(secondsText(serverTime))}
          </Alert>
        )}
        <div className={bar}>
          {!isClosed && !isPractice && (
            <p className={fact}>
              {texts.code} <span className={strong}>{accessCode ?? texts.codeLater}</span>
            </p>
          )}
          {isClosed ? (
            <p className={fact}>{texts.closed}</p>
          ) : (
            <p className={fact}>
              {texts.serverTime} <ServerClock serverTime={serverTime} />
            </p>
          )}
          {/* Screen readers say it when its counts or its callers change, and only then. */}
          <VisuallyHidden role="status">{texts.said(counts.sitting, counts.offline, counts.paused, callers)}</VisuallyHidden>
        </div>
        <Segmented
          label={texts.show}
          value={kind}
          options={shownKinds.map((one) => ({ value: one, label: texts.kinds[one], count: counts[one] }))}
          onChange={(value) => onKind(shownKinds.find((one) => one === value) ?? 'all')}
        />
        {shown.length === 0 ? (
          <EmptyState
            title={texts.noneShown}
            icon={<ClipboardList size={24} aria-hidden />}
            action={<Button onClick={() => onKind('all')}>{texts.showAll}</Button>}
          />
        ) : (
          <div className={wide}>
            <CandidateTable
              rows={shown}
              showsCentres={new Set(rows.map(({ centreName }) => centreName)).size > 1}
              mayControl={mayControl}
              onAct={onAct}
              onOpen={setOpenId}
            />
          </div>
        )}
        {statistics && <DeliveryFigures figures={statistics} totalMarks={totalMarks} />}
        <CandidateDrawer
          row={rows.find(({ attemptId }) => attemptId === openId) ?? null}
          mayControl={mayControl}
          onAct={onAct}
          onClose={() => setOpenId(null)}
        />
        <ActQuestion
          act={chosen?.act ?? null}
          candidate={asked}
          entry={props.entry}
          isTried={props.isTried}
          isBusy={props.isBusy}
          failure={props.actFailure}
          onEntry={props.onEntry}
          onConfirm={props.onConfirm}
          onCancel={props.onCancel}
        />
      </div>
    </PassingTime>
  )
}
