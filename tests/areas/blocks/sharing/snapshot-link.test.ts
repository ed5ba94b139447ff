import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkLimits } from '#machines/blocks/timetable/snapshot-link.machine.ts'
import { timetableOf, type Timetable } from '#machines/blocks/timetable/timetable.ts'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { clockRelease, zoneIds } from '#machines/time/clock-table.ts'
import { zoneIdOf } from '#machines/time/occurrences.ts'
import { readSnapshot, writeSnapshot } from '#src/blocks/sharing/snapshot-link.ts'
import { ageText, momentText, texts } from '#src/blocks/sharing/texts.ts'
import { redactEvent } from '#src/devtools/trace/redact.ts'
import { seededTimetables } from '#tests/support/seeded-timetables.ts'
import { leapYear, springTimetable } from '#tests/support/timetable-fixture.ts'

const madeAt = Date.UTC(2026, 10, 22, 14, 41)
const write = (timetable: Timetable, hasDescription = false) => writeSnapshot(timetable, { hasDescription, madeAt })

/** The bytes that a stream gives. */
const drained = async (stream: ReadableStream) => new Uint8Array(await new Response(stream).arrayBuffer())
const deflated = async (text: string) => {
  const bytes = await drained(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  return Buffer.from(bytes).toString('base64url')
}
const jsonOf = async (fragment: string) =>
  new TextDecoder().decode(
    await drained(
      new Blob([new Uint8Array(Buffer.from(fragment.slice(2), 'base64url'))]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    ),
  )

/** The timetable that a link gives back: without what no link carries. */
const leaving = (timetable: Timetable, hasDescription = false): Timetable => ({
  ...timetable,
  description: hasDescription ? timetable.description : '',
  revision: null,
  publishedAt: null,
  zones: timetable.zones.map((zone) => ({ ...zone, id: null })),
  academicDates: timetable.academicDates
    .filter(({ forCentre, forStudent }) => forCentre || forStudent)
    .map((date) => ({ ...date, id: null, forCentre: true, forStudent: true })),
})

describe('a snapshot link', async () => {
  const seeded = await seededTimetables()

  it('gives the timetable of every seeded block back, without what no link carries', async () => {
    for (const { timetable } of seeded)
      expect(await readSnapshot(await write(timetable)), timetable.name).toEqual({
        timetable: leaving(timetable),
        madeAt,
        rules: clockRelease,
      })
  })

  it('of the largest seeded block needs no warning', async () => {
    const lengths = await Promise.all(seeded.map(async ({ timetable }) => (await write(timetable)).length))
    process.stdout.write(`Snapshot links: at most ${Math.max(...lengths)} characters, in ${lengths.length} blocks.\n`)
    expect(Math.max(...lengths)).toBeLessThan(linkLimits.warned / 2)
  })

  it('can be read again whatever it holds', async () => {
    const name = fc.string({ unit: 'grapheme' })
    const versions = fc.array(name, { maxLength: 3 })
    const day = fc
      .date({ min: new Date(Date.UTC(1900, 0)), max: new Date(Date.UTC(2200, 0)), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10))
    const time = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
    const zone = fc.record({
      id: fc.option(name),
      name: fc.oneof(name, fc.constantFrom(...zoneIds.keys())),
      abbreviation: name,
      countries: fc.array(name, { maxLength: 3 }),
    })
    const timetables = fc.array(zone, { maxLength: 4 }).chain((zones) => {
      const times = fc.tuple(...zones.map(() => fc.option(time)))
      const module = fc.record({ name, versions, papers: fc.array(fc.record({ name, versions }), { maxLength: 2 }) })
      const sitting = fc.record({ slot: fc.nat(6), times, modules: fc.array(module, { minLength: 1, maxLength: 3 }) })
      return fc.record({
        name,
        code: name,
        description: name,
        isFinal: fc.boolean(),
        revision: fc.option(fc.nat()),
        publishedAt: fc.option(fc.nat()),
        zones: fc.constant(zones.map((one) => ({ ...one, clock: zoneIdOf(one.name) }))),
        days: fc
          .uniqueArray(fc.record({ date: day, sittings: fc.array(sitting, { maxLength: 3 }) }), {
            maxLength: 4,
            selector: ({ date }) => date,
          })
          .map((days) => days.toSorted((one, other) => one.date.localeCompare(other.date))),
        academicDates: fc.array(
          fc
            .record({ id: fc.nat(), name, days: fc.tuple(day, day), startTime: name, forCentre: fc.boolean(), forStudent: fc.boolean() })
            .map(({ days: [one, other], ...rest }) => ({ ...rest, from: one < other ? one : other, to: one < other ? other : one })),
          { maxLength: 3 },
        ),
      })
    })
    await fc.assert(
      fc.asyncProperty(timetables, fc.boolean(), async (timetable, hasDescription) => {
        const fragment = await write(timetable, hasDescription)
        expect(fragment).toMatch(/^1\.[\w-]+$/)
        expect((await readSnapshot(fragment)).timetable).toEqual(leaving(timetable, hasDescription))
      }),
      { numRuns: 60 },
    )
  })
})

describe('what never leaves the portal in a snapshot link', () => {
  const clock = { slotId: 'id-of-slot', zoneName: 'UK Time', time: '09:00' }
  const secret: BlockSummary & Readonly<Record<string, unknown>> = {
    record: {
      id: 'id-of-block',
      name: 'Spring Exams 2027',
      shortName: 'short name',
      code: 'EBSE27-004',
      from: '2027-03-25',
      to: '2027-03-25',
      description: 'description of the block',
      status: 2,
      revision: 987_654,
      publishedAt: '2026-11-20 09:00:00.000000',
      academicDates: [
        {
          id: 424_242,
          tempId: 515_151,
          name: 'Results release date: Students',
          isOn: true,
          isCustom: false,
          from: '2027-05-17',
          to: null,
          forCentre: false,
          forStudent: true,
          startTime: '10:00',
        },
        {
          id: 434_343,
          tempId: null,
          name: 'date for administrators',
          isOn: true,
          isCustom: true,
          from: '2027-05-17',
          to: null,
          forCentre: false,
          forStudent: false,
          startTime: '',
        },
      ],
    },
    slotsPerDay: 1,
    days: [
      {
        dateId: 'id-of-date',
        date: '2027-03-25',
        dayName: 'Thursday',
        isHoliday: false,
        moduleCount: 1,
        versionCount: 1,
        submoduleCount: 1,
        slots: [
          {
            number: 1,
            clocks: [clock],
            modules: [
              {
                moduleId: 'id-of-module',
                name: 'Physics',
                versions: ['V1'],
                submodules: [{ id: 'id-of-paper', name: 'Paper 1', versions: ['V2'] }],
              },
            ],
          },
        ],
      },
    ],
    // Other fields that an answer may have, which the portal does not read.
    userName: 'name-of-user',
    token: 'token-of-session',
    studentCount: 313_131,
    combinationName: 'combination-of-modules',
    findings: ['finding-of-clash'],
    unsaved: ['unsaved-module'],
  }
  const groups = [
    {
      id: 'id-of-group',
      name: 'group of zones',
      zones: [{ id: 'id-of-zone', name: 'UK Time', abbreviation: 'GMT/BST', countries: 'United Kingdom' }],
    },
  ]
  const forbidden = [
    'id-of-block',
    'id-of-date',
    'id-of-slot',
    'id-of-module',
    'id-of-paper',
    'id-of-zone',
    'id-of-group',
    '424242',
    '515151',
    '987654',
    'short name',
    'date for administrators',
    'name-of-user',
    'token-of-session',
    '313131',
    'combination-of-modules',
    'finding-of-clash',
    'unsaved-module',
    'description of the block',
  ]

  it.each(forbidden)('is "%s"', async (text) => {
    const json = await jsonOf(await write(timetableOf(secret, groups, 1_795_165_200_000)))
    expect(json).not.toContain(text)
  })

  it('is all but what readers need, and the description if that was ticked', async () => {
    const timetable = timetableOf(secret, groups, null)
    expect(JSON.parse(await jsonOf(await write(timetable)))).toEqual({
      name: 'Spring Exams 2027',
      code: 'EBSE27-004',
      status: 'provisional',
      zones: [['UK Time', 'GMT/BST', ['United Kingdom']]],
      times: [['09:00']],
      modules: [['Physics', ['V1'], [['Paper 1', ['V2']]]]],
      days: [['2027-03-25', [[1, 0, [0]]]]],
      academicDates: [['Results release date: Students', '2027-05-17', '2027-05-17', '10:00']],
      madeAt,
      rules: clockRelease,
    })
    expect(await jsonOf(await write(timetable, true))).toContain('description of the block')
  })

  it('is in no trace that a person records either', async () => {
    const fragment = await write(springTimetable)
    const change = redactEvent({ type: 'link.change', fragment } as never)
    const made = redactEvent({
      type: 'xstate.done.actor.0.snapshotLink.making',
      output: `https://portal.test/snapshot#${fragment}`,
    } as never)
    expect(JSON.stringify([change, made])).not.toContain(fragment.slice(2, 20))
  })
})

describe('a link that is no snapshot', async () => {
  const good = await write(springTimetable)
  const json = JSON.parse(await jsonOf(good)) as Record<string, unknown>
  const changed = async (changes: Readonly<Record<string, unknown>>) => `1.${await deflated(JSON.stringify({ ...json, ...changes }))}`

  it.each([
    ['nothing', ''],
    ['another word', 'section-2'],
    ['a later version', good.replace('1.', '2.')],
    ['cut off', good.slice(0, -20)],
    ['with a character changed', `${good.slice(0, 60)}${good[60] === 'A' ? 'B' : 'A'}${good.slice(61)}`],
    ['with a character of another alphabet', `${good}+`],
    ['no JSON', `1.${await deflated('Hello')}`],
    ['JSON of something else', `1.${await deflated('{"name":"x"}')}`],
    ['with an unknown field', await changed({ token: 'x' })],
    ['with a status of its own', await changed({ status: 'draft' })],
    ['with a day that does not exist', await changed({ days: [['2027-02-30', []]] })],
    ['with a time that does not exist', await changed({ times: [['25:00', '10:00']] })],
    ['with a module that is not there', await changed({ days: [['2027-03-25', [[1, 0, [99]]]]] })],
    ['with times for other zones', await changed({ times: [['09:00']] })],
    ['longer than any', `1.${'A'.repeat(256_000)}`],
  ])('is refused: %s', async (_, fragment) => {
    await expect(readSnapshot(fragment)).rejects.toThrow()
  })

  it('is refused before it is unpacked whole', async () => {
    const bomb = `1.${await deflated(JSON.stringify({ ...json, description: 'a'.repeat(1_000_001) }))}`
    expect(bomb.length).toBeLessThan(8000)
    await expect(readSnapshot(bomb)).rejects.toThrow('too large')
  })

  it('is read up to the last byte that is allowed', async () => {
    const rest = JSON.stringify({ ...json, description: '' }).length
    const largest = `1.${await deflated(JSON.stringify({ ...json, description: 'a'.repeat(1_000_000 - rest) }))}`
    expect((await readSnapshot(largest)).timetable.name).toBe('Spring Exams 2027')
  })
})

describe('a year of six slots a day', () => {
  it('is a link as well', async () => {
    const fragment = await write(leapYear)
    expect(fragment.length).toBeLessThan(linkLimits.refused)
    expect((await readSnapshot(fragment)).timetable.days).toHaveLength(366)
  })
})

describe('the age of a snapshot', () => {
  const minute = 60_000
  it.each([
    [0, 'this minute'],
    [5 * minute, '5 minutes ago'],
    [61 * minute, '1 hour ago'],
    [3 * 24 * 60 * minute, '3 days ago'],
    [-minute, null],
  ])('%i ms after it was made is %s', (age, text) => {
    expect(ageText(madeAt, madeAt + age)).toBe(text)
  })

  it('stands after the time at which it was made', () => {
    expect(texts.made(momentText(madeAt), '3 days ago')).toBe('made 22/11/2026 14:41 GMT, 3 days ago')
  })
})
