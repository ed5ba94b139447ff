import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders: string[] = []

const check = (folder: string, script = 'openapi/generate.mjs') =>
  new Promise<{ code: number; says: string }>((resolve) => {
    execFile(process.execPath, [join(folder, script), '--check'], (error, _, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, says: stderr.trim() })
    })
  })

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

// Each check bundles the whole contract in a process of its own.
const patience = 60_000

/** A copy of a part of the repository, in which one file has a line more. */
async function staleCopy(part: string, file: string, line: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stale-'))
  folders.push(folder)
  await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await appendFile(join(folder, part, file), line)
  return folder
}

it('names the files that are stale', { timeout: patience }, async () => {
  const { code, says } = await check(await staleCopy('openapi', 'generated/schema.d.ts', 'export type Extra = string\n'))

  expect(code).toBe(1)
  expect(says).toBe('Stale in openapi/generated: schema.d.ts. Run `npm run generate` and commit the result.')
})

it('names a clock table that is stale', { timeout: patience }, async () => {
  const folder = await staleCopy('machines/time', 'clock-table.ts', 'export const extra = 1\n')
  expect(await check(folder, 'machines/time/generate.mjs')).toEqual({
    code: 1,
    says: 'Stale: machines/time/clock-table.ts. Run `npm run generate` and commit the result.',
  })
})

it('names the lists of services and of menu pages as stale when a resource is added', { timeout: patience }, async () => {
  const newResource = `export const menuPage = below('Masters', page(999, 'Award Body', 'award', '/sms/award-body'))
export const awardBodies = serveResource({
  rules: awardBody,
})
`
  const folder = await staleCopy('mirage', 'resources/masters/award-bodies.ts', newResource)
  expect(await check(folder, 'mirage/generate.mjs')).toEqual({
    code: 1,
    says: 'Stale in mirage/generated: services.ts, menu-pages.ts. Run `npm run generate` and commit the result.',
  })
})
