import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { portal } from './portal-chunks.mjs'

const page = readFileSync(join(portal, 'index.html'), 'utf8')
const tags = [...page.matchAll(/<(script|link|style|img|iframe|object|embed|form|base|meta)\b([^>]*)>/g)].map(
  ([, name = '', rest = '']) => ({
    name,
    attributes: new Map([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  }),
)
const addressOf = ({ attributes }: (typeof tags)[number]) => attributes.get('src') ?? attributes.get('href')

describe('the built page', () => {
  it('asks nothing of another origin and carries no script, style or handler of its own', () => {
    expect(tags.flatMap((tag) => addressOf(tag) ?? []).filter((address) => !/^\/[^/\\]/.test(address))).toEqual([])
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style\b|\sstyle=|\son\w+=|javascript:|http-equiv/i)
  })

  it('loads each script and each sheet with the digest of its file', () => {
    const loaded = tags.filter((tag) => /\.(js|css)$/.test(addressOf(tag) ?? ''))
    expect(loaded.length).toBeGreaterThanOrEqual(3)
    for (const tag of loaded) {
      const address = addressOf(tag) ?? ''
      const digest = createHash('sha384')
        .update(readFileSync(join(portal, address)))
        .digest('base64')
      expect([address, tag.attributes.get('integrity')]).toEqual([address, `sha384-${digest}`])
    }
  })

  it('has no source map, no service worker and no hidden file beside it', () => {
    const names = readdirSync(portal, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => /\.map$|(^|\/)(sw|service-worker)\b/.test(name) || /(^|\/)\.(?!vite\b)/.test(name))).toEqual([])
    const scripts = names.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(portal, name), 'utf8'))
    expect(scripts.filter((text) => /serviceWorker\.register|sourceMappingURL=/.test(text))).toEqual([])
  })

  // Any other property that moves makes the browser lay out or paint again in each frame (design language, 2.4).
  it('moves nothing but opacity and transform', () => {
    const assets = join(portal, 'assets')
    const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
    const moved = sheets.flatMap((file) =>
      [...readFileSync(join(assets, file), 'utf8').matchAll(/transition(?:-property)?:([^;}]+)/g)].flatMap(([, value = '']) =>
        value.split(',').map((part) => part.trim().split(' ')[0]),
      ),
    )
    expect(moved).toContain('opacity')
    expect(moved.filter((property) => !['opacity', 'transform', 'translate'].includes(property ?? ''))).toEqual([])
  })
})
