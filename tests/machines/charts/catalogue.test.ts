import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { chartEntries } from '#tests/support/charts/entries.ts'

describe('the catalogue of charts', () => {
  it('has every machine of the portal, each once', () => {
    const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.machine.ts'))
    expect(files.length).toBeGreaterThan(20)
    expect(chartEntries.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
    expect(new Set(chartEntries.map(({ id }) => id)).size).toBe(chartEntries.length)
  })

  it.each(chartEntries.map((entry) => [entry.id, entry] as const))('starts %s with each of its inputs, on ports that wait', (_, entry) => {
    expect(entry.file.startsWith(`${entry.area}/`)).toBe(true)
    for (const input of Object.values(entry.inputs)) {
      const actor = createActor(entry.machine, { input }).start()
      expect(['active', 'done']).toContain(actor.getSnapshot().status)
      actor.stop()
    }
  })
})
