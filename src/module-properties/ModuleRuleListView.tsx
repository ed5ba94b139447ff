import { Scale } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import type { ModuleRuleListContext, ModuleRuleListEvent } from '#machines/module-properties/module-rule-list.machine.ts'
import type { RuleRow } from '#machines/module-properties/types.ts'
import { BulkBar } from '#src/ui/list/bulk-bar.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { ListHeader } from '#src/ui/list/list-header.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import { ListPages } from '#src/ui/list/list-pages.tsx'
import { ListQuestion } from '#src/ui/list/list-question.tsx'
import { ListToolbar } from '#src/ui/list/list-toolbar.tsx'
import { deleteAct, publishAct, type RowsAct } from '#src/ui/list/rows-act.tsx'
import { draftStatusOptions } from '#src/ui/list/status-options.ts'
import { useMessageFocus } from '#src/ui/list/use-message-focus.ts'
import { NoRows } from '#src/ui/records/no-rows.tsx'
import { RuleTable, type RowRights } from './list/RuleTable.tsx'
import { rulePaths } from './paths.ts'
import type { RuleListQuery } from './service.ts'
import { texts } from './texts.ts'
import type { RulePage } from './wire.ts'

const acts: readonly RowsAct<RuleRow, RecordAct>[] = [publishAct(texts.publishQuestion), deleteAct(texts.deleteQuestion)]

interface ModuleRuleListViewProps {
  readonly breadcrumbs: ReactNode
  readonly query: RuleListQuery
  readonly context: Pick<ModuleRuleListContext, 'typed' | 'chosen' | 'work' | 'message'>
  /** Undefined while the first page is loading. */
  readonly page: RulePage | undefined
  readonly failure: string | null
  readonly isRefetching: boolean
  /** Rules are being published or deleted. */
  readonly isBusy: boolean
  readonly rights: RowRights & { readonly add: boolean; readonly publish: boolean }
  summaryOf(row: RuleRow): string
  editOf(row: RuleRow): string
  onShow(next: Partial<RuleListQuery>): void
  /** The history state of a rule's page, with which it leads back here. */
  readonly openedState: object
  /** A rule is being opened, by a link of its own or by `onOpen`. */
  onLeave(row: RuleRow): void
  onOpen(address: string, row: RuleRow): void
  onRetry(): void
  send(event: ModuleRuleListEvent): void
}

/** The list as drawn: search and status above; table or its absence; the bar of the chosen rows and pages below. */
export function ModuleRuleListView(props: ModuleRuleListViewProps) {
  const { query, context, page, failure, rights, onShow, send } = props
  const { message, work } = context
  const [isDense, setDense] = useState(false)
  const [messagePlace, messageTarget] = useMessageFocus(message, page)
  const canChoose = rights.delete || rights.publish
  const chosen = canChoose ? (page?.rows.filter(({ id }) => context.chosen.includes(id)) ?? []) : []

  return (
    <>
      <ListFrame
        header={
          <ListHeader
            title={texts.title}
            breadcrumbs={props.breadcrumbs}
            total={page?.total}
            nouns={texts.nouns}
            create={rights.add ? { href: rulePaths.create, label: texts.create } : null}
          />
        }
        toolbar={
          <ListToolbar
            searchLabel={texts.search}
            typed={context.typed}
            status={query.status}
            statuses={draftStatusOptions(page?.counts ?? null)}
            isDense={isDense}
            onType={(text) => send({ type: 'search.type', text })}
            onStatus={(status) => onShow({ status })}
            onDense={setDense}
          />
        }
        bulk={
          chosen.length > 0 && (
            <BulkBar
              rows={chosen}
              acts={acts.filter(({ id }) => rights[id])}
              onAct={(act, rows) => send({ type: 'rows.change', act, rows })}
              onClear={() => send({ type: 'selection.clear' })}
            />
          )
        }
        message={message && <ListMessage message={message} nameless={texts.missing} onClose={() => send({ type: 'message.close' })} />}
        messagePlace={messagePlace}
        isRefetching={props.isRefetching}
        footer={<ListPages query={query} total={page?.total} onShow={onShow} />}
      >
        {failure !== null && !page ? (
          <ErrorState title={failure} onRetry={props.onRetry} />
        ) : page?.rows.length === 0 ? (
          <NoRows
            isNarrowed={query.search !== '' || query.status !== 'all'}
            icon={<Scale size={24} />}
            title={texts.empty}
            hint={rights.add ? texts.emptyHint : undefined}
            onClear={() => onShow({ search: '', status: 'all' })}
          />
        ) : (
          <RuleTable
            rows={page?.rows}
            pageSize={query.pageSize}
            sort={query.sort}
            isDense={isDense}
            rights={rights}
            chosen={canChoose ? context.chosen : null}
            summaryOf={props.summaryOf}
            editOf={props.editOf}
            onSort={(sort) => onShow({ sort })}
            openedState={props.openedState}
            onLeave={props.onLeave}
            onOpen={props.onOpen}
            onChoose={(ids, isChosen) => send({ type: 'rows.choose', ids, isChosen })}
            onDelete={(row) => send({ type: 'rows.change', act: 'delete', rows: [row] })}
          />
        )}
      </ListFrame>
      <ListQuestion
        work={work}
        acts={acts}
        nameless={texts.missing}
        chosen={chosen.length}
        isBusy={props.isBusy}
        finalFocus={messageTarget}
        onAccept={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
    </>
  )
}
