import { Send } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { isConfirmed, needsNumber } from '#machines/communications/sending.machine.ts'
import type { Rendering, SendingContext, SendingEvent } from '#machines/communications/sending-types.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { RenderedMessage } from './Rendered.tsx'
import { composerTexts as texts } from './texts.ts'

interface ReviewViewProps {
  readonly context: SendingContext
  readonly busy: 'preparing' | 'sending' | null
  /** It has been sent already, or another person has saved it. */
  readonly hasBegun: boolean
  readonly draft: MessageDraft
  send(event: SendingEvent): void
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '5',
  rowGap: '2',
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: 'medium' },
})

const Arrival = ({ rendering: { name, to, email, inApp, missing } }: { readonly rendering: Rendering }) => (
  <li className={css({ display: 'grid', gap: '2' })}>
    <h4 className={css({ textStyle: 'label' })}>{name}</h4>
    {email && <RenderedMessage {...email} to={to} />}
    {inApp && <RenderedMessage {...inApp} to="" />}
    {missing.length > 0 && <Alert tone="warning">{texts.missing(missing)}</Alert>}
  </li>
)

/** The time of a message in words. */
const timeOf = ({ when, date, time, timezoneName }: MessageDraft): string =>
  when === 'now' ? texts.atOnce : `${date} ${time}, ${timezoneName}`

/** What is about to be sent: how many people, on which channels, when, and as three of them read it. */
export function ReviewView({ context, busy, hasBegun, draft, send }: ReviewViewProps) {
  const { review, typed, attempts, problem } = context
  const isScheduled = draft.when === 'later'
  const canSend = review !== null && review.count > 0 && !hasBegun
  const label = isScheduled ? texts.scheduleFor(review?.count ?? 0) : texts.send(review?.count ?? 0)
  const cancel = () => send({ type: 'review.cancel' })
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSend) send({ type: 'message.send' })
  }
  return (
    <Dialog
      open
      title={isScheduled ? texts.reviewSchedule : texts.review}
      size="lg"
      onClose={busy === 'sending' ? () => {} : cancel}
      footer={
        <>
          <Button onClick={cancel} isSoftDisabled={busy === 'sending'}>
            {hasBegun ? texts.showMessage : texts.cancel}
          </Button>
          {review === null && busy === null && !hasBegun && (
            <Button variant="primary" onClick={() => send({ type: 'review.retry' })}>
              {texts.tryAgain}
            </Button>
          )}
          {canSend && (
            <Button
              type="submit"
              form={id}
              variant="primary"
              icon={<Send size={16} aria-hidden />}
              isBusy={busy === 'sending'}
              isSoftDisabled={busy === 'preparing'}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={css({ display: 'grid', gap: '4' })}>
        {problem !== null && (
          <Alert tone="error" isFocused>
            {problem}
          </Alert>
        )}
        {review === null && busy === 'preparing' && (
          <>
            <p role="status">{texts.counting}</p>
            <SkeletonLines count={5} />
          </>
        )}
        {review !== null && (
          <>
            <dl className={facts}>
              <dt>{texts.reaches}</dt>
              <dd>
                {texts.people(review.count)}
                {review.leftOut > 0 && ` · ${texts.leftOut(review.leftOut)}`}
              </dd>
              <dt>{texts.channels}</dt>
              <dd>{draft.mode === 'Both' ? `${texts.modes.Email}, ${texts.modes['In-app']}` : texts.modes[draft.mode ?? 'Both']}</dd>
              <dt>{texts.sentAt}</dt>
              <dd>{timeOf(draft)}</dd>
            </dl>
            {needsNumber({ review }) && (
              <TextField
                label={texts.typeNumber(review.count)}
                required
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                error={attempts > 0 && !isConfirmed({ review, typed }) ? texts.otherNumber : null}
                onValueChange={(text) => send({ type: 'number.type', text })}
              />
            )}
            {review.renderings.length > 0 && (
              <section aria-label={texts.arrives} className={css({ display: 'grid', gap: '3' })}>
                <h3 className={css({ textStyle: 'h3' })}>{texts.arrives}</h3>
                <ul className={css({ display: 'grid', gap: '4' })}>
                  {review.renderings.map((rendering) => (
                    <Arrival key={rendering.contactId} rendering={rendering} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </form>
    </Dialog>
  )
}
