import { describe, expect, it } from 'vitest'
import { findings, prohibitionsOf } from '#machines/blocks/schedule-findings.ts'
import { createSearch } from '#machines/blocks/schedule-search.ts'

describe('findings of the module rules', () => {
  it('take a moment for a block of 82 dates with 6 slots', () => {
    const modules = Array.from({ length: 36 }, (_, index) => `m${index}`)
    const rules = prohibitionsOf(modules.slice(1).map((prohibitedId) => ({ ruleName: 'Rule', moduleId: 'm0', prohibitedId })))
    const moduleAt = (place: number) => ({ moduleId: `m${place % 36}`, name: `M${place % 36}`, versions: [], submodules: [] })
    const days = Array.from({ length: 82 }, (_, date) => ({
      dateId: String(date),
      date: `2027-05-${date}`,
      slots: Array.from({ length: 6 }, (_each, slot) => ({
        number: slot + 1,
        clocks: [],
        modules: [0, 1, 2, 3].map((each) => moduleAt(date * 24 + slot * 4 + each)),
      })),
    }))
    findings(days, rules)
    const started = performance.now()
    expect(findings(days, rules).length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(100)
  })
})

describe('searching names', () => {
  it('answers at once for 10,000 characters among 2,000 names', () => {
    const many = createSearch(
      Array.from({ length: 2000 }, (_, index) => `Module ${index} Mathématiques`),
      (name) => name,
    )
    many('warm')
    for (const query of ['mathematiques', '('.repeat(10_000), '\u0301'.repeat(10_000), 'e\u0301'.repeat(5000)]) {
      const started = performance.now()
      many(query)
      expect(performance.now() - started).toBeLessThan(50)
    }
  })
})
