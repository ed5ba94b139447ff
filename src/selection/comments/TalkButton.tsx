import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useServices } from '#src/api/services.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { commentsQuery, type CommentPlace } from './comment-service.ts'
import { talkTexts as texts } from './texts.ts'

interface TalkButtonProps {
  readonly place: CommentPlace
  /** The stream that the comments are about; all of the place without one. */
  readonly streamId?: number
  /** What they are about, in words. */
  readonly about: string
  readonly isOpen: boolean
  onOpen(): void
}

/** Opens the comments on a stream or on a request, and says how many there are. */
export function TalkButton({ place, streamId, about, isOpen, onOpen }: TalkButtonProps) {
  const { api } = useServices()
  const { data = [] } = useQuery(commentsQuery(api, place))
  const count = data.filter((one) => streamId === undefined || one.streamId === streamId).length
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<MessageSquare size={16} strokeWidth={1.75} aria-hidden />}
      aria-pressed={isOpen}
      aria-label={texts.about(about, count)}
      onClick={onOpen}
    >
      {count > 0 && count}
    </Button>
  )
}
