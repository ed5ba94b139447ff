import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { can, decide, type Access } from '#machines/access/access.ts'
import { trailOfPath } from '#machines/access/menu.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { useServices } from '#src/api/services.tsx'
import { optionsQuery } from '#src/resources/record-queries.ts'
import { pathIn, type RecordPaths } from '#src/resources/record-page.ts'
import { useRested } from '#src/time/use-rested.ts'
import { foundAt } from '../record-links.ts'
import { resourceEntries, type ResourceEntry } from '../resources.ts'
import { useSignedInPortal } from '../state/portal-context.tsx'
import type { Destination } from './destinations.ts'

/** How many records of a resource are shown, and how many resources are asked at once. */
const most = { records: 5, resources: 6 } as const

interface Searchable {
  readonly name: ResourceName
  readonly entry: ResourceEntry
  readonly iconName: string
  /** The address of a record by its encrypted id. */
  readonly pageOf: RecordPaths['view']
}

/** The resources that a person may list, and whose records they may open; those visited last come first. */
export function searchableResources(access: Access, recentPages: readonly string[]): readonly Searchable[] {
  const found = resourceEntries.flatMap(([name, entry]): readonly Searchable[] => {
    const { paths, rightsOf } = foundAt(access, entry)
    const path = pathIn(entry.paths.list)
    const pageOf = can(access, rightsOf, 'View') ? paths.view : can(access, rightsOf, 'Modify') ? paths.edit : null
    if (pageOf === null || decide(access, path) !== 'allowed') return []
    return [{ name, entry, pageOf, iconName: trailOfPath(access, path)?.at(-1)?.iconName ?? '' }]
  })
  const visited = ({ entry }: Searchable) => {
    const list = pathIn(entry.paths.list)
    const at = recentPages.findIndex((path) => path === list || path.startsWith(`${list}/`))
    return at === -1 ? recentPages.length : at
  }
  return found.toSorted((one, other) => visited(one) - visited(other))
}

/** The records that a search finds by name or code, in a few resources first and in the others on demand. */
export function useFoundRecords(search: string, recentPages: readonly string[]) {
  const { access } = useSignedInPortal()
  const { api, codec, startTimer } = useServices()
  const text = search.trim()
  const rested = useRested(text, startTimer)
  const [more, setMore] = useState({ search: '', batches: 1 })
  const batches = more.search === rested ? more.batches : 1
  const resources = searchableResources(access, recentPages)
  const asked = rested === '' ? [] : resources.slice(0, batches * most.resources)
  const reads = useQueries({
    queries: asked.map(({ name }) => optionsQuery(name, api, resourceCalls[name].path, { search: rested, count: most.records })),
  })
  const records = asked.flatMap(({ entry, iconName, pageOf }, index): readonly Destination[] => {
    const { data = [], isPlaceholderData = false } = reads[index] ?? {}
    if (isPlaceholderData || text !== rested) return []
    return data.slice(0, most.records).flatMap(({ id, name }) => {
      const encrypted = codec.encrypt(String(id))
      return encrypted === null ? [] : [{ label: name, href: pageOf(encrypted), iconName, trail: [entry.noun] }]
    })
  })
  return {
    records,
    isSearching: resources.length > 0 && (text !== rested || reads.some(({ isFetching }) => isFetching)),
    hasFailed: reads.some(({ isError }) => isError),
    /** How many resources have not been asked; none before a search. */
    unasked: rested === '' ? 0 : resources.length - asked.length,
    searchMore: () => setMore({ search: rested, batches: batches + 1 }),
  }
}
