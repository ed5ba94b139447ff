import { paths } from '#machines/access/paths.ts'
import { appStateKey } from '#src/storage/personal-keys.ts'
import { createStoredValue, type Place } from '#src/storage/stored-value.ts'
import { defaults, readSlices, type SliceName, type Slices } from './slices.ts'

/** What the pages of the portal remember for one person: what its lists show, and the columns it hides. */
export interface AppState {
  get<Name extends SliceName>(name: Name): Slices[Name]
  set<Name extends SliceName>(name: Name, slice: Slices[Name]): void
  /** The person is at this canonical path; what belongs to the page that they have left is reset. Doing it twice changes nothing. */
  arrive(path: string): void
  /** What the list at this path shows. */
  showList(path: string, list: Omit<Slices['list'], 'filterData'>, filters?: Slices['list']['filterData']['filters']): void
}

interface AppStateDeps {
  /** Null where storage is blocked: the state then lasts as long as the page. */
  readonly storage: Place | null
  /** `ownerKey` of the person. What is stored for anybody else is dropped. */
  readonly owner: string
  /** Whether the session still lasts: nothing is stored once it ends. */
  isOpen(): boolean
}

/** The shape of the stored entry; another release's is dropped. */
const version = 1

interface Entry extends Slices {
  readonly version: typeof version
  readonly owner: string
  /** Where the person was last. */
  readonly path: string
}

/** Whether two slices say the same; both come from one schema, so their fields stand in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps the state of one person under one key of the browser's storage. */
export function createAppState({ storage, owner, isOpen }: AppStateDeps): AppState {
  const stored = createStoredValue<Entry>({
    storage,
    key: appStateKey,
    parse: (value) => {
      const given: Readonly<Record<string, unknown>> = Object(value)
      if (given['version'] !== version || given['owner'] !== owner) return null
      return { version, owner, path: typeof given['path'] === 'string' ? given['path'] : '', ...readSlices(given) }
    },
  })
  let current: Entry = stored.read() ?? { version, owner, path: '', ...defaults }

  const change = (changes: Partial<Entry>) => {
    current = { ...current, ...changes }
    // Another tab of the person may have changed other slices meanwhile.
    if (isOpen()) stored.write({ ...(stored.read() ?? current), ...changes })
  }

  const arrive = (path: string) => {
    if (path === current.path) return
    const isInvoiceLeft = current.path === paths.studentPortal && current.invoice.details !== null
    change({ path, list: defaults.list, ...(isInvoiceLeft && { invoice: defaults.invoice }) })
  }

  const set = <Name extends SliceName>(name: Name, slice: Slices[Name]) => {
    if (!isSame(current[name], slice)) change({ [name]: slice })
  }

  return {
    get: (name) => current[name],
    set,
    arrive,
    showList: (path, list, filters = {}) => {
      // The effects of a page run before those of its frame, which arrives too.
      arrive(path)
      set('list', { filterData: { key: path, filters }, ...list })
    },
  }
}
