import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { clearingOffer } from '#openapi/generated/resources/clearing/clearing-offer.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import type { StudentMarks } from './clearing-service.ts'
import { clearingTexts as texts } from './texts.ts'

interface WithdrawQuestionProps {
  /** Null while nothing is asked. */
  readonly of: StudentMarks | null
  onClose(): void
}

const wordsOf = ({ courseName, universityName, expiresOn }: StudentMarks['openOffers'][number]) =>
  texts.openOffer(courseName, universityName, formatCivil(expiresOn))

/** Withdraws an open offer to a student after a confirmation; of several offers, the one that is chosen. */
export function WithdrawQuestion({ of: row, onClose }: WithdrawQuestionProps) {
  const { service, queryClient } = useRecords(clearingOffer)
  const { change, isBusy, notice, closeNotice } = useChange(() => forgetRecords(queryClient, clearingOffer))
  const [chosen, setChosen] = useState('')
  const [isTried, setTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const offers = row?.openOffers ?? []
  const [only] = offers.length === 1 ? offers : []
  const id = only ? String(only.clearingOfferId) : chosen
  const close = () => {
    setChosen('')
    setTried(false)
    closeNotice()
    onClose()
  }
  const send = () => {
    setTried(true)
    if (id === '') fields.current?.querySelector('select')?.focus()
    else change(() => service.move(id, 'Withdrawn', ''), close)
  }
  return (
    <ConfirmDialog
      open={row !== null}
      title={texts.withdrawQuestion(row?.studentName ?? '')}
      body={only ? `${wordsOf(only)}. ${texts.withdrawBody}` : texts.withdrawBody}
      isBusy={isBusy}
      isDismissible={!isBusy}
      onConfirm={send}
      onCancel={close}
    >
      <div ref={fields} className={css({ display: 'grid', gap: '4', _empty: { display: 'none' } })}>
        {!only && (
          <SelectField
            label={texts.offer}
            required
            error={isTried && id === '' ? texts.chooseOffer : null}
            value={chosen}
            options={[
              { value: '', label: texts.chooseOffer },
              ...offers.map((offer) => ({ value: String(offer.clearingOfferId), label: wordsOf(offer) })),
            ]}
            onValueChange={setChosen}
          />
        )}
        {notice && <Alert tone="error">{notice.text}</Alert>}
      </div>
    </ConfirmDialog>
  )
}
