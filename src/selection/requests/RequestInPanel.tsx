import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { requestStatus } from '#openapi/selection/custom-requests.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { decide } from '../decide.ts'
import { selectionTexts } from '../texts.ts'
import { wizardTexts as texts } from '../wizard/texts.ts'
import type { OpenRequest } from './open-requests.ts'

const CommentQuestion = lazyComponent(async () => (await import('#src/resources/view/CommentQuestion.tsx')).CommentQuestion, {
  isOptional: true,
})

interface RequestInPanelProps {
  readonly request: OpenRequest
  readonly mayDecide: boolean
  /** Called before a decision, which takes the buttons away. */
  onDecide(): void
}

/** An open request beside the steps, and the provider's decision on one that is in review. */
export function RequestInPanel({ request, mayDecide, onDecide }: RequestInPanelProps) {
  const { api, codec, queryClient } = useServices()
  const [isRejecting, setRejecting] = useState(false)
  const { change, isBusy, notice, closeNotice, isForbidden } = useChange(() => readChangedRecords(queryClient, customRequest))
  const { title, code, reason, status } = request
  const id = String(request.id)
  const send = (decision: 'acceptCustomRequest' | 'rejectCustomRequest', comment: string) => {
    onDecide()
    change(
      () => decide(api, codec, decision, id, comment),
      () => setRejecting(false),
    )
  }
  return (
    <div className={css({ display: 'grid', gap: '2', pb: '4', borderBottomWidth: '1px', borderColor: 'border.default' })}>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' })}>
        <TextLink href={`${paths.customRequests}/view/${codec.encrypt(id) ?? ''}`}>{title}</TextLink>
        <RecordStatus rules={customRequest} status={status} />
      </p>
      <p className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>
        {texts.requests.kind[code]}. {reason}
      </p>
      {notice && !isRejecting && (
        <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      {mayDecide && !isForbidden && status === requestStatus.review && (
        <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' })}>
          <Button variant="danger" icon={<X size={16} aria-hidden />} isSoftDisabled={isBusy} onClick={() => setRejecting(true)}>
            {selectionTexts.reject}
          </Button>
          <Button icon={<Check size={16} aria-hidden />} isBusy={isBusy} onClick={() => send('acceptCustomRequest', '')}>
            {selectionTexts.approve}
          </Button>
        </div>
      )}
      {mayDecide && (
        <LazyBoundary fallback={null}>
          <CommentQuestion
            record={{ name: title }}
            move={isRejecting ? { act: 'reject', label: selectionTexts.reject } : null}
            isBusy={isBusy}
            notice={notice?.text ?? null}
            finalFocus={() => null}
            onAccept={(comment) => send('rejectCustomRequest', comment)}
            onCancel={() => {
              closeNotice()
              setRejecting(false)
            }}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
