import { roleModule } from '#openapi/generated/resources/rights/role-module.ts'
import { Field } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

// Loaded on demand: only people who change rights need the matrix.
const RightsPage = lazyComponent(async () => (await import('./rights/RightsPage.tsx')).RightsPage)
const RoleMenuTab = lazyComponent(async () => (await import('./rights/RoleMenuTab.tsx')).RoleMenuTab)

const RoleModuleList = (page: RecordPage) => (
  <RecordList
    of={roleModule}
    page={page}
    columns={['roleName', 'typeId', 'pageCount', 'labelCount', 'updatedBy', 'updatedAt', 'status']}
    hidden={['updatedAt']}
    filters={['typeId', 'roleId']}
  />
)

/** Chooses a role that has no rights yet; its matrix follows. */
const RoleChoice = (page: RecordPage) => (
  <RecordEditor of={roleModule} page={page} savedAt={page.can('Modify') ? page.paths.edit : undefined}>
    {(form) => (
      <FormPart title="Role">
        <Field of={form} name="roleId" narrow={{ hasRights: 0 }} />
      </FormPart>
    )}
  </RecordEditor>
)

const RoleModuleForm = (page: RecordPage) =>
  page.pathId === undefined ? (
    <RoleChoice {...page} />
  ) : (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <RightsPage key={page.pathId} pathId={page.pathId} page={page} />
    </LazyBoundary>
  )

const RoleModuleView = (page: RecordPage) => (
  <RecordView of={roleModule} page={page} parts={{ '': ['roleId', 'typeId', 'pageCount', 'labelCount'] }}>
    <ViewTab id="menu" title="Menu">
      <LazyBoundary fallback={<SkeletonLines count={6} />}>
        <RoleMenuTab />
      </LazyBoundary>
    </ViewTab>
  </RecordView>
)

export const roleModules = resourcePages(
  roleModule,
  { list: RoleModuleList, form: RoleModuleForm, view: RoleModuleView },
  { form: [RightsPage] },
)
