import { expect, it } from 'vitest'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { QualificationGrade } from '#src/students/QualificationGrade.ts'

const record = (fields: StoredRecord['fields']): StoredRecord => ({
  id: '1',
  name: 'IELTS',
  status: 1,
  fields,
  names: {},
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
})

it('shows the overall score of a test of English as its grade', () => {
  expect(QualificationGrade({ value: undefined, record: record({ kind: 'English test', eap: 5.5 }) })).toBe('5.5')
  expect(QualificationGrade({ value: 'B2', record: record({ kind: 'Academic', grade: 'B2' }) })).toBe('B2')
  expect(QualificationGrade({ value: undefined, record: record({ kind: 'Academic' }) })).toBe('—')
})
