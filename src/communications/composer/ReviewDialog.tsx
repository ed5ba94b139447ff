import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { sendTime } from '#machines/communications/message-draft.ts'
import { sendingMachine } from '#machines/communications/sending.machine.ts'
import type { SendingEvent } from '#machines/communications/sending-types.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { actFailureOf } from '#src/resources/failure.ts'
import type { createComposerCalls } from './composer-service.ts'
import { dates } from './dates.ts'
import { ReviewView } from './ReviewView.tsx'

interface ReviewDialogProps {
  readonly recordId: string
  /** That of the message as it is reviewed. */
  readonly updatedAt: string
  readonly draft: MessageDraft
  readonly calls: ReturnType<typeof createComposerCalls>
  onSent(message: string): void
  /** Sending had begun already, or another person has saved the message. */
  onBegun(): void
  onClose(): void
}

/** The review of a saved message, from the count of its people to its sending. */
export function ReviewDialog({ recordId, updatedAt, draft, calls, onSent, onBegun, onClose }: ReviewDialogProps) {
  const { clock } = useServices()
  const [at] = useState(() => sendTime(draft, dates, clock.now()))
  const actor = useProcess(
    () =>
      sendingMachine.provide({
        actors: {
          prepareReview: fromPromise(() => calls.review(draft)),
          sendMessage: fromPromise(async ({ input }) => {
            // A message without a time is sent at once, so a wrong time must not become none.
            if (at.kind === 'wrong') throw new ApiProblem('refused', 400, at.text)
            return calls.send(input.recordId, updatedAt, input.scheduledAt, input.count)
          }),
        },
      }),
    {
      input: { recordId, scheduledAt: at.kind === 'at' ? at.instant : null, failure: actFailureOf },
      facts: { 'message.sent': ({ message }) => onSent(message), 'message.begun': onBegun, 'review.left': onClose },
    },
  )
  const shown = useShallowSelector(actor, (snapshot) => ({
    context: snapshot.context,
    busy: tagIn(snapshot, ['preparing', 'sending']),
    hasBegun: snapshot.matches('refused'),
  }))
  const send = (event: SendingEvent) => actor.send(event)
  return <ReviewView {...shown} draft={draft} send={send} />
}
