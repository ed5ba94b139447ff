import { css, cx } from 'styled-system/css'
import { parseEntry } from '#src/time/civil-date.ts'
import {
  ActiveSwitch,
  AudienceBox,
  DayField,
  NameField,
  RemoveButton,
  RemovedRow,
  TimeField,
  type DateControlsProps,
} from './DateControls.tsx'
import type { DateRowsProps } from './date-rows.ts'
import { nameOf, rowId, shortNameOf, type RowGroup } from './row-names.ts'
import { startWithClock } from './start-clock.ts'
import { texts } from './texts.ts'

const edge = css({ px: { base: '4', md: '5' } })

/** The dates as cards, one below the other, where a table has no room. */
export const DateCards = ({ groups, hasStartTime, controlsOf }: DateRowsProps) => (
  <div>
    {groups.map((group) => (
      <section key={group.heading ?? ''} aria-label={group.heading ?? undefined}>
        {group.heading !== null && (
          <h2
            className={css({
              px: { base: '4', md: '5' },
              py: '2',
              textStyle: 'label',
              color: 'fg.muted',
              bg: 'bg.sunken',
              borderBottomWidth: '1px',
              borderColor: 'border.subtle',
            })}
          >
            {group.heading}
          </h2>
        )}
        <ul>
          {group.rows.map((row) => (
            <li key={row.key} id={rowId(row)} className={css({ borderBottomWidth: '1px', borderColor: 'border.subtle', py: '3' })}>
              <div className={edge}>
                {row.isRemoved ? (
                  <RemovedRow {...controlsOf(row)} />
                ) : (
                  <DateCard group={group} hasStartTime={hasStartTime} {...controlsOf(row)} />
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

interface DateCardProps extends DateControlsProps {
  readonly group: RowGroup
  readonly hasStartTime: boolean
}

/** One date: its name and switch, and the fields while it is on. */
function DateCard({ group, hasStartTime, ...props }: DateCardProps) {
  const { row, errors } = props
  const isOpen = row.isOn || Object.keys(errors).length > 0
  return (
    <div role="group" aria-label={nameOf(row)} className={css({ display: 'grid', gap: '3' })}>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch' })}>
        <p
          className={cx(
            css({ flex: '1', minWidth: '0', textStyle: 'bodyStrong', overflowWrap: 'anywhere' }),
            row.isOn ? css({ color: 'fg.default' }) : css({ color: 'fg.muted' }),
          )}
        >
          {row.isCustom ? nameOf(row) : shortNameOf(row, group)}
        </p>
        {row.isCustom && <RemoveButton {...props} />}
        <ActiveSwitch {...props} />
      </div>
      {!isOpen && row.from !== '' && (
        <p className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {[texts.range(row.from, row.to || texts.nothing), startWithClock(parseEntry(row.from), row.startTime)].join(' ')}
        </p>
      )}
      {isOpen && (
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
            gap: '3',
          })}
        >
          {row.isCustom && (
            <div className={css({ gridColumn: '1 / -1' })}>
              <NameField {...props} />
            </div>
          )}
          <DayField field="from" {...props} />
          <DayField field="to" {...props} />
          {hasStartTime && <TimeField {...props} />}
          <div className={css({ gridColumn: '1 / -1', display: 'flex', gap: '6', pt: '1' })}>
            <AudienceBox field="forCentre" {...props} />
            <AudienceBox field="forStudent" {...props} />
          </div>
        </div>
      )}
    </div>
  )
}
