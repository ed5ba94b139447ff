import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataFile } from '#mirage/hosts/data-file.ts'
import { collectionNames } from '#mirage/models.ts'
import type { ScenarioName } from '#mirage/scenario.ts'

const clock = { now: () => Date.UTC(2026, 10, 21, 13, 4, 5) }

/** An empty snapshot, told from others by how many users it ever had. */
const snapshotText = (users: number) =>
  JSON.stringify(Object.fromEntries(collectionNames.map((name) => [name, { lastId: name === 'users' ? users : 0, records: [] }])))

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aggregator-data-'))
})
afterEach(() => rm(folder, { recursive: true }))

function start({ scenario = 'demo', path = join(folder, 'data.json') }: { scenario?: ScenarioName; path?: string } = {}) {
  const lines: string[] = []
  let text = snapshotText(1)
  let reads = 0
  const file = openDataFile({
    path,
    scenario,
    clock,
    log: (line) => lines.push(line),
    read: () => {
      reads += 1
      return text
    },
  })
  const change = (users: number) => {
    text = snapshotText(users)
    file.touch()
  }
  return { file, path, lines, change, reads: () => reads }
}

const usersIn = async (path: string): Promise<number> => JSON.parse(await readFile(path, 'utf8')).data.users.lastId

describe('the data file', () => {
  test('is made with its folder on the first save and read by the next run', async () => {
    const path = join(folder, 'new', 'data.json')
    const first = start({ path })
    expect(first.file.snapshot).toBeNull()
    first.change(7)
    await first.file.save()
    const second = start({ path })
    expect(second.file.snapshot?.users).toEqual({ lastId: 7, records: [] })
    expect(second.lines).toEqual([])
  })

  test('holds each change by the time its save is over, also of changes made while another is written', async () => {
    const { file, path, change } = start()
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
    const { file, lines } = start()
    expect([file.snapshot?.users.lastId, file.snapshot?.secrets.records, lines]).toEqual([5, [], []])
  })

  test('writes once for saves that come together, and not at all when nothing changed', async () => {
    const { file, change, reads } = start()
    change(2)
    await Promise.all([file.save(), file.save(), file.save()])
    await file.save()
    expect(reads()).toBe(1)
  })

  test('is never half-written: what a cut-off write leaves beside it is not read', async () => {
    const { file, path, change } = start()
    change(5)
    await file.save()
    await writeFile(`${path}.tmp`, '{"format":1,"scen')
    expect(start().file.snapshot?.users.lastId).toBe(5)
  })

  test('is written at once by a flush', async () => {
    const { file, path, change } = start()
    change(6)
    file.flush()
    expect(await usersIn(path)).toBe(6)
    expect(await readdir(folder)).toEqual(['data.json'])
  })

  test.each([
    ['is not whole', '{"format":1,"scenario":"demo","da'],
    ['is not of the form that this version reads', '{"format":99,"scenario":"demo","data":{}}'],
    ['is not of the form that this version reads', '{"format":1,"scenario":"demo","data":{"users":{"lastId":1,"records":[null]}}}'],
    ['is not of the form that this version reads', 'null'],
  ])('that %s is kept under another name, with one line saying so', async (why, text) => {
    const path = join(folder, 'data.json')
    await writeFile(path, text)
    const { file, lines } = start()
    const kept = `${path}.broken-20261121T130405`
    expect(file.snapshot).toBeNull()
    expect(lines).toEqual([`${path} ${why}; it was kept as ${kept}, and the data begin anew.`])
    expect([existsSync(path), await readFile(kept, 'utf8')]).toEqual([false, text])
  })

  test('that cannot be read at all is set aside as well', async () => {
    const path = join(folder, 'data.json')
    await mkdir(path)
    const { file, lines } = start()
    expect([file.snapshot, lines.length]).toEqual([null, 1])
    await file.save()
    expect(await usersIn(path)).toBe(1)
  })

  test('of another scenario is set aside under that scenario’s name', async () => {
    const first = start({ scenario: 'large' })
    await first.file.save()
    const second = start({ scenario: 'demo' })
    expect(second.file.snapshot).toBeNull()
    expect(await readdir(folder)).toEqual(['data.json.large-20261121T130405'])
  })

  test('that cannot be written rejects the save, and the next save tries again', async () => {
    const { file, path, change } = start()
    change(3)
    await mkdir(`${path}.tmp`)
    await expect(file.save()).rejects.toThrow('EISDIR')
    await rm(`${path}.tmp`, { recursive: true })
    await file.save()
    expect(await usersIn(path)).toBe(3)
  })
})
