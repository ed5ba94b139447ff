import type { ReactNode } from 'react'
import type { SelectionStep } from '#openapi/curriculum-selection/steps.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import type { SelectionKind } from './selection-kinds.ts'
import { SelectionWizardView } from './SelectionWizardView.tsx'
import { useSelectionWizard } from './use-selection-wizard.ts'

interface SelectionWizardProps {
  readonly kind: SelectionKind
  readonly selection: OpenSelection
  readonly step: SelectionStep | null
  readonly userId: string
  readonly list: string
  pathOf(step: SelectionStep): string
  breadcrumbs(last: string): ReactNode
}

/** The wizard on a page. */
export function SelectionWizard({ breadcrumbs, ...options }: SelectionWizardProps) {
  const { kind, list, pathOf } = options
  const { send, shown } = useSelectionWizard(options)
  const { asking, isBusy, ...context } = shown
  return (
    <SelectionWizardView
      context={context}
      breadcrumbs={breadcrumbs(context.selection.curriculumName)}
      isActingFor={kind.isForAnyCentre}
      isBusy={isBusy}
      question={asking}
      list={list}
      pathOf={pathOf}
      send={send}
    />
  )
}
