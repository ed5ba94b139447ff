import { Boxes, List, Plus, SearchX } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { inMenuOrder, type PlacedModule } from '#machines/rights/module-tree.ts'
import type { ModuleMove } from '#machines/rights/module-moves.machine.ts'
import { menuNodes } from '#machines/rights/rights-menu.ts'
import type { RecordNotice } from '#machines/records/record-notice.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { pageStyle } from '../page-style.ts'
import { ModuleTree } from './ModuleTree.tsx'
import { MoveModule } from './MoveModule.tsx'
import { moduleTexts as texts } from './texts.ts'

interface ModuleTreeViewProps {
  readonly title: string
  readonly breadcrumbs: ReactNode
  /** The contact type whose menu is shown, and all that have one. */
  readonly menu: string
  readonly menus: readonly { readonly value: string; readonly label: string }[]
  /** Undefined while they load. */
  readonly modules: readonly PlacedModule[] | undefined
  readonly failure: string | null
  readonly notice: RecordNotice | null
  readonly isBusy: boolean
  readonly isForbidden: boolean
  /** Null where the right for it is missing, as with those below. */
  readonly createHref: string | null
  readonly listHref: string
  readonly viewOf: ((id: string) => string) | null
  readonly editOf: ((id: string) => string) | null
  readonly onMove: ((move: ModuleMove) => void) | null
  onMenu(menu: string): void
  onRetry(): void
  onCloseNotice(): void
}

/** The menus as trees: one contact type at a time, searched by name or address. */
export function ModuleTreeView(props: ModuleTreeViewProps) {
  const { menu, menus, modules, failure, notice, isForbidden, createHref } = props
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search).trim().toLowerCase()
  const [moving, setMoving] = useState<PlacedModule | null>(null)
  const onMove = isForbidden ? null : props.onMove
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={props.title}
        breadcrumbs={props.breadcrumbs}
        {...(modules ? { count: modules.length } : {})}
        actions={
          <>
            <LinkButton href={props.listHref} icon={<List size={16} aria-hidden />}>
              {texts.asList}
            </LinkButton>
            {createHref !== null && (
              <LinkButton href={createHref} variant="primary" icon={<Plus size={16} aria-hidden />}>
                Create Menu Module
              </LinkButton>
            )}
          </>
        }
      />
      <div role="search" className={pageStyle.toolbar}>
        <div className={css({ flex: { base: '1 1 100%', md: '0 1 280px' } })}>
          <SearchField label={texts.search} value={search} onChange={setSearch} />
        </div>
        <Segmented label={texts.menuOf} value={menu} options={menus} onChange={props.onMenu} />
      </div>
      <div className={pageStyle.notices}>
        {notice && (
          <Alert key={notice.id} tone="error" isFocused onClose={props.onCloseNotice}>
            {notice.text}
          </Alert>
        )}
        {isForbidden && <Alert tone="warning">{texts.readOnly}</Alert>}
      </div>
      {modules ? (
        <Found
          key={menu}
          modules={modules}
          wanted={wanted}
          isBusy={props.isBusy}
          viewOf={props.viewOf}
          editOf={props.editOf}
          onMove={onMove}
          onChoosePlace={setMoving}
          onClear={() => setSearch('')}
          hasCreate={createHref !== null}
        />
      ) : failure === null ? (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, py: '4' })}>
          <SkeletonLines count={10} />
        </div>
      ) : (
        <ErrorState title={failure} onRetry={props.onRetry} />
      )}
      <MoveModule
        module={moving}
        modules={modules ?? []}
        onMove={(move) => {
          setMoving(null)
          onMove?.(move)
        }}
        onClose={() => setMoving(null)}
      />
    </div>
  )
}

interface FoundProps {
  readonly modules: readonly PlacedModule[]
  /** In lower case; empty for all. */
  readonly wanted: string
  readonly isBusy: boolean
  readonly hasCreate: boolean
  readonly viewOf: ((id: string) => string) | null
  readonly editOf: ((id: string) => string) | null
  readonly onMove: ((move: ModuleMove) => void) | null
  onChoosePlace(module: PlacedModule): void
  onClear(): void
}

/** What the search finds, with what stands above it. */
function Found({ modules, wanted, hasCreate, onClear, ...tree }: FoundProps) {
  const ordered = inMenuOrder(modules)
  const nodes = menuNodes(ordered)
  const isFound = ({ name, routes }: PlacedModule) => [name, ...routes].some((text) => text.toLowerCase().includes(wanted))
  const found = new Set(ordered.filter(isFound).map(({ id }) => id))
  const kept = new Set(nodes.filter(({ id }) => found.has(id)).flatMap(({ id, above }) => [...above, id]))
  if (modules.length === 0)
    return <EmptyState icon={<Boxes size={24} />} title={texts.empty} {...(hasCreate ? { children: texts.emptyHint } : {})} />
  if (kept.size === 0)
    return <EmptyState icon={<SearchX size={24} />} title={texts.nothingFound} action={<Button onClick={onClear}>{texts.clear}</Button>} />
  return <ModuleTree {...tree} modules={ordered} nodes={nodes.filter(({ id }) => kept.has(id))} search={wanted} />
}
