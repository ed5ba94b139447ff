import { centreStaging } from '#openapi/generated/resources/institutes/centre-staging.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { useServices } from '#src/api/services.tsx'
import { MergeStaged } from '#src/resources/merge/MergeStaged.tsx'
import { decideStagedCentre, takenFields } from './decide-staged.ts'

/** On the page of a staged centre in review: approves it as one that exists already. */
export function MergeStagedCentre() {
  const { api, codec } = useServices()
  return (
    <MergeStaged
      of={centreStaging}
      into={centre}
      names={takenFields}
      matchField="matchIds"
      decide={(id, { keepId, fields }) => decideStagedCentre(api, codec, id, { decision: 'merge', mergeIntoId: keepId, fields })}
    />
  )
}
