import { FolderTree } from 'lucide-react'
import { menuModule } from '#openapi/generated/resources/rights/menu-module.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { css } from 'styled-system/css'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { joinWords } from '#src/ui/text/join-words.ts'
import { IconControl } from './IconControl.tsx'

// Loaded on demand: the list of modules does not need the tree.
const ModuleTreePage = lazyComponent(async () => (await import('./modules/ModuleTreePage.tsx')).ModuleTreePage)

const isList = (search: string) => new URLSearchParams(search).get('view') === 'list'

/** The menus as trees, or all modules in one list, as the address says. */
function MenuModules(page: RecordPage) {
  if (useFromSearch(isList)) return <MenuModuleList {...page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <ModuleTreePage page={page} />
    </LazyBoundary>
  )
}

const MenuModuleList = (page: RecordPage) => (
  <RecordList
    of={menuModule}
    page={page}
    fixed="view=list"
    actions={
      <LinkButton href={page.paths.list} icon={<FolderTree size={16} aria-hidden />}>
        Tree
      </LinkButton>
    }
    columns={[
      'componentName',
      'componentId',
      'parentContactType',
      'parentModuleId',
      'order',
      'routes',
      'iconsName',
      'permissions',
      'status',
    ]}
    hidden={['permissions']}
    filters={['parentContactType']}
  />
)

interface UnknownAddressesProps extends Pick<RecordPage, 'knows'> {
  readonly addresses: readonly string[]
}

/** Says which addresses lead nowhere: the menu shows them, and their pages cannot be reached. */
function UnknownAddresses({ addresses, knows }: UnknownAddressesProps) {
  const unknown = addresses.filter((address) => !knows(address))
  if (unknown.length === 0) return null
  return (
    <div className={css({ gridColumn: '1 / -1' })}>
      <Alert tone="warning">{`The portal has no page at ${joinWords(unknown)}.`}</Alert>
    </div>
  )
}

const MenuModuleForm = (page: RecordPage) => (
  <RecordEditor of={menuModule} page={page}>
    {(form) => (
      <>
        <FormPart title="Module">
          <Fields of={form} names={['componentName', 'componentId']} />
          <Field
            of={form}
            name="parentContactType"
            onChange={(parentContactType) => form.set({ parentContactType, parentModuleId: null })}
          />
          <Field of={form} name="iconsName" control={IconControl} />
        </FormPart>
        <FormPart title="Place in the menu">
          <Field of={form} name="parentModuleId" narrow={{ parentContactType: form.values.parentContactType }} />
          <Fields of={form} names={['order']} />
        </FormPart>
        <FormPart title="Pages">
          <Fields of={form} names={['routes']} />
          <UnknownAddresses addresses={form.values.routes} knows={page.knows} />
          <Fields of={form} names={['permissions', 'subRoutes']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const MenuModuleView = (page: RecordPage) => (
  <RecordView
    of={menuModule}
    page={page}
    parts={{
      '': ['componentId', 'parentContactType', 'parentModuleId', 'order', 'iconsName'],
      Pages: ['routes', 'permissions', 'subRoutes'],
    }}
  />
)

export const menuModules = resourcePages(
  menuModule,
  { list: MenuModules, form: MenuModuleForm, view: MenuModuleView },
  { list: [ModuleTreePage] },
)
