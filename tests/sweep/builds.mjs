// Builds the portal twice from the same sources, and compares every byte. Prints a line; exits 1 when the builds differ.
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const scratch = mkdtempSync(join(tmpdir(), 'portal-builds-'))

/** Digests of all files of a folder by their names. */
const digestsOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )

const builds = []
for (const name of ['first', 'second']) {
  const outDir = join(scratch, name)
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  builds.push(digestsOf(outDir))
}
rmSync(scratch, { recursive: true })

const [first, second] = builds
const names = [...new Set([...first.keys(), ...second.keys()])]
const different = names.filter((name) => first.get(name) !== second.get(name))
console.log(`Two builds: ${names.length} files, ${different.length} differ${different.map((name) => `\n  ${name}`).join('')}`)
process.exitCode = different.length === 0 ? 0 : 1
