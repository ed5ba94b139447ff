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

/** Says on a page that stays open that the permissions could not be loaded, and tries again. */
export function AccessNotice({ hint, onRetry }: AccessNoticeProps) {
  const retry = () => {
    // The button goes while the permissions are loaded; the page's heading stays.
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

/** The permissions that this page needs could not be loaded: says so at the same address, and tries again. */
export const AccessUnavailable = ({ title, onRetry }: AccessUnavailableProps) => (
  <>
    <PageHeader title={title} />
    <AccessNotice hint={texts.unavailable.hint} onRetry={onRetry} />
  </>
)
