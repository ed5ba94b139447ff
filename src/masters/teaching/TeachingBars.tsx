import { css } from 'styled-system/css'
import { rowsOf } from '#machines/records/typed-values.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { barIn } from './teaching-bars.ts'

const height = 10

/** The teaching dates of an intake as bars on its year; nothing until both are known. The rows above say the same in words. */
export function TeachingBars({ form }: { readonly form: RecordFormState<'Intake'> }) {
  const { record } = useReferred(year, form.values.startYear)
  if (!record) return null
  const span = { from: plainText(record.fields['startDate']), to: plainText(record.fields['endDate']) }
  const bars = rowsOf(form.values.teachingDates).flatMap(({ key, fields }) => {
    const [from, to] = [parseEntry(plainText(fields['startDate'])), parseEntry(plainText(fields['endDate']))]
    const bar = from !== null && to !== null ? barIn(span, { from, to }) : null
    return bar ? [{ key, ...bar }] : []
  })
  if (bars.length === 0) return null
  return (
    <div aria-hidden="true" className={css({ gridColumn: '1 / -1' })}>
      <svg
        viewBox={`0 0 100 ${bars.length * height}`}
        preserveAspectRatio="none"
        height={bars.length * height * 2}
        className={css({ display: 'block', width: 'full', bg: 'bg.sunken', rounded: 'sm' })}
      >
        {bars.map(({ key, start, length }, index) => (
          <rect
            key={key}
            rx={0.4}
            ry={3}
            x={start}
            y={index * height + 2}
            width={length}
            height={height - 4}
            className={css({ fill: 'fg.default' })}
          />
        ))}
      </svg>
      <div className={css({ display: 'flex', justifyContent: 'space-between', mt: '1', textStyle: 'small', color: 'fg.muted' })}>
        <span>{formatCivil(span.from)}</span>
        <span>{formatCivil(span.to)}</span>
      </div>
    </div>
  )
}
