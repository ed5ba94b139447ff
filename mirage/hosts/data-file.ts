import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Snapshot } from '../snapshot.ts'
import { lockFile } from './file-lock.ts'
import { loadStored, storedText, type StoredOptions } from './stored-data.ts'

/** The data file cannot be used; the message says why, and what to do. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError'
}

/** A change that is to be written. */
export interface Unsaved {
  /** Whether the write failed that should have held it. */
  readonly isLost: boolean
}

/** Where the aggregator's data outlive the process. */
export interface DataFile {
  /** The data of the last run, or null when there are none to go on from. */
  readonly snapshot: Snapshot | null
  /** Registers a change; `undo` reverts it when it cannot be written. Without one it stays, and a later write saves it. */
  note(undo?: () => void): Unsaved
  /** Resolves when every registered change is on disk; simultaneous calls share one write. Rejects when it cannot be written. */
  save(): Promise<void>
  /** Writes pending changes synchronously; for a process that ends without closing. */
  flush(): void
  /** Writes pending changes, if possible, and releases the file. */
  close(): Promise<void>
}

interface Options extends StoredOptions {
  /** The snapshot as JSON. */
  read(): string
}

interface Entry {
  isLost: boolean
  readonly undo: (() => void) | undefined
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error))
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const attempt = <T>(work: () => T, refusal: (code: string) => string): T => {
  try {
    return work()
  } catch (error) {
    throw new DataFileError(refusal(codeOf(error)))
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Makes a folder and those above it. Node's own `recursive` never returns where the system refuses with ENOENT, as in /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another server that starts at the same time may have made it.
    if (!isFolder(path)) throw error
  }
}

/** The path without symbolic links, so that a write does not replace one; its folder is there afterwards. */
function prepare(given: string): string {
  attempt(
    () => makeFolder(dirname(given)),
    (code) => `The folder of ${given} cannot be made (${code}). Choose another file by PORTAL_DATA.`,
  )
  const path = existsSync(given) ? realpathSync(given) : given
  const { R_OK, W_OK } = constants
  const isThere = existsSync(path)
  if (isThere && !statSync(path).isFile()) throw new DataFileError(`${given} is not a file. Choose a file by PORTAL_DATA.`)
  attempt(
    () => [accessSync(dirname(path), W_OK), ...(isThere ? [accessSync(path, R_OK | W_OK)] : [])],
    (code) => `${given} cannot be written (${code}). Give this process the right to, or choose another file by PORTAL_DATA.`,
  )
  return path
}

/**
 * Opens the data file of an aggregator for this process alone, and creates its folder. It is written to a second file, then renamed: a kill
 * leaves the old or the new one. Rejects with a `DataFileError`.
 */
export async function openDataFile(options: Options): Promise<DataFile> {
  const { scenario, read, log } = options
  const path = prepare(options.path)
  const release = await lockFile(path)
  if (!release) throw new DataFileError(`${path} is in use by another portal. Stop that one, or choose another file by PORTAL_DATA.`)
  // The second name is used at the end of the process, which may cut off a write to the first.
  const [beside, last] = [`${path}.tmp`, `${path}.last.tmp`]
  const tidy = () => {
    for (const name of [beside, last]) if (!isFolder(name)) rmSync(name, { force: true })
  }
  tidy()
  const snapshot = loadStored({ ...options, path })
  // Written once in any case, so that a file that cannot be written is reported at the start.
  let isStale = true
  let isFailing = false
  let isClosed = false
  let unsaved: Entry[] = []
  let queued: Promise<void> | null = null
  let writing: Promise<void> = Promise.resolve()

  const contents = (): string => {
    isStale = false
    return storedText(scenario, read())
  }

  const takeBack = () => {
    const lost = unsaved
    unsaved = []
    for (const entry of lost.toReversed()) {
      entry.isLost = true
      entry.undo?.()
    }
  }

  const write = async (): Promise<void> => {
    if (!isStale) return
    try {
      let held = 0
      const file = await open(beside, 'w')
      try {
        held = unsaved.length
        await file.writeFile(contents())
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(beside, path)
      const folder = await open(dirname(path), 'r')
      await folder.sync().finally(() => folder.close())
      unsaved.splice(0, held)
      if (isFailing) log(`${path} can be written again.`)
      isFailing = false
    } catch (error) {
      isStale = true
      // Later changes depend on the failed ones: memory is reverted to the state on disk.
      takeBack()
      await rm(beside, { force: true }).catch(() => {})
      if (!isFailing) log(`${path} cannot be written (${reasonOf(error)}). Until it can, people sign in and read, and changes are refused.`)
      isFailing = true
      throw error
    }
  }

  const save = (): Promise<void> => {
    // A running write may miss this change; a waiting one will save it.
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
    if (!isStale || isClosed) return
    try {
      const file = openSync(last, 'w')
      // `writeSync` may write a part and throw nothing where the disk becomes full.
      writeFileSync(file, contents())
      fsyncSync(file)
      closeSync(file)
      renameSync(last, path)
    } catch (error) {
      log(`${path} could not be written at the end (${reasonOf(error)}).`)
    }
    tidy()
  }

  return {
    snapshot,
    note: (undo) => {
      isStale = true
      const entry: Entry = { isLost: false, undo }
      unsaved.push(entry)
      return entry
    },
    save,
    flush,
    close: async () => {
      await save().catch(() => {})
      isClosed = true
      tidy()
      await release()
    },
  }
}
