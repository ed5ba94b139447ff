import { useQuery } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { useLocation } from 'wouter'
import { menuModule } from '#openapi/generated/resources/rights/menu-module.ts'
import { moduleMovesMachine } from '#machines/rights/module-moves.machine.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords, readRecordsAgain } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { menuModulesQuery } from './module-queries.ts'
import { ModuleTreeView } from './ModuleTreeView.tsx'

const menus = menuModule.fields.parentContactType.choices

/** The menu that the address names; the first one unless it names another. */
const menuIn = (search: string): string => {
  const wanted = new URLSearchParams(search).get('menu')
  return menus.find(({ value }) => value === wanted)?.value ?? 'NCUK'
}

/** The menus as trees, in which modules are moved. */
export function ModuleTreePage({ page }: { readonly page: RecordPage }) {
  const { api } = useServices()
  const { service, queryClient, codec } = useRecords(menuModule)
  const [, navigate] = useLocation()
  const menu = useFromSearch(menuIn)
  const read = useQuery(menuModulesQuery(service, menu))
  const create = () =>
    moduleMovesMachine.provide({
      actors: {
        placeModule: fromPromise(async ({ input: { id, to } }) => {
          const key = codec.encrypt(id)
          if (key === null) throw new ApiProblem('notFound', 0)
          const body = { order: to.order, ...(to.parentId === null ? {} : { parentModuleId: Number(to.parentId) }) }
          try {
            const { description } = await api.call(
              'placeMenuModule',
              { path: { id: key }, body },
              { log: { component: menuModule.components, permission: 'Modify' } },
            )
            return { message: description }
          } finally {
            forgetRecords(queryClient, menuModule)
            await readRecordsAgain(queryClient)
          }
        }),
      },
    })
  const actor = useProcess(create, {
    input: { failure: toFailure },
    facts: { 'module.moved': ({ message }) => toast.success(message) },
  })
  const shown = useShallowSelector(actor, (snapshot) => {
    const { notice, isForbidden } = snapshot.context
    return { notice, isForbidden, isBusy: snapshot.hasTag('busy') }
  })
  const encrypted = (id: string) => codec.encrypt(id) ?? ''
  return (
    <ModuleTreeView
      title={page.title}
      breadcrumbs={page.breadcrumbs(page.title)}
      menu={menu}
      menus={menus}
      modules={read.data}
      failure={read.error === null ? null : toFailure(read.error).message}
      {...shown}
      createHref={page.can('Add') ? page.paths.create : null}
      listHref={`${page.paths.list}?view=list`}
      viewOf={page.can('View') ? (id) => page.paths.view(encrypted(id)) : null}
      editOf={page.can('Modify') ? (id) => page.paths.edit(encrypted(id)) : null}
      onMenu={(next) => navigate(`${page.paths.list}?menu=${next}`, { replace: true })}
      onMove={page.can('Modify') ? (move) => actor.send({ type: 'module.place', move }) : null}
      onRetry={() => void read.refetch()}
      onCloseNotice={() => actor.send({ type: 'notice.close' })}
    />
  )
}
