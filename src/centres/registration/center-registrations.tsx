import { centerRegistration } from '#openapi/generated/resources/students/center-registration.ts'
import { ContractEnd } from '#src/resources/fields/ContractEnd.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { centreParts, partNames } from './parts.ts'

const CreateCentre = lazyComponent(async () => (await import('./CreateCentre.tsx')).CreateCentre)
const CentrePage = lazyComponent(async () => (await import('./CentrePage.tsx')).CentrePage)

const cells = { contractEnd: ContractEnd }

const RegistrationList = (page: RecordPage) => (
  <RecordList
    of={centerRegistration}
    page={page}
    columns={[
      'centreName',
      'legalName',
      'registrationNumber',
      'countryId',
      'city',
      'address',
      'postCode',
      'timezoneId',
      'email',
      'phone',
      'website',
      'principalName',
      'principalEmail',
      'examsOfficerName',
      'examsOfficerEmail',
      'expectedStudents',
      'contractStart',
      'contractEnd',
      'status',
    ]}
    hidden={['principalName', 'principalEmail', 'examsOfficerName', 'examsOfficerEmail', 'expectedStudents']}
    filters={['countryId', 'timezoneId', 'programIds', 'deliveryModes']}
    cells={cells}
  />
)

/** A new registration step by step; one that is there on the tabs of its page. */
const RegistrationForm = (page: RecordPage) => (page.pathId === undefined ? <CreateCentre {...page} /> : <CentrePage {...page} />)

const RegistrationView = (page: RecordPage) => (
  <RecordView
    of={centerRegistration}
    page={page}
    facts={['registrationNumber', 'countryId', 'contractEnd']}
    parts={Object.fromEntries(partNames.map((part) => [centreParts[part].title, centreParts[part].fields]))}
    cells={cells}
  />
)

export const centerRegistrations = resourcePages(centerRegistration, {
  list: RegistrationList,
  form: RegistrationForm,
  view: RegistrationView,
})
