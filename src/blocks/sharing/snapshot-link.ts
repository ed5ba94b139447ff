import * as v from 'valibot'
import type { Timetable } from '#machines/blocks/timetable/timetable.ts'
import type { Snapshot } from '#machines/blocks/timetable/snapshot.machine.ts'
import { clockRelease } from '#machines/time/clock-table.ts'
import { zoneIdOf } from '#machines/time/occurrences.ts'
import { isCivil } from '#src/time/civil-date.ts'

/** A snapshot of a timetable as the fragment of an address: a version, then base64url of deflated JSON. */

const version = '1.'
/** More than this is no link of the portal, in characters, and in bytes once it is inflated. */
const limits = { fragment: 256_000, inflated: 1_000_000 } as const

const text = v.string()
const day = v.pipe(text, v.check(isCivil))
const time = v.pipe(text, v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const place = v.pipe(v.number(), v.integer(), v.minValue(0))
const versioned = v.strictTuple([text, v.array(text)])

const stored = v.strictObject({
  name: text,
  code: text,
  status: v.picklist(['provisional', 'final']),
  description: v.optional(text),
  /** Name, abbreviation, countries. */
  zones: v.array(v.strictTuple([text, text, v.array(text)])),
  /** Start times, zone by zone. */
  times: v.array(v.array(v.nullable(time))),
  /** Name, versions, papers. */
  modules: v.array(v.strictTuple([text, v.array(text), v.array(versioned)])),
  /** A date with its slots: number, place of the times, places of the modules. */
  days: v.array(v.strictTuple([day, v.array(v.strictTuple([place, place, v.array(place)]))])),
  /** Name, first day, last day, start time. */
  academicDates: v.array(v.strictTuple([text, day, day, text])),
  madeAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  rules: text,
})

type StoredSnapshot = v.InferOutput<typeof stored>

/** Numbers values in the order in which they are first met; equal ones are kept once. */
function createShelf<Value>() {
  const places = new Map<string, number>()
  const values: Value[] = []
  return {
    values,
    placeOf: (value: Value): number => {
      const key = JSON.stringify(value)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, values.length)
      return values.push(value) - 1
    },
  }
}

/** What a snapshot holds of a timetable: only what is named here leaves the portal. */
function storedOf(timetable: Timetable, hasDescription: boolean, madeAt: number): StoredSnapshot {
  const times = createShelf<StoredSnapshot['times'][number]>()
  const modules = createShelf<StoredSnapshot['modules'][number]>()
  const { name, code, isFinal, description, zones, days, academicDates } = timetable
  const storedDays = days.map(({ date, sittings }): StoredSnapshot['days'][number] => [
    date,
    sittings.map((sitting) => [
      sitting.slot,
      times.placeOf([...sitting.times]),
      sitting.modules.map((module) =>
        modules.placeOf([module.name, [...module.versions], module.papers.map((paper) => [paper.name, [...paper.versions]])]),
      ),
    ]),
  ])
  return {
    name,
    code,
    status: isFinal ? 'final' : 'provisional',
    ...(hasDescription ? { description } : {}),
    zones: zones.map((zone) => [zone.name, zone.abbreviation, [...zone.countries]]),
    times: times.values,
    modules: modules.values,
    days: storedDays,
    academicDates: academicDates
      .filter(({ forCentre, forStudent }) => forCentre || forStudent)
      .map(({ name: title, from, to, startTime }) => [title, from, to, startTime]),
    madeAt,
    rules: clockRelease,
  }
}

/** The value at a place; throws for a place that the snapshot does not have. */
function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index]
  if (value === undefined) throw new RangeError('The snapshot names what it does not have.')
  return value
}

function snapshotOf(value: StoredSnapshot): Snapshot {
  const zones = value.zones.map(([name, abbreviation, countries]) => ({ id: null, name, abbreviation, countries, clock: zoneIdOf(name) }))
  if (value.times.some(({ length }) => length !== zones.length)) throw new RangeError('The snapshot has other times than zones.')
  const modules = value.modules.map(([name, versions, papers]) => ({
    name,
    versions,
    papers: papers.map(([paper, chosen]) => ({ name: paper, versions: chosen })),
  }))
  const timetable: Timetable = {
    name: value.name,
    code: value.code,
    description: value.description ?? '',
    isFinal: value.status === 'final',
    revision: null,
    publishedAt: null,
    zones,
    days: value.days
      .map(([date, slots]) => ({
        date,
        sittings: slots.map(([slot, times, sat]) => ({
          slot,
          times: at(value.times, times),
          modules: sat.map((index) => at(modules, index)),
        })),
      }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    academicDates: value.academicDates.map(([name, from, to, startTime]) => ({
      id: null,
      name,
      from,
      to: to < from ? from : to,
      startTime,
      forCentre: true,
      forStudent: true,
    })),
  }
  return { timetable, madeAt: value.madeAt, rules: value.rules }
}

const base64url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const bytesOf = (encoded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(stream)

/** Reads a stream to its end; throws when it has more than so many bytes. */
async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > most) {
      await reader.cancel()
      throw new RangeError('The snapshot is too large.')
    }
    chunks.push(read.value)
  }
  const all = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    all.set(chunk, offset)
    offset += chunk.length
  }
  return all
}

interface WriteOptions {
  readonly hasDescription: boolean
  /** When the snapshot is made (ms). */
  readonly madeAt: number
}

/** The fragment (without #) of a snapshot link. */
export async function writeSnapshot(timetable: Timetable, { hasDescription, madeAt }: WriteOptions): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(storedOf(timetable, hasDescription, madeAt)))
  return `${version}${base64url(await collected(through(json, new CompressionStream('deflate-raw')), Infinity))}`
}

/** Reads the fragment (without #) of an address; throws for what is no snapshot, or one of a later version. */
export async function readSnapshot(fragment: string): Promise<Snapshot> {
  if (fragment.length > limits.fragment || !/^1\.[\w-]+$/.test(fragment)) throw new RangeError('This is no snapshot.')
  const inflated = through(bytesOf(fragment.slice(version.length)), new DecompressionStream('deflate-raw'))
  const json = new TextDecoder('utf-8', { fatal: true }).decode(await collected(inflated, limits.inflated))
  return snapshotOf(v.parse(stored, JSON.parse(json)))
}
