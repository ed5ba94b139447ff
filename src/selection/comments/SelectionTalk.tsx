import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { commentTexts } from '#src/resources/comments/texts.ts'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import type { SelectionKind } from '../wizard/selection-kinds.ts'
import { commentsQuery } from './comment-service.ts'
import { Comments, type CommentedStream } from './Comments.tsx'
import { talkTexts as texts } from './texts.ts'

interface SelectionTalkProps {
  readonly kind: SelectionKind
  readonly selectionId: number
  readonly mayWrite: boolean
  readonly streams: readonly CommentedStream[]
  /** The stream that is talked about; null for the whole selection. */
  readonly stream?: CommentedStream | null
  /** Leads from one stream back to all comments. */
  readonly onAll?: () => void
}

/** The comments on a selection or on one of its streams, beside its answers. */
export function SelectionTalk({ kind, selectionId, mayWrite, streams, stream = null, onAll }: SelectionTalkProps) {
  const { api } = useServices()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<number | undefined>(undefined)
  const subject = { centreSelectionId: selectionId }
  const { data = [] } = useQuery(commentsQuery(api, { subject, component: kind.component }))
  const count = stream === null ? data.length : data.filter(({ streamId }) => streamId === stream.streamId).length
  // What was asked for may stand far from where it was asked for.
  useEffect(() => {
    if (shown.current === stream?.streamId) return
    shown.current = stream?.streamId
    heading.current?.focus()
  }, [stream?.streamId])
  return (
    <section aria-labelledby={id} className={css({ display: 'grid', gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <h3 id={id} ref={heading} tabIndex={-1} className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>
          {stream === null ? commentTexts.title : stream.streamName}
        </h3>
        {count > 0 && (
          <span>
            <Count>{count}</Count>
            <span className={css({ srOnly: true })}>{texts.count(count)}</span>
          </span>
        )}
        {stream !== null && onAll && (
          <Button size="sm" variant="ghost" className={css({ ml: 'auto' })} onClick={onAll}>
            {texts.all}
          </Button>
        )}
      </div>
      <Comments
        // What is typed about one stream is not said about another.
        key={stream?.streamId}
        subject={subject}
        component={kind.component}
        writesBy={mayWrite ? 'Modify' : null}
        isOfProvider={kind.isForAnyCentre}
        streams={streams}
        streamId={stream?.streamId}
      />
    </section>
  )
}
