import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { recordForm } from '#src/resources/form/record-form.ts'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { optionsQuery, recordQuery } from '#src/resources/record-queries.ts'
import type { RecordOption, StoredRecord } from '#src/resources/record-types.ts'
import type { FormValues } from '#src/resources/resource-values.ts'
import { useRecords } from '#src/resources/use-records.ts'
import type { ResourceApi } from '#src/api/client.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { formatCivil, isCivil } from '#src/time/civil-date.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { eventCheck } from './event-check.ts'
import { changeOccurrence, type AppliesTo } from './occurrence-calls.ts'
import { eventTexts as texts } from './event-texts.ts'

// Loaded late, because few events repeat.
const ScopeChoice = lazyComponent(async () => (await import('./ScopeChoice.tsx')).ScopeChoice)
const CancelSeries = lazyComponent(async () => (await import('./CancelSeries.tsx')).CancelSeries)

/** The name of a time zone. */
const zoneQuery = (api: ResourceApi, id: number) => optionsQuery('Timezone', api, resourceCalls.Timezone.path, { ids: [id] })

/** The fields of an event; those that its kind has no use for are left out. */
const EventFieldsOf = ({ form, isAlone = false }: { readonly form: RecordFormState<'Event'>; readonly isAlone?: boolean }) => {
  const { api } = useServices()
  const { values } = form
  const zone = Number(values.timezoneId)
  useQuery({ ...zoneQuery(api, zone), enabled: zone > 0 })
  const isTimed = values.isAllDay !== 1
  return (
    <>
      <FormPart title={texts.event}>
        <Fields of={form} names={['eventName', 'eventType']} />
        {values.eventType === 'Holiday' && <Field of={form} name="countryIds" />}
      </FormPart>
      <FormPart title={texts.when}>
        <Field of={form} name="isAllDay" />
        {isTimed && <Field of={form} name="timezoneId" isRequired />}
        <Field
          of={form}
          name="startDate"
          onChange={(startDate) =>
            form.set(values.endDate === '' || values.endDate === values.startDate ? { startDate, endDate: startDate } : { startDate })
          }
        />
        <Field of={form} name="endDate" />
        {isTimed && <Field of={form} name="startTime" isRequired />}
        {isTimed && <Field of={form} name="endTime" isRequired />}
        {!isAlone && (
          <Field
            of={form}
            name="recurrence"
            // Emptied, because the check would also read a day whose field is not shown.
            onChange={(recurrence) => form.set(recurrence === null ? { recurrence, recurUntil: '' } : { recurrence })}
          />
        )}
        {!isAlone && values.recurrence !== null && <Field of={form} name="recurUntil" isRequired />}
        <Field of={form} name="reminderMinutes" />
      </FormPart>
      <FormPart title={texts.where}>
        <Fields of={form} names={['location', 'meetingUrl', 'description']} />
      </FormPart>
      <FormPart title={texts.forWhom}>
        <Fields of={form} names={['contactTypes', 'centreIds', 'contactGroupIds']} />
      </FormPart>
    </>
  )
}

/** The rules of the form; those that need the clock of the chosen zone know it once its name was read. */
function useEventCheck() {
  const { api, queryClient } = useServices()
  const [check] = useState(() =>
    eventCheck((id) => queryClient.getQueryData<readonly RecordOption[]>(zoneQuery(api, id).queryKey)?.[0]?.name ?? ''),
  )
  return check
}

/** Days of the address that fill a new event, as they are typed. */
function initialOf(search: string): Partial<FormValues<'Event'>> {
  const said = new URLSearchParams(search)
  const [from, to] = [said.get('from') ?? '', said.get('to') ?? '']
  if (!isCivil(from)) return {}
  return { startDate: formatCivil(from), endDate: formatCivil(isCivil(to) && to >= from ? to : from), isAllDay: to > from ? 1 : 0 }
}

/** The form of an event; a series is asked first what of it is to change. */
export function EventForm(page: RecordPage) {
  const search = useSearch()
  const check = useEventCheck()
  if (page.pathId !== undefined) return <StoredEvent {...page} pathId={page.pathId} />
  return (
    <RecordEditor of={event} page={page} check={check} initial={initialOf(search)}>
      {(form) => <EventFieldsOf form={form} />}
    </RecordEditor>
  )
}

const scopes: readonly AppliesTo[] = ['this', 'following']

function StoredEvent(page: RecordPage & { readonly pathId: string }) {
  const { codec } = useServices()
  const { service } = useRecords(event)
  const check = useEventCheck()
  const said = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const id = codec.decrypt(page.pathId)
  const read = useQuery({ ...recordQuery(event, service, id ?? ''), enabled: id !== null })
  const wanted = said.get('change') ?? ''
  const on = said.get('on') ?? ''
  const scope = scopes.find((one) => one === wanted)
  const whole = (
    <RecordEditor of={event} page={page} check={check}>
      {(form) => <EventFieldsOf form={form} />}
    </RecordEditor>
  )
  if (id === null) return <NoSuchRecord rules={event} page={page} />
  // The editor says itself why a record cannot be read.
  if (wanted === 'all' || read.isError)
    return read.isError && !read.data ? <ErrorState title={toFailure(read.error).message} onRetry={() => void read.refetch()} /> : whole
  if (!read.data) return <PagePlaceholder />
  if (read.data.fields['recurrence'] === undefined) return whole
  if (scope && isCivil(on)) return <OccurrenceForm key={`${on} ${scope}`} page={page} record={read.data} on={on} scope={scope} />
  const asked = { page, record: read.data, on: isCivil(on) ? on : null }
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      {said.get('act') === 'cancel' ? (
        <CancelSeries {...asked} />
      ) : (
        <ScopeChoice
          {...asked}
          question={texts.scope.change}
          proceed={texts.scope.next}
          onChoose={(change, day) => {
            const query = new URLSearchParams(change === 'all' ? { change } : { change, on: day })
            navigate(`${page.paths.edit(page.pathId)}?${query}`, { replace: true, state: window.history.state as unknown })
          }}
        />
      )}
    </LazyBoundary>
  )
}

interface OccurrenceFormProps {
  readonly page: RecordPage
  readonly record: StoredRecord
  readonly on: string
  readonly scope: AppliesTo
}

/** The form of one occurrence, or of it and all later ones: what is saved is an event of its own. */
function OccurrenceForm({ page, record, on, scope }: OccurrenceFormProps) {
  const { api, codec } = useServices()
  const check = useEventCheck()
  const initial = useMemo(() => {
    const values = recordForm(event, {}).fieldsOf(record) as FormValues<'Event'>
    const length = daysBetween(String(record.fields['startDate']), String(record.fields['endDate']))
    const days = { startDate: formatCivil(on), endDate: formatCivil(addDays(on, length)) }
    return { ...values, ...days, ...(scope === 'this' && { recurrence: null, recurUntil: '' }) }
  }, [record, on, scope])
  const creating = useMemo(() => changeOccurrence(api, codec, { id: record.id, on, scope }), [api, codec, record.id, on, scope])
  return (
    <RecordEditor
      of={event}
      // Nothing of it is stored yet.
      page={{ ...page, pathId: undefined }}
      title={scope === 'this' ? texts.onlyOn(record.name, formatCivil(on)) : texts.fromOn(record.name, formatCivil(on))}
      check={check}
      initial={initial}
      drafts={false}
      creating={creating}
    >
      {(form) => <EventFieldsOf form={form} isAlone={scope === 'this'} />}
    </RecordEditor>
  )
}
