import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { useServices } from '#src/api/services.tsx'
import { allRecords } from '#src/resources/record-queries.ts'
import { recordKeys } from '#src/resources/record-calls.ts'
import { selectionKinds } from '#src/selection/wizard/selection-kinds.ts'
import { selectionKey } from '#src/selection/wizard/selection-service.ts'
import { SelectionWizard } from '#src/selection/wizard/SelectionWizard.tsx'
import { whole } from '#tests/machines/curriculum-selection/start.ts'
import { selectionWizard as wizard } from '#tests/pages/selection/wizard.ts'
import { Served } from '../../../stories/resources/served.tsx'
import { ofCentre } from '../../../stories/selection/served-wizard.tsx'

const kind = selectionKinds.centre
const offers = [selectionKey, 'offers', kind.id, '26']
const records = recordKeys.list(centreSelection.name, allRecords)
const own = [selectionKey, kind.component, { curriculumId: '1', centreId: '26', yearId: null }]

it('a save makes the lists of selections stale, and what it stored stays fresh', async () => {
  const caches: QueryClient[] = []
  function Wizard() {
    const { queryClient } = useServices()
    useEffect(() => void caches.push(queryClient), [queryClient])
    return (
      <SelectionWizard
        kind={kind}
        selection={{ ...whole, answers: { ...whole.answers, comboIds: [1] } }}
        yearId={null}
        step="combo"
        userId="saves"
        requestRights={ofCentre}
        list="/sms/curriculum-centers"
        pathOf={(step) => `/sms/curriculum-centers/1/${step}`}
        breadcrumbs={() => null}
      />
    )
  }
  const none = { closedText: undefined, reason: undefined, decisionComment: undefined, confirmed: undefined }
  const answer = { ...whole, ...none, updatedAt: { date: 'second' } }
  await render(
    <Served answers={{}} calls={{ listComments: () => [], saveSelectionStep: () => answer }} path="/sms/curriculum-centers/1/combo">
      <Wizard />
    </Served>,
  )
  const queryClient = caches[0] ?? expect.unreachable()
  for (const queryKey of [offers, records, own]) queryClient.setQueryData(queryKey, 'before')
  const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated
  await page.getByRole(...wizard.choice(/^Route 3/)).click()
  await page.getByRole(...wizard.save).click()
  await expect.poll(() => queryClient.getQueryData(own)).toMatchObject({ updatedAt: 'second' })
  expect([offers, records, own].map(isStale)).toEqual([true, true, false])
})
