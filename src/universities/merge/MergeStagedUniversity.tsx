import { universityStaging } from '#openapi/generated/resources/institutes/university-staging.ts'
import { university } from '#openapi/generated/resources/masters/university.ts'
import { useServices } from '#src/api/services.tsx'
import { MergeStaged } from '#src/resources/merge/MergeStaged.tsx'
import { decideStaged, takenFields } from './decide-staged.ts'

/** On the page of a staged university in review: approves it as one that exists already. */
export function MergeStagedUniversity() {
  const { api, codec } = useServices()
  return (
    <MergeStaged
      of={universityStaging}
      into={university}
      names={takenFields}
      matchField="matchIds"
      decide={(id, { keepId, fields }) => decideStaged(api, codec, id, { decision: 'merge', mergeIntoId: keepId, fields })}
    />
  )
}
