import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly link?: boolean
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
/** The packages that are shipped to people who open the portal. */
const shipped = locked.filter(([, { dev, devOptional, optional, peer }]) => !(dev || devOptional || optional || peer))
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '')
const texts = files
  .filter((file) => /\.(ts|tsx|mjs|js|json|yaml|md|html|css|sh)$|^\.ci\//.test(file) && file !== 'package-lock.json')
  .flatMap((file) => {
    try {
      return [[file, readFileSync(file, 'utf8')] as const]
    } catch {
      // The file is deleted, but the deletion is not committed yet.
      return []
    }
  })

/** Bits of information in each character of a word. */
function entropyOf(word: string): number {
  const counts = new Map<string, number>()
  for (const character of word) counts.set(character, (counts.get(character) ?? 0) + 1)
  return -[...counts.values()].reduce((sum, count) => sum + (count / word.length) * Math.log2(count / word.length), 0)
}

describe('dependencies', () => {
  it('are named by their exact version', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('are all locked to a digest, and to the public registry where a place is named', () => {
    expect(locked.length).toBeGreaterThan(500)
    expect(locked.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')).map(([path]) => path)).toEqual([])
    const elsewhere = locked.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
    expect(elsewhere.map(([path]) => path)).toEqual([])
  })

  it('have no install script, unless `allowScripts` of package.json names them', () => {
    const scripted = locked.flatMap(([path, { hasInstallScript }]) => (hasInstallScript === true ? [nameOf(path)] : []))
    expect(scripted.filter((name) => !Object.hasOwn(manifest.allowScripts, name))).toEqual([])
  })

  it('that are shipped are few, each in one version', () => {
    expect(shipped.length).toBeGreaterThan(50)
    expect(shipped.length).toBeLessThanOrEqual(120)
    const names = shipped.map(([path]) => nameOf(path))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('that are shipped have licences that allow use in a product that is sold', () => {
    const free = new Set(['MIT', 'Apache-2.0', 'ISC', 'OFL-1.1', 'Unlicense', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'])
    const isFree = (license = '') =>
      license
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((each) => free.has(each))
    expect(shipped.filter(([, { license }]) => !isFree(license)).map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([])
  })
})

describe('secrets', () => {
  /** Kinds of secrets: name, pattern, and an example that matches the pattern. */
  const known: readonly (readonly [string, RegExp, string])[] = [
    ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/, '-----BEGIN RSA PRIVATE KEY-----'],
    ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, `AKIA${'A'.repeat(16)}`],
    ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}\b/, `ghp_${'a'.repeat(36)}`],
    ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/, `npm_${'a'.repeat(36)}`],
    ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/, `xoxb-${'1'.repeat(10)}`],
    ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/, `AIza${'a'.repeat(35)}`],
    ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\./, `eyJ${'a'.repeat(10)}.eyJ${'b'.repeat(10)}.c`],
    ['a password in an address', /\bhttps?:\/\/[\w.-]+:[^\s/@'"`$]+@(?![\w.-]*\b(?:example|test)\b)/, 'https://ada:secret@portal.org'],
  ]

  it.each(known)('no file holds what looks like %s', (_name, pattern, alike) => {
    expect(alike).toMatch(pattern)
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter(([file, text]) => !file.endsWith('supply.test.ts') && pattern.test(text)).map(([file]) => file)).toEqual([])
  })

  it('no file holds a long random word', () => {
    // Published examples of hostile markup, written as base64.
    const listed = new Set(['tests/areas/notifications/published-vectors.ts'])
    const isRandom = (word: string) => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && entropyOf(word) > 4.2
    expect(isRandom(['a8KxZq3TfW9cLp', '7mVd2RnYb4GjHsQe6UoXt'].join(''))).toBe(true)
    const found = texts.flatMap(([file, text]) =>
      listed.has(file)
        ? []
        : [...text.matchAll(/(?<![\w-])(?:\w+=)?([A-Za-z0-9+_-]{32,}={0,2})/g)].flatMap(([, word = '']) =>
            isRandom(word) ? [`${file}: ${word}`] : [],
          ),
    )
    expect(found).toEqual([])
  })

  it('stand in no file of a kind that holds secrets', () => {
    expect(files.filter((file) => /(^|\/)(\.env[^/]*|\.npmrc|\.netrc|id_[rd]sa|[^/]+\.(pem|p12|pfx|key))$/.test(file))).toEqual([])
  })

  it('cannot enter through the environment of the build: the portal reads only two of its variables', () => {
    const names = texts
      .filter(([file]) => /^(src|machines|mirage|index\.html)/.test(file))
      .flatMap(([, text]) => [...text.matchAll(/import\.meta\.env(?:\.(\w+)|\b)/g)].map(([, name = 'all of it']) => name))
    expect([...new Set(names)].toSorted()).toEqual(['DEV', 'VITE_MOCK'])
  })
})
