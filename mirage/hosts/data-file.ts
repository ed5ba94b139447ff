import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clock } from '../clock.ts'
import { collectionNames } from '../models.ts'
import type { ScenarioName } from '../scenario.ts'
import type { Snapshot } from '../snapshot.ts'

/** Raised whenever the form of the file changes; a file of another format is set aside. */
const format = 1

/** Where the aggregator's data outlive the process. */
export interface DataFile {
  /** The data of the last run, or null when there are none to go on from. */
  readonly snapshot: Snapshot | null
  /** Resolves when everything changed so far is on disk; calls that come together share one write. Rejects when it cannot be written. */
  save(): Promise<void>
  /** Writes what is not on disk yet before it returns. */
  flush(): void
  /** Notes that there is something to write. */
  touch(): void
}

interface Options {
  readonly path: string
  /** A file that began with another scenario is set aside. */
  readonly scenario: ScenarioName
  readonly clock: Clock
  /** The snapshot as JSON. */
  read(): string
  log(line: string): void
}

const isCollection = (value: unknown): boolean => {
  const { lastId, records }: { lastId?: unknown; records?: unknown } = Object(value)
  return Number.isInteger(lastId) && Array.isArray(records) && records.every((record) => Number.isInteger(Object(record).id))
}

const isSnapshot = (value: unknown): value is Snapshot => {
  const fields = new Map(Object.entries(Object(value)))
  return collectionNames.every((name) => isCollection(fields.get(name)))
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** "20261121T130405" of an instant, for the name of a file that is set aside. */
const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\..*/g, '')

/** Reads what the last run left; sets the file aside, with one printed line, when it cannot be gone on from. */
function load({ path, scenario, clock, log }: Options): Snapshot | null {
  const setAside = (ending: string, why: string): null => {
    const kept = `${path}.${ending}-${stamp(clock.now())}`
    renameSync(path, kept)
    log(`${path} ${why}; it was kept as ${kept}, and the data begin anew.`)
    return null
  }
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return isMissing(error) ? null : setAside('broken', 'cannot be read')
  }
  let stored: { format?: unknown; scenario?: unknown; data?: unknown }
  try {
    stored = Object(JSON.parse(text))
  } catch {
    return setAside('broken', 'is not whole')
  }
  // Files of before secrets have none; the aggregator draws one for them.
  const data: unknown = { secrets: { lastId: 0, records: [] }, ...Object(stored.data) }
  if (stored.format !== format || !isSnapshot(data)) return setAside('broken', 'is not of the form that this version reads')
  if (stored.scenario !== scenario) return setAside(String(stored.scenario), `holds the scenario "${String(stored.scenario)}"`)
  return data
}

/** Opens the data file of an aggregator and makes its folder. Written whole beside, then renamed: a kill leaves the old or the new. */
export function openDataFile(options: Options): DataFile {
  const { path, scenario, read } = options
  const beside = `${path}.tmp`
  mkdirSync(dirname(path), { recursive: true })
  const snapshot = load(options)
  let isStale = snapshot === null
  let queued: Promise<void> | null = null
  let writing: Promise<void> = Promise.resolve()

  const contents = (): string => {
    isStale = false
    return `{"format":${format},"scenario":${JSON.stringify(scenario)},"data":${read()}}\n`
  }

  const write = async (): Promise<void> => {
    if (!isStale) return
    try {
      const file = await open(beside, 'w')
      try {
        await file.writeFile(contents())
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(beside, path)
      const folder = await open(dirname(path), 'r')
      await folder.sync().finally(() => folder.close())
    } catch (error) {
      isStale = true
      throw error
    }
  }

  const save = (): Promise<void> => {
    // A write that has begun may miss this change, one that still waits will hold it.
    queued ??= writing
      .catch(() => {})
      .then(() => {
        queued = null
        writing = write()
        return writing
      })
    return queued
  }

  const flush = (): void => {
    if (!isStale) return
    // Another name than that of a write which the end of the process may cut off.
    const last = `${path}.last.tmp`
    const file = openSync(last, 'w')
    writeSync(file, contents())
    fsyncSync(file)
    closeSync(file)
    renameSync(last, path)
  }

  return { snapshot, save, flush, touch: () => void (isStale = true) }
}
