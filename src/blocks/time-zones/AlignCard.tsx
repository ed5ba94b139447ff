import { useId, useState, type Ref } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import type { AlignScope } from '#machines/blocks/clocks/align.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Select } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { clockTexts as texts } from './clock-texts.ts'

interface AlignCardProps {
  /** The button that aligns. */
  readonly ref: Ref<HTMLButtonElement>
  /** The zone that is shown: the others are set by it. */
  readonly anchor: BlockClock
  readonly zones: readonly BlockClock[]
  readonly groupName: string
  readonly dates: readonly CivilDate[]
  readonly date: CivilDate
  readonly isDisabled: boolean
  onDate(date: CivilDate): void
  onAlign(scope: AlignScope): void
}

/** Sets the other zones to the instants of the one that is shown, on a reference date. */
export function AlignCard({ ref, anchor, zones, groupName, dates, date, isDisabled, onDate, onAlign }: AlignCardProps) {
  const titleId = useId()
  const [scope, setScope] = useState<AlignScope>('block')
  const others = zones.filter(({ zoneId }) => zoneId !== anchor.zoneId)
  const ofGroup = others.filter(({ groupId }) => groupId === anchor.groupId)
  const hasChoice = ofGroup.length > 0 && ofGroup.length < others.length
  const wanted = hasChoice ? scope : 'block'
  return (
    <section
      aria-labelledby={titleId}
      className={flex({
        direction: 'column',
        gap: '2',
        bg: 'bg.sunken',
        borderWidth: '1px',
        borderColor: 'border.default',
        rounded: 'lg',
        p: { base: '3', lg: '3.5' },
      })}
    >
      <h3 id={titleId} className={css({ textStyle: 'label' })}>
        {texts.alignTitle}
      </h3>
      <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.alignSets(wanted === 'block' ? others : ofGroup)}</p>
      {hasChoice && (
        <Select
          aria-label={texts.alignScope}
          value={wanted}
          disabled={isDisabled}
          onValueChange={(value) => setScope(value === 'group' ? 'group' : 'block')}
          options={[
            { value: 'block', label: texts.allZones },
            { value: 'group', label: texts.alignGroup(groupName) },
          ]}
        />
      )}
      <div className={flex({ gap: '2', mt: 'auto' })}>
        <span className={css({ flex: '1', minWidth: '0' })}>
          <Select
            aria-label={texts.alignDate}
            value={date}
            disabled={isDisabled}
            onValueChange={onDate}
            options={dates.map((one) => ({ value: one, label: formatCivil(one) }))}
          />
        </span>
        <Button ref={ref} variant="secondary" disabled={isDisabled} onClick={() => onAlign(wanted)}>
          {texts.align}
        </Button>
      </div>
    </section>
  )
}
