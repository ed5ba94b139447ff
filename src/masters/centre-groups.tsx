import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { groupsOf } from './groups/stored-groups.ts'
import { GroupCount } from './groups/GroupCount.tsx'
import { masterTexts as texts } from './texts.ts'
import { useCurrentYear } from './use-current-year.ts'

const GroupBoard = lazyComponent(async () => (await import('./groups/GroupBoard.tsx')).GroupBoard)

/** How many centres are in the groups of a grouping. */
const CentreCount = ({ value }: { readonly value: unknown }) =>
  texts.centresInGroups(groupsOf(value).reduce((sum, { centreIds }) => sum + centreIds.length, 0))

const CentreGroupList = (page: RecordPage) => (
  <RecordList
    of={centreGroup}
    page={page}
    columns={['centreGroupName', 'yearId', 'curriculumId', 'noOfGroups', 'groups', 'status']}
    filters={['yearId', 'curriculumId']}
    cells={{ groups: CentreCount }}
  />
)

function CentreGroupForm(page: RecordPage) {
  const current = useCurrentYear(page.pathId === undefined)
  if (current.isPending) return <PagePlaceholder />
  return (
    <RecordEditor of={centreGroup} page={page} initial={{ yearId: current.id }}>
      {(form) => (
        <>
          <FormPart title="Centre group">
            <Fields of={form} names={['centreGroupName', 'yearId', 'curriculumId']} />
            <GroupCount form={form} />
          </FormPart>
          <LazyBoundary fallback={<SkeletonLines count={6} />}>
            <GroupBoard form={form} />
          </LazyBoundary>
        </>
      )}
    </RecordEditor>
  )
}

const CentreGroupView = (page: RecordPage) => <RecordView of={centreGroup} page={page} />

export const centreGroups = resourcePages(centreGroup, {
  list: CentreGroupList,
  form: CentreGroupForm,
  view: CentreGroupView,
})
