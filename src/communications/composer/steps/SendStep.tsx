import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css, cva } from 'styled-system/css'
import { timezone } from '#openapi/generated/resources/lookups/timezone.ts'
import { sendTime } from '#machines/communications/message-draft.ts'
import { useServices } from '#src/api/services.tsx'
import { optionsQuery } from '#src/resources/record-queries.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { machineZone } from '#src/time/reader-zone.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { dates } from '../dates.ts'
import { choiceStatus, ReadFailure } from '../ReadFailure.tsx'
import type { StepProps } from '../step-props.ts'
import { composerTexts as texts } from '../texts.ts'

interface SendStepProps extends StepProps {
  readonly maySend: boolean
  /** In the column beside another step. */
  readonly isBeside?: boolean
}

const line = cva({
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    isBeside: { true: { gridTemplateColumns: '1fr' }, false: { gridTemplateColumns: { base: '1fr', md: '1fr 120px 1.4fr' } } },
  },
})

/** When the message goes out: at once, or by the clock of a zone. */
export function SendStep({ draft, errors, isReadOnly, maySend, isBeside, onEdit }: SendStepProps) {
  const { api, clock } = useServices()
  const isLater = draft.when === 'later'
  const read = useQuery({ ...optionsQuery(timezone.name, api, timezone.path, { count: 100 }), enabled: isLater })
  const { data: zones = [] } = read
  const at = sendTime(draft, dates, clock.now())
  const [own] = useState(machineZone)
  const there = own.wallAt(at.kind === 'at' ? at.instant : 0)
  const wrong = (path: string): string | null => errors.get(path) ?? (path === 'time' ? (errors.get('scheduledAt') ?? null) : null)
  const zone = draft.timezoneId === null ? [] : [{ value: String(draft.timezoneId), label: draft.timezoneName }]
  return (
    <>
      {!maySend && <Alert tone="info">{texts.noPublish}</Alert>}
      <Segmented
        label={texts.when}
        showLabel
        disabled={isReadOnly}
        options={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        value={draft.when}
        onChange={(when) => onEdit({ when: when === 'later' ? 'later' : 'now' })}
      />
      {isLater && (
        <div className={line({ isBeside: isBeside === true })}>
          <DateField
            label={texts.date}
            required
            today={clock.today()}
            min={clock.today()}
            value={draft.date}
            readOnly={isReadOnly}
            error={wrong('date')}
            onValueChange={(date) => onEdit({ date })}
          />
          <TextField
            label={texts.time}
            required
            inputMode="numeric"
            placeholder="HH:mm"
            autoComplete="off"
            value={draft.time}
            readOnly={isReadOnly}
            error={wrong('time')}
            onValueChange={(time) => onEdit({ time })}
          />
          <Combobox
            label={texts.zone}
            required
            isSingle
            disabled={isReadOnly}
            error={wrong('timezoneId')}
            options={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
            chosen={zone}
            value={zone.map(({ value }) => value)}
            status={choiceStatus(read)}
            onChange={([id]) =>
              onEdit({
                timezoneId: id === undefined ? null : Number(id),
                timezoneName: zones.find((one) => String(one.id) === id)?.name ?? '',
              })
            }
          />
        </div>
      )}
      <ReadFailure of={read}>{texts.zonesFailed}</ReadFailure>
      {at.kind === 'at' && own.name !== draft.timezoneName && (
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.inYourZone(formatCivil(there.date), there.time, own.name)}</p>
      )}
      {at.kind === 'at' && at.isTwice && <Alert tone="warning">{texts.twice}</Alert>}
    </>
  )
}
