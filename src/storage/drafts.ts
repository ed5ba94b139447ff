import * as v from 'valibot'
import { jsonOf } from './json.ts'
import { draftPrefix } from './personal-keys.ts'
import { createStoredValue, openStorage, type Place } from './stored-value.ts'

/** Unsaved work in a storage of the browser, each piece under a name of its own. */
export interface Drafts {
  /**
   * The draft of that name; null when there is none, when it is older than a day, or damaged: it is then dropped.
   * @param onDamaged called for one that does not have the schema
   */
  read<T extends Dated>(name: string, schema: v.GenericSchema<unknown, T>, onDamaged?: () => void): T | null
  /** A blocked or full storage loses the draft, never breaks the page. */
  write(name: string, draft: Dated): void
  drop(name: string): void
}

/** When a draft was made, in ms. */
interface Dated {
  readonly at: number
}

const lifetimeMs = 24 * 3600 * 1000
const Dated = v.looseObject({ at: v.number() })

/** Owners who have signed out: none of their drafts is written until they sign in again. */
const closed = new Set<string>()

/** Stops writing the owner's drafts, also by work that is still under way; `sweepDrafts` opens them again. */
export const closeDrafts = (owner: string): void => {
  closed.add(owner)
}

/** Whether a draft is not over a day old; `now` is the instant in ms. */
export const isFresh = ({ at }: Dated, now: number): boolean => Math.abs(now - at) < lifetimeMs

/** The draft with those before it that are not over a day old; they were made before it, each before the next. */
export function withFreshEarlier<Kept extends Dated & { readonly earlier?: Kept }>(draft: Kept | null, now: number): Kept | null {
  if (draft?.earlier === undefined) return draft
  const { earlier, ...own } = draft
  const kept = isFresh(earlier, now) ? withFreshEarlier(earlier, now) : null
  return { ...own, ...(kept && { earlier: kept }) } as Kept
}

const prefixOf = (owner: string): string => `${draftPrefix}${owner}/`

/**
 * The drafts of one person.
 * @param owner the person's `ownerKey`
 * @param now the instant in ms
 */
export function createDrafts(find: () => Place, owner: string, now: () => number): Drafts {
  const valueOf = <T extends Dated>(name: string, parse: (value: unknown) => T | null) =>
    createStoredValue<T>({ storage: openStorage(find), key: `${prefixOf(owner)}${name}`, parse })
  const nothing = () => null
  return {
    read: (name, schema, onDamaged) =>
      valueOf(name, (value) => {
        const { success, output } = v.safeParse(schema, value)
        if (!success) onDamaged?.()
        return success && isFresh(output, now()) ? output : null
      }).read(),
    write: (name, draft) => {
      if (!closed.has(owner)) valueOf<Dated>(name, nothing).write(draft)
    },
    drop: (name) => valueOf(name, nothing).clear(),
  }
}

/**
 * At the beginning of the owner's session: drops every draft that is another person's or older than a day. The owner's own
 * damaged drafts stay: the page that reads such a draft drops it and tells the person.
 */
export function sweepDrafts(find: () => Storage, owner: string, now: number): void {
  closed.delete(owner)
  const storage = openStorage(find)
  if (!storage) return
  try {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(draftPrefix)) continue
      const draft = jsonOf(storage.getItem(key) ?? '')
      if (!key.startsWith(prefixOf(owner)) || (v.is(Dated, draft) && !isFresh(draft, now))) storage.removeItem(key)
    }
  } catch {
    // A storage that fails half-way keeps the rest.
  }
}
