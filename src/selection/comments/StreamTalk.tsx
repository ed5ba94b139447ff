import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useServices } from '#src/api/services.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import type { SelectionKind } from '../wizard/selection-kinds.ts'
import { commentsQuery } from './comment-service.ts'
import type { CommentedStream } from './Comments.tsx'
import { talkTexts as texts } from './texts.ts'

interface StreamTalkProps {
  readonly kind: SelectionKind
  readonly selectionId: number
  readonly stream: CommentedStream
  readonly isOpen: boolean
  onOpen(): void
}

/** Opens what was said about a stream, and says how much that is. */
export function StreamTalk({ kind, selectionId, stream, isOpen, onOpen }: StreamTalkProps) {
  const { api } = useServices()
  const { data = [] } = useQuery(commentsQuery(api, { subject: { centreSelectionId: selectionId }, component: kind.component }))
  const count = data.filter(({ streamId }) => streamId === stream.streamId).length
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<MessageSquare size={16} strokeWidth={1.75} aria-hidden />}
      aria-pressed={isOpen}
      aria-label={texts.about(stream.streamName, count)}
      onClick={onOpen}
    >
      {count > 0 && count}
    </Button>
  )
}
