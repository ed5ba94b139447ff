import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { remainingMs } from '#machines/assessment/attempt-time.ts'
import type { AttemptContext, AttemptTag } from '#machines/assessment/attempt-types.ts'
import type { InvigilatorCallTag } from '#machines/assessment/invigilator-call.machine.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import type { CallShown } from './aids/CallButton.tsx'
import { aidTexts } from './aids/texts.ts'
import { createInvigilatorCall, type CallEdges } from './call-actors.ts'
import { createAttemptLogic, refusalOf, type AttemptEdges } from './attempt-actors.ts'
import { ownAttemptsQuery, sittingKeys, type Sheet } from './sheet.ts'
import type { SaveMark } from './SitFrame.tsx'
import { SitView, type SitPhase } from './SitView.tsx'
import { sittingTexts as texts } from './texts.ts'

const phases = [
  'loading',
  'unavailable',
  'waiting',
  'instructions',
  'asking',
  'sitting',
  'reviewing',
  'paused',
  'taken',
  'handingIn',
  'ended',
] as const satisfies readonly (SitPhase & AttemptTag)[]

const callPhases = ['quiet', 'calling', 'called', 'withdrawing'] as const satisfies readonly InvigilatorCallTag[]

const markOf = (snapshot: { readonly context: AttemptContext; hasTag(tag: AttemptTag): boolean }): SaveMark['kind'] =>
  snapshot.hasTag('unsaved') ? 'unsaved' : snapshot.hasTag('saving') ? 'saving' : snapshot.context.savedAt === null ? 'none' : 'saved'

/** An attempt in this tab, from its instructions to its end. */
export function SitAttempt({ edges }: { edges: Omit<AttemptEdges, 'onSheet' | 'onCall'> & Pick<CallEdges, 'codec'> }) {
  const { clock, startTimer } = useServices()
  const { kept, lock, queryClient, deliveryId } = edges
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [isWhole, setWhole] = useState(true)
  // Set when the questions come; only read when a call is made.
  const caller = useRef<ReturnType<CallEdges['caller']>>({ attemptId: 0, sessionKey: '' })
  const call = useProcess(() => createInvigilatorCall({ api: edges.api, codec: edges.codec, caller: () => caller.current }), {
    input: { failure: toFailure },
    facts: {
      'call.made': () => announce(aidTexts.callMade),
      'call.withdrawn': () => announce(aidTexts.callWithdrawn),
      'call.answered': () => announce(aidTexts.callAnswered),
      'call.failed': () => announce(aidTexts.callFailed, 'assertive'),
    },
  })
  const onSheet = (next: Sheet) => {
    caller.current = next
    setSheet(next)
  }
  const actor = useProcess(
    () => createAttemptLogic({ ...edges, onSheet, onCall: (report) => call.send({ type: 'call.reported', ...report }) }),
    {
      input: { failure: toFailure, refusal: refusalOf, now: clock.elapsed },
      facts: {
        'attempt.kept': (fact) => kept.write(fact),
        'time.warned': ({ minutes }) => announce(texts.warning(minutes), 'assertive'),
        'attempt.ended': (fact) => {
          setWhole(fact.isWhole)
          // What did not arrive stays on this computer.
          if (fact.isWhole) kept.drop()
          lock.release()
          void queryClient.invalidateQueries({ queryKey: sittingKeys.mine })
        },
      },
    },
  )
  const shown = useShallowSelector(actor, (snapshot) => ({
    phase: tagIn(snapshot, phases) ?? 'loading',
    isBusy: snapshot.hasTag('busy'),
    mark: markOf(snapshot),
    answers: snapshot.context.answers,
    index: snapshot.context.index,
    savedAt: snapshot.context.savedAt,
    failure: snapshot.context.failure,
    ending: snapshot.context.ending,
    warned: snapshot.context.warned,
    time: snapshot.context.time,
  }))
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.seen' })
    }
    // Another tab of this browser has another key: it has taken over.
    const stored = () => {
      const { sessionKey } = actor.getSnapshot().context
      const other = kept.read()?.sessionKey
      if (sessionKey !== '' && other !== undefined && other !== sessionKey) actor.send({ type: 'session.taken' })
    }
    addEventListener('online', seen)
    addEventListener('storage', stored)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', seen)
      removeEventListener('storage', stored)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [actor, kept])
  const calling = useShallowSelector(call, (snapshot): CallShown => ({
    phase: tagIn(snapshot, callPhases) ?? 'quiet',
    hasFailed: snapshot.context.failure !== null,
  }))
  const [left] = useState(() => () => remainingMs(actor.getSnapshot().context))
  // The port `open` reads the list; here its changes are only watched.
  const { data: listed } = useQuery({ ...ownAttemptsQuery(edges.api), enabled: false })
  const own = listed?.attempts.find((one) => one.deliveryId === deliveryId)
  return (
    <SitView
      {...shown}
      own={own ?? null}
      sheet={sheet}
      call={calling}
      isWhole={isWhole}
      left={left}
      startTimer={startTimer}
      onStart={(accessCode) => actor.send({ type: 'attempt.start', accessCode })}
      onContinue={() => actor.send({ type: 'attempt.continue' })}
      onRetry={() => actor.send({ type: 'attempt.retry' })}
      onAnswer={(questionId, value) => actor.send({ type: 'answer.change', questionId, value })}
      onFlag={(questionId) => actor.send({ type: 'answer.flag', questionId })}
      onGo={(index) => actor.send({ type: 'question.go', index })}
      onReview={() => actor.send({ type: 'review.open' })}
      onReturn={(index) => actor.send({ type: 'review.close', index })}
      onCall={(isCalling) => call.send({ type: isCalling ? 'call.make' : 'call.withdraw' })}
      onSubmit={() => actor.send({ type: 'attempt.submit' })}
    />
  )
}
