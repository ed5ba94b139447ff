import { Play, Undo2 } from 'lucide-react'
import { ucasImport } from '#openapi/generated/resources/ucas/ucas-import.ts'
import { useServices } from '#src/api/services.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ucasTexts as texts } from './texts.ts'

const UcasWizard = lazyComponent(async () => (await import('./UcasWizard.tsx')).UcasWizard)
const RowsTab = lazyComponent(async () => (await import('./RowsTab.tsx')).RowsTab)
const countErrors = async () => (await import('./errors/ErrorsTab.tsx')).countErrors
const countRows =
  async () =>
  async ({ fields }: StoredRecord) =>
    Number(fields['rowsTotal'] ?? 0)
const ErrorsTab = lazyComponent(async () => (await import('./errors/ErrorsTab.tsx')).ErrorsTab)

/** How many errors wait to be settled, or that none does. */
function OpenErrors({ value, record }: { readonly value: number | undefined; readonly record: StoredRecord }) {
  if (value === undefined || record.status === 'Undone') return null
  if (value > 0) return <Badge tone="warning">{texts.open(value)}</Badge>
  return <Badge tone="success">{Number(record.fields['rowsFailed'] ?? 0) > 0 ? texts.allSettled : texts.noErrors}</Badge>
}

const cells = { errorsOpen: OpenErrors }

const mayDelete = ({ status }: Pick<StoredRecord, 'status'>) => status !== 'Done' && status !== 'Importing'

const ImportList = (page: RecordPage) => (
  <RecordList
    of={ucasImport}
    page={page}
    isOpen={mayDelete}
    columns={['fileName', 'importedAt', 'yearId', 'rowsTotal', 'rowsMatched', 'rowsFailed', 'errorsOpen', 'updatedBy', 'state']}
    filters={['yearId']}
    cells={cells}
  />
)

function ImportView(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={ucasImport}
      page={{ ...page, can: (right) => right !== 'Modify' && page.can(right) }}
      isOpen={mayDelete}
      facts={['yearId', 'importedAt', 'rowsTotal', 'rowsMatched', 'rowsFailed', 'errorsOpen', 'undoUntil']}
      parts={{ '': ['rowsTotal', 'rowsNew', 'rowsChanged', 'rowsSame', 'rowsFailed', 'failure'] }}
      cells={cells}
      acts={[
        {
          act: 'own:run',
          label: texts.run,
          icon: <Play size={16} aria-hidden />,
          from: ['Ready'],
          permission: 'Add',
          run: async (id) => {
            await (await import('./ucas-service.ts')).runImport(api, codec, id)
            return { message: texts.done }
          },
        },
        {
          act: 'own:undo',
          label: texts.undo,
          icon: <Undo2 size={16} aria-hidden />,
          from: ['Done'],
          // The server sends `undoUntil` as long as the import can be undone.
          isFor: ({ fields }) => fields['undoUntil'] !== undefined,
          permission: 'Delete',
          question: { title: texts.undoQuestion, body: texts.undoBody },
          run: async (id) => (await import('./ucas-service.ts')).undoImport(api, codec, id),
        },
      ]}
    >
      <ViewTab id="errors" title={texts.errors} count={countErrors}>
        <ErrorsTab mayModify={page.can('Modify')} />
      </ViewTab>
      <ViewTab id="rows" title={texts.rows} count={countRows}>
        <RowsTab />
      </ViewTab>
    </RecordView>
  )
}

// An import is not edited: its page settles its errors.
const ImportForm = (page: RecordPage) => (page.pathId === undefined ? <UcasWizard {...page} /> : <ImportView {...page} />)

export const ucasImports = resourcePages(ucasImport, { list: ImportList, form: ImportForm, view: ImportView })
