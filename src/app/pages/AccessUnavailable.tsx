import { CloudAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { texts } from '../texts.ts'

interface AccessUnavailableProps {
  readonly title: string
  onRetry(): void
}

/** The permissions that this page needs could not be loaded: says so at the same address, and tries again. */
export const AccessUnavailable = ({ title, onRetry }: AccessUnavailableProps) => (
  <>
    <PageHeader title={title} />
    <div role="alert" className={css({ flex: '1' })}>
      <EmptyState
        title={texts.unavailable.title}
        hint={texts.unavailable.hint}
        icon={<CloudAlert size={24} strokeWidth={1.75} />}
        action={
          <Button variant="primary" onClick={onRetry}>
            {texts.unavailable.retry}
          </Button>
        }
      />
    </div>
  </>
)
