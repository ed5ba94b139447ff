import * as v from 'valibot'
import { expect, it } from 'vitest'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { paper } from '#openapi/generated/resources/assessment/paper.ts'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { referenceFields } from '#src/resources/code-field.ts'
import { recordSchema } from '#src/resources/record-reader.ts'

const stamp = { date: '2026-09-01 16:41:00.000000' }

const referenceOf = (fields: object) => {
  const { studentRef, ucasId } = student.fields
  const rules: ResourceRules = { ...student, fields: { studentRef, email: { kind: 'email', label: 'E-mail', unique: true }, ucasId } }
  const given = { studentId: 1, fullName: 'Mei Chen', status: 1, createdAt: stamp, updatedAt: stamp, updatedBy: '', names: {}, ...fields }
  return v.parse(recordSchema(rules), given).reference
}

it('tells records of one name apart by their code, or else by what no two of them share', () => {
  expect([centre, paper].map(referenceFields)).toEqual([['centreCode'], ['paperCode']])
  expect(referenceFields(student)).toEqual(['studentRef', 'email', 'ucasId'])
  // Their names are not shared themselves.
  expect([year, user].map(referenceFields)).toEqual([[], []])
})

it('tells students apart by their id, and by the e-mail before they have one', () => {
  expect(referenceOf({ studentRef: 'PW26-03001', email: 'mei@student.test' })).toBe('PW26-03001')
  expect(referenceOf({ studentRef: null, email: 'mei@student.test' })).toBe('mei@student.test')
  expect(referenceOf({})).toBeUndefined()
})
