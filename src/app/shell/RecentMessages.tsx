import { MessageSquareText } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { texts } from './texts.ts'
import type { KeptMessage } from './message-log.ts'

const MessageList = lazyComponent(async () => (await import('./MessageList.tsx')).MessageList, { isOptional: true })
const prefetchList = () => void prefetch(MessageList.prepare)

/** A button that lists the last passing messages; absent before the first one. */
export function RecentMessages({ messages }: { messages: readonly KeptMessage[] }) {
  const id = useId()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const isOpen = state === 'open'
  if (messages.length === 0) return null
  return (
    <>
      <IconButton
        id={id}
        label={texts.messages.title}
        icon={<MessageSquareText size={18} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetchList}
        onFocus={prefetchList}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      />
      {state !== 'unused' && (
        <LazyBoundary>
          <MessageList open={isOpen} triggerId={id} messages={messages} onClose={() => setState('closed')} />
        </LazyBoundary>
      )}
    </>
  )
}
