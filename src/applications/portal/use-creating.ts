import { useState } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { RulesOf } from '#src/resources/resource-types.ts'
import { useRecords } from '#src/resources/use-records.ts'

/**
 * The call that stores what a form begins, and whether it was made. From then on the form stays the one of a new record: the page
 * reads the record before the form has heard of its id, and would open another form in its place.
 */
export function useCreating<N extends ResourceName>(rules: RulesOf<N>) {
  const { service } = useRecords(rules)
  const [isCreatedHere, setCreatedHere] = useState(false)
  const creating: RecordService['create'] = async (...given) => {
    setCreatedHere(true)
    return service.create(...given)
  }
  return { isCreatedHere, creating }
}
