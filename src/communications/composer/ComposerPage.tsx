import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { emptyMessage } from '#machines/communications/message-draft.ts'
import { toFailure } from '#src/api/problem.ts'
import { justAskedMs } from '#src/api/query-client.ts'
import { useServices } from '#src/api/services.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords, recordQuery } from '#src/resources/record-queries.ts'
import type { RecordNames } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useEditorKey } from '#src/ui/form/use-editor-key.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { contentPaths } from '../paths.ts'
import { ComposerView } from './ComposerView.tsx'
import { useCentreMessage } from './centre-people.ts'
import { draftOf } from './composer-service.ts'
import { dates } from './dates.ts'
import { aboutIn, type MessageAbout } from './message-about.ts'
import { composerTexts as texts } from './texts.ts'
import { stepAddress, useComposer } from './use-composer.ts'

const ReviewDialog = lazyComponent(async () => (await import('./ReviewDialog.tsx')).ReviewDialog)

interface ComposerProps {
  readonly page: RecordPage
  readonly recordId: string | null
  /** Of a new message: tells it apart from those about something else. */
  readonly about?: string
  readonly stored: MessageDraft
  readonly updatedAt: string | null
  readonly names: RecordNames
  /** Called when a new message has got its id and the form stays open. */
  readonly onCreated?: ((id: string) => void) | undefined
}

/** A message that is being written. */
function Composer({ page, recordId, about = '', stored, updatedAt, names, onCreated }: ComposerProps) {
  const { clock, codec, queryClient } = useServices()
  const [, navigate] = useLocation()
  const { send, shown, calls, search, follow } = useComposer({ recordId, about, stored, updatedAt, userId: page.userId, onCreated })
  const { tag, ...context } = shown
  const hrefOf = (step: Parameters<typeof stepAddress>[1]) => stepAddress(search, step)
  const { recordId: saved } = context
  const showSent = (id: string) => {
    forgetRecords(queryClient, communication, 'none')
    navigate(contentPaths.view(codec.encrypt(id) ?? ''))
  }
  return (
    <ComposerView
      context={context}
      tag={tag}
      names={names}
      breadcrumbs={page.breadcrumbs(context.draft.communicationName.trim() || texts.create)}
      maySend={page.can('Publish')}
      now={clock.now()}
      stepHref={hrefOf}
      onStep={(step) => navigate(hrefOf(step))}
      send={send}
      review={
        saved !== null && (
          <LazyBoundary fallback={null}>
            <ReviewDialog
              recordId={saved}
              updatedAt={context.updatedAt ?? ''}
              draft={context.draft}
              calls={calls}
              onClose={() => {
                send({ type: 'review.close' })
                follow(saved)
              }}
              onSent={(message) => {
                toast.success(message)
                showSent(saved)
              }}
              onBegun={() => showSent(saved)}
            />
          </LazyBoundary>
        )
      }
    />
  )
}

const head = (page: RecordPage, title: string): ReactNode => <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />

interface NewMessageProps extends Required<Pick<ComposerProps, 'page' | 'onCreated'>> {
  readonly about: MessageAbout
}

const newMessage = ({ page, about: { key, begins }, onCreated }: NewMessageProps, names: RecordNames = {}) => (
  <Composer
    page={page}
    recordId={null}
    about={key}
    stored={{ ...emptyMessage, ...begins }}
    updatedAt={null}
    names={names}
    onCreated={onCreated}
  />
)

/** A message to the people of a centre: it begins once they are known. */
function MessageToCentre({ centreId, ...props }: NewMessageProps & { readonly centreId: string }) {
  const { message, error, retry } = useCentreMessage(centreId)
  const [first, setFirst] = useState(message)
  if (first === undefined && message) setFirst(message)
  if (first) return newMessage({ ...props, about: { ...props.about, begins: first.begins } }, first.names)
  if (error === null) return <PagePlaceholder />
  return (
    <>
      {head(props.page, texts.create)}
      <ErrorState title={toFailure(error).message} onRetry={retry} />
    </>
  )
}

function NewMessage(props: Omit<NewMessageProps, 'about'>) {
  const { codec } = useServices()
  const search = useSearch()
  const [about] = useState(() => aboutIn(search, codec.decrypt))
  const { centreId } = about
  return centreId === null ? newMessage({ ...props, about }) : <MessageToCentre {...props} about={about} centreId={centreId} />
}

function StoredMessage({ page, id }: { readonly page: RecordPage; readonly id: string }) {
  const { service } = useRecords(communication)
  const { data, error, isStale, isFetchedAfterMount, refetch } = useQuery({
    ...recordQuery(communication, service, id),
    staleTime: justAskedMs,
  })
  // The composer begins with what is stored now, and goes on from what it saves.
  const [first, setFirst] = useState<typeof data>(undefined)
  if (first === undefined && data && (isFetchedAfterMount || !isStale)) setFirst(data)
  if (first !== undefined) {
    // A message that is no longer a draft is shown, not edited.
    if (first.status !== 'Draft') return <Redirect to={contentPaths.view(page.pathId ?? '')} replace />
    return <Composer page={page} recordId={id} stored={draftOf(first, dates)} updatedAt={first.updatedAt} names={first.names} />
  }
  if (error === null) return <PagePlaceholder />
  const failure = toFailure(error)
  if (failure.code === 404) return <NoSuchRecord rules={communication} page={page} />
  return (
    <>
      {head(page, 'Edit Communication')}
      <ErrorState title={failure.message} onRetry={() => void refetch()} />
    </>
  )
}

/** The page of the composer: for a new message, or a draft. */
export function ComposerPage(page: RecordPage) {
  const { codec } = useServices()
  const id = page.pathId === undefined ? null : codec.decrypt(page.pathId)
  const [key, noteCreated] = useEditorKey(id)
  if (page.pathId !== undefined && id === null) return <NoSuchRecord rules={communication} page={page} />
  // A message that was created here is written on in the form that created it.
  if (key !== id) return <NewMessage key={key} page={page} onCreated={noteCreated} />
  return <StoredMessage key={key} page={page} id={id} />
}
