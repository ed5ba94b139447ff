import { describe, expect, it } from 'vitest'
import { offerErrors } from '#openapi/clearing/offer-checks.ts'
import { conditionErrors } from '#openapi/students/condition-checks.ts'
import { blockErrors } from '#openapi/students/enrolment-check.ts'
import { leadErrors } from '#openapi/students/lead-checks.ts'
import { studentErrors } from '#openapi/students/student-checks.ts'

const today = '2026-11-21'
const said = (errors: ReadonlyMap<string, string>) => Object.fromEntries(errors)

describe('a day that was right when it was stored, and is no longer', () => {
  it.each([
    [leadErrors, 'followUpOn', '2026-11-20', 'Choose today or a later date.'],
    [studentErrors, 'passportExpiry', today, 'Choose a date in the future.'],
    [offerErrors, 'expiresOn', today, 'Choose a date within 14 days.'],
  ] as const)('is refused of %o only where it is typed anew: %s', (check, field, day, text) => {
    expect(said(check({ [field]: day }, {}, today))).toEqual({ [field]: text })
    expect(said(check({ [field]: day }, { [field]: day }, today))).toEqual({})
    expect(said(check({}, {}, today))).toEqual({})
  })
})

describe('an offer of clearing', () => {
  it.each(['2026-11-22', '2026-12-05'])('ends within 14 days: %s', (expiresOn) => {
    expect(said(offerErrors({ expiresOn }, {}, today))).toEqual({})
  })

  it('does not end later', () => {
    expect(said(offerErrors({ expiresOn: '2026-12-06' }, {}, today))).toEqual({ expiresOn: 'Choose a date within 14 days.' })
  })
})

describe('a follow-up', () => {
  it('may be today', () => {
    expect(said(leadErrors({ followUpOn: today }, {}, today))).toEqual({})
  })
})

describe('the conditions of an offer', () => {
  it('name a module where they are about one, and none elsewhere', () => {
    const conditions = [
      { subject: 'Module', moduleId: 305, minimum: 'B' },
      { subject: 'Module', minimum: 'B' },
      { subject: 'English', moduleId: 305, minimum: 'EAP 60' },
      { minimum: 'B' },
    ]
    const errors = {
      'conditions.1.moduleId': 'Module should not be blank!',
      'conditions.2.moduleId': 'Only the condition of a module names one.',
    }
    expect(said(conditionErrors({ conditions }))).toEqual(errors)
    expect(said(offerErrors({ conditions }, {}, today))).toEqual(errors)
    expect(said(conditionErrors({}))).toEqual({})
  })
})

describe('an enrolment', () => {
  it.each([
    ['exam', 'examBlockId', 'Exam Block'],
    ['test', 'testBlockId', 'Test Block'],
  ])('in an %s block names one', (blockKind, field, label) => {
    expect(said(blockErrors({ blockKind }))).toEqual({ [field]: `${label} should not be blank!` })
    expect(said(blockErrors({ blockKind, [field]: 101 }))).toEqual({})
    expect(said(blockErrors({}))).toEqual({})
  })
})
