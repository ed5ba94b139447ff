// `npm run nginx`: serves the built portal by a real nginx with the configuration that the build wrote, compares its answers with
// those of `npm start`, and walks journeys through it. Says so in one line where there is no nginx; NGINX_PATH names one.
// `npm run nginx -- blocks/list.spec.ts` walks other journeys.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildAll, isFresh } from '../../mirage/hosts/build.mjs'

const paths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']
const nginx = process.env['NGINX_PATH'] ?? paths.find((path) => existsSync(path))
const port = Number(process.env['NGINX_PORT'] ?? 4491)
const ofServer = `http://127.0.0.1:${port + 1}`
const ofNginx = `http://127.0.0.1:${port}`
const journeys = process.argv.length > 2 ? process.argv.slice(2) : ['app/shell.spec.ts', 'app/addresses.spec.ts', 'records/files.spec.ts']

/** The journey that is left out: nginx itself answers 400 to addresses that cannot be decoded. */
const refusedByNginx = 'an address that cannot be decoded'

/** Resolves when an address answers. */
async function answers(address) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`${address} does not answer.`)
}

/** A whole configuration: the part that the build wrote, and before it what the operator of a server adds. */
const configuration = (folder) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/portal;
    client_max_body_size 11m;
    location ~ ^/(api|__aggregator|portal-demo)/ {
      proxy_pass ${ofServer};
      proxy_set_header Host $host;
    }
    include ${resolve('dist/nginx.conf')};
  }
}
`

const compared = [
  '/',
  '/login',
  '/sms/exam-block',
  '/index.html',
  '/config.json',
  '/before-paint.js',
  '/favicon.svg',
  '/nothing.js',
  '/assets/nothing.js',
  '/policy/nothing.pdf',
  '/.hidden',
]
const names = [
  'content-type',
  'cache-control',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

/** How the two servers' answers differ in status and headers. Type and caching of error pages, which each makes itself, do not count. */
async function differences(path) {
  const [one, other] = await Promise.all([ofServer, ofNginx].map((origin) => fetch(`${origin}${path}`)))
  const told = (response) => [
    response.status,
    ...(response.ok ? names : names.slice(2)).map((name) => `${name}: ${response.headers.get(name)}`),
  ]
  const [expected, found] = [told(one), told(other)]
  return expected.flatMap((line, at) =>
    String(line).toLowerCase() === String(found[at]).toLowerCase() ? [] : [`${path}: ${found[at]}, not ${line}`],
  )
}

async function walk() {
  if (!isFresh()) await buildAll()
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  // The processes of nginx that answer may belong to another user.
  chmodSync(folder, 0o755)
  const children = []
  try {
    cpSync('dist/portal', join(folder, 'portal'), { recursive: true })
    const env = { ...process.env, PORT: String(port + 1), PORTAL_DATA: 'memory', PORTAL_ADDRESS: ofNginx }
    children.push(spawn(process.execPath, ['mirage/hosts/start.mjs'], { stdio: ['ignore', 'ignore', 'inherit'], env }))
    await answers(ofServer)
    writeFileSync(join(folder, 'portal', 'config.json'), await (await fetch(`${ofServer}/config.json`)).text())
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder))
    children.push(spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' }))
    await answers(ofNginx)
    const found = (await Promise.all(compared.map(differences))).flat()
    for (const line of found) console.error(line)
    console.log(
      `Answers through nginx: ${compared.length - new Set(found.map((line) => line.split(':')[0])).size} of ${compared.length} as those of npm start`,
    )
    const playwright = join('node_modules', '.bin', 'playwright')
    const tests = spawnSync(playwright, ['test', '-c', 'tests/e2e/playwright.config.ts', '--grep-invert', refusedByNginx, ...journeys], {
      stdio: 'inherit',
      env: { ...process.env, E2E_BASE_URL: ofNginx },
    })
    return found.length === 0 && tests.status === 0
  } finally {
    for (const child of children) child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (nginx === undefined) console.log('No nginx found: install one, or set NGINX_PATH to its file.')
else process.exitCode = (await walk()) ? 0 : 1
