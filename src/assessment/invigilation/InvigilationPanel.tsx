import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { shownKinds, type ShownKind } from './candidates.ts'
import { createInvigilation, monitorQuery } from './monitor-service.ts'
import { WatchView } from './WatchView.tsx'

/** Which candidates the address asks for. */
function useShownKind() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const kind: ShownKind = shownKinds.find((one) => one === new URLSearchParams(search).get('show')) ?? 'all'
  const show = (next: ShownKind) => {
    const query = new URLSearchParams(search)
    if (next === 'all') query.delete('show')
    else query.set('show', next)
    navigate(`${path}${query.size > 0 ? `?${query}` : ''}`, { replace: true })
  }
  return { kind, show }
}

/** Those who sit the delivery of the page, refreshed while it is looked at. */
export function InvigilationPanel() {
  const { api, clock, codec, queryClient, startTimer } = useServices()
  const { record, page } = useShownRecord()
  const { kind, show } = useShownKind()
  const actor = useProcess(() => createInvigilation({ api, codec, queryClient, deliveryId: record.id }), {
    input: { failure: toFailure, now: clock.elapsed },
    facts: { 'act.done': ({ message }) => toast.success(message) },
  })
  const { readFailure, readAt, ...shown } = useShallowSelector(actor, (snapshot) => ({
    isBehind: snapshot.hasTag('behind'),
    isUnavailable: snapshot.hasTag('unavailable'),
    isBusy: snapshot.hasTag('busy'),
    readAt: snapshot.context.readAt,
    readFailure: snapshot.context.readFailure,
    chosen: snapshot.context.chosen,
    entry: snapshot.context.entry,
    isTried: snapshot.context.isTried,
    actFailure: snapshot.context.actFailure,
  }))
  useEffect(() => {
    const seen = () => actor.send({ type: document.visibilityState === 'visible' ? 'page.seen' : 'page.hidden' })
    addEventListener('online', seen)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', seen)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [actor])
  const { data: monitor } = useQuery({ ...monitorQuery(api, codec, record.id), enabled: false })
  if (readFailure && (readAt === null || shown.isUnavailable))
    return <ErrorState title={readFailure.message} onRetry={() => actor.send({ type: 'watch.retry' })} />
  if (!monitor || readAt === null) return <SkeletonLines count={6} />
  return (
    <WatchView
      {...shown}
      monitor={monitor}
      readAt={readAt}
      kind={kind}
      mayControl={page.can('Modify')}
      isPractice={record.fields['isPractice'] === 1}
      startTimer={startTimer}
      now={clock.elapsed}
      onKind={show}
      onRetry={() => actor.send({ type: 'watch.retry' })}
      onAct={(act, attemptId) => actor.send({ type: 'act.choose', act, attemptId })}
      onEntry={(entry) => actor.send({ type: 'entry.change', entry })}
      onConfirm={() => actor.send({ type: 'act.confirm' })}
      onCancel={() => actor.send({ type: 'act.cancel' })}
    />
  )
}
