import { describe, expect, it } from 'vitest'
import { studentStepFields } from '#openapi/applications/application-steps.ts'
import { captionOf } from '#src/applications/portal/step-captions.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

const recordOf = (fields: StoredRecord['fields']): StoredRecord => ({
  id: '1',
  name: 'Amara Eze',
  status: 2,
  fields,
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  names: {},
})
const whole = Object.fromEntries([...studentStepFields.student, ...studentStepFields.contact].map((name) => [name, 'x']))

describe('the caption of a step', () => {
  it('counts the chosen courses, also once the step is done', () => {
    const own = { student: recordOf(whole), application: recordOf({ choices: [{}, {}] }), doneSteps: ['course-finder'] as const }
    expect(captionOf('course-finder', own)).toBe('2 of 5 chosen')
    expect(captionOf('course-finder', { ...own, application: recordOf({}), doneSteps: [] })).toBe('Not started')
  })

  it('counts the fields of the own record that are empty', () => {
    const { mobile: _mobile, city: _city, ...given } = whole
    const own = { student: recordOf({ ...given, city: '' }), application: recordOf({}), doneSteps: ['student'] as const }
    expect(captionOf('contact', own)).toBe('2 fields left')
    expect(captionOf('contact', { ...own, student: recordOf({ ...whole, city: '' }) })).toBe('1 field left')
    expect(captionOf('student', own)).toBe('Complete')
  })

  it('counts the needed papers that are there and were not refused, also once the step is done', () => {
    const paper = (documentType: string, status = 'Waiting', more = {}): StoredRecord => ({
      ...recordOf({ documentType, ...more }),
      status,
    })
    const own = { student: recordOf(whole), application: recordOf({}), doneSteps: ['key-documentation'] as const }
    const papers = [
      paper('Passport'),
      paper('Transcript', 'Refused'),
      paper('Visa'),
      paper('English certificate', 'Accepted', { isOlder: 1 }),
    ]
    expect(captionOf('key-documentation', own, papers)).toBe('1 of 3 uploaded')
    expect(captionOf('key-documentation', own)).toBe('Complete')
  })

  it('tells steps that are not started from those that are not complete', () => {
    const own = { student: recordOf(whole), application: recordOf({ hasVisa: 0 }), doneSteps: [] }
    expect(captionOf('immigration', own)).toBe('Not complete')
    expect(captionOf('academic-details', own)).toBe('Not started')
    expect(captionOf('key-documentation', own)).toBe('Not complete')
    // No field is empty, but without an application no step is known to be complete.
    expect(captionOf('student', { ...own, application: null })).toBe('')
  })
})
