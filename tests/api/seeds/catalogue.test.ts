import { describe, expect, it } from 'vitest'
import { readingAt, startOf } from '#machines/time/occurrences.ts'
import { moduleRules } from '#mirage/fixtures/module-rules.ts'
import { moduleColours, moduleNamed, modules } from '#mirage/fixtures/modules.ts'
import { ianaIds, timeZoneGroups, timeZones, zoneNamed } from '#mirage/fixtures/time-zones.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const repeated = (texts: readonly string[]) => [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))].toSorted()

/** What a clock shows, HH:mm, when London's shows `time` on `day`. */
function clockAt(iana: string, day: string, time: string): string {
  const instant = startOf(day, time, 'Europe/London') ?? Number.NaN
  const { offset = Number.NaN } = readingAt(instant, iana) ?? {}
  return new Date(instant + offset * 60_000).toISOString().slice(11, 16)
}

const ianaOf = (name: string) => ianaIds.get(zoneNamed(name).id) ?? ''

describe('time zones', () => {
  it('are 46 in 7 groups of the sizes of the list', () => {
    expect(timeZones).toHaveLength(46)
    expect(timeZoneGroups.map(({ id, name }) => [name, timeZones.filter(({ groupId }) => groupId === id).length])).toEqual([
      ['GMT 0-GMT 0 to +2', 13],
      ['GMT +3-GMT +3 to +4:30', 7],
      ['GMT +5-GMT +5 to +6:30', 6],
      ['GMT +7-GMT +7 to +9', 6],
      ['GMT +10-GMT +9:30 to +12', 4],
      ['GMT -3-GMT -3 to -4', 5],
      ['GMT -5-GMT -5 to -8', 5],
    ])
  })

  it('have ids of their own and names of their own', () => {
    expect(new Set(timeZones.map(({ id }) => id)).size).toBe(46)
    expect(new Set(timeZones.map(({ name }) => name)).size).toBe(46)
  })

  it('have one row of 286 characters of countries and one of 8', () => {
    expect(zoneNamed('Central European Time').country).toHaveLength(286)
    expect(zoneNamed('Pakistan Time').country).toHaveLength(8)
  })

  it('name countries separated by comma and space, none of them in two rows', () => {
    const countries = timeZones.flatMap(({ country }) => country.split(', '))
    expect(repeated(countries)).toEqual([])
    expect(countries.filter((country) => country.trim() !== country || country === '' || country.includes(','))).toEqual([])
  })

  it('repeat abbreviations, so that none can serve as a key', () => {
    expect(repeated(timeZones.flatMap(({ abbreviation }) => abbreviation.split('/')))).toEqual(
      expect.arrayContaining(['AST', 'BST', 'CST', 'EET', 'IST']),
    )
  })

  it('each have a clock', () => {
    expect([...ianaIds.keys()]).toEqual(timeZones.map(({ id }) => id))
    for (const iana of ianaIds.values()) expect(() => new Intl.DateTimeFormat('en', { timeZone: iana })).not.toThrow()
  })

  it.each([
    ['2027-01-18', 'West Africa Time', '10:00'],
    ['2027-01-18', 'Nepal Time', '14:45'],
    ['2027-01-18', 'China Time', '17:00'],
    ['2027-01-18', 'Andes Time', '04:00'],
    ['2027-05-24', 'West Africa Time', '09:00'],
    ['2027-05-24', 'Nepal Time', '13:45'],
    ['2027-05-24', 'China Time', '16:00'],
    ['2027-05-24', 'Andes Time', '03:00'],
    ['2027-02-22', 'Morocco Time', '09:00'],
    ['2027-03-26', 'Morocco Time', '09:00'],
    ['2026-05-25', 'Morocco Time', '09:00'],
  ])('on %s at 09:00 in London show in %s %s', (day, name, time) => {
    expect(clockAt(ianaOf(name), day, '09:00')).toBe(time)
  })
})

describe('modules', () => {
  it('are 36 with 84 versions and 62 submodules', () => {
    expect(modules).toHaveLength(36)
    expect(sum(modules.map(({ versions }) => versions.length))).toBe(84)
    expect(sum(modules.map(({ subModule }) => subModule.length))).toBe(62)
  })

  it('have one with 12 versions, one with none, and otherwise one to four', () => {
    const counts = modules.map(({ versions }) => versions.length)
    expect(counts.filter((count) => count === 12)).toHaveLength(1)
    expect(counts.filter((count) => count === 0)).toHaveLength(1)
    expect(counts.filter((count) => count >= 1 && count <= 4)).toHaveLength(34)
  })

  it('have ids of their own, submodules too', () => {
    const ids = modules.flatMap(({ moduleId, subModule }) => [moduleId, ...subModule.map((submodule) => submodule.moduleId)])
    expect(new Set(ids).size).toBe(36 + 62)
  })

  it('have the papers of their subject, in no versions that the module lacks', () => {
    expect(moduleNamed('English for Academic Purposes').subModule.map(({ moduleName }) => moduleName)).toEqual([
      'Reading',
      'Writing',
      'Listening',
      'Speaking',
    ])
    expect(moduleNamed('Physics').subModule).toHaveLength(3)
    expect(moduleNamed('Mathematics for Business').subModule).toHaveLength(2)
    expect(moduleNamed('Economics').subModule).toEqual([])
    const stray = modules.filter(({ versions, subModule }) =>
      subModule.some(({ version }) => version.some((label) => !versions.includes(label))),
    )
    expect(stray).toEqual([])
  })

  it('can all be scheduled in exams and tests, but for Design Project, which is tested only', () => {
    expect(
      modules.filter(({ evaluations }) => evaluations.length !== 2).map(({ moduleName, evaluations }) => [moduleName, evaluations]),
    ).toEqual([['Design Project', ['test']]])
  })

  it('use twelve colours that stand out from white by 3:1', () => {
    const channel = (hex: string) => {
      const value = parseInt(hex, 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }
    const contrast = (colour: string) => {
      const [red = '', green = '', blue = ''] = colour.match(/[\da-f]{2}/g) ?? []
      return 1.05 / (0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue) + 0.05)
    }
    expect(new Set(modules.map(({ colourCode }) => colourCode))).toEqual(new Set(moduleColours))
    expect(new Set(moduleColours).size).toBe(12)
    for (const colour of moduleColours) {
      expect(colour).toMatch(/^#[\da-f]{6}$/)
      expect(contrast(colour)).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('module rules', () => {
  const byName = (name: string | null) => moduleRules.find((rule) => rule.name === name)
  const pairs = (name: string) =>
    byName(name)?.rules.flatMap((rule) => rule.prohibitedModules.map((other) => `${rule.moduleName} / ${other.moduleName}`))

  it('are 12, in every status', () => {
    expect(moduleRules).toHaveLength(12)
    expect(new Set(moduleRules.map(({ status }) => status))).toEqual(new Set([0, 1, 2]))
  })

  it('have one without a name', () => {
    expect(moduleRules.filter(({ name }) => name === null)).toHaveLength(1)
  })

  it('have one that prohibits nothing, a module that prohibits twelve, and one recorded in one direction', () => {
    const prohibited = moduleRules.map(({ rules }) => rules.map(({ prohibitedModules }) => prohibitedModules.length))
    expect(prohibited).toContainEqual([0])
    expect(prohibited).toContainEqual([12])
    expect(pairs('Data Analysis after Quantitative Methods')).toEqual(['Data Analysis / Quantitative Methods'])
  })

  it('let one mathematics only, each against both others', () => {
    expect(pairs('One mathematics only')).toHaveLength(6)
  })

  it('have one with more than nine modules', () => {
    expect(Math.max(...moduleRules.map(({ rules }) => rules.length))).toBeGreaterThan(9)
  })

  it('name modules of the list, none against itself', () => {
    const known = new Map(modules.map(({ moduleId, moduleName }) => [moduleId, moduleName]))
    for (const { rules } of moduleRules)
      for (const { moduleId, moduleName, prohibitedModules } of rules) {
        expect(known.get(moduleId)).toBe(moduleName)
        for (const other of prohibitedModules) expect(known.get(other.moduleId)).toBe(other.moduleName)
        expect(prohibitedModules.map((other) => other.moduleId)).not.toContain(moduleId)
      }
  })
})
