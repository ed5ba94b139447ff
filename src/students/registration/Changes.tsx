import { queryOptions, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import { toldText } from '#src/resources/view/told-text.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ActivityList } from '#src/ui/records/activity-list.tsx'
import { parseEntry } from '#src/time/civil-date.ts'
import { registrationTexts as texts } from './texts.ts'

const readChanges = answerReader(
  'listStudentChanges',
  v.array(
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
  ),
)

type Change = ReturnType<typeof readChanges>[number]

const changesQuery = (api: Api, studentId: string) =>
  queryOptions({
    queryKey: ['records', student.name, 'changes', { studentId }],
    queryFn: async ({ signal }) =>
      readChanges(
        await api.call(
          'listStudentChanges',
          { query: { studentId: Number(studentId) } },
          { log: { component: student.components, permission: 'View' }, signal },
        ),
      ),
  })

const all = ''
const filters = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '4',
  mb: '5',
  maxWidth: '960px',
})

/** What was changed of the student of the page, by person, field and dates. */
export function Changes() {
  const { api, clock } = useServices()
  const { record } = useShownRecord()
  const [person, setPerson] = useState(all)
  const [field, setField] = useState(all)
  const [dates, setDates] = useState({ from: '', to: '' })
  const read = useQuery(changesQuery(api, record.id))
  const [from, to] = [parseEntry(dates.from), parseEntry(dates.to)]
  const isShown = ({ changedBy, fieldName, changedAt: { date } }: Change) =>
    (person === all || changedBy === person) &&
    (field === all || fieldName === field) &&
    (from === null || date.slice(0, from.length) >= from) &&
    (to === null || date.slice(0, to.length) <= to)
  return (
    <ReadResult read={read}>
      {(changes) => {
        const shown = changes.filter(isShown)
        const options = (label: string, of: (change: Change) => string) => [
          { value: all, label },
          ...[...new Set(changes.map(of))].filter((one) => one !== '').map((one) => ({ value: one, label: one })),
        ]
        return (
          <>
            <div className={filters}>
              <SelectField
                label={texts.changes.person}
                options={options(texts.changes.everyone, ({ changedBy }) => changedBy)}
                value={person}
                onValueChange={setPerson}
              />
              <SelectField
                label={texts.changes.field}
                options={options(texts.changes.everything, ({ fieldName }) => fieldName)}
                value={field}
                onValueChange={setField}
              />
              <DateField
                label={texts.changes.from}
                value={dates.from}
                today={clock.today()}
                onValueChange={(text) => setDates({ ...dates, from: text })}
              />
              <DateField
                label={texts.changes.to}
                value={dates.to}
                today={clock.today()}
                onValueChange={(text) => setDates({ ...dates, to: text })}
              />
            </div>
            {shown.length === 0 ? (
              <EmptyState icon={<History size={24} />} title={texts.changes.none} />
            ) : (
              <ActivityList
                label={texts.parts.history}
                activities={shown.map(({ auditId, entityName, fieldName, oldValue, newValue, changedBy, changedAt }, index) => ({
                  id: `${auditId} ${index}`,
                  title: fieldName === '' ? `${entityName}: ${newValue}` : entityName,
                  by: changedBy,
                  at: instantText(changedAt.date),
                  comment: '',
                  changes: fieldName === '' ? [] : [{ label: fieldName, before: toldText(oldValue), after: toldText(newValue) }],
                }))}
              />
            )}
          </>
        )
      }}
    </ReadResult>
  )
}
