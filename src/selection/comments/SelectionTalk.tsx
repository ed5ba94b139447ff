import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { useServices } from '#src/api/services.tsx'
import { commentTexts } from '#src/resources/comments/texts.ts'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { useOpenRequests } from '../requests/open-requests.ts'
import { noRequestRights, type RequestRights } from '../requests/request-rights.ts'
import { RequestInPanel } from '../requests/RequestInPanel.tsx'
import type { SelectionKind } from '../wizard/selection-kinds.ts'
import { commentsQuery } from './comment-service.ts'
import { Comments, type CommentedStream } from './Comments.tsx'
import { talkTexts as texts } from './texts.ts'

/** What comments are about: a stream of the selection, or an open request of the centre. */
export interface TalkTopic {
  readonly of: 'stream' | 'request'
  readonly id: number
}

interface SelectionTalkProps {
  readonly kind: SelectionKind
  readonly selectionId: number
  /** The person who may write; null for those who only read. */
  readonly writerId: string | null
  readonly requestRights?: RequestRights
  readonly streams: readonly CommentedStream[]
  /** What is talked about; null for the whole selection. */
  readonly topic?: TalkTopic | null
  /** Leads from one topic back to all comments on the selection. */
  readonly onAll?: () => void
}

/** The comments on a selection, on one of its streams or on a request, with the open requests about it, beside the answers. */
export function SelectionTalk({
  kind,
  selectionId,
  writerId,
  requestRights = noRequestRights,
  streams,
  topic = null,
  onAll,
}: SelectionTalkProps) {
  const { api } = useServices()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useKeptFocus(() => heading.current)
  const open = useOpenRequests(topic === null ? null : selectionId, requestRights)
  const request = topic?.of === 'request' ? open.find((one) => one.id === topic.id) : undefined
  const stream = topic?.of === 'stream' ? streams.find(({ streamId }) => streamId === topic.id) : undefined
  const key = request ? `request ${request.id}` : stream ? `stream ${stream.streamId}` : 'all'
  const shown = useRef('all')
  const subject = request ? { customRequestId: request.id } : { centreSelectionId: selectionId }
  const component = request ? customRequest.components[0] : kind.component
  const { data = [] } = useQuery(commentsQuery(api, { subject, component }))
  const count = stream ? data.filter(({ streamId }) => streamId === stream.streamId).length : data.length
  const requests = request ? [request] : stream ? open.filter(({ streamId }) => streamId === stream.streamId) : []
  // The heading takes the focus, because the comments may be far from the button that opened them.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    heading.current?.focus()
  }, [key])
  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '3' })}>
      {requests.map((one) => (
        <RequestInPanel key={one.id} request={one} mayDecide={requestRights.mayDecide} onDecide={keepFocus} />
      ))}
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <h3 id={id} ref={heading} tabIndex={-1} className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>
          {stream?.streamName ?? (request ? texts.on(request.title) : commentTexts.title)}
        </h3>
        {count > 0 && (
          <span>
            <Count>{count}</Count>
            <span className={css({ srOnly: true })}>{texts.count(count)}</span>
          </span>
        )}
        {key !== 'all' && onAll && (
          <Button size="sm" variant="ghost" className={css({ ml: 'auto' })} onClick={onAll}>
            {texts.all}
          </Button>
        )}
      </div>
      <Comments
        // A comment that is typed about one topic must not be sent about another.
        key={key}
        subject={subject}
        component={component}
        writer={writerId === null ? null : { userId: writerId, right: request && !kind.isForAnyCentre ? 'Add' : 'Modify' }}
        isOfProvider={kind.isForAnyCentre}
        streams={streams}
        streamId={stream?.streamId}
      />
    </section>
  )
}
