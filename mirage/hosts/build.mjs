// Builds the portal (dist/portal), the server that serves it (dist/aggregator/serve.mjs) and what nginx needs to serve it instead
// (dist/nginx.conf); `npm start` calls it when needed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv, env, execPath, kill, pid } from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = ['openapi', 'machines', 'mirage', 'src', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']
const generated = join('src', 'ui', 'styled-system')
const stampFile = join(root, 'dist', '.stamp')
const lockFile = join(root, 'dist', '.building')
const results = ['dist/portal/index.html', 'dist/aggregator/serve.mjs', 'dist/nginx.conf'].map((path) => join(root, path))

/** All files below a path of the repository, generated styles apart. */
function filesOf(path) {
  if (path === generated || !existsSync(join(root, path))) return []
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}

/** A digest of everything that the build is made from. */
function digestSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesOf))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

/** Whether the build was made from the present sources. */
export function isFresh() {
  return results.every((path) => existsSync(path)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digestSources()
}

const isAlive = (id) => {
  try {
    return kill(id, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs `work` while no other process builds here; waits for one that does. */
async function alone(work) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (;;) {
    try {
      writeFileSync(lockFile, String(pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const owner = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0
      if (owner > 0 && !isAlive(owner)) rmSync(lockFile, { force: true })
      else await new Promise((next) => setTimeout(next, 200))
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

const compressible = /\.(js|css|html|json|svg|txt|webmanifest|map)$/
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes the digest of each script and style sheet into its tag in the page, so that a browser refuses a changed file. */
function seal(folder) {
  const page = join(folder, 'index.html')
  const sealed = readFileSync(page, 'utf8').replaceAll(
    /(<(?:script|link)\b[^>]*?\s(?:src|href)="\/([^"]+\.(?:js|css))"[^>]*?)(\s*\/?>)/g,
    (_tag, start, file, end) => {
      const digest = createHash('sha384')
        .update(readFileSync(join(folder, file)))
        .digest('base64')
      return `${start} integrity="sha384-${digest}"${end}`
    },
  )
  writeFileSync(page, sealed)
}

/** Writes a brotli and a gzip form beside each text file of the portal. */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes(`${folder}/.`))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      await writeFile(`${file}.br`, await brotli(plain, { params }))
      await writeFile(`${file}.gz`, await deflate(plain, { level: 9 }))
    }),
  )
}

/** Writes what nginx needs to serve the portal, from the headers that its own server sends. */
async function writeNginx() {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'mirage', 'hosts', 'nginx.ts'), { root, configFile: false, logLevel: 'warn' })
  writeFileSync(join(root, 'dist', 'nginx.conf'), module.nginxConfiguration())
}

/** Builds all; the stamp is written last, so that a build cut off is not taken for one. */
export const buildAll = () =>
  alone(async () => {
    if (isFresh()) return
    const digest = digestSources()
    rmSync(stampFile, { force: true })
    if (!existsSync(join(root, generated)))
      execFileSync(execPath, ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent', '--config', 'src/ui/panda.config.ts'], {
        cwd: root,
        stdio: 'inherit',
      })
    const { build } = await import('vite')
    await build({ root, logLevel: 'warn' })
    seal(join(root, 'dist', 'portal'))
    await compress(join(root, 'dist', 'portal'))
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: 'mirage/hosts/serve.ts',
        outDir: 'dist/aggregator',
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'serve.mjs', codeSplitting: false } },
      },
    })
    await writeNginx()
    writeFileSync(stampFile, digest)
  })

/** Writes the contract as one page to read, for people who build an aggregator. */
function writeContractPage() {
  const page = join('dist', 'contract.html')
  execFileSync(join('node_modules', '.bin', 'redocly'), ['build-docs', 'openapi/generated/aggregator.json', '--inlineBundle', '-o', page], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await buildAll()
  writeContractPage()
}
