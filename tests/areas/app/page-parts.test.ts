import { describe, expect, it } from 'vitest'
import { listEntries } from '#src/app/resources.ts'
import { matchRoute } from '#src/app/routes.ts'
import { pathIn } from '#src/resources/record-page.ts'

const loaded = await Promise.all(listEntries.map(async ([name, { paths, load }]) => ({ name, paths, pages: await load() })))

/** Pages whose own code, or a part of it, is loaded separately from that of their resource. */
const late = loaded.flatMap(({ name, paths, pages }) =>
  (['list', 'form', 'view'] as const).flatMap((kind) => {
    const parts = [pages[kind], ...(pages.parts[kind] ?? [])].flatMap(({ isReady }) => (isReady ? [isReady] : []))
    const path = { list: pathIn(paths.list), form: pathIn(paths.create), view: pathIn(paths.viewPattern) }[kind]
    return parts.length === 0 ? [] : [{ name, kind, path, parts }]
  }),
)

describe('a page whose code comes in parts', () => {
  it.each(late)('$name: $kind is loaded whole before it is drawn', async ({ path, parts }) => {
    await matchRoute(path.replaceAll(/:\w+/g, 'x'))?.route.Page.prepare?.()
    expect(parts.map((isReady) => isReady())).toEqual(parts.map(() => true))
  })
})
