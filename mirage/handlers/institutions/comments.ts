import { recordTexts } from '#openapi/check-record.ts'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { isAllowed } from '../../accounts/permissions.ts'
import { stampAfter, toDateTime } from '../../clock.ts'
import { done, ok, type Call, type Handlers } from '../../contract.ts'
import type { Flag, ResourceRecord } from '../../models.ts'
import { RecordRefusal, refuse, refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { notifyCentre, notifyProvider } from '../../resources/people/notify.ts'
import { deletableFor, type CommentRecord } from '../../resources/selection/comments.ts'
import { fieldsOf } from '../../resources/masters/parts.ts'
import { answeringFields, answeringRecords, recordOf, storeOf } from '../records.ts'

type Subject = Pick<CommentRecord, 'resource' | 'recordId'>

/** The components on which a person needs Modify or Add to comment, by subject. */
const writers = {
  CentreSelection: [...centreSelection.components, 'CurriculumCenters', 'CurriculumCentersNCUK'],
  CustomRequest: customRequest.components,
} as const

const forbid = (description: string): never => {
  throw new RecordRefusal(403, description)
}

const isOfProvider = ({ user }: PersonalStore): boolean => user.contactType === 'NCUK'

/** What a call is about, with its record; refused where the person may not see it. */
function subjectOf(
  { centreSelectionId = 0, customRequestId = 0 }: Partial<Record<'centreSelectionId' | 'customRequestId', number | undefined>>,
  store: PersonalStore,
): Subject & { readonly record: ResourceRecord } {
  if (centreSelectionId > 0 === customRequestId > 0) return refuse('Name a selection or a custom request.')
  const subject =
    centreSelectionId > 0
      ? { resource: 'CentreSelection' as const, recordId: centreSelectionId }
      : { resource: 'CustomRequest' as const, recordId: customRequestId }
  return { ...subject, record: recordOf(subject.resource, subject.recordId, store) }
}

/** Whether the caller has written a comment and may still delete it. */
const isDeletable = ({ userId, createdAt }: CommentRecord, { user, clock }: PersonalStore): boolean =>
  userId === user.id && createdAt >= toDateTime(clock.now() - deletableFor)

const flag = (value: boolean): Flag => (value ? 1 : 0)

/** Whether the curriculum of a selection has a stream. */
const hasStream = ({ resource, record }: ReturnType<typeof subjectOf>, streamId: number, store: PersonalStore): boolean =>
  resource === 'CentreSelection' &&
  (fieldsOf('Curriculum', Number(record.fields['curriculumId']), store)?.streamIds ?? []).includes(streamId)

/** Tells the other side that something was said. */
function tell(
  { resource, record }: { readonly resource: Subject['resource']; readonly record: ResourceRecord },
  text: string,
  store: PersonalStore,
) {
  const subject = `New comment on ${store.named(resource, record.id)}`
  if (isOfProvider(store)) notifyCentre(Number(record.fields['centreId']), subject, text, store)
  else notifyProvider(subject, store)
}

function create({ body, ...call }: Call<'createComment'>) {
  const store = storeOf(call)
  const about = subjectOf(body, store)
  const { resource, recordId, record } = about
  if (!isAllowed(store.menu, { permission: ['Modify', 'Add'], component: writers[resource] }))
    forbid('You do not have permission to do this.')
  if (body.isInternal === 1 && !isOfProvider(store)) forbid('Only the provider writes internal comments.')
  const comment = body.comment.trim()
  if (comment === '') refuseFields([['comment', recordTexts.required('Comment')]])
  const { requestId, streamId } = body
  if (streamId !== undefined && !hasStream(about, streamId, store)) refuseFields([['streamId', recordTexts.gone('Stream')]])
  const known = store.db.comments.findBy((one) => one.userId === store.user.id && one.requestId === requestId)
  if (known) return ok({ commentId: known.id }, 'Comment added.')
  const isInternal = body.isInternal === 1
  const { id } = store.db.comments.insert({
    resource,
    recordId,
    ...(streamId !== undefined && { streamId }),
    comment,
    isInternal,
    userId: store.user.id,
    author: store.author,
    createdAt: stampAfter(store.clock.now(), ''),
    requestId,
  })
  if (!isInternal) tell({ resource, record }, comment, store)
  return ok({ commentId: id }, 'Comment added.')
}

/** What the centre and the provider say to each other about selections and custom requests. */
export const commentHandlers = {
  listComments: ({ query, ...call }) =>
    answeringRecords(() => {
      const store = storeOf(call)
      // A call that names neither has no comments to list.
      if (query.centreSelectionId === 0 && query.customRequestId === 0) return ok([])
      const { resource, recordId } = subjectOf(query, store)
      const comments = store.db.comments.where(
        (one) => one.resource === resource && one.recordId === recordId && (isOfProvider(store) || !one.isInternal),
      )
      return ok(
        comments.map((one) => ({
          commentId: one.id,
          ...(one.streamId !== undefined && { streamId: one.streamId }),
          comment: one.comment,
          isInternal: flag(one.isInternal),
          author: one.author,
          createdAt: { date: one.createdAt },
          mayDelete: flag(isDeletable(one, store)),
        })),
      )
    }),

  createComment: (call) => answeringFields(() => create(call)),

  deleteComments: ({ body, ...call }) =>
    answeringFields(() => {
      const store = storeOf(call)
      const comments = [...new Set(body.commentId)].flatMap((id) => store.db.comments.find(id) ?? [])
      // A comment of another person is answered like one that does not exist.
      const own = comments.filter(({ userId }) => userId === store.user.id)
      if (own.length < new Set(body.commentId).size) throw new RecordRefusal(404, 'The comment was not found.')
      if (!own.every((one) => isDeletable(one, store))) refuse('A comment can be deleted for ten minutes.')
      for (const { id } of own) store.db.comments.remove(id)
      return done(own.length === 1 ? 'Comment deleted successfully.' : 'Comments deleted successfully.')
    }),
} satisfies Partial<Handlers>
