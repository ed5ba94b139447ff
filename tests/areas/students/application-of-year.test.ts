import { describe, expect, it } from 'vitest'
import { applicationOfYear } from '#src/applications/portal/application-of-year.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

const recordOf = (id: string, yearId: number): StoredRecord => ({
  id,
  name: 'Amara Eze',
  status: 2,
  fields: { yearId },
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  names: {},
})
/** As lists come: the newest first. */
const applications = [recordOf('2', 23), recordOf('1', 22)]

describe('the own application of a student', () => {
  it('is that of the year of the registration', () => {
    expect(applicationOfYear(recordOf('3001', 23), applications)?.id).toBe('2')
    expect(applicationOfYear(recordOf('3001', 22), applications)?.id).toBe('1')
  })

  it('is still to be started in a year of which there is none', () => {
    expect(applicationOfYear(recordOf('3001', 24), applications)).toBeNull()
  })
})
