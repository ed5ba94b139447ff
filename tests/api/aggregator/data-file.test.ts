import fs, { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDataFile, type DataFile } from '#mirage/hosts/data-file.ts'
import { collectionNames } from '#mirage/models.ts'
import type { ScenarioName } from '#mirage/scenario.ts'

const clock = { now: () => Date.UTC(2026, 10, 21, 13, 4, 5) }

/** An empty snapshot, told from others by how many users it ever had. */
const snapshotText = (users: number) =>
  JSON.stringify(Object.fromEntries(collectionNames.map((name) => [name, { lastId: name === 'credentials' ? users : 0, records: [] }])))

const group = (id: number) => ({ id, name: 'Asia' })

/** The text of a data file in which one collection is replaced. */
const withCollection = (name: string, collection: unknown): string =>
  JSON.stringify({ format: 1, scenario: 'demo', data: { ...JSON.parse(snapshotText(1)), [name]: collection } })

/** The text of a data file with some groups of time zones and nothing else. */
const withGroups = (lastId: number, records: object[]): string => withCollection('timeZoneGroups', { lastId, records })

let folder = ''
const opened: DataFile[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aggregator-data-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((file) => file.close()))
  await rm(folder, { recursive: true })
})

async function start({ scenario = 'demo', path = join(folder, 'data.json') }: { scenario?: ScenarioName; path?: string } = {}) {
  const lines: string[] = []
  let text = snapshotText(1)
  let reads = 0
  const file = await openDataFile({
    path,
    scenario,
    clock,
    log: (line) => lines.push(line),
    read: () => {
      reads += 1
      return text
    },
  })
  opened.push(file)
  const change = (users: number) => {
    const before = text
    text = snapshotText(users)
    return file.note(() => (text = before))
  }
  return { file, path, lines, change, reads: () => reads }
}

const usersIn = async (path: string): Promise<number> => JSON.parse(await readFile(path, 'utf8')).data.credentials.lastId

describe('the data file', () => {
  test('is made with its folder on the first save and read by the next run', async () => {
    const path = join(folder, 'new', 'data.json')
    const first = await start({ path })
    expect(first.file.snapshot).toBeNull()
    first.change(7)
    await first.file.close()
    const second = await start({ path })
    expect(second.file.snapshot?.credentials).toEqual({ lastId: 7, records: [] })
    expect(second.lines).toEqual([])
  })

  test('holds each change by the time its save is over, also of changes made while another is written', async () => {
    const { file, path, change } = await start()
    const seen: number[] = []
    const saves = [2, 3, 4].map(async (users) => {
      change(users)
      await file.save()
      seen.push(await usersIn(path))
    })
    await Promise.all(saves)
    expect(seen).toEqual([4, 4, 4])
    const during = file.save()
    change(9)
    await file.save()
    await during
    expect(await usersIn(path)).toBe(9)
  })

  test('of before secrets is read on', async () => {
    const path = join(folder, 'data.json')
    const { secrets: _none, ...data } = JSON.parse(snapshotText(5))
    await writeFile(path, JSON.stringify({ format: 1, scenario: 'demo', data }))
    const { file, lines } = await start()
    expect([file.snapshot?.credentials.lastId, file.snapshot?.secrets.records, lines]).toEqual([5, [], []])
  })

  test('of before blocks had a revision is read on', async () => {
    const path = join(folder, 'data.json')
    const data = JSON.parse(snapshotText(5))
    const block = {
      id: 1,
      kind: 'exam',
      name: 'May',
      shortName: '',
      code: 'M',
      description: '',
      startDate: null,
      endDate: null,
      status: 2,
      slotsPerDay: 1,
      isMapped: false,
      days: [],
      zones: [],
      schedule: [],
    }
    await writeFile(path, JSON.stringify({ format: 1, scenario: 'demo', data: { ...data, blocks: { lastId: 1, records: [block] } } }))
    const { file, lines } = await start()
    expect([file.snapshot?.blocks.records, lines]).toEqual([[{ ...block, revision: 1, publishedAt: null }], []])
  })

  test('writes once for saves that come together, and not at all when nothing changed', async () => {
    const { file, change, reads } = await start()
    change(2)
    await Promise.all([file.save(), file.save(), file.save()])
    await file.save()
    expect(reads()).toBe(1)
  })

  test('is never half-written: what a cut-off write leaves beside it is not read', async () => {
    const { file, path, change } = await start()
    change(5)
    await file.save()
    await writeFile(`${path}.tmp`, '{"format":1,"scen')
    await file.close()
    expect((await start()).file.snapshot?.credentials.lastId).toBe(5)
  })

  test('is written at once by a flush, and whole', async () => {
    const { file, path, change } = await start()
    change(6)
    // A disk that becomes full within a write takes the first part of it, and throws with the next write only.
    const { writeSync } = fs
    const part = vi.spyOn(fs, 'writeSync').mockImplementation((to, text) => writeSync(to, text.slice(0, 20)))
    syncBuiltinESMExports()
    file.flush()
    part.mockRestore()
    syncBuiltinESMExports()
    expect(await usersIn(path)).toBe(6)
    expect(await readdir(folder)).toEqual(['data.json'])
  })

  test.each([
    ['is not whole', '{"format":1,"scenario":"demo","da'],
    ['is not of the form that this version reads', '{"format":99,"scenario":"demo","data":{}}'],
    ['is not of the form that this version reads', '{"format":1,"scenario":"../demo","data":{}}'],
    [
      'is not of the form that this version reads (timeZoneGroups.records.0.name: Invalid key: Expected "name" but received undefined)',
      withGroups(1, [{ id: 1 }]),
    ],
    ['is not of the form that this version reads (timeZoneGroups has the id 1 twice)', withGroups(1, [group(1), group(1)])],
    ['is not of the form that this version reads (timeZoneGroups has the id 2 beyond its last one)', withGroups(1, [group(2)])],
    [
      'is not of the form that this version reads (blocks: Invalid type: Expected Object but received "none")',
      withCollection('blocks', 'none'),
    ],
    [
      'is not of the form that this version reads (blocks.records: Invalid type: Expected Array but received Object)',
      withCollection('blocks', { lastId: 1, records: {} }),
    ],
    ['is not of the form that this version reads', 'null'],
  ])('that %s is kept under another name, with one line saying so', async (why, text) => {
    const path = join(folder, 'data.json')
    await writeFile(path, text)
    const { file, lines } = await start()
    const kept = `${path}.broken-20261121T130405`
    expect(file.snapshot).toBeNull()
    expect(lines).toEqual([`${path} ${why}; it was kept as ${kept}, and the data begin anew.`])
    expect([existsSync(path), await readFile(kept, 'utf8')]).toEqual([false, text])
  })

  test('cannot be a folder, which stays as it is', async () => {
    const path = join(folder, 'data.json')
    await mkdir(path)
    await expect(start()).rejects.toThrow(`${path} is not a file. Choose a file by PORTAL_DATA.`)
    expect(await readdir(folder)).toEqual(['data.json'])
  })

  test('cannot stand where no folder can be made', async () => {
    await writeFile(join(folder, 'note'), '')
    const path = join(folder, 'note', 'data.json')
    await expect(start({ path })).rejects.toThrow(`The folder of ${path} cannot be made (EEXIST). Choose another file by PORTAL_DATA.`)
  })

  test('is held by one alone, by whatever path it is named, until that one closes', async () => {
    const { file, path } = await start()
    await symlink(folder, join(folder, 'link'))
    await expect(start({ path: join(folder, 'link', 'data.json') })).rejects.toThrow(
      'is in use by another portal. Stop that one, or choose another file by PORTAL_DATA.',
    )
    await start({ path: join(folder, 'other.json') })
    await file.close()
    expect((await start({ path })).lines).toEqual([])
  })

  test('of another scenario is set aside under that scenario’s name', async () => {
    const first = await start({ scenario: 'large' })
    await first.file.close()
    const second = await start({ scenario: 'demo' })
    expect(second.file.snapshot).toBeNull()
    expect(await readdir(folder)).toEqual(['data.json.large-20261121T130405'])
  })

  test('that cannot be written takes back what is not on disk, tells it once, and tells when it can be written again', async () => {
    const { file, path, change, lines } = await start()
    await file.save()
    await mkdir(`${path}.tmp`)
    const [first, second] = [change(3), change(4)]
    await expect(file.save()).rejects.toThrow('EISDIR')
    await expect(file.save()).rejects.toThrow('EISDIR')
    expect([first.isLost, second.isLost]).toEqual([true, true])
    await rm(`${path}.tmp`, { recursive: true })
    await file.save()
    expect(await usersIn(path)).toBe(1)
    const reason = `EISDIR: illegal operation on a directory, open '${path}.tmp'`
    expect(lines).toEqual([
      `${path} cannot be written (${reason}). Until it can, people sign in and read, and changes are refused.`,
      `${path} can be written again.`,
    ])
  })

  test('takes back no change that is on disk, and every one that came while the write failed', async () => {
    const { file, path, change } = await start()
    const kept = change(2)
    await file.save()
    await mkdir(`${path}.tmp`)
    const lost = change(3)
    const failing = file.save()
    const late = change(4)
    await expect(failing).rejects.toThrow('EISDIR')
    expect([kept, lost, late].map(({ isLost }) => isLost)).toEqual([false, true, true])
    await rm(`${path}.tmp`, { recursive: true })
    const next = change(5)
    await file.save()
    expect([next.isLost, await usersIn(path)]).toEqual([false, 5])
  })

  test('on a full disk leaves nothing half-written, and closes all the same', async () => {
    const { file, path, change } = await start()
    await file.save()
    await symlink('/dev/full', `${path}.tmp`)
    change(3)
    await expect(file.save()).rejects.toThrow()
    await symlink('/dev/full', `${path}.tmp`)
    await file.close()
    expect([await readdir(folder), await usersIn(path)]).toEqual([['data.json'], 1])
  })
})
