import * as v from 'valibot'
import { createStoredValue, openStorage, type Place } from './stored-value.ts'

/** The newest stamp of the server that a person has met on a page; it outlives the session. */
export interface LastVisit {
  /** Null before the first visit, and where the storage is blocked. */
  read(): string | null
  /** Notes the newest of some stamps; an older one than is known changes nothing. */
  note(stamps: readonly string[]): void
}

const Stamp = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} /), v.maxLength(40))

/**
 * The last visit of one person to a page.
 * @param owner the person's `ownerKey`
 */
export function createLastVisit(find: () => Place, owner: string, page: string): LastVisit {
  const value = createStoredValue({
    storage: openStorage(find),
    key: `visits/${owner}/${page}`,
    parse: (stored) => (v.is(Stamp, stored) ? stored : null),
    onFault: () => {},
  })
  return {
    read: () => value.read(),
    note: (stamps) => {
      const known = value.read()
      const newest = stamps.toSorted().at(-1)
      if (newest !== undefined && (known === null || newest > known)) value.write(newest)
    },
  }
}
