import { css } from 'styled-system/css'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import { useServices } from '#src/api/services.tsx'
import { columnText } from '#src/resources/fields/field-text.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import type { RecordAct } from '#src/resources/view/record-view-ports.ts'
import { useRecordView } from '#src/resources/view/use-record-view.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { conditionsText } from './conditions.ts'
import { isReplyOver, openReplies, replies } from './open-replies.ts'
import { replyToOffer } from './reply.ts'
import { offerTexts as texts } from './texts.ts'

interface OfferProps {
  readonly page: RecordPage
  readonly offer: StoredRecord
  /** All that are open to the student. */
  readonly offers: readonly StoredRecord[]
}

const from = ['Conditional', 'Unconditional'] as const

const acts = {
  Firm: { act: 'own:firm', label: texts.firm },
  Insurance: { act: 'own:insurance', label: texts.insurance },
  Declined: { act: 'own:decline', label: texts.decline },
} as const

/** The calls of the replies that a student can give to an offer. */
function useReplies(): readonly RecordAct[] {
  const { api, codec } = useServices()
  return replies.map((reply) => ({ ...acts[reply], icon: null, from, run: async (id) => replyToOffer(api, codec, id, reply) }))
}

const card = css({ display: 'grid', gap: '3', p: '4', rounded: 'xl', borderWidth: '1px', borderColor: 'border.default', bg: 'bg.surface' })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })

/** An offer of a university with its conditions, and the reply to it. */
export function Offer({ page, offer, offers }: OfferProps) {
  const { clock } = useServices()
  const { act, notice, isBusy, send } = useRecordView(useRecords(directPlacement), page, offer.id, useReplies())
  const text = (name: string) => columnText(directPlacement, name, offer)
  const { replyBy, reply } = offer.fields
  const day = typeof replyBy === 'string' ? replyBy : null
  const isOver = isReplyOver(offer, clock.today())
  const open = openReplies(offer, offers, clock.today())
  const conditions = conditionsText(offer)
  return (
    <article aria-label={text('institutionId')} className={card}>
      <div className={line}>
        <h3 className={css({ textStyle: 'h3', flex: '1', minWidth: '0' })}>{text('institutionId')}</h3>
        <RecordStatus rules={directPlacement} status={offer.status} />
        {typeof reply === 'string' && reply !== 'None' && (
          <Badge tone={reply === 'Declined' ? 'neutral' : 'success'}>{text('reply')}</Badge>
        )}
      </div>
      <p>{text('courseId')}</p>
      <p className={css({ color: 'fg.muted' })}>{conditions === '' ? texts.noConditions : `${texts.conditions}: ${conditions}`}</p>
      {day !== null && (
        <p className={isOver ? css({ color: 'danger.text' }) : css({ color: 'fg.muted' })}>
          {isOver ? texts.passed(formatCivil(day)) : texts.replyBy(formatCivil(day))}
        </p>
      )}
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
          {notice.text}
        </Alert>
      )}
      {open.length > 0 && (
        <div className={line}>
          {open.map(({ reply: one, offReason }) => (
            <Button
              key={one}
              isBusy={isBusy && act === acts[one].act}
              isSoftDisabled={offReason !== undefined || (isBusy && act !== acts[one].act)}
              {...(offReason !== undefined && { disabledReason: offReason, 'data-tip': offReason })}
              onClick={() => {
                if (offReason === undefined) send({ type: 'record.act', act: acts[one].act, record: offer })
              }}
            >
              {acts[one].label}
            </Button>
          ))}
        </div>
      )}
    </article>
  )
}
