import { expect, it } from 'vitest'
import { conditionsText } from '#src/applications/offers/conditions.ts'

it('names the module of a condition, and what else it is about by its subject', () => {
  const names = { Module: { 305: { name: 'Physics', status: 1 } } }
  const conditions = [
    { subject: 'Module', moduleId: 305, minimum: 'C' },
    { subject: 'English', minimum: 'EAP 60' },
  ]
  expect(conditionsText({ fields: { conditions }, names })).toBe('Physics C; English EAP 60')
  expect(conditionsText({ fields: {}, names: {} })).toBe('')
})
