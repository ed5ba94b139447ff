import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { flag, id, neededText, text, timeStamp } from '#src/api/answer-values.ts'
import type { Api } from '#src/api/client.ts'

/** What comments are about. */
export type CommentSubject = { readonly centreSelectionId: number } | { readonly customRequestId: number }

/** Under which page of the portal they are read and written. */
export interface CommentPlace {
  readonly subject: CommentSubject
  readonly component: string
}

const readComments = answerReader(
  'listComments',
  v.array(
    fields({
      commentId: id,
      comment: neededText,
      streamId: v.nullish(v.number()),
      isInternal: flag,
      author: text,
      createdAt: timeStamp,
      mayDelete: flag,
    }),
  ),
)

/** A comment as it is shown. */
export type Comment = ReturnType<typeof readComments>[number]

/** Begins the keys of all reads of comments. */
export const commentKey = 'comments'

/** What was said, the oldest first. */
export const commentsQuery = (api: Api, { subject, component }: CommentPlace) =>
  queryOptions({
    queryKey: [commentKey, component, subject],
    queryFn: async ({ signal }) =>
      readComments(await api.call('listComments', { query: subject }, { signal, log: { component, permission: 'View' } })),
  })

/** What a person has written. */
export interface NewComment {
  readonly comment: string
  /** The stream of the selection that it is about. */
  readonly streamId?: number | undefined
  readonly isInternal: boolean
  /** Made by the form: a comment that is sent again with the same id is stored once. */
  readonly requestId: string
}

/** The right that a person writes by, as it is logged. */
export type WritesBy = 'Modify' | 'Add'

/** The calls that write comments. */
export const createCommentCalls = (api: Api, { subject, component }: CommentPlace, permission: WritesBy) => ({
  add: async ({ comment, streamId, isInternal, requestId }: NewComment): Promise<Done> => {
    const body = {
      ...subject,
      ...(streamId !== undefined && { streamId }),
      comment,
      isInternal: isInternal ? (1 as const) : (0 as const),
      requestId,
    }
    const { description } = await api.call('createComment', { body }, { log: { component, permission } })
    return { message: description }
  },
  remove: async (commentId: string): Promise<Done> => {
    const { description } = await api.call(
      'deleteComments',
      { body: { commentId: [Number(commentId)] } },
      { log: { component, permission } },
    )
    return { message: description }
  },
})
