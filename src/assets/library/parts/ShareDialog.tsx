import { useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { share } from '#openapi/generated/resources/assets/share.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { useRecords } from '#src/resources/use-records.ts'
import { parseEntry } from '#src/time/civil-date.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { shareTexts as texts } from '../texts.ts'
import { useRequestIds } from '#src/resources/writes/use-request-ids.ts'
import { useChange } from '../use-library.ts'

const { contactId, contactGroupId, contactType, access: accesses, until: untilField, message: messageField } = share.fields

type With = 'contactId' | 'contactGroupId' | 'contactType'

const kinds = [
  { value: 'contactId', label: contactId.label },
  { value: 'contactGroupId', label: contactGroupId.label },
  { value: 'contactType', label: contactType.label },
] as const

interface ShareDialogProps {
  readonly assetIds: readonly number[]
  onClose(): void
}

/** Shares several assets with the same people. */
export function ShareDialog({ assetIds, onClose }: ShareDialogProps) {
  const { clock } = useServices()
  const { service } = useRecords(share)
  const { change, isBusy, notice } = useChange()
  const requestIds = useRequestIds()
  const [kind, setKind] = useState<With>('contactId')
  const [chosen, setChosen] = useState<number | string | null>(null)
  const [access, setAccess] = useState('View')
  const [until, setUntil] = useState('')
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const day = parseEntry(until)
  const label = kinds.find(({ value }) => value === kind)?.label ?? ''
  const missing = chosen === null ? recordTexts.required(label) : null
  const wrongDay = until.trim() !== '' && day === null ? texts.wrongDay : null
  const send = () => {
    setTried(true)
    if (missing !== null || wrongDay !== null) return
    const given = { [kind]: chosen, access, ...(day !== null && { until: day }), ...(message.trim() !== '' && { message: message.trim() }) }
    change(async () => {
      for (const assetId of assetIds) {
        const wish = { assetId, ...given }
        await service.create(wish, requestIds.of(wish))
      }
      return { message: texts.shared(assetIds.length) }
    }, onClose)
  }
  const choose = (to: With) => {
    setKind(to)
    setChosen(null)
  }
  return (
    <Dialog
      open
      title={texts.title(assetIds.length)}
      size="md"
      isDismissible={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button isSoftDisabled={isBusy} onClick={() => !isBusy && onClose()}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isBusy={isBusy} onClick={send}>
            {texts.share}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={css({ display: 'grid', gap: '4' })}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          send()
        }}
      >
        {notice && (
          <Alert key={notice.id} tone="error" isFocused>
            {notice.text}
          </Alert>
        )}
        <Segmented
          label={texts.with}
          showLabel
          options={kinds}
          value={kind}
          onChange={(to) => choose(kinds.find(({ value }) => value === to)?.value ?? 'contactId')}
        />
        {kind === 'contactType' ? (
          <SelectField
            label={label}
            required
            error={isTried ? missing : null}
            value={typeof chosen === 'string' ? chosen : ''}
            options={[{ value: '', label: texts.chooseOne }, ...contactType.choices]}
            onValueChange={(to) => setChosen(to === '' ? null : to)}
          />
        ) : (
          <LaterRecordPicker
            key={kind}
            label={label}
            required
            error={isTried ? missing : null}
            of={share.fields[kind].of}
            path={share.fields[kind].from}
            names={{}}
            isSingle
            value={typeof chosen === 'number' ? [chosen] : []}
            onChange={([id]) => setChosen(id ?? null)}
          />
        )}
        <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } })}>
          <SelectField label={accesses.label} value={access} options={accesses.choices} onValueChange={setAccess} />
          <DateField
            label={untilField.label}
            today={clock.today()}
            value={until}
            error={isTried ? wrongDay : null}
            onValueChange={setUntil}
          />
        </div>
        <TextField label={messageField.label} maxLength={messageField.maxLength} value={message} onValueChange={setMessage} />
      </form>
    </Dialog>
  )
}
