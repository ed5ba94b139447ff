import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { Select } from '../form/select.tsx'

/** A column of a file. */
export interface MapColumn {
  /** Its place in the file, from 0 on: several may have one heading. */
  readonly place: number
  readonly heading: string
  /** The field that it goes to; null where it is left out. */
  readonly field: string | null
  /** Some of its values. */
  readonly samples: readonly string[]
}

interface ColumnMapProps {
  readonly columns: readonly MapColumn[]
  readonly fields: readonly { readonly value: string; readonly label: string }[]
  readonly disabled?: boolean
  /** Columns side by side where there is room for it. */
  readonly isWide?: boolean
  onMatch(place: number, field: string | null): void
}

const item = css({ display: 'grid', gap: '2', py: '3', borderBottomWidth: '1px', borderColor: 'border.default', minWidth: '0' })
const samplesStyle = css({ pl: '6', textStyle: 'small', color: 'fg.muted', truncate: true })
const wide = css({ display: 'grid', columnGap: '7', gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' } })

/** Which column of a file goes to which field; each field takes one. */
export function ColumnMap({ columns, fields, disabled, isWide, onMatch }: ColumnMapProps) {
  const id = useId()
  const options = [{ value: '', label: 'Leave out' }, ...fields]
  const matched = columns.filter(({ field }) => field !== null).length
  return (
    <section aria-labelledby={id}>
      <div className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '2' })}>
        <h2 id={id} className={css({ textStyle: 'bodyStrong' })}>
          Columns
        </h2>
        <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{`${matched} of ${columns.length} matched`}</span>
      </div>
      <ul className={isWide ? wide : undefined}>
        {columns.map(({ place, heading, field, samples }) => (
          <li key={place} className={item}>
            <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '2' })}>
              <label htmlFor={`${id}-${place}`} className={css({ textStyle: 'label', overflowWrap: 'anywhere', minWidth: '0' })}>
                {heading}
              </label>
              {field === null ? (
                <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className={css({ color: 'warning.icon', flexShrink: 0 })} />
              ) : (
                <CircleCheck size={18} strokeWidth={1.75} aria-hidden className={css({ color: 'success.icon', flexShrink: 0 })} />
              )}
            </div>
            <div className={css({ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', alignItems: 'center', gap: '2' })}>
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden className={css({ color: 'fg.muted' })} />
              <Select
                id={`${id}-${place}`}
                aria-describedby={samples.length > 0 ? `${id}-${place}-samples` : undefined}
                disabled={disabled}
                options={options}
                value={field ?? ''}
                onValueChange={(value) => onMatch(place, value === '' ? null : value)}
              />
            </div>
            {samples.length > 0 && (
              <p id={`${id}-${place}-samples`} className={samplesStyle}>
                {samples.join(', ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
