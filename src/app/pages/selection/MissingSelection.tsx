import { listPath, type SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { wizardTexts as texts } from '#src/selection/wizard/texts.ts'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import type { PageProps } from '../page.ts'
import type { ChosenCentre } from './CentreOfSelection.tsx'

interface MissingSelectionProps extends Pick<PageProps, 'breadcrumbs'> {
  readonly kind: SelectionKind
  readonly centre: ChosenCentre | null
}

/** The page of a curriculum that is not offered or does not exist. */
export const MissingSelection = ({ kind, centre, breadcrumbs }: MissingSelectionProps) => (
  <MissingRecord
    title={kind.title}
    noun={texts.noun}
    listHref={centre === null ? kind.list : listPath(kind, centre.key)}
    breadcrumbs={breadcrumbs}
  />
)
