import type { CSSProperties } from 'react'
import { css, cx } from 'styled-system/css'
import { ChartPanel } from '#src/ui/graphs/chart-panel.tsx'
import { FigureTable } from '#src/ui/graphs/figure-table.tsx'
import type { SlipModule } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

interface Compared {
  readonly name: string
  readonly student: number
  readonly centre: number | undefined
  readonly all: number
}

const step = 20
const ticks = Array.from({ length: 100 / step + 1 }, (_, index) => index * step)

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: '4',
  minHeight: { md: '34px' },
  pt: { base: '2', md: '0' },
})
const track = css({
  position: 'relative',
  height: '34px',
  // A line each 20 marks, one at both ends.
  backgroundImage: 'linear-gradient(to right, token(colors.border.default) 1px, transparent 1px)',
  backgroundSize: '20% 100%',
  borderRightWidth: '1px',
  borderColor: 'border.default',
  forcedColorAdjust: 'none',
})
const at = css({ position: 'absolute', top: '50%', left: 'var(--at)', translate: '-50% -50%' })
const span = css({
  position: 'absolute',
  top: '50%',
  left: 'var(--from)',
  width: 'var(--width)',
  height: '2px',
  mt: '-1px',
  bg: 'border.control',
})
const dot = cx(at, css({ width: '12px', height: '12px', rounded: 'full', bg: 'ink.solid' }))
const diamond = cx(
  at,
  css({ rotate: '45deg', width: '10px', height: '10px', borderWidth: '2px', borderColor: 'info.icon', bg: 'bg.surface' }),
)
const bar = cx(at, css({ width: '2px', height: '18px', bg: 'fg.muted' }))
const sign = css({ position: 'relative', display: 'inline-block', width: '14px', height: '18px', verticalAlign: 'middle', mr: '1' })

const placed = (mark: number) => ({ '--at': `${mark}%` }) as CSSProperties

/** A module as a row: the student's mark, and the means on the same line from 0 to 100. */
function Row({ name, student, centre, all }: Compared) {
  const marks = [student, all, ...(centre === undefined ? [] : [centre])]
  const [from, to] = [Math.min(...marks), Math.max(...marks)]
  return (
    <div className={row}>
      <span className={css({ overflowWrap: 'anywhere' })}>{name}</span>
      <div role="img" aria-label={texts.figuresOf(name, student, centre, all)} className={track}>
        <span className={span} style={{ '--from': `${from}%`, '--width': `${to - from}%` } as CSSProperties} />
        <span className={bar} style={placed(all)} />
        {centre !== undefined && <span className={diamond} style={placed(centre)} />}
        <span className={dot} style={placed(student)} />
      </div>
    </div>
  )
}

/** The marks of a student beside the means of the centre and of all centres. */
export function MeansChart({ modules }: { readonly modules: readonly SlipModule[] }) {
  const compared: readonly Compared[] = modules.flatMap(({ moduleName, means, attempts }) => {
    const student = attempts.find(({ isCounted }) => isCounted === 1)?.finalMark
    return means === undefined || student === undefined ? [] : [{ name: moduleName, student, centre: means.centre, all: means.all }]
  })
  if (compared.length === 0) return null
  const legend = [
    [texts.ofStudent, dot],
    [texts.centreMean, diamond],
    [texts.allCentres, bar],
  ] as const
  return (
    <div className={css({ mt: '6', mx: { base: '-4', md: '-5', lg: '-7' } })}>
      <ChartPanel
        title={texts.means}
        summary={texts.meansSummary}
        words={{ chart: texts.chart, table: texts.table, show: texts.show }}
        chart={
          <>
            <p
              aria-hidden="true"
              className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', textStyle: 'small', color: 'fg.muted', mb: '2' })}
            >
              {legend.map(([label, look]) => (
                <span key={label}>
                  <span className={sign}>
                    <span className={look} style={placed(50)} />
                  </span>
                  {label}
                </span>
              ))}
            </p>
            {compared.map((one) => (
              <Row key={one.name} {...one} />
            ))}
            <div aria-hidden="true" className={row}>
              <span />
              <div
                className={css({
                  position: 'relative',
                  height: '20px',
                  textStyle: 'small',
                  color: 'fg.muted',
                  fontVariantNumeric: 'tabular-nums',
                })}
              >
                {ticks.map((tick) => (
                  <span key={tick} className={at} style={placed(tick)}>
                    {tick}
                  </span>
                ))}
              </div>
            </div>
          </>
        }
        table={
          <FigureTable
            label={texts.means}
            heads={[texts.module, texts.ofStudent, texts.centreMean, texts.allCentres]}
            rows={compared.map(({ name, student, centre, all }) => ({
              name,
              figures: [String(student), centre === undefined ? texts.none : String(centre), String(all)],
            }))}
          />
        }
      />
    </div>
  )
}
