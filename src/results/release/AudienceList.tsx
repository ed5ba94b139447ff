import { css } from 'styled-system/css'
import { instantText } from '#src/resources/fields/field-text.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { useServices } from '#src/api/services.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { audienceState } from './audience-state.ts'
import { countdown } from './countdown.ts'
import { audiences, type ReleaseAct } from './audiences.ts'
import { releaseTexts as texts } from './texts.ts'

interface AudienceListProps {
  readonly record: StoredRecord
  readonly mayPublish: boolean
  /** May show and hide what is released. */
  readonly mayModify: boolean
  /** Why nothing can be released; null where it can. */
  readonly forbidden: string | null
  /** What is under way. */
  readonly busy: ReleaseAct | null
  onAct(act: ReleaseAct): void
}

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr auto', md: '160px 200px 1fr auto' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  minHeight: '52px',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '& > div': { gridColumn: { base: '1', md: 'auto' } },
  '& > span': {
    display: 'flex',
    gap: '2',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gridColumn: { base: '2', md: '4' },
    gridRow: { base: '1 / span 3', md: '1' },
  },
})

const looks = {
  notReleased: { tone: 'neutral', text: texts.notReleased },
  hidden: { tone: 'warning', text: texts.hidden },
  waiting: { tone: 'info', text: texts.waiting },
  seen: { tone: 'success', text: texts.seen },
} as const

/** Off for a reason; null for none. */
const offFor = (reason: string | null) => (reason === null ? {} : { isSoftDisabled: true, disabledReason: reason })

/** When each audience sees the results, and whether they are released to it. */
export function AudienceList({ record, mayPublish, mayModify, forbidden, busy, onAct }: AudienceListProps) {
  const { clock } = useServices()
  const waitsFor = (act: ReleaseAct) => (busy !== null && busy !== act ? recordTexts.wait : null)
  return (
    <ul aria-label={texts.audiences}>
      {audiences.map((audience) => {
        const { name, time } = audience
        const { state, at, isReleased, isVisible } = audienceState(record, audience, clock.now())
        const sight: ReleaseAct = isVisible ? `hide:${name}` : `show:${name}`
        const { tone, text } = looks[state]
        const act: ReleaseAct = isReleased ? `withdraw:${name}` : `release:${name}`
        const noSight = waitsFor(sight)
        const noAct = waitsFor(act) ?? (isReleased ? null : forbidden)
        return (
          <li key={name} className={line}>
            <div className={css({ textStyle: 'bodyStrong' })}>{name}</div>
            <div className={css({ fontVariantNumeric: 'tabular-nums' })}>
              {at === null ? texts.noDate : instantText(record.fields[time])}
              {at !== null && at > clock.now() && (
                <span className={css({ textStyle: 'small', color: 'fg.muted' })}> {countdown(at, clock.now())}</span>
              )}
            </div>
            <div>
              <Badge tone={tone}>{text}</Badge>
            </div>
            <span>
              {mayModify && isReleased && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={isVisible ? texts.hideFrom(name) : texts.showTo(name)}
                  isBusy={busy === sight}
                  {...offFor(noSight)}
                  onClick={() => {
                    if (noSight === null) onAct(sight)
                  }}
                >
                  {isVisible ? texts.hide : texts.showAgain}
                </Button>
              )}
              {mayPublish && (
                <Button
                  size="sm"
                  aria-label={isReleased ? texts.withdrawFrom(name) : texts.releaseTo(name)}
                  isBusy={busy === act}
                  {...offFor(noAct)}
                  onClick={() => {
                    if (noAct === null) onAct(act)
                  }}
                >
                  {isReleased ? texts.withdraw : texts.release}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
