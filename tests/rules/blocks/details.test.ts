import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedDetails,
  checkDetails,
  ruleTexts,
  sameFields,
  tidy,
  trimmed,
  type DetailsFields,
} from '#machines/blocks/details/details-rules.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec, RequiredField } from '#src/blocks/kinds/kind.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { addDays } from '#machines/time/days.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'

const today = '2026-11-21'
const good: DetailsFields = {
  name: 'Summer Exams 2026-27',
  shortName: 'Sum_27 @ A&B',
  code: 'EBSUM-1',
  from: '21/11/2026',
  to: '21/11/2026',
  description: 'Anything: <b>, 時, \u0000',
  status: 0,
}

interface Situation {
  readonly kind?: BlockKindSpec
  readonly required?: readonly RequiredField[]
  readonly storedFrom?: string | null
}

const check = (
  changes: Partial<DetailsFields>,
  { kind = examKind, required = kind.rules.required.next, storedFrom = null }: Situation = {},
) =>
  checkDetails(
    { ...good, ...changes },
    { required, texts: kind.texts.required, today, storedFrom, dates: { parse: parseEntry, format: formatCivil } },
  )

describe('a filled form', () => {
  it('has no message', () => {
    expect(check({})).toEqual({})
  })
})

describe('a blank field', () => {
  const blank = { name: ' ', shortName: '', code: '', from: ' ', to: '' }

  it.each([
    [examKind, 'Exam Code should not be blank!', 'Exam Start date should not be blank!', 'Exam End date should not be blank!'],
    [testKind, 'Test Code should not be blank!', 'Test Start Date should not be blank!', 'Test End Date should not be blank!'],
  ])('is named by its own message on Next, for both kinds', (kind, code, from, to) => {
    expect(check(blank, { kind })).toEqual({
      name: 'Name should not be blank!',
      shortName: 'Short Name should not be blank!',
      code,
      from,
      to,
    })
  })

  it('stops a Save only where the kind needs it', () => {
    const missing = (kind: BlockKindSpec, action: 'saveNew' | 'saveExisting') =>
      Object.keys(check(blank, { kind, required: kind.rules.required[action] }))
    expect(missing(examKind, 'saveNew')).toEqual(['name', 'code'])
    expect(missing(examKind, 'saveExisting')).toEqual(['name'])
    expect(missing(testKind, 'saveNew')).toEqual(['name', 'shortName', 'code', 'from', 'to'])
    expect(missing(testKind, 'saveExisting')).toEqual(['name', 'code', 'to'])
  })
})

describe('names and codes', () => {
  const allowed = 'ABCXYZabcxyz0189 -_@&'.split('')
  const words = fc.string({ unit: fc.constantFrom(...allowed), minLength: 1, maxLength: 120 }).filter((text) => text.trim() !== '')
  const fields = fc.constantFrom(['name', 100] as const, ['shortName', 100] as const, ['code', 30] as const)

  it('of allowed characters are accepted exactly up to their limit', () => {
    fc.assert(
      fc.property(words, fields, (text, [field, limit]) => {
        expect(check({ [field]: text })[field]).toBe(text.trim().length <= limit ? undefined : ruleTexts.tooLong(limit))
      }),
    )
  })

  it('with any other character of Unicode are refused with the message about characters', () => {
    fc.assert(
      fc.property(words, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.nat(), fields, (text, other, at, [field]) => {
        fc.pre(!/^[A-Za-z0-9 _@&-]$/.test(other))
        const place = at % (text.length + 1)
        expect(check({ [field]: `${text.slice(0, place)}${other}${text.slice(place)}` })[field]).toBe(
          'Only alphanumeric and -_@& characters are allowed.',
        )
      }),
    )
  })

  it.each([
    [100, undefined],
    [101, 'Maximum 100 characters are allowed.'],
    [10_000, 'Maximum 100 characters are allowed.'],
  ])('of %i characters: %s', (length, message) => {
    expect([check({ name: 'x'.repeat(length) }).name, check({ shortName: 'x'.repeat(length) }).shortName]).toEqual([message, message])
  })

  it('from the server may be 30 characters long, not 31', () => {
    expect([check({ code: 'x'.repeat(30) }).code, check({ code: 'x'.repeat(31) }).code]).toEqual([
      undefined,
      'Maximum 30 characters are allowed.',
    ])
  })

  it.each(['Block #1', 'a/b', '2026/27', 'Exams (2027)', 'Exámenes', 'a\u0000b', 'a\u202Eb', 'a\u00A0b'])(
    'such as %o are refused',
    (text) => {
      expect(check({ name: text }).name).toBe('Only alphanumeric and -_@& characters are allowed.')
    },
  )
})

describe('dates', () => {
  it.each(['45/13/2030', '31/04/2027', '29/02/2027', '2027-01-01', 'today', '1/1/27', '00/00/0000', '01/01/275760'])(
    '%o is no date',
    (text) => {
      expect([check({ from: text }).from, check({ to: text }).to]).toEqual(['Invalid Date', 'Invalid Date'])
    },
  )

  it('the 29th of February of a leap year is one', () => {
    expect(check({ from: '29/02/2028', to: '29/02/2028' })).toEqual({})
  })

  it('start today or later, and end on the start or later', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), fc.integer({ min: -800, max: 800 }), (first, last) => {
        const errors = check({ from: formatCivil(addDays(today, first)), to: formatCivil(addDays(today, last)) })
        expect(errors).toEqual({
          ...(first < 0 ? { from: 'Start date should not be earlier than today!' } : {}),
          ...(last < first ? { to: 'End date should not be earlier than start date!' } : {}),
        })
      }),
    )
  })

  it('of a running block stay as they are; only a changed start has to lie ahead', () => {
    const stored = { storedFrom: '2026-11-01' }
    expect(check({ from: '01/11/2026', to: '01/12/2026' }, stored)).toEqual({})
    expect(check({ from: '02/11/2026', to: '01/12/2026' }, stored)).toEqual({ from: 'Start date should not be earlier than today!' })
  })

  it('out of order are not reported while the start is malformed', () => {
    expect(check({ from: '45/13/2030', to: '01/01/2020' })).toEqual({ from: 'Invalid Date' })
  })
})

describe('what is compared and sent', () => {
  it('ignores outer spaces, and nothing else', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), (before, after) => {
        const spaced = {
          ...good,
          name: `${' '.repeat(before)}${good.name}${' '.repeat(after)}`,
          from: ` ${good.from} `,
          to: ` ${good.to} `,
        }
        expect(sameFields(good, spaced)).toBe(true)
        expect(trimmed(spaced)).toEqual(good)
      }),
    )
    expect(sameFields(good, { ...good, description: ` ${good.description}` })).toBe(false)
    expect(sameFields(good, { ...good, status: 2 })).toBe(false)
  })

  it('leaves a text alone whose message is about its characters', () => {
    expect([tidy(' May '), tidy(' #1 '), tidy('\u00A0May')]).toEqual(['May', ' #1 ', '\u00A0May'])
  })

  it('names the details in which two states of a block differ', () => {
    const record = { ...good, id: '1', from: today, to: null, academicDates: [] }
    expect(changedDetails(record, { ...record })).toEqual([])
    expect(changedDetails(record, { ...record, name: 'Other', to: today })).toEqual(['name', 'to'])
  })
})
