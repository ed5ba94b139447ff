import { useState } from 'react'
import { css } from 'styled-system/css'
import { CheckboxGroup } from '../form/checkbox-group.tsx'
import { Combobox } from '../form/combobox.tsx'
import { Segmented } from '../form/segmented.tsx'
import { TextField } from '../form/text-field.tsx'
import { Button } from '../kit/button.tsx'
import { useMedia } from '../kit/use-media.ts'
import { Drawer } from '../layers/drawer.tsx'
import { Popover } from '../layers/popover.tsx'
import { FilterRange } from './filter-range.tsx'
import { flagOptions, withParameter, type FilterValues, type RecordFilter } from './record-filters.ts'

interface FilterControlsProps {
  readonly filters: readonly RecordFilter[]
  readonly values: FilterValues
  /** The viewer's day. */
  readonly today: string
  onChange(values: FilterValues): void
  onClear(): void
  onDone(): void
}

const controls = css({ display: 'grid', gap: '4', p: '1', overflowY: 'auto', overscrollBehavior: 'contain' })
const panel = css({ display: 'flex', flexDirection: 'column', maxHeight: { md: 'min(64dvh, 560px)' }, width: { md: '340px' } })
const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  mt: '3',
  pt: '2',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
})

interface FilterPanelProps extends Omit<FilterControlsProps, 'onDone'> {
  readonly open: boolean
  /** The id of the button that it opens from. */
  readonly triggerId: string
  onOpenChange(open: boolean): void
}

/** The filters of a list beside their button, on a phone as a sheet. */
export function FilterPanel({ open, triggerId, onOpenChange, ...rest }: FilterPanelProps) {
  const isPhone = useMedia('(max-width: 767.98px)')
  const inside = <FilterControls {...rest} onDone={() => onOpenChange(false)} />
  return isPhone ? (
    <Drawer open={open} side="bottom" title="Filters" onClose={() => onOpenChange(false)}>
      <div className={css({ px: '4', pb: '5' })}>{inside}</div>
    </Drawer>
  ) : (
    <Popover open={open} label="Filters" triggerId={triggerId} onOpenChange={onOpenChange}>
      {inside}
    </Popover>
  )
}

/** A control for each filter of a list. What is chosen counts at once. */
function FilterControls({ filters, values, today, onChange, onClear, onDone }: FilterControlsProps) {
  // Typed texts begin anew after a clear.
  const [turn, setTurn] = useState(0)
  const clear = () => {
    onClear()
    setTurn(turn + 1)
  }
  return (
    <div className={panel}>
      <div key={turn} className={controls}>
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} values={values} today={today} onChange={onChange} />
        ))}
      </div>
      <div className={foot}>
        <Button variant="ghost" size="sm" isSoftDisabled={Object.keys(values).length === 0} onClick={clear}>
          Clear filters
        </Button>
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

interface FilterFieldProps extends Pick<FilterControlsProps, 'values' | 'today' | 'onChange'> {
  readonly filter: RecordFilter
}

function FilterField({ filter, values, today, onChange }: FilterFieldProps) {
  const { name, label } = filter
  const value = values[name] ?? []
  const set = (chosen: readonly string[]) => onChange(withParameter(values, name, chosen))
  switch (filter.kind) {
    case 'choices':
      return <CheckboxGroup label={label} options={filter.options} value={value} onChange={set} />
    case 'several':
      return <Combobox label={label} options={filter.options} value={value} onChange={set} />
    case 'flag':
      return (
        <Segmented
          label={label}
          showLabel
          options={[{ value: '', label: 'Any' }, ...flagOptions]}
          value={value[0] ?? ''}
          onChange={(one) => set(one === '' ? [] : [one])}
        />
      )
    case 'records':
      return <filter.Picker label={label} value={value} onChange={set} />
    case 'dates':
    case 'numbers':
      return <FilterRange filter={filter} values={values} today={today} onChange={onChange} />
    default:
      return <FilterText label={label} value={value[0] ?? ''} onChange={(text) => set(text === '' ? [] : [text])} />
  }
}

interface FilterTextProps {
  readonly label: string
  readonly value: string
  onChange(text: string): void
}

/** A text counts once it is left. */
function FilterText({ label, value, onChange }: FilterTextProps) {
  const [typed, setTyped] = useState(value)
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      label={label}
      value={typed}
      maxLength={255}
      autoComplete="off"
      onValueChange={setTyped}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply()
      }}
    />
  )
}
