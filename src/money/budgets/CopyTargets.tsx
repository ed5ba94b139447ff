import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { target } from '#openapi/generated/resources/money/target.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { UnitField } from '#src/ui/form/unit-field.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { targetTexts as texts } from './target-texts.ts'

const { yearId: year } = target.fields

/** The percentage that was typed; null where it is not a whole number from -90 to 300. */
function percentIn(typed: string): number | null {
  const percent = /^[+-]?\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return percent >= -90 && percent <= 300 ? percent : null
}

interface CopyTargetsProps {
  /** The year that is offered first. */
  readonly shownYear?: number | undefined
  readonly onCopied?: ((yearId: number) => void) | undefined
}

/** Begins a year's targets with those of the year before. */
export function CopyTargets({ shownYear, onCopied }: CopyTargetsProps) {
  const { api, queryClient } = useServices()
  const [isOpen, setOpen] = useState(false)
  const [yearIds, setYearIds] = useState<readonly number[]>([])
  const [typed, setTyped] = useState('0')
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const id = useId()
  const form = useFocusInvalid<HTMLFormElement>(tries)
  const { change, isBusy, notice, closeNotice } = useChange(() => readChangedRecords(queryClient, target))
  const [yearId] = yearIds
  const percent = percentIn(typed)
  const open = () => {
    if (shownYear !== undefined) setYearIds([shownYear])
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setTries(0)
    closeNotice()
  }
  const copy = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (yearId === undefined || percent === null) return
    change(
      async () => {
        const { description } = await api.call(
          'copyTargets',
          { body: { yearId, percent } },
          { log: { component: target.components[0], permission: 'Add' } },
        )
        return { message: description }
      },
      () => {
        close()
        onCopied?.(yearId)
      },
    )
  }
  return (
    <>
      <Button onClick={open}>{texts.copy}</Button>
      <Dialog
        open={isOpen}
        title={texts.copy}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
              {texts.copy}
            </Button>
          </>
        }
      >
        <form id={id} ref={form} noValidate onSubmit={copy} className={css({ display: 'grid', gap: '4' })}>
          {notice && (
            <Alert tone="error" onClose={closeNotice}>
              {notice.text}
            </Alert>
          )}
          <p className={css({ color: 'fg.muted' })}>{texts.copyHint}</p>
          <LaterRecordPicker
            label={texts.into}
            required
            of={year.of}
            path={year.from}
            names={{}}
            isSingle
            value={yearIds}
            error={isTried && yearId === undefined ? texts.missing(texts.into) : null}
            onChange={setYearIds}
          />
          <UnitField
            label={texts.percent}
            unit="%"
            digits="whole"
            helper={texts.percentHint}
            value={typed}
            error={isTried && percent === null ? texts.wrongPercent : null}
            onValueChange={setTyped}
          />
        </form>
      </Dialog>
    </>
  )
}
