import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { useRested } from '#src/time/use-rested.ts'
import { errorsQuery, everyError, type ShownErrors } from '../ucas-service.ts'
import { errorsAddress, shownIn } from './errors-address.ts'
import { errorTypeIn } from './error-type.ts'
import { ErrorsView } from './ErrorsView.tsx'
import { useErrorDecision } from './use-error-decision.ts'
import { useWrongRows } from './use-wrong-rows.ts'

const pageSize = 25

/** How many errors the import has, settled ones too. */
export const countErrors: TabCounter = async ({ id }, { api, queryClient }) =>
  (await queryClient.fetchQuery(errorsQuery(api, id, { page: 1, size: pageSize, typeId: 0, ...everyError }))).totalCount

/** The errors of the import that is shown, by their types, each to be settled. */
export function ErrorsTab({ mayModify }: { readonly mayModify: boolean }) {
  const { record, page: recordPage } = useShownRecord()
  const { api, startTimer } = useServices()
  const [path, navigate] = useLocation()
  const typeId = useFromSearch(errorTypeIn)
  const [page, setPage] = useState(1)
  const shown = useFromSearch(shownIn)
  const search = useRested(shown.search, startTimer)
  const read = useQuery(errorsQuery(api, record.id, { page, size: pageSize, typeId, ...shown, search }))
  const download = useWrongRows(record.id)
  const decision = useErrorDecision()
  const show = (type: number, wanted: ShownErrors) => {
    setPage(1)
    navigate(`${path}${errorsAddress(type, wanted)}`, { replace: true, state: window.history.state as unknown })
  }
  return (
    <ReadResult read={read}>
      {(errors) => (
        <ErrorsView
          errors={errors}
          typeId={typeId}
          shown={shown}
          page={page}
          pageSize={pageSize}
          recordPage={recordPage}
          isDone={record.status === 'Done'}
          mayModify={mayModify && record.status === 'Done'}
          download={recordPage.can('Download') ? download : null}
          decision={decision}
          onPage={setPage}
          onType={(type) => show(type, shown)}
          onShown={(wanted) => show(typeId, wanted)}
        />
      )}
    </ReadResult>
  )
}
