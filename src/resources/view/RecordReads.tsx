import { useQuery } from '@tanstack/react-query'
import { History, Link2Off } from 'lucide-react'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ActivityList } from '#src/ui/records/activity-list.tsx'
import { instantText } from '../fields/field-text.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordPage } from '../record-page.ts'
import { historyQuery, usesQuery } from '../record-queries.ts'
import { toldText } from './told-text.ts'
import { useRecords, type RecordDeps } from '../use-records.ts'
import { recordTexts as texts } from '../texts.ts'
import { ReadResult } from './ReadResult.tsx'
import { useShownRecord } from './shown-record.ts'
import { UseList } from './UseList.tsx'

interface RecordReadProps {
  readonly deps: Pick<RecordDeps, 'rules' | 'service'>
  readonly id: string
}

/** What happened to the record, newest first. */
export function RecordHistory({ deps: { rules, service }, id }: RecordReadProps) {
  return (
    <ReadResult read={useQuery(historyQuery(rules, service, id))}>
      {(events) =>
        events.length === 0 ? (
          <EmptyState icon={<History size={24} />} title={texts.noHistory} />
        ) : (
          <ActivityList
            label={texts.history}
            activities={events.map(({ id: event, act, by, at, comment, changes }) => ({
              id: event,
              title: texts.event(act),
              by,
              at: instantText(at),
              comment,
              changes: changes.map(({ field, before, after }) => ({ label: field, before: toldText(before), after: toldText(after) })),
            }))}
          />
        )
      }
    </ReadResult>
  )
}

interface UsedByProps extends RecordReadProps, Pick<RecordPage, 'linkTo'> {
  /** Only uses by these resources, by name; all unless given. */
  readonly by?: readonly string[]
}

/** The records that refer to the record. */
export function UsedBy({ deps: { rules, service }, id, linkTo, by }: UsedByProps) {
  const read = useQuery({
    ...usesQuery(rules, service, id),
    select: (found) => (by ? { uses: found.uses.filter(({ resource }) => by.includes(resource)), hiddenCount: 0 } : found),
  })
  return (
    <ReadResult read={read}>
      {(uses) =>
        uses.uses.length + uses.hiddenCount === 0 ? (
          <EmptyState icon={<Link2Off size={24} />} title={texts.noUses(rules)} />
        ) : (
          <UseList uses={uses} linkTo={linkTo} />
        )
      }
    </ReadResult>
  )
}

interface UsesProps {
  /** The resource of the page. */
  readonly of: ResourceRules
  /** The names of the resources that use it. */
  readonly by: readonly string[]
}

/** Which records of some resources refer to the one of the page. */
export function Uses({ of, by }: UsesProps) {
  const { record, page } = useShownRecord()
  return <UsedBy deps={useRecords(of)} id={record.id} linkTo={page.linkTo} by={by} />
}
