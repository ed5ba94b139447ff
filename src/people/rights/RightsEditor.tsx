import { useState } from 'react'
import { roleModule } from '#openapi/generated/resources/rights/role-module.ts'
import { rightsForm } from '#machines/rights/rights-editor.machine.ts'
import { failureOf } from '#src/resources/failure.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useEditor } from '#src/resources/use-editor.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { timeOfDay } from '#src/time/clock.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { CopyRights } from './CopyRights.tsx'
import { createRightsDrafts, createRightsPorts } from './rights-ports.ts'
import { RightsView } from './RightsView.tsx'
import type { RoleMenu } from './role-menu.ts'

/** Runs the editor of a role's rights. */
export function RightsEditor({ menu, page }: { readonly menu: RoleMenu; readonly page: RecordPage }) {
  const deps = useRecords(roleModule)
  const { roleId } = menu
  const [requestId] = useState(deps.createId)
  const [drafts] = useState(() => createRightsDrafts(() => localStorage, ownerKey(page.userId), deps.clock.now, roleId))
  const { actor, context, phase, isBusy, question } = useEditor({
    form: rightsForm,
    // As it was when the page was opened: the editor itself keeps track of its own saves.
    recordId: useState(menu.isHeld ? roleId : null)[0],
    drafts,
    list: page.paths.list,
    isReplaced: false,
    pageOf: () => null,
    createPorts: () => createRightsPorts(deps, { roleId, requestId }),
    failure: failureOf,
  })
  if (phase === 'loading') return <PagePlaceholder />
  if (phase === 'unavailable')
    return (
      <>
        <PageHeader title={menu.roleName} breadcrumbs={page.breadcrumbs(menu.roleName)} />
        <ErrorState title={context.notice?.text ?? ''} onRetry={() => actor.send({ type: 'record.retry' })} />
      </>
    )
  return (
    <RightsView
      menu={menu}
      context={context}
      breadcrumbs={page.breadcrumbs(menu.roleName)}
      isBusy={isBusy}
      savedAt={context.savedAt === null ? null : timeOfDay(context.savedAt)}
      question={question}
      copy={
        <CopyRights
          menu={menu}
          deps={deps}
          isDisabled={context.isForbidden}
          onCopy={(held) => actor.send({ type: 'form.edit', edit: { kind: 'replace', held }, path: '' })}
        />
      }
      send={actor.send}
    />
  )
}
