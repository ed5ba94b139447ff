import { clearingEntry } from '#openapi/generated/resources/clearing/clearing-entry.ts'
import { AsBoard, boardView, ListOrBoard } from '#src/resources/board/BoardOrList.tsx'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { CreateRefused } from './CreateRefused.tsx'

const EntryBoard = lazyComponent(async () => (await import('./EntryBoard.tsx')).EntryBoard)

const Entries = (page: RecordPage) => <ListOrBoard list={<EntryList {...page} />} board={<EntryBoard page={page} />} />

const EntryList = (page: RecordPage) => (
  <RecordList
    of={clearingEntry}
    page={page}
    actions={<AsBoard href={`${page.paths.list}?${boardView}`} />}
    columns={['clearingName', 'centreId', 'yearId', 'reason', 'subjects', 'points', 'state']}
    hidden={['yearId']}
    filters={['studentId', 'centreId', 'yearId', 'reason']}
  />
)

const EntryForm = (page: RecordPage) =>
  page.pathId === undefined && !page.can('Add') ? (
    <CreateRefused {...page} />
  ) : (
    <RecordForm of={clearingEntry} page={page} parts={{ Student: ['studentId', 'yearId'], Clearing: ['reason', 'subjects', 'notes'] }} />
  )

const EntryView = (page: RecordPage) => (
  <RecordView
    of={clearingEntry}
    page={page}
    facts={['studentId', 'centreId', 'yearId', 'points']}
    parts={{ '': ['reason', 'subjects', 'notes'] }}
  />
)

export const clearingEntries = resourcePages(clearingEntry, { list: Entries, form: EntryForm, view: EntryView })
