import * as v from 'valibot'
import { expect, it } from 'vitest'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { paper } from '#openapi/generated/resources/assessment/paper.ts'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { lead } from '#openapi/generated/resources/students/lead.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { tellingFields } from '#openapi/telling-fields.ts'
import { recordSchema } from '#src/resources/record-reader.ts'

const stamp = { date: '2026-09-01 16:41:00.000000' }

const referenceOf = (fields: object) => {
  const { studentRef, ucasId } = student.fields
  const rules: ResourceRules = { ...student, fields: { studentRef, email: { kind: 'email', label: 'E-mail', unique: true }, ucasId } }
  const given = { studentId: 1, fullName: 'Mei Chen', status: 1, createdAt: stamp, updatedAt: stamp, updatedBy: '', names: {}, ...fields }
  return v.parse(recordSchema(rules), given).reference
}

it('tells records of one name apart by their code, or else by what no two of them share', () => {
  expect([centre, paper].map(tellingFields)).toEqual([['centreCode'], ['paperCode']])
  expect(tellingFields(student)).toEqual(['studentRef', 'email', 'ucasId'])
  // No two open leads share an e-mail, though closed ones may.
  expect(tellingFields(lead)).toEqual(['email'])
  // No two of these share a name, so that nothing else has to tell them apart.
  expect([year, user].map(tellingFields)).toEqual([[], []])
})

it('tells students apart by their id, and by the e-mail before they have one', () => {
  expect(referenceOf({ studentRef: 'PW26-03001', email: 'mei@student.test' })).toBe('PW26-03001')
  expect(referenceOf({ studentRef: null, email: 'mei@student.test' })).toBe('mei@student.test')
  expect(referenceOf({})).toBeUndefined()
})
