import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { useServices } from '#src/api/services.tsx'
import { recipientCountQuery } from '../recipient-count.ts'
import { addressedIn } from './composer-service.ts'

/** A person whom the preview is of. */
export interface Previewed {
  readonly id: string
  readonly name: string
}

/** The person before or after another one; past an end it goes on at the other one. */
function neighbour(people: readonly Previewed[], id: string, by: 1 | -1): Previewed | undefined {
  const index = people.findIndex((one) => one.id === id)
  return index < 0 ? people[0] : people.at((index + by) % people.length)
}

/** Whom the preview is of: the first person addressed, until another one is chosen. */
export function usePreviewed(draft: MessageDraft) {
  const { api } = useServices()
  const [chosen, setChosen] = useState<Previewed | null>(null)
  const addressed = addressedIn(draft)
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...recipientCountQuery(api, addressed ?? {}),
    enabled: addressed !== null,
  })
  // Those of the audience before are not shown for this one.
  const reached = addressed === null || isPlaceholderData ? undefined : data
  const people = reached?.people ?? []
  const person = chosen ?? people[0] ?? null
  const step = (by: 1 | -1): Previewed | null => {
    const next = person && neighbour(people, person.id, by)
    if (next) setChosen(next)
    return next ?? null
  }
  return {
    person,
    isAwaited: person === null && addressed !== null && reached === undefined && isFetching,
    /** Whether it is known that the message reaches no one. */
    isEmpty: reached?.count === 0,
    choose: setChosen,
    /** Goes to the one before or after; null where there is no other. */
    step: people.length > 1 ? step : null,
  }
}
