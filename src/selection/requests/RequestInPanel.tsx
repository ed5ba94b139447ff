import { Check, Eye, X } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { requestStatus } from '#openapi/selection/custom-requests.ts'
import type { Done } from '#machines/outcome.ts'
import { movesOf, type Viewer } from '#machines/records/resource-view.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
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

/** Who decides on requests. */
const provider: Viewer = { contactType: 'NCUK', can: (right) => right === 'Modify' }

/** An open request beside the steps; the provider takes it into review there, and decides on it. */
export function RequestInPanel({ request, mayDecide, onDecide }: RequestInPanelProps) {
  const { api, codec, queryClient } = useServices()
  const { service } = useRecords(customRequest)
  const [isRejecting, setRejecting] = useState(false)
  const { change, isBusy, notice, closeNotice, isForbidden } = useChange(() => readChangedRecords(queryClient, customRequest))
  const { title, code, reason, status, updatedAt } = request
  const id = String(request.id)
  const moves = mayDecide && !isForbidden ? movesOf(customRequest, status, provider) : []
  const send = (run: () => Promise<Done>) => {
    onDecide()
    change(run, () => setRejecting(false))
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
      {moves.map(({ to, label }) => (
        <Button
          key={label}
          icon={<Eye size={16} aria-hidden />}
          isBusy={isBusy}
          onClick={() => send(() => service.move(id, to, '', updatedAt))}
        >
          {label}
        </Button>
      ))}
      {mayDecide && !isForbidden && status === requestStatus.review && (
        <div className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' })}>
          <Button variant="danger" icon={<X size={16} aria-hidden />} isSoftDisabled={isBusy} onClick={() => setRejecting(true)}>
            {selectionTexts.reject}
          </Button>
          <Button
            icon={<Check size={16} aria-hidden />}
            isBusy={isBusy}
            onClick={() => send(() => decide(api, codec, 'acceptCustomRequest', id, ''))}
          >
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
            onAccept={(comment) => send(() => decide(api, codec, 'rejectCustomRequest', id, comment))}
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
