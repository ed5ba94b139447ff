// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { showDemoBadge } from '#mirage/hosts/page.ts'
import { demoByName } from '#mirage/hosts/vite.ts'

/** Asks the plugin as Vite does before it builds. */
function prepare(mock: string, mode: string): unknown {
  const { config } = demoByName(mock)
  if (typeof config !== 'function') throw new Error('The plugin looks at no configuration.')
  return Reflect.apply(config, undefined, [{}, { command: 'build', mode }])
}

describe('a build with the aggregator inside the page', () => {
  test('is refused as a production build, and made as a demonstration', () => {
    expect(() => prepare('page', 'production')).toThrow('VITE_MOCK is for a demonstration only: build it with --mode demo.')
    expect(prepare('page', 'demo')).toEqual({})
    expect(prepare('', 'production')).toEqual({})
  })

  test('says on every screen that its data are made up', () => {
    showDemoBadge(document)
    const mark = document.querySelector('aside')
    expect([mark?.textContent, mark?.style.position, mark?.style.pointerEvents]).toEqual(['Demo data', 'fixed', 'none'])
  })
})
