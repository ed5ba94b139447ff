import { centerRegistration } from '#openapi/generated/resources/students/center-registration.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { RecordHistory } from '#src/resources/view/RecordReads.tsx'
import { TabForm } from '#src/resources/view/TabForm.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { addressOf } from '#src/ui/navigation/leave-guard.ts'
import { CentreGaps } from './CentreGaps.tsx'
import { centreParts, partNames, partWith, type CentrePart } from './parts.ts'
import { PartForm } from './PartForm.tsx'
import { centreEditPath } from './paths.ts'

const ownRights: ReadonlySet<string> = new Set(['View', 'Modify'])
const centreHome = '/dashboard/center'

/** A part of the registration that the page shows, as a form of its own. */
const PartTab = ({ part, page }: { readonly part: CentrePart; readonly page: RecordPage }) => (
  <TabForm>
    <PartForm key={part} page={page} part={part} head={null} savedAt={() => addressOf(window.location)} />
  </TabForm>
)

function Changes() {
  const { record } = useShownRecord()
  return <RecordHistory deps={useRecords(centerRegistration)} id={record.id} />
}

/** The page for its visitor: a centre needs no permission label to view and modify its own registration. */
const ofVisitor = (page: RecordPage): RecordPage => ({
  ...page,
  paths: { ...page.paths, view: (id) => centreEditPath(id), ...(page.contactType === 'CENTER' && { list: centreHome }) },
  ...(page.contactType === 'CENTER' && { can: (right: Parameters<RecordPage['can']>[0]) => ownRights.has(right) }),
})

/** The registration of a centre, edited on its tabs. */
export function CentrePage(given: RecordPage) {
  const page = ofVisitor(given)
  const { pathId = '' } = page
  return (
    <RecordView
      of={centerRegistration}
      page={page}
      isForm
      facts={['registrationNumber', 'countryId', 'contractStart', 'contractEnd']}
      overview={{ id: 'centre', title: centreParts.centre.title, content: <PartTab part="centre" page={page} /> }}
      renderGaps={(gaps) => <CentreGaps gaps={gaps} hrefOf={(field) => centreEditPath(pathId, `tab=${partWith(field)}&field=${field}`)} />}
    >
      {partNames.slice(1).map((part) => (
        <ViewTab key={part} id={part} title={centreParts[part].title}>
          <PartTab part={part} page={page} />
        </ViewTab>
      ))}
      <ViewTab id="history" title={recordTexts.history}>
        <Changes />
      </ViewTab>
    </RecordView>
  )
}
