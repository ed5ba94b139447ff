import { useQuery } from '@tanstack/react-query'
import { History, Link2Off } from 'lucide-react'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ActivityList } from '#src/ui/records/activity-list.tsx'
import { instantText } from '../fields/field-text.ts'
import type { RecordPage } from '../record-page.ts'
import { historyQuery, usesQuery } from '../record-queries.ts'
import type { RecordDeps } from '../use-records.ts'
import { recordTexts as texts } from '../texts.ts'
import { ReadResult } from './ReadResult.tsx'
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
              changes: changes.map(({ field, before, after }) => ({ label: field, before, after })),
            }))}
          />
        )
      }
    </ReadResult>
  )
}

/** Who refers to the record. */
export function UsedBy({ deps: { rules, service }, id, linkTo }: RecordReadProps & Pick<RecordPage, 'linkTo'>) {
  return (
    <ReadResult read={useQuery(usesQuery(rules, service, id))}>
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
