import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Done } from '#machines/outcome.ts'
import { forgetRecords, recordQuery } from '../record-queries.ts'
import { useRecords } from '../use-records.ts'
import { useShownRecord } from '../view/shown-record.ts'
import { MergePanel, type Merge } from './MergePanel.tsx'
import { isUndecided, stagedInReview } from './staged.ts'
import { mergeTexts as texts } from './texts.ts'

interface MergeStagedProps<Name extends string> {
  readonly of: ResourceRules
  readonly into: ResourceRules
  /** The fields that can be taken over. */
  readonly names: readonly Name[]
  /** The field that names the records which it may be the same as. */
  readonly matchField: string
  decide(id: string, merge: Merge<Name>): Promise<Done>
}

/** Approves a staged record, on its page while it is in review, by a merge with a record that exists already. */
export function MergeStaged<Name extends string>({ of: rules, into, names, matchField, decide }: MergeStagedProps<Name>) {
  const { service, queryClient } = useRecords(rules)
  const { record, page } = useShownRecord()
  const [match] = [record.fields[matchField]].flat()
  if (record.status !== stagedInReview) return <p>{isUndecided(record) ? texts.onlyInReview(rules.noun) : texts.decided}</p>
  if (!page.can('Publish')) return <p>{texts.mayNotApprove}</p>
  return (
    <MergePanel
      record={record}
      rules={rules}
      into={into}
      hint={texts.stays}
      names={names}
      match={typeof match === 'number' ? match : null}
      run={(merge) => decide(record.id, merge)}
      onMerged={() => {
        forgetRecords(queryClient, rules)
        void queryClient.refetchQueries({ queryKey: recordQuery(rules, service, record.id).queryKey })
      }}
    />
  )
}
