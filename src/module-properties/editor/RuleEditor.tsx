import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { timeOfDay } from '#src/time/clock.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { moduleChoicesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { useModuleRules } from '../use-module-rules.ts'
import { RuleEditorView } from './RuleEditorView.tsx'
import { useRuleEditor, type RuleEditorOptions } from './use-rule-editor.ts'

interface RuleEditorProps extends RuleEditorOptions {
  breadcrumbs(last: string): ReactNode
}

/** The editor on a page, with the modules to choose from. */
export function RuleEditor({ breadcrumbs, ...options }: RuleEditorProps) {
  const { service } = useModuleRules()
  const { actor, context, phase, isBusy, question } = useRuleEditor(options)
  const modules = useQuery(moduleChoicesQuery(service))
  const trail = breadcrumbs(context.recordId === null ? texts.create : texts.edit)

  if (phase === 'unavailable')
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={trail} />
        <ErrorState title={context.notice?.text ?? ''} onRetry={() => actor.send({ type: 'record.retry' })} />
      </>
    )
  if (phase === 'loading') return <PagePlaceholder />
  return (
    <RuleEditorView
      breadcrumbs={trail}
      context={context}
      modules={modules.data ?? (modules.isError ? 'failed' : 'loading')}
      mayModify={options.rights.can('Modify')}
      isBusy={isBusy}
      savedAt={context.savedAt === null ? null : timeOfDay(context.savedAt)}
      question={question}
      onModulesRetry={() => void modules.refetch()}
      send={(event) => actor.send(event)}
    />
  )
}
