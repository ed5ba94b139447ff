import { selectionKinds } from '#src/selection/wizard/selection-kinds.ts'
import { SelectionWizard } from '#src/selection/wizard/SelectionWizard.tsx'
import { whole } from '#tests/machines/curriculum-selection/start.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served, type Calls } from '../resources/served.tsx'

/** The wizard with its machine, at the step Stream of a whole selection. */
export const ServedWizard = ({ calls }: { readonly calls: Calls }) => (
  <Served answers={{}} calls={calls} path="/sms/curriculum-centers/1">
    <Sheet>
      <SelectionWizard
        kind={selectionKinds.centre}
        selection={whole}
        step="stream"
        userId="103"
        list="/sms/curriculum-centers"
        pathOf={(step) => `/sms/curriculum-centers/1/${step}`}
        breadcrumbs={() => null}
      />
    </Sheet>
  </Served>
)
