import { CirclePause, CirclePlay, ClockPlus, Hand, History, NotebookPen, OctagonX } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { clockText } from '#machines/assessment/attempt-time.ts'
import type { ControlAct } from '#machines/assessment/invigilation-types.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import type { RecordColumn } from '#src/ui/records/record-columns.ts'
import { RecordTable } from '#src/ui/records/table/record-table.tsx'
import type { RowAction } from '#src/ui/records/row-actions.tsx'
import { momentText, secondsText } from '../sitting/moments.ts'
import { actsFor, isSilent, leftMs, saidIn, standingOf } from './candidates.ts'
import type { Candidate } from './monitor-service.ts'
import { usePassedMs } from './server-time.tsx'
import { invigilationTexts as texts } from './texts.ts'

/** A candidate as a row, at the server's time. */
export interface CandidateRow extends Candidate {
  readonly id: string
  readonly serverTime: number
  readonly questionCount: number
}

const muted = css({ display: 'block', textStyle: 'small', color: 'fg.muted' })
const figures = css({ fontVariantNumeric: 'tabular-nums' })
/** A card has no head that names the value. */
const onCards = css({ color: 'fg.muted', hideFrom: 'sm' })
const none = (
  <span data-empty className={css({ color: 'fg.muted' })}>
    —
  </span>
)

const tones = {
  waiting: 'neutral',
  sitting: 'success',
  offline: 'danger',
  paused: 'warning',
  handedIn: 'info',
  absent: 'neutral',
  void: 'danger',
} as const

/** The state of a candidate in a word. */
export function StandingBadge({ row }: { readonly row: CandidateRow }) {
  const standing = standingOf(row, row.serverTime)
  return <Badge tone={tones[standing]}>{row.state === 'Timed out' ? texts.timedOut : texts.standings[standing]}</Badge>
}

const halfADay = 43_200_000

/** Whether the computer of a candidate still calls the server; else when the delivery opens for them, or when they ended. */
export function connectionText(row: CandidateRow): string | null {
  const silent = isSilent(row, row.serverTime)
  if (silent === null) {
    if (row.submittedAt !== undefined) {
      const isToday = row.serverTime - row.submittedAt < halfADay
      return texts.ended(isToday ? secondsText(row.submittedAt) : momentText(row.submittedAt))
    }
    return row.state === 'Expected' && row.opensAt !== undefined ? texts.opens(momentText(row.opensAt)) : null
  }
  if (!silent) return texts.heard
  return row.seenAt === undefined ? texts.neverHeard : texts.silentSince(secondsText(row.seenAt))
}

/** What a candidate has left, second by second; with what was added to it. */
export function TimeLeft({ row, isCell = false }: { readonly row: CandidateRow; readonly isCell?: boolean }) {
  const left = leftMs(row, row.serverTime, usePassedMs())
  const extra = row.extraMinutes > 0 && <span className={muted}>{texts.extra(row.extraMinutes)}</span>
  if (left === null) return extra || none
  return (
    <span className={figures}>
      {isCell && <span className={onCards}>{texts.heads.left} </span>}
      <span className={css({ textStyle: 'bodyStrong' })}>{clockText(left)}</span>
      {extra}
    </span>
  )
}

function Answered({ row: { answered, questionCount, candidateNumber } }: { readonly row: CandidateRow }) {
  const text = texts.answered(answered, questionCount)
  return (
    <span className={css({ display: 'grid', gap: '1', maxWidth: '120px' })}>
      <span className={figures}>{text}</span>
      <progress
        aria-label={texts.answeredBy(candidateNumber)}
        aria-valuetext={text}
        max={Math.max(1, questionCount)}
        value={answered}
        className={css({
          width: 'full',
          height: '4px',
          appearance: 'none',
          borderWidth: '0',
          rounded: 'full',
          overflow: 'hidden',
          bg: 'bg.muted',
          '&::-webkit-progress-bar': { bg: 'bg.muted' },
          '&::-webkit-progress-value': { bg: 'ink.solid' },
          '&::-moz-progress-bar': { bg: 'ink.solid' },
        })}
      />
    </span>
  )
}

/** How many events of a candidate have a comment by an invigilator. */
const notesOf = ({ events }: Candidate): number => events.filter(({ note }) => saidIn(note).comment !== '').length

const columns: readonly RecordColumn<CandidateRow>[] = [
  {
    id: 'state',
    head: texts.heads.state,
    width: [150, 176],
    card: 'below',
    cell: (row) => (
      <>
        <StandingBadge row={row} />
        <span className={muted}>{connectionText(row)}</span>
        {row.calledAt !== undefined && <Badge tone="warning">{texts.callsSince(secondsText(row.calledAt))}</Badge>}
      </>
    ),
  },
  {
    id: 'answered',
    head: texts.heads.answered,
    cardLabel: texts.heads.answered,
    width: [96, 132],
    card: 'below',
    cell: (row) => <Answered row={row} />,
  },
  {
    id: 'left',
    head: texts.heads.left,
    width: [120, 132],
    card: 'below',
    cell: (row) => <TimeLeft row={row} isCell />,
  },
  {
    id: 'saved',
    head: texts.heads.saved,
    width: [100, 108],
    showFrom: 'md',
    card: 'below',
    text: 'figures',
    cell: (row) => {
      const notes = notesOf(row)
      return (
        <>
          {row.savedAt === undefined ? (
            none
          ) : (
            <span>
              <span className={onCards}>{texts.heads.saved} </span>
              {secondsText(row.savedAt)}
            </span>
          )}
          {notes > 0 && <span className={muted}>{texts.notes(notes)}</span>}
        </>
      )
    },
  },
]

/** The icon of each act. */
export const actIcons: Readonly<Record<ControlAct, ReactNode>> = {
  pause: <CirclePause size={16} aria-hidden />,
  resume: <CirclePlay size={16} aria-hidden />,
  extend: <ClockPlus size={16} aria-hidden />,
  note: <NotebookPen size={16} aria-hidden />,
  answer: <Hand size={16} aria-hidden />,
  void: <OctagonX size={16} aria-hidden />,
}
const inOrder: readonly ControlAct[] = ['answer', 'pause', 'resume', 'extend', 'note', 'void']

interface CandidateTableProps {
  readonly rows: readonly CandidateRow[]
  /** Several centres are watched: each row says its own. */
  readonly showsCentres: boolean
  readonly mayControl: boolean
  onAct(act: ControlAct, attemptId: number): void
  onOpen(attemptId: number): void
}

/** Those who sit, one a row; below 600 px as cards. */
export function CandidateTable({ rows, showsCentres, mayControl, onAct, onOpen }: CandidateTableProps) {
  const actions: readonly RowAction<CandidateRow>[] = [
    {
      id: 'details',
      label: texts.details,
      icon: <History size={16} aria-hidden />,
      isInMenuOnly: true,
      onSelect: (row) => onOpen(row.attemptId),
    },
    ...(mayControl ? inOrder : []).map((act) => ({
      id: act,
      label: texts.acts[act],
      icon: actIcons[act],
      ...(act === 'void' && { tone: 'danger' as const }),
      isInMenuOnly: true as const,
      isFor: (row: CandidateRow) => actsFor(row).includes(act),
      onSelect: (row: CandidateRow) => onAct(act, row.attemptId),
    })),
  ]
  return (
    <RecordTable
      label={texts.table}
      rows={rows}
      pageSize={rows.length}
      isDense={false}
      name={{
        head: texts.heads.candidate,
        sorts: [],
        nameOf: ({ studentName }) => studentName,
        under: { of: ({ candidateNumber, centreName }) => (showsCentres ? `${candidateNumber} · ${centreName}` : candidateNumber) },
      }}
      columns={columns}
      actions={actions}
      sort={null}
      chosen={null}
      onSort={() => {}}
      onChoose={() => {}}
      onLeave={() => {}}
      onOpen={(row) => onOpen(row.attemptId)}
    />
  )
}
