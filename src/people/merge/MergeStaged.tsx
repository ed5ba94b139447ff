import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { useServices } from '#src/api/services.tsx'
import { forgetRecords, recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { decideStaged, stagedFields } from './merge-calls.ts'
import { MergePanel } from './MergePanel.tsx'
import { stagedInReview } from './staged.ts'
import { mergeTexts as texts } from './texts.ts'

/** On the page of a staged contact in review: approves it as one that is there already. */
export function MergeStaged() {
  const { api, codec } = useServices()
  const { service, queryClient } = useRecords(contactStaging)
  const { record } = useShownRecord()
  const match = record.fields['matchContactId']
  if (record.status !== stagedInReview) return <p>{texts.onlyInReview}</p>
  return (
    <MergePanel
      record={record}
      rules={contactStaging}
      names={stagedFields}
      match={typeof match === 'number' ? match : null}
      run={({ keepId, ...merge }) => decideStaged(api, codec, record.id, { decision: 'merge', mergeIntoId: keepId, ...merge })}
      onMerged={() => {
        forgetRecords(queryClient, contactStaging)
        void queryClient.refetchQueries({ queryKey: recordQuery(contactStaging, service, record.id).queryKey })
      }}
    />
  )
}
