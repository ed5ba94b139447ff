import { Suspense } from 'react'
import { target } from '#openapi/generated/resources/money/target.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { targetTexts } from './target-texts.ts'
import { moneyTexts as texts } from '../texts.ts'

const CopyTargets = lazyComponent(async () => (await import('./CopyTargets.tsx')).CopyTargets)

const TargetList = (page: RecordPage) => {
  const rates = page.listTo('PlanningRate')
  return (
    <RecordList
      of={target}
      page={page}
      columns={['targetName', 'yearId', 'centreId', 'programId', 'students', 'revenueMinor', 'status']}
      hidden={['yearId', 'centreId', 'programId']}
      filters={['yearId', 'centreId', 'programId']}
      actions={
        <>
          {rates !== null && <LinkButton href={rates}>{texts.rates}</LinkButton>}
          {page.can('Add') && (
            <>
              <LinkButton href={`${page.paths.list}/paste`}>{targetTexts.paste}</LinkButton>
              <Suspense fallback={null}>
                <CopyTargets />
              </Suspense>
            </>
          )}
        </>
      }
    />
  )
}

const TargetForm = (page: RecordPage) => (
  <RecordForm of={target} page={page} parts={{ Target: ['yearId', 'centreId', 'programId', 'students', 'revenueMinor'] }} />
)

const TargetView = (page: RecordPage) => <RecordView of={target} page={page} facts={['students', 'revenueMinor']} />

export const targets = resourcePages(target, { list: TargetList, form: TargetForm, view: TargetView })
