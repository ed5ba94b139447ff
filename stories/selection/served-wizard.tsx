import { selectionKinds } from '#src/selection/wizard/selection-kinds.ts'
import { SelectionWizard } from '#src/selection/wizard/SelectionWizard.tsx'
import { whole } from '#tests/machines/curriculum-selection/start.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served, type Answers, type Calls } from '../resources/served.tsx'

interface ServedWizardProps {
  readonly answers?: Answers
  readonly calls: Calls
  readonly mayDecideRequests?: boolean
}

/** The wizard with its machine, at the step Stream of a whole selection. */
export const ServedWizard = ({ answers = {}, calls, mayDecideRequests = false }: ServedWizardProps) => (
  <Served answers={answers} calls={calls} path="/sms/curriculum-centers/1">
    <Sheet>
      <SelectionWizard
        kind={selectionKinds.centre}
        selection={whole}
        step="stream"
        userId="103"
        mayDecideRequests={mayDecideRequests}
        list="/sms/curriculum-centers"
        pathOf={(step) => `/sms/curriculum-centers/1/${step}`}
        breadcrumbs={() => null}
      />
    </Sheet>
  </Served>
)
