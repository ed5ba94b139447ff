import { CircleStop, Copy, RotateCcw } from 'lucide-react'
import { useLocation } from 'wouter'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import type { RecordAct } from '#src/resources/view/record-view-ports.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { useAddressId } from '#src/resources/use-address-id.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { MessageTabs } from './ContentTabs.tsx'
import { AsTemplate } from './AsTemplate.tsx'
import { contentPaths } from './paths.ts'
import { useFollowedSending } from './messages/use-followed-sending.ts'
import { messageTexts as texts } from './messages/texts.ts'

const MessageOverview = lazyComponent(async () => (await import('./messages/MessageOverview.tsx')).MessageOverview)
const MessageDeliveries = lazyComponent(async () => (await import('./messages/MessageDeliveries.tsx')).MessageDeliveries)
const countDeliveries = async () => (await import('./messages/MessageDeliveries.tsx')).countDeliveries
const Composer = lazyComponent(async () => (await import('./composer/ComposerPage.tsx')).ComposerPage)

const isDraft = ({ status }: StoredRecord): boolean => status === 'Draft'
const hasFailed = ({ fields }: StoredRecord): boolean => Number(fields['countFailed'] ?? 0) > 0

const MessageList = (page: RecordPage) => (
  <AsTemplate>
    <RecordList
      of={communication}
      page={page}
      above={MessageTabs}
      isOpen={isDraft}
      columns={[
        'communicationName',
        'mode',
        'componentId',
        'audienceId',
        'scheduledAt',
        'sentAt',
        'countTotal',
        'countDelivered',
        'countRead',
        'countFailed',
        'isImportant',
        'state',
      ]}
      hidden={['mode', 'componentId', 'audienceId', 'countFailed', 'isImportant']}
      filters={['mode', 'componentId', 'option', 'audienceId', 'isImportant']}
    />
  </AsTemplate>
)

const MessageForm = (page: RecordPage) => (
  <AsTemplate>
    <LazyBoundary fallback={<SkeletonLines count={8} />}>
      <Composer {...page} />
    </LazyBoundary>
  </AsTemplate>
)

function MessageView(page: RecordPage) {
  const { api, codec, createId } = useServices()
  const { service } = useRecords(communication)
  const [, navigate] = useLocation()
  useFollowedSending(useAddressId(page))
  const acts: readonly RecordAct[] = [
    ...(page.can('Publish')
      ? [
          {
            act: 'own:retry' as const,
            label: texts.retry,
            icon: <RotateCcw size={16} aria-hidden />,
            from: ['Sent'],
            isFor: hasFailed,
            run: async (id: string) => (await import('./messages/message-acts.ts')).retryFailed(api, codec, id),
          },
          {
            act: 'own:stop' as const,
            label: texts.stop,
            icon: <CircleStop size={16} aria-hidden />,
            from: ['Sending'],
            run: async (id: string) => (await import('./messages/message-acts.ts')).stopSending(api, codec, id),
          },
        ]
      : []),
    ...(page.can('Add')
      ? [
          {
            act: 'own:duplicate' as const,
            label: texts.duplicate,
            icon: <Copy size={16} aria-hidden />,
            from: ['Draft', 'Scheduled', 'Sending', 'Sent'],
            run: async (id: string) => {
              const { duplicate } = await import('./messages/message-acts.ts')
              const copy = await duplicate(api, codec, await service.details(id), createId())
              navigate(contentPaths.edit(codec.encrypt(copy) ?? ''))
              return { message: texts.copied }
            },
          },
        ]
      : []),
  ]
  return (
    <RecordView
      of={communication}
      page={page}
      isOpen={isDraft}
      acts={acts}
      facts={[
        'mode',
        'componentId',
        'recordName',
        'option',
        'audienceId',
        'recipients',
        'isImportant',
        'scheduledAt',
        'timezoneId',
        'sentAt',
      ]}
      overview={{
        title: texts.overview,
        content: (
          <LazyBoundary fallback={<SkeletonLines count={8} />}>
            <MessageOverview />
          </LazyBoundary>
        ),
      }}
    >
      <ViewTab id="deliveries" title={texts.deliveries} count={countDeliveries}>
        <LazyBoundary fallback={<SkeletonLines count={6} />}>
          <MessageDeliveries />
        </LazyBoundary>
      </ViewTab>
    </RecordView>
  )
}

export const communications = resourcePages(communication, { list: MessageList, form: MessageForm, view: MessageView })
