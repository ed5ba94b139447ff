import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { announce } from '../kit/announce.tsx'
import { Button } from '../kit/button.tsx'
import { Chip } from '../kit/chip.tsx'
import { shownFilters, withoutFilter, type FilterValues, type RecordFilter } from './record-filters.ts'
import { counted } from '../text/counted.ts'

interface FilterChipsProps {
  readonly filters: readonly RecordFilter[]
  readonly values: FilterValues
  /** How many records are found; undefined while unknown. */
  readonly total: number | undefined
  /** Of how many; absent where that is unknown. */
  readonly whole?: number | undefined
  /** What stands at the end of the line. */
  readonly children?: ReactNode
  onChange(values: FilterValues): void
  /** The element that gets the focus once the last chip is gone: the button of the filters. */
  finalFocus(): HTMLElement | null
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '2',
  rowGap: '1.5',
  minHeight: '24px',
  px: { base: '4', md: '5', lg: '7' },
  pb: '3',
})
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', minWidth: '0' })
const found = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', mr: '1', _empty: { position: 'absolute' } })

/** The filters that are on, each with a button that removes it. The focus goes on to the next one, then back to the filters. */
export function FilterChips({ filters, values, total, whole, children, onChange, finalFocus }: FilterChipsProps) {
  const shown = shownFilters(filters, values)
  const chips = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const crosses = [...(chips.current?.querySelectorAll('button') ?? [])]
    const next = crosses[removed.current] ?? crosses.at(-1) ?? finalFocus()
    removed.current = null
    next?.focus()
  })
  const remove = (name: string, index: number, words: string) => {
    const filter = filters.find((one) => one.name === name)
    if (!filter) return
    removed.current = index
    onChange(withoutFilter(values, filter))
    announce(`${words} removed.`)
  }
  const clear = () => {
    onChange({})
    announce('Filters cleared.')
    finalFocus()?.focus()
  }
  if (shown.length === 0 && !children) return null
  // A search narrows the list as filters do.
  const isNarrowed = shown.length > 0 || (whole !== undefined && total !== whole)
  return (
    <div className={line}>
      {isNarrowed && (
        <span role="status" className={found}>
          {total !== undefined && (whole === undefined ? `${counted(total)} found` : `${counted(total)} of ${counted(whole)}`)}
        </span>
      )}
      {shown.length > 0 && (
        <>
          <ul ref={chips} aria-label="Filters that are on" className={list}>
            {shown.map(({ name, label, text }, index) => (
              <li key={name} className={css({ display: 'flex', maxWidth: 'full', minWidth: '0' })}>
                <Chip removeLabel={`Remove ${label} ${text}`} onRemove={() => remove(name, index, `${label} ${text}`)}>
                  <span title={`${label} ${text}`}>
                    <span className={css({ color: 'fg.muted', fontWeight: 'regular' })}>{label}</span> {text}
                  </span>
                </Chip>
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear filters
          </Button>
        </>
      )}
      {children && <span className={css({ display: 'flex', alignItems: 'center', gap: '2', ml: 'auto' })}>{children}</span>}
    </div>
  )
}
