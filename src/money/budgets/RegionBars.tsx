import { useId } from 'react'
import { css } from 'styled-system/css'
import { TargetBar } from '#src/ui/graphs/target-bar.tsx'
import { axisText } from './figures.ts'
import type { liveFigures } from './live-rows.ts'
import type { Measure } from './budget-address.ts'
import { budgetTexts as texts } from './texts.ts'

interface RegionBarsProps {
  readonly regions: ReturnType<typeof liveFigures>['regions']
  readonly measure: Measure
}

const row = css({ display: 'grid', gap: '1' })
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3', fontVariantNumeric: 'tabular-nums' })

/** How far each region is on the way to its target. */
export function RegionBars({ regions, measure }: RegionBarsProps) {
  const id = useId()
  const highest = Math.max(0, ...regions.flatMap(({ now, target }) => [now, target]))
  const text = (figure: number) => axisText(measure, figure)
  return (
    <section aria-labelledby={id} className={css({ py: '4', px: { base: '4', md: '5', lg: '6' }, minWidth: '0' })}>
      <div className={line}>
        <h2 id={id} className={css({ textStyle: 'h3', mb: '3' })}>
          {texts.byRegion}
        </h2>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small', color: 'fg.muted' })}>
          <svg width="3" height="14" aria-hidden="true">
            <rect width="3" height="14" className={css({ fill: 'data.1' })} />
          </svg>
          {texts.target}
        </span>
      </div>
      {regions.length === 0 && <p>{texts.nothing}</p>}
      <ul className={css({ display: 'grid', gap: '3' })}>
        {regions.map(({ name, now, target }) => (
          <li key={name} className={row}>
            <p className={line}>
              <span>{name}</span> <span className={css({ fontWeight: 'semibold' })}>{text(now)}</span>
            </p>
            <TargetBar value={now} target={target} highest={highest} />
            <p className={css({ textStyle: 'caption', color: 'fg.muted' })}>
              {texts.ofTarget(text(target), target === 0 ? null : Math.round((100 * now) / target))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
