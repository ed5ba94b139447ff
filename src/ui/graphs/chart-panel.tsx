import { useId, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Segmented } from '../form/segmented.tsx'

interface ChartPanelProps {
  readonly title: string
  /** What the chart means, in a sentence. */
  readonly summary: ReactNode
  readonly chart: ReactNode
  /** The same figures as the chart. */
  readonly table: ReactNode
  /** Whether it stands among other parts of a section, within their margins. */
  readonly isNested?: boolean
  readonly words: { readonly chart: string; readonly table: string; readonly show: string }
}

type Shown = 'chart' | 'table'

const panel = css({ borderTopWidth: '1px', borderColor: 'border.default', py: '4' })
const inset = css({ px: { base: '4', md: '5', lg: '7' } })
// A printed page shows both.
const hidden = css({ display: 'none', '@media print': { display: 'block' } })

/** A chart and the table of its figures: the screen shows one of both. */
export function ChartPanel({ title, summary, chart, table, isNested = false, words }: ChartPanelProps) {
  const id = useId()
  const [shown, setShown] = useState<Shown>('chart')
  const margin = isNested ? '' : inset
  const options = [
    { value: 'chart', label: words.chart },
    { value: 'table', label: words.table },
  ]
  return (
    <section aria-labelledby={id} className={isNested ? undefined : panel}>
      <div className={margin}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' })}>
          <h2 id={id} className={css({ textStyle: 'h3' })}>
            {title}
          </h2>
          <div className={css({ '@media print': { display: 'none' } })}>
            <Segmented label={words.show} options={options} value={shown} onChange={(to) => setShown(to === 'table' ? 'table' : 'chart')} />
          </div>
        </div>
        <div className={css({ mb: '3', color: 'fg.muted' })}>{summary}</div>
      </div>
      <div className={shown === 'chart' ? margin : hidden}>{chart}</div>
      <div className={shown === 'table' ? undefined : hidden}>{table}</div>
    </section>
  )
}
