import type { Ref } from 'react'
import { css } from 'styled-system/css'
import type { BlockDetailsContext, BlockDetailsEvent } from '#machines/blocks/details/block-details-types.ts'
import type { DetailsErrors, RequiredField } from '#machines/blocks/details/details-rules.ts'
import { knownStatus } from '#machines/blocks/block.ts'
import { parseEntry } from '#src/time/civil-date.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { TextArea, TextField } from '#src/ui/form/text-field.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { detailsTexts as texts } from './texts.ts'

interface DetailsFormProps {
  readonly kind: BlockKindSpec
  readonly context: BlockDetailsContext
  readonly errors: DetailsErrors
  readonly isGenerating: boolean
  readonly ref: Ref<HTMLFormElement>
  send(event: BlockDetailsEvent): void
}

/** The id of the element around a field. */
export const detailsFieldId = (field: RequiredField): string => `details-${field}`

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '4', rowGap: '5' })
const whole = css({ gridColumn: '1 / -1' })
const most = css({ gridColumn: { base: '1 / -1', md: 'span 4' } })
const rest = css({ gridColumn: { base: '1 / -1', md: 'span 2' } })
const half = css({ gridColumn: { base: 'span 3', md: 'span 2' } })
const limit = 100

/** The fields of a block. Nothing is submitted from here: the wizard's Save and Next do that. */
export function DetailsForm({ kind, context, errors, isGenerating, ref, send }: DetailsFormProps) {
  const { fields, stored, input, facts } = context
  const change = (field: 'name' | 'shortName' | 'from' | 'to' | 'description') => (value: string) =>
    send({ type: 'field.change', field, value })
  const leave = (field: RequiredField) => () => send({ type: 'field.leave', field })
  const isRequired = (field: RequiredField) => input.rules.required.next.includes(field)
  const canSwitch = kind.rules.canSwitchStatus({ isEditMode: input.isEditMode, status: facts.record?.status ?? null })
  const isKnown = knownStatus(fields.status) !== null
  const statusHelper = canSwitch ? (isKnown ? null : texts.keptStatus) : texts.lockedStatus
  const from = parseEntry(fields.from)
  const today = input.today()
  // The start that is stored may stay, however long ago it was.
  const storedFrom = parseEntry(stored.from)
  const isRunning = storedFrom !== null && storedFrom < today
  return (
    <form ref={ref} noValidate className={grid} onSubmit={(event) => event.preventDefault()}>
      <div id={detailsFieldId('name')} className={whole}>
        <TextField
          label={texts.name}
          required={isRequired('name')}
          autoComplete="off"
          value={fields.name}
          error={errors.name ?? null}
          counter={{ value: fields.name.length, max: limit }}
          onValueChange={change('name')}
          onBlur={leave('name')}
        />
      </div>
      <div id={detailsFieldId('shortName')} className={most}>
        <TextField
          label={texts.shortName}
          required={isRequired('shortName')}
          autoComplete="off"
          value={fields.shortName}
          error={errors.shortName ?? null}
          counter={{ value: fields.shortName.length, max: limit }}
          onValueChange={change('shortName')}
          onBlur={leave('shortName')}
        />
      </div>
      <div id={detailsFieldId('code')} className={rest}>
        <SystemValue
          label={kind.texts.codeLabel}
          required={isRequired('code')}
          value={fields.code}
          isBusy={isGenerating}
          error={errors.code ?? null}
          helper={texts.systemGenerated}
        />
      </div>
      <div id={detailsFieldId('from')} className={half}>
        <DateField
          label={texts.from}
          required={isRequired('from')}
          value={fields.from}
          error={errors.from ?? null}
          today={today}
          min={isRunning ? storedFrom : today}
          isUnavailable={(date) => date < today && date !== storedFrom}
          onValueChange={change('from')}
          onBlur={leave('from')}
        />
      </div>
      <div id={detailsFieldId('to')} className={half}>
        <DateField
          label={texts.to}
          required={isRequired('to')}
          value={fields.to}
          error={errors.to ?? null}
          today={today}
          min={from ?? today}
          onValueChange={change('to')}
          onBlur={leave('to')}
        />
      </div>
      <div className={rest}>
        <Switch
          label={texts.status}
          offLabel={isKnown ? texts.inactive : texts.unknownStatus}
          onLabel={texts.active}
          checked={fields.status === 1}
          disabled={!canSwitch}
          {...(statusHelper === null ? {} : { helper: statusHelper })}
          onChange={(isActive) => send({ type: 'status.switch', isActive })}
        />
      </div>
      <div className={whole}>
        <TextArea label={texts.description} rows={4} value={fields.description} onValueChange={change('description')} />
      </div>
    </form>
  )
}
