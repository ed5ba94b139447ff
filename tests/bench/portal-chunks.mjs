import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the built portal. */
export const portal = 'dist/portal'

/** Bytes of a file on the wire: those of the compressed form that the build has written beside it, and the server sends. */
export const onWire = (file) => statSync(join(portal, `${file}.br`)).size

/** The build's manifest: source file → { file, imports, dynamicImports, css }. */
export function readManifest() {
  const path = join(portal, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('There is no build: run `npm run build` first.')
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Every chunk that loads with a source file, by static imports. */
export function chunksOf(manifest, source, seen = new Set()) {
  const entry = manifest[source]
  if (!entry || seen.has(source)) return seen
  seen.add(source)
  for (const next of entry.imports ?? []) chunksOf(manifest, next, seen)
  return seen
}

const page = () => readFileSync(join(portal, 'index.html'), 'utf8')

/** Every chunk that the page itself asks for: they suffice to show sign-in. */
export const firstChunks = (manifest) =>
  Object.keys(manifest)
    .filter((source) => page().includes(`src="/${manifest[source].file}"`))
    .reduce((seen, source) => chunksOf(manifest, source, seen), new Set())

/** The sheets that the page itself asks for. */
export const firstSheets = () => [...page().matchAll(/<link rel="stylesheet"[^>]+href="\/([^"]+\.css)"/g)].map(([, file = '']) => file)

/** Bytes on the wire of a set of chunks. */
export const weight = (manifest, chunks) => [...chunks].reduce((sum, chunk) => sum + onWire(manifest[chunk].file), 0)
