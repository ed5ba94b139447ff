import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { rowPitch } from './ModuleRow.tsx'

/** Lists longer than this keep only what is on the screen in the document. */
const plainLimit = 60
/** Rows kept ready above and below the screen. */
const spare = 6

interface ModuleRowsProps {
  readonly label: string
  readonly count: number
  /** A row that stays in the document wherever the list is scrolled: the one that holds the focus; -1 for none. */
  readonly keptIndex: number
  renderRow(index: number): ReactNode
}

const box = css({ flex: '1', minHeight: '0', overflowY: 'auto', px: '2.5', pb: '2.5', pt: '0.5' })
const list = css({ position: 'relative' })

/** Rows one below the other, however many. */
export const ModuleRows = (props: ModuleRowsProps) => (props.count > plainLimit ? <WindowedRows {...props} /> : <PlainRows {...props} />)

const PlainRows = ({ label, count, renderRow }: ModuleRowsProps) => (
  <div className={box}>
    <ul className={list} aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={css({ pb: '1' })}>
          {renderRow(index)}
        </li>
      ))}
    </ul>
  </div>
)

// All rows are equally high, so a window over them is a division; a general list virtualiser would measure each.
function WindowedRows({ label, count, keptIndex, renderRow }: ModuleRowsProps) {
  const [shown, setShown] = useState({ first: 0, last: 3 * spare })
  const measure = (element: HTMLElement) => {
    const first = Math.max(0, Math.floor(element.scrollTop / rowPitch) - spare)
    const last = Math.ceil((element.scrollTop + element.clientHeight) / rowPitch) + spare
    setShown((known) => (known.first === first && known.last === last ? known : { first, last }))
  }
  const watch = (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => measure(element))
    observer.observe(element)
    return () => observer.disconnect()
  }
  const last = Math.min(shown.last, count - 1)
  const indexes = Array.from({ length: Math.max(0, last - shown.first + 1) }, (_, offset) => shown.first + offset)
  const isKeptAside = keptIndex >= 0 && keptIndex < count && !indexes.includes(keptIndex)
  const rows = isKeptAside ? [...indexes, keptIndex].sort((a, b) => a - b) : indexes
  return (
    <div ref={watch} className={box} onScroll={(event) => measure(event.currentTarget)}>
      <ul className={list} aria-label={label} style={{ height: count * rowPitch }}>
        {rows.map((index) => (
          <li
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            className={css({ position: 'absolute', insetInline: '0', top: '0', pb: '1' })}
            style={{ transform: `translateY(${index * rowPitch}px)` }}
          >
            {renderRow(index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
