import { useState, type ReactNode } from 'react'
import type { SelectionStep } from '#openapi/selection/steps.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { TalkTopic } from '../comments/SelectionTalk.tsx'
import type { RequestRights } from '../requests/request-rights.ts'
import type { SelectionKind } from './selection-kinds.ts'
import { SelectionWizardView } from './SelectionWizardView.tsx'
import { useSelectionWizard } from './use-selection-wizard.ts'

// The steps do not wait for it.
const SelectionTalk = lazyComponent(async () => (await import('../comments/SelectionTalk.tsx')).SelectionTalk)

interface SelectionWizardProps {
  readonly kind: SelectionKind
  readonly selection: OpenSelection
  readonly yearId: string | null
  readonly step: SelectionStep | null
  readonly userId: string
  readonly list: string
  readonly requestRights: RequestRights
  pathOf(step: SelectionStep): string
  breadcrumbs(last: string): ReactNode
}

/** The wizard on a page. */
export function SelectionWizard({ breadcrumbs, requestRights, ...options }: SelectionWizardProps) {
  const { kind, list, pathOf } = options
  const { send, shown } = useSelectionWizard(options)
  const { asking, isBusy, ...context } = shown
  const { selectionId, choices } = context.selection
  const [asked, setAsked] = useState<TalkTopic | 'all' | null>(null)
  const talkOf = context.step === 'stream' ? asked : null
  const topic = talkOf === 'all' ? null : talkOf
  return (
    <SelectionWizardView
      context={context}
      breadcrumbs={breadcrumbs(context.selection.curriculumName)}
      isActingFor={kind.isForAnyCentre}
      isBusy={isBusy}
      question={asking}
      list={list}
      comments={
        selectionId !== null && (
          <LazyBoundary fallback={<SkeletonLines count={4} />}>
            <SelectionTalk
              kind={kind}
              selectionId={selectionId}
              writerId={context.isForbidden ? null : options.userId}
              streams={choices.streams}
              topic={topic}
              requestRights={requestRights}
              onAll={() => setAsked('all')}
            />
          </LazyBoundary>
        )
      }
      isTalking={talkOf !== null}
      talk={selectionId === null ? null : { kind, selectionId, topic, onOpen: setAsked }}
      requestRights={requestRights}
      pathOf={pathOf}
      send={send}
    />
  )
}
