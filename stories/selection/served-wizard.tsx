import type { SelectionStep } from '#openapi/selection/steps.ts'
import { selectionKinds } from '#src/selection/wizard/selection-kinds.ts'
import type { RequestRights } from '#src/selection/requests/request-rights.ts'
import { SelectionWizard } from '#src/selection/wizard/SelectionWizard.tsx'
import { whole } from '#tests/machines/curriculum-selection/start.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served, type Answers, type Calls } from '../resources/served.tsx'

/** What a centre may do with requests. */
export const ofCentre: RequestRights = { mayList: true, mayAdd: true, mayDecide: false }

interface ServedWizardProps {
  readonly answers?: Answers
  readonly calls: Calls
  readonly requestRights?: Partial<RequestRights>
  readonly step?: SelectionStep
}

/** The wizard with its machine, at a step of a whole selection, Stream unless given. */
export const ServedWizard = ({ answers = {}, calls, requestRights = {}, step = 'stream' }: ServedWizardProps) => (
  <Served answers={answers} calls={calls} path="/sms/curriculum-centers/1">
    <Sheet>
      <SelectionWizard
        kind={selectionKinds.centre}
        selection={whole}
        yearId={null}
        step={step}
        userId="103"
        requestRights={{ ...ofCentre, ...requestRights }}
        list="/sms/curriculum-centers"
        pathOf={(step) => `/sms/curriculum-centers/1/${step}`}
        breadcrumbs={() => null}
      />
    </Sheet>
  </Served>
)
