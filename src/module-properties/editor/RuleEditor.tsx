import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { moduleRuleEditorMachine } from '#machines/module-properties/module-rule-editor.machine.ts'
import { timeOfDay } from '#src/time/clock.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { rulePaths } from '../paths.ts'
import { moduleChoicesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { useModuleRules } from '../use-module-rules.ts'
import { RuleEditorView, type EditorQuestion } from './RuleEditorView.tsx'
import { useRuleEditor, type RuleEditorOptions } from './use-rule-editor.ts'

interface RuleEditorProps extends RuleEditorOptions {
  breadcrumbs(last: string): ReactNode
}

/** The editor on a page: reads its actor, and the modules to choose from. */
export function RuleEditor({ breadcrumbs, ...options }: RuleEditorProps) {
  const { service } = useModuleRules()
  const actor = useRuleEditor(options)
  const state = useSelector(actor, (snapshot) => snapshot)
  const modules = useQuery(moduleChoicesQuery(service))
  const { context } = state
  const trail = breadcrumbs(context.recordId === null ? texts.create : texts.edit)

  if (state.hasTag('unavailable'))
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={trail} />
        <ErrorState title={context.notice?.text ?? ''} onRetry={() => actor.send({ type: 'record.retry' })} />
      </>
    )
  if (state.hasTag('loading')) return <PagePlaceholder />
  return (
    <RuleEditorView
      breadcrumbs={trail}
      context={context}
      modules={modules.data ?? (modules.isError ? 'failed' : 'loading')}
      mayModify={options.rights.can('Modify')}
      isBusy={state.hasTag('busy')}
      savedAt={context.savedAt === null ? null : timeOfDay(context.savedAt)}
      question={questionOf(state)}
      onModulesRetry={() => void modules.refetch()}
      send={(event) => actor.send(event)}
    />
  )
}

function questionOf(state: SnapshotFrom<typeof moduleRuleEditorMachine>): EditorQuestion | null {
  if (state.hasTag('conflict')) return 'conflict'
  if (!state.hasTag('asking')) return null
  const { leavingTo } = state.context
  const isToList = leavingTo?.kind === 'list' || (leavingTo?.kind === 'address' && leavingTo.address.split(/[?#]/)[0] === rulePaths.list)
  return isToList ? 'list' : 'leave'
}
