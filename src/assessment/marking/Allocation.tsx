import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { markersNeeded } from '#openapi/assessment/allocation.ts'
import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { useServices } from '#src/api/services.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useChange } from '#src/resources/view/use-change.ts'
import { parseEntry } from '#src/time/civil-date.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { CheckboxGroup } from '#src/ui/form/checkbox-group.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { MarkerTable } from './MarkerTable.tsx'
import { allocatedQuery, allocationQuery, giveScripts, type AllocateChoice, type Allocation as Known } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

const rule = css({
  display: 'flex',
  gap: '5',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  textStyle: 'small',
  '& dt': { color: 'fg.muted' },
  '& div': { display: 'flex', gap: '1.5' },
})

interface ChoicesProps {
  readonly known: Known
  readonly list: string
  readonly mayGive: boolean
}

/** What is to be given: the delivery, those who mark, and when it is due; below it who gets how many. */
function Choices({ known: { deliveries, markers }, list, mayGive }: ChoicesProps) {
  const { api, clock, queryClient } = useServices()
  const first = deliveries.find(({ toGive, thirds }) => toGive + thirds > 0) ?? deliveries[0]
  const [deliveryId, setDelivery] = useState(first?.deliveryId ?? 0)
  const [markerIds, setMarkers] = useState<readonly number[]>(markers.map(({ markerId }) => markerId))
  const [due, setDue] = useState('')
  const { change, isBusy, notice, closeNotice } = useChange(() => readChangedRecords(queryClient, scriptMarking))
  const delivery = deliveries.find((one) => one.deliveryId === deliveryId) ?? first
  const needed = delivery && delivery.toGive > 0 ? markersNeeded(delivery.markingMode) : 1
  const choice: AllocateChoice = { deliveryId: delivery?.deliveryId ?? 0, markerIds, dueOn: parseEntry(due) }
  const isDueWrong = due.trim() !== '' && choice.dueOn === null
  const isEnough = markerIds.length >= needed
  const preview = useQuery({ ...allocatedQuery(api, choice), enabled: delivery !== undefined && isEnough })
  if (!delivery) return <EmptyState title={texts.noDeliveries} />
  const open = delivery.toGive + delivery.thirds
  const given = isEnough ? (preview.data?.given ?? 0) : 0
  // Soft-disabled once no script is left to give, so that the button keeps the focus.
  const isOff = given === 0 || isDueWrong
  return (
    <>
      <div className={css({ flex: '1', px: { base: '4', md: '5', lg: '7' }, py: '4' })}>
        {notice && (
          <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )}
        <FormPart title={texts.delivery}>
          <div className={css({ gridColumn: '1 / -1' })}>
            <SelectField
              label={texts.delivery}
              required
              value={String(delivery.deliveryId)}
              options={deliveries.map((one) => ({ value: String(one.deliveryId), label: one.deliveryName }))}
              onValueChange={(value) => setDelivery(Number(value))}
            />
          </div>
          <dl className={rule}>
            {(
              [
                [texts.mode, delivery.markingMode],
                [texts.scriptsIn, delivery.scripts],
                [texts.toGive, delivery.toGive],
                [texts.thirds, delivery.thirds],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={css({ fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
              </div>
            ))}
          </dl>
        </FormPart>
        <FormPart title={texts.markers}>
          <div className={css({ gridColumn: '1 / -1' })}>
            <CheckboxGroup
              label={texts.markers}
              required
              helper={texts.markersHint}
              error={isEnough ? null : needed === 1 ? texts.chooseMarkers : texts.twoMarkers}
              options={markers.map(({ markerId, markerName }) => ({ value: markerId, label: markerName }))}
              value={markerIds}
              onChange={setMarkers}
            />
          </div>
          <DateField
            label={texts.dueOn}
            value={due}
            today={clock.today()}
            min={clock.today()}
            helper={texts.dueHint}
            error={isDueWrong ? 'Invalid Date' : null}
            onValueChange={setDue}
          />
        </FormPart>
        <div className={css({ pt: '2', maxWidth: '760px' })}>
          {open === 0 && <Alert tone="info">{texts.nothingToGive}</Alert>}
          <div className={css({ mt: '4' })}>
            {isEnough && <ReadResult read={preview}>{(found) => <MarkerTable markers={found.markers} />}</ReadResult>}
          </div>
        </div>
      </div>
      <ActionBar start={<BackLink href={list}>{texts.back}</BackLink>}>
        {mayGive && (
          <Button
            variant="primary"
            isBusy={isBusy}
            isSoftDisabled={isOff}
            onClick={() => !isOff && change(async () => ({ message: texts.given((await giveScripts(api, choice)).given) }))}
          >
            {texts.give(given)}
          </Button>
        )}
      </ActionBar>
    </>
  )
}

/** The page on which the scripts of a delivery are given to markers. */
export function Allocation(page: RecordPage) {
  const { api } = useServices()
  const read = useQuery(allocationQuery(api))
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1' })}>
      <PageHeader title={texts.allocate} breadcrumbs={page.breadcrumbs(texts.allocate)} />
      <ReadResult read={read}>{(known) => <Choices known={known} list={page.paths.list} mayGive={page.can('Add')} />}</ReadResult>
    </div>
  )
}
