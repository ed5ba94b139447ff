import { readFileSync, renameSync } from 'node:fs'
import type { Clock } from '../clock.ts'
import { isScenarioName, type ScenarioName } from '../scenario.ts'
import type { Snapshot } from '../snapshot.ts'
import { readSnapshot, ShapeError } from './snapshot-shape.ts'

/** Raised with every change of the file's form; a file of another format is set aside. */
const format = 1

export interface StoredOptions {
  readonly path: string
  /** A file that began with another scenario is set aside. */
  readonly scenario: ScenarioName
  readonly clock: Clock
  log(line: string): void
}

/** The text of a data file; `data` is the snapshot as JSON. */
export const storedText = (scenario: ScenarioName, data: string): string =>
  `{"format":${format},"scenario":${JSON.stringify(scenario)},"data":${data}}\n`

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** "20261121T130405" of an instant, for the name of a file that is set aside. */
const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\..*/g, '')

/** Reads the data of the last run; sets an unusable file aside and prints one line. */
export function loadStored({ path, scenario, clock, log }: StoredOptions): Snapshot | null {
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
  const wrongForm = 'is not of the form that this version reads'
  if (stored.format !== format || !isScenarioName(stored.scenario)) return setAside('broken', wrongForm)
  if (stored.scenario !== scenario) return setAside(stored.scenario, `holds the scenario "${stored.scenario}"`)
  try {
    return readSnapshot(stored.data)
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error
    return setAside('broken', `${wrongForm} (${error.message})`)
  }
}
