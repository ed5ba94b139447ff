import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { recordTexts } from '#openapi/check-record.ts'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import {
  commentKey,
  commentsQuery,
  createCommentCalls,
  type Comment,
  type CommentSubject,
  type NewComment,
  type WritesBy,
} from './comment-service.ts'
import { commentTexts as texts } from './texts.ts'

interface CommentsProps {
  readonly subject: CommentSubject
  readonly component: string
  /** The right that the person writes by; null for those who only read. */
  readonly writesBy: WritesBy | null
  /** Whether the person is of the provider, and may write what the centre does not read. */
  readonly isOfProvider: boolean
  /** The streams of the selection, which comments may be about. */
  readonly streams?: readonly CommentedStream[]
  /** The one stream that is talked about; all there is without one. */
  readonly streamId?: number | undefined
}

/** A stream that comments may be about. */
export interface CommentedStream {
  readonly streamId: number
  readonly streamName: string
}

const longest = 1000

const item = css({
  display: 'grid',
  gap: '1',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
})

interface CommentItemProps {
  readonly comment: Comment
  /** The stream that it is about, where others are told of too. */
  readonly about: string | undefined
  readonly isBusy: boolean
  readonly onDelete: (() => void) | null
}

function CommentItem({ comment: { comment, author, createdAt, isInternal }, about, isBusy, onDelete }: CommentItemProps) {
  const at = instantText(createdAt)
  return (
    <li className={item}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' })}>
        <strong className={css({ textStyle: 'bodyStrong' })}>{author}</strong>
        <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{at}</span>
        {about !== undefined && <Badge tone="info">{about}</Badge>}
        {isInternal && <Badge tone="neutral">{texts.internalMark}</Badge>}
        {onDelete && (
          <Button
            variant="dangerPlain"
            size="sm"
            className={css({ ml: 'auto' })}
            isSoftDisabled={isBusy}
            aria-label={texts.remove(author, at)}
            onClick={onDelete}
          >
            {texts.removeLabel}
          </Button>
        )}
      </p>
      <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{comment}</p>
    </li>
  )
}

interface CommentFormProps {
  readonly isOfProvider: boolean
  readonly isBusy: boolean
  onAdd(comment: NewComment, onDone: () => void): void
}

/** What is typed stays until it has arrived. */
function CommentForm({ isOfProvider, isBusy, onAdd }: CommentFormProps) {
  const { createId } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const [comment, setComment] = useState('')
  const [isInternal, setInternal] = useState(false)
  const [requestId, setRequestId] = useState(createId)
  const [isTried, setTried] = useState(false)
  const isBlank = comment.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const box = form.current?.querySelector('textarea')
    if (isBlank) return box?.focus()
    return onAdd({ comment: comment.trim(), isInternal, requestId }, () => {
      setComment('')
      setInternal(false)
      setTried(false)
      setRequestId(createId())
      box?.focus()
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={css({ display: 'grid', gap: '3', maxWidth: 'form' })}>
      <TextArea
        label={texts.field}
        required
        rows={3}
        maxLength={longest}
        counter={{ value: comment.length, max: longest }}
        error={isTried && isBlank ? recordTexts.required(texts.field) : null}
        value={comment}
        onValueChange={setComment}
      />
      {isOfProvider && <Checkbox label={texts.internal} checked={isInternal} onChange={setInternal} />}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}

/** What the centre and the provider say to each other about a selection or a custom request. */
export function Comments({ subject, component, writesBy, isOfProvider, streams = [], streamId }: CommentsProps) {
  const { api, queryClient } = useServices()
  const place = { subject, component }
  const read = useQuery(commentsQuery(api, place))
  const { change, isBusy, notice, closeNotice } = useChange(() => void queryClient.invalidateQueries({ queryKey: [commentKey] }))
  const calls = createCommentCalls(api, place, writesBy ?? 'Modify')
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {notice && (
        <Alert tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      <ReadResult read={read}>
        {(all) => {
          const comments = streamId === undefined ? all : all.filter((one) => one.streamId === streamId)
          return comments.length === 0 ? (
            <p className={css({ color: 'fg.muted' })}>{texts.none}</p>
          ) : (
            <ol aria-label={texts.title} className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'md' })}>
              {comments.map((comment) => (
                <CommentItem
                  key={comment.commentId}
                  comment={comment}
                  about={streamId === undefined ? streams.find((one) => one.streamId === comment.streamId)?.streamName : undefined}
                  isBusy={isBusy}
                  onDelete={comment.mayDelete && writesBy !== null ? () => change(() => calls.remove(comment.commentId)) : null}
                />
              ))}
            </ol>
          )
        }}
      </ReadResult>
      {writesBy !== null && (
        <CommentForm
          isOfProvider={isOfProvider}
          isBusy={isBusy}
          onAdd={(comment, onDone) => change(() => calls.add({ ...comment, streamId }), onDone)}
        />
      )}
    </div>
  )
}
