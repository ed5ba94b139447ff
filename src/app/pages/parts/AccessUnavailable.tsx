import { CloudAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { texts } from '../../texts.ts'

interface AccessNoticeProps {
  /** What is missing without the permissions. */
  readonly hint: string
  onRetry(): void
}

/** Says inside a page that the permissions could not be loaded, with a retry button. */
export function AccessNotice({ hint, onRetry }: AccessNoticeProps) {
  const retry = () => {
    // The button disappears during the load; the page's heading stays.
    document.querySelector<HTMLElement>('main h1')?.focus()
    onRetry()
  }
  return (
    <div role="alert" className={css({ flex: '1' })}>
      <EmptyState
        title={texts.unavailable.title}
        hint={hint}
        icon={<CloudAlert size={24} strokeWidth={1.75} />}
        action={
          <Button variant="primary" onClick={retry}>
            {texts.unavailable.retry}
          </Button>
        }
      />
    </div>
  )
}

interface AccessUnavailableProps extends Pick<AccessNoticeProps, 'onRetry'> {
  readonly title: string
}

/** Shown in place of a page whose permissions could not be loaded, with a retry button. */
export const AccessUnavailable = ({ title, onRetry }: AccessUnavailableProps) => (
  <>
    <PageHeader title={title} />
    <AccessNotice hint={texts.unavailable.hint} onRetry={onRetry} />
  </>
)
