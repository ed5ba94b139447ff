import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const written = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => !file.startsWith('openapi/generated/') && existsSync(file))

const sources = new Map(written.filter((file) => /\.(ts|tsx|mjs)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]))
const inFolder = (folder: string) => [...sources].filter(([file]) => file.startsWith(`${folder}/`))
const packageImports = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** What a file imports: files of the repository as paths from its top, packages by name. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(packageImports)].map(([, target = '']) => {
    if (target.startsWith('#')) return target.slice(1)
    return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
  })
}

/** "file → import" for every import of the folder that the test refuses. */
const refused = (folder: string, isRefused: (target: string, file: string) => boolean) =>
  inFolder(folder).flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((target) => isRefused(target, file))
      .map((target) => `${file} → ${target}`),
  )

const startsWithAny = (target: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => target === prefix || target.startsWith(`${prefix}/`))

/** Lines of a folder that match, as "file:line". Comments do not count. */
const lines = (folder: string, pattern: RegExp, except: (file: string) => boolean = () => false) =>
  inFolder(folder).flatMap(([file, text]) =>
    except(file)
      ? []
      : text
          .split('\n')
          .flatMap((line, index) =>
            pattern.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
          ),
  )

describe('imports', () => {
  it('keep machines to the contract, xstate and plain libraries', () => {
    expect(
      refused('machines', (target) =>
        startsWithAny(target, [
          'src',
          'mirage',
          'tests',
          'stories',
          'react',
          'react-dom',
          '@xstate/react',
          '@tanstack',
          'wouter',
          'openapi-fetch',
          'miragejs',
          'styled-system',
        ]),
      ),
    ).toEqual([])
  })

  it('keep the aggregator to the contract, and to the one table of clocks', () => {
    const isRefused = (target: string) =>
      startsWithAny(target, ['src', 'machines', 'tests', 'stories']) && !startsWithAny(target, ['machines/time'])
    expect(refused('mirage', isRefused)).toEqual([])
  })

  it('keep the contract to itself', () => {
    expect(refused('openapi', (target) => startsWithAny(target, ['src', 'machines', 'mirage', 'tests', 'stories']))).toEqual([])
  })

  it('reach the aggregator from the portal at one place only', () => {
    expect(refused('src', (target, file) => startsWithAny(target, ['mirage', 'tests', 'stories']) && file !== 'src/main.tsx')).toEqual([])
  })

  it('let only the app compose areas', () => {
    const shared = ['src/ui', 'src/api', 'src/time', 'src/storage', 'src/resources']
    expect(
      refused('src', (target, file) => {
        const area = file.split('/').slice(0, 2).join('/')
        return (
          target.startsWith('src/') && !file.startsWith('src/app/') && file !== 'src/main.tsx' && !startsWithAny(target, [...shared, area])
        )
      }),
    ).toEqual([])
  })

  it('leave the kit, the client, the calendar, the storage and the resources free of areas', () => {
    for (const [folder, allowed] of [
      ['src/ui', ['src/ui', 'src/time', 'src/storage']],
      ['src/api', ['src/api', 'src/time', 'src/storage']],
      ['src/time', ['src/time']],
      ['src/storage', ['src/storage']],
      ['src/resources', ['src/resources', 'src/ui', 'src/api', 'src/time', 'src/storage']],
    ] as const)
      expect(refused(folder, (target) => target.startsWith('src/') && !startsWithAny(target, allowed))).toEqual([])
  })
})

describe('machines', () => {
  it('have no clock, timer, random number or I/O of their own', () => {
    expect(
      lines(
        'machines',
        /\b(Date\.now|new Date\(\)|Math\.random|setTimeout|setInterval|localStorage|sessionStorage|indexedDB|fetch\(|navigator\.|document\.|window\.|crypto\.)/,
      ),
    ).toEqual([])
  })
})

describe('sources', () => {
  it('call the network only from the client', () => {
    expect(lines('src', /(^|[^.\w])(globalThis\.|window\.)?fetch\(/, (file) => file.startsWith('src/api/'))).toEqual([])
  })

  it('keep the role of a session, and decide nothing by it', () => {
    const isRecord = (file: string) => file === 'src/session/record/session-record.ts'
    expect(['src', 'machines'].flatMap((folder) => lines(folder, /\brole_id\b/, isRecord))).toEqual([])
  })

  it('inject markup from one file at most', () => {
    expect(new Set(lines('src', /dangerouslySetInnerHTML|\.innerHTML\s*=/).map((hit) => hit.split(':')[0])).size).toBeLessThanOrEqual(1)
  })

  it('never leave by assigning an address or opening a window', () => {
    expect(lines('src', /location\.href\s*=[^=]|window\.open\(|\beval\(|new RegExp\((?!['"`/])/)).toEqual([])
  })

  it('select from a snapshot only what is drawn, never all of it', () => {
    expect(lines('src', /Selector\([^,]+, (\((\w+)\) => \2(\.context)?|\(\{ context \}\) => context)[,)]/)).toEqual([])
  })

  it('carry no requirement numbers', () => {
    const pattern =
      /\b(SHELL|NAV|AUTH|SESS|CONS|PERM|NOTI|PASS|HTTP|STORE|CONST|ROUTE|DASH|CLEAR|BLK|EXAM|TEST|TZ|SCHED|SUMM|ACAD|MODP|API|DATA)-\d{3}\b/
    expect(
      ['openapi', 'machines', 'mirage', 'src', 'stories'].flatMap((folder) =>
        inFolder(folder).flatMap(([file, text]) => (pattern.test(text) ? [file] : [])),
      ),
    ).toEqual([])
  })

  it('switch off neither types nor lint rules', () => {
    const pattern = /(:\s*any\b|as\s+any\b|as\s+unknown\s+as|@ts-(ignore|expect-error|nocheck)|(eslint|oxlint|biome)-(disable|ignore))/
    expect(['machines', 'mirage', 'src', 'stories', 'tests'].flatMap((folder) => lines(folder, pattern))).toEqual([])
  })

  it('stay short enough to be read', () => {
    expect([...sources].filter(([, text]) => text.split('\n').length > 401).map(([file]) => file)).toEqual([])
  })

  it('stand in folders of at most 25 files', () => {
    const counts = new Map<string, number>()
    for (const file of written) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 25)).toEqual([])
  })

  it('mock modules of browser tests only in files named *.mocked.test.tsx', () => {
    const tests = [...sources].filter(([file]) => file.endsWith('.test.tsx'))
    const isMocked = ([, text]: readonly [string, string]) => /\bvi\.mock\(/.test(text)
    expect(tests.filter(isMocked).map(([file]) => file)).toEqual(
      tests.map(([file]) => file).filter((file) => file.endsWith('.mocked.test.tsx')),
    )
  })

  it('skip and focus no test', () => {
    expect(lines('tests', /\b(it|test|describe)\.(skip|only|todo)\b/)).toEqual([])
  })
})
