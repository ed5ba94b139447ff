import type { UseQueryResult } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ActivityList } from '#src/ui/records/activity-list.tsx'
import { parseEntry } from '#src/time/civil-date.ts'
import { dayOf } from '#src/time/clock.ts'
import { instantOf } from '#src/time/instant.ts'
import { changeTexts as texts } from './texts.ts'
import { toldText } from '../view/told-text.ts'
import { ReadResult } from '../view/ReadResult.tsx'

/** Changes as the calls that list them answer: one for each field, or an act without any. */
export const changeEntries = v.array(
  v.object({
    auditId: v.number(),
    entityName: v.string(),
    fieldName: v.string(),
    oldValue: v.string(),
    newValue: v.string(),
    changedBy: v.string(),
    changedAt: v.object({ date: v.string() }),
    logPermission: v.string(),
  }),
)

type Change = v.InferOutput<typeof changeEntries>[number]

interface ChangeListProps {
  readonly label: string
  readonly read: UseQueryResult<readonly Change[]>
}

const all = ''
const filters = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '4',
  mb: '5',
  maxWidth: '960px',
})

/** The day of a change where the viewer is, as its row shows it. */
const shownDay = ({ changedAt }: Change): string => {
  const instant = instantOf(changedAt.date)
  return instant === null ? '' : dayOf(instant)
}

/** A list of changes, with filters by person, field and dates. */
export function ChangeList({ label, read }: ChangeListProps) {
  const { clock } = useServices()
  const [person, setPerson] = useState(all)
  const [field, setField] = useState(all)
  const [dates, setDates] = useState({ from: '', to: '' })
  const [from, to] = [parseEntry(dates.from), parseEntry(dates.to)]
  const isShown = (change: Change) =>
    (person === all || change.changedBy === person) &&
    (field === all || change.fieldName === field) &&
    (from === null || shownDay(change) >= from) &&
    (to === null || shownDay(change) <= to)
  return (
    <ReadResult read={read}>
      {(changes) => {
        const shown = changes.filter(isShown)
        const options = (first: string, of: (change: Change) => string) => [
          { value: all, label: first },
          ...[...new Set(changes.map(of))].filter((one) => one !== '').map((one) => ({ value: one, label: one })),
        ]
        return (
          <>
            <div className={filters}>
              <SelectField
                label={texts.person}
                options={options(texts.everyone, ({ changedBy }) => changedBy)}
                value={person}
                onValueChange={setPerson}
              />
              <SelectField
                label={texts.field}
                options={options(texts.everything, ({ fieldName }) => fieldName)}
                value={field}
                onValueChange={setField}
              />
              <DateField
                label={texts.from}
                value={dates.from}
                today={clock.today()}
                onValueChange={(text) => setDates({ ...dates, from: text })}
              />
              <DateField
                label={texts.to}
                value={dates.to}
                today={clock.today()}
                onValueChange={(text) => setDates({ ...dates, to: text })}
              />
            </div>
            {shown.length === 0 ? (
              <EmptyState icon={<History size={24} />} title={texts.none} />
            ) : (
              <ActivityList
                label={label}
                activities={shown.map(
                  ({ auditId, entityName, fieldName, oldValue, newValue, changedBy, changedAt, logPermission }, index) => ({
                    id: `${auditId} ${index}`,
                    title: fieldName === '' ? `${entityName}: ${newValue}` : entityName,
                    by: changedBy,
                    at: `${instantText(changedAt.date)} · ${texts.permission(logPermission)}`,
                    comment: '',
                    changes: fieldName === '' ? [] : [{ label: fieldName, before: toldText(oldValue), after: toldText(newValue) }],
                  }),
                )}
              />
            )}
          </>
        )
      }}
    </ReadResult>
  )
}
