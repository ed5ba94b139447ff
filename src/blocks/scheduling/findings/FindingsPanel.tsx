import { useId } from 'react'
import { css } from 'styled-system/css'
import type { Finding, FindingSource } from '#machines/blocks/findings/finding.ts'
import type { Place } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { FindingItem } from '../../findings/FindingLine.tsx'
import { findingLine, type FindingLine, type Fix, type Jump } from '../../findings/finding-lines.ts'
import { findingTexts as texts } from '../../findings/texts.ts'

/** What can be done from a finding, and how pairs are read. */
export interface FindingActions {
  readonly mayShareSlot: boolean
  onMayShareSlot(mayShareSlot: boolean): void
  /** Brings a card to the screen, on another date if need be. */
  onShow(place: Place): void
  onDate(date: CivilDate): void
  onTimeZones(): void
  onMove(place: Place): void
  onRetry(source: FindingSource): void
}

interface FindingsPanelProps extends FindingActions {
  /** Null while the dates of the block are not known. */
  readonly found: readonly Finding[] | null
  /** Sources that this server does not offer, so that they are not checked. */
  readonly notOffered: readonly FindingSource[]
  /** Nothing can be moved now. */
  readonly isDisabled: boolean
}

const list = css({ '& > li': { px: '4', py: '2.5', borderTopWidth: '1px', borderColor: 'border.default' } })

function quietLine(notOffered: readonly FindingSource[]): string | null {
  const lacks = (source: FindingSource) => notOffered.includes(source)
  if (lacks('combinations') && lacks('holidays')) return texts.notOffered
  return lacks('combinations') ? texts.clashesNotOffered : lacks('holidays') ? texts.holidaysNotOffered : null
}

/** All findings of the block, with links to their places; those that a publish asks about come first. */
export function FindingsPanel({ found, notOffered, isDisabled, mayShareSlot, ...actions }: FindingsPanelProps) {
  const lines = found?.map(findingLine) ?? []
  const quiet = quietLine(notOffered)
  const jump = ({ step, date, card }: Jump) => {
    if (card) actions.onShow(card)
    else if (step === 2 && date !== undefined) actions.onDate(date)
    else actions.onTimeZones()
  }
  const fix = (wanted: Fix) => (wanted.kind === 'move' ? actions.onMove(wanted.place) : actions.onRetry(wanted.source))
  const groups = [
    [true, texts.toAcknowledge],
    [false, texts.goodToKnow],
  ] as const
  return (
    // Gets the focus after Try again, because the button goes with its line.
    <div tabIndex={-1} className={css({ flex: '1', minHeight: '0', overflowY: 'auto', pb: '4' })}>
      {lines.length === 0 && (
        <p className={css({ px: '4', py: '4', color: 'fg.muted' })}>{found === null ? texts.notChecked : texts.none}</p>
      )}
      {groups.map(([isAsked, title]) => {
        const own = lines.filter((line) => line.isAsked === isAsked)
        return (
          own.length > 0 && (
            <Group key={String(isAsked)} title={title(own.length)} lines={own} isDisabled={isDisabled} onJump={jump} onFix={fix} />
          )
        )
      })}
      <div className={css({ px: '4', pt: '3', borderTopWidth: '1px', borderColor: 'border.default', display: 'grid', gap: '1.5' })}>
        <Checkbox checked={mayShareSlot} label={texts.sharing} onChange={actions.onMayShareSlot} />
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.sharingHelp}</p>
        {quiet !== null && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{quiet}</p>}
      </div>
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly lines: readonly FindingLine[]
  readonly isDisabled: boolean
  onJump(jump: Jump): void
  onFix(fix: Fix): void
}

function Group({ title, lines, isDisabled, onJump, onFix }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css({ px: '4', py: '2.5', textStyle: 'small', color: 'fg.muted' })}>
        {title}
      </h3>
      <ul className={list}>
        {lines.map((line) => (
          <FindingItem key={line.id} line={line} onJump={onJump} onFix={isDisabled && line.fix?.kind === 'move' ? null : onFix} />
        ))}
      </ul>
    </section>
  )
}
