import { SlidersHorizontal } from 'lucide-react'
import { useState, type Ref } from 'react'
import { css } from 'styled-system/css'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { announce } from '../kit/announce.tsx'
import { Button } from '../kit/button.tsx'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLatePanel } from '../lazy/use-late-panel.ts'
import { shownFilters, type FilterValues, type RecordFilter } from './record-filters.ts'

const FilterPanel = lazyComponent(async () => (await import('./filter-panel.tsx')).FilterPanel, { isOptional: true })

interface FilterControlProps {
  /** Unique in its page. */
  readonly id: string
  readonly filters: readonly RecordFilter[]
  readonly values: FilterValues
  /** The viewer's day. */
  readonly today: string
  readonly ref?: Ref<HTMLButtonElement>
  onChange(values: FilterValues): void
}

const count = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  px: '1',
  rounded: 'full',
  bg: 'ink.solid',
  color: 'ink.fg',
  textStyle: 'caption',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
})

/** Opens the filters of a list beside the button, on a phone as a sheet; its panel is loaded when it is first wanted. */
export function FilterControl({ id, filters, values, today, ref, onChange }: FilterControlProps) {
  const { isOpen, hasOpened, setOpen, button } = useLatePanel(FilterPanel)
  // The address follows a moment later; what is chosen shows at once.
  const given = JSON.stringify(values)
  const [seen, setSeen] = useState(given)
  const [picked, setPicked] = useState(values)
  if (seen !== given) {
    setSeen(given)
    setPicked(values)
  }
  const shown = shownFilters(filters, picked).length
  const change = (next: FilterValues) => {
    setPicked(next)
    onChange(next)
    const left = shownFilters(filters, next).length
    announce(left === 0 ? 'No filter is on.' : `${left} ${left === 1 ? 'filter is' : 'filters are'} on.`)
  }
  return (
    <>
      <Button
        ref={ref}
        id={id}
        icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={shown === 0 ? 'Filters' : `Filters, ${shown} on`}
        {...button}
      >
        <span className={css({ hideBelow: 'sm' })}>Filters </span>
        {shown > 0 && <span className={count}>{shown}</span>}
      </Button>
      {hasOpened && (
        <LazyBoundary>
          <FilterPanel
            open={isOpen}
            triggerId={id}
            filters={filters}
            values={picked}
            today={today}
            onChange={change}
            onClear={() => change({})}
            onOpenChange={setOpen}
          />
        </LazyBoundary>
      )}
    </>
  )
}
