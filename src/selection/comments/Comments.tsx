import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { css } from 'styled-system/css'
import type { Done } from '#machines/outcome.ts'
import { useServices } from '#src/api/services.tsx'
import { CommentForm, type CommentFormProps } from '#src/resources/comments/CommentForm.tsx'
import { CommentList } from '#src/resources/comments/CommentList.tsx'
import { useKeptValue } from '#src/resources/comments/use-kept-value.ts'
import { instantText } from '#src/resources/fields/field-text.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
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
import { talkTexts as texts } from './texts.ts'

interface Writer {
  readonly userId: string
  readonly right: WritesBy
}

interface CommentsProps {
  readonly subject: CommentSubject
  readonly component: string
  /** The person, and the right that it writes by; null for those who only read. */
  readonly writer: Writer | null
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

interface NewCommentFormProps extends Pick<CommentFormProps, 'draft' | 'isBusy' | 'change'> {
  readonly isOfProvider: boolean
  send(comment: NewComment): Promise<Done>
}

/** A comment, which the provider may keep from the centre. */
function NewCommentForm({ isOfProvider, send, ...form }: NewCommentFormProps) {
  const { createId } = useServices()
  const { userId, name } = form.draft
  const [isInternal, setInternal] = useKeptValue(userId, `${name}/internal`, v.boolean(), false)
  // Kept with the draft, so that a comment that is sent again from a later visit to the page is stored only once.
  const [requestId, setRequestId] = useKeptValue(userId, `${name}/request`, v.string(), '')
  const sendWithId = async (comment: string) => {
    const id = requestId || createId()
    setRequestId(id)
    const done = await send({ comment, isInternal, requestId: id })
    setInternal(false)
    setRequestId('')
    return done
  }
  return (
    <CommentForm {...form} longest={longest} send={sendWithId}>
      {isOfProvider && <Checkbox label={texts.internal} checked={isInternal} onChange={setInternal} />}
    </CommentForm>
  )
}

interface BesideCommentProps {
  readonly comment: Comment
  /** The stream that it is about, where others are talked about too. */
  readonly about: string | undefined
  readonly isBusy: boolean
  readonly onDelete: (() => void) | null
}

const BesideComment = ({ comment: { author, createdAt, isInternal }, about, isBusy, onDelete }: BesideCommentProps) => (
  <>
    {about !== undefined && <Badge tone="info">{about}</Badge>}
    {isInternal && <Badge tone="neutral">{texts.internalMark}</Badge>}
    {onDelete && (
      <Button
        variant="dangerPlain"
        size="sm"
        className={css({ ml: 'auto' })}
        isSoftDisabled={isBusy}
        aria-label={texts.remove(author, instantText(createdAt))}
        onClick={onDelete}
      >
        {texts.removeLabel}
      </Button>
    )}
  </>
)

/** What the centre and the provider say to each other about a selection or a custom request. */
export function Comments({ subject, component, writer, isOfProvider, streams = [], streamId }: CommentsProps) {
  const { api, queryClient } = useServices()
  const place = { subject, component }
  const read = useQuery(commentsQuery(api, place))
  const { change, isBusy, notice, closeNotice, isForbidden } = useChange(
    () => void queryClient.invalidateQueries({ queryKey: [commentKey] }),
  )
  const mayWrite = writer !== null && !isForbidden
  const calls = createCommentCalls(api, place, writer?.right ?? 'Modify')
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      <ReadResult read={read}>
        {(all) => (
          <CommentList
            comments={all
              .filter((one) => streamId === undefined || one.streamId === streamId)
              .map((comment) => ({
                id: comment.commentId,
                author: comment.author,
                at: comment.createdAt,
                comment: comment.comment,
                beside: (
                  <BesideComment
                    comment={comment}
                    about={streamId === undefined ? streams.find((one) => one.streamId === comment.streamId)?.streamName : undefined}
                    isBusy={isBusy}
                    onDelete={comment.mayDelete && mayWrite ? () => change(() => calls.remove(comment.commentId)) : null}
                  />
                ),
              }))}
          />
        )}
      </ReadResult>
      {mayWrite && (
        <NewCommentForm
          draft={{ userId: writer.userId, name: `comments/${component}/${JSON.stringify({ ...subject, streamId })}` }}
          isOfProvider={isOfProvider}
          isBusy={isBusy}
          change={change}
          send={(comment) => calls.add({ ...comment, streamId })}
        />
      )}
    </div>
  )
}
