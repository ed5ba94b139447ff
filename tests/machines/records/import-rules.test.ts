import { describe, expect, it } from 'vitest'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { importFields } from '#openapi/import-fields.ts'
import { guessMatches, matchColumn, missingForNew, missingKeys, refusalOf } from '#machines/records/import-rules.ts'
import { fields } from './import-start.ts'

describe('the fields of a resource that a file can have', () => {
  const names = importFields(centre).map(({ name }) => name)

  it('are those that a person writes, and the status where it is switched', () => {
    expect(names).toContain('countryId')
    expect(names.at(-1)).toBe('status')
    const kinds = new Map(Object.entries(centre.fields).map(([name, { kind }]) => [name, kind as string]))
    expect(names.filter((name) => ['rows', 'group', 'rowId', 'file', 'richText'].includes(kinds.get(name) ?? ''))).toEqual([])
  })

  it('leave out the status of a lifecycle, and what the server alone writes', () => {
    const life = { submit: { label: 'Submit', from: [2], to: 9, permission: 'Modify' as const } }
    const own = { fields: { total: { kind: 'money' as const, label: 'Total', readOnly: true as const } } }
    expect(importFields({ ...centre, ...own, transitions: life })).toEqual([])
  })

  it('have a column for each field of a row that a line may hold, but for rows within it (CAT-CUR-19)', () => {
    const columns = importFields(course).filter(({ name }) => name.startsWith('academicRequirements'))
    expect(columns.map(({ name, label }) => [name, label])).toEqual([
      ['academicRequirements.0.programId', 'Academic requirement: Programme'],
      ['academicRequirements.0.streamId', 'Academic requirement: Stream'],
      ['academicRequirements.0.minimumGrade', 'Academic requirement: Overall grade'],
      ['academicRequirements.0.note', 'Academic requirement: Note'],
    ])
    expect(guessMatches(['English requirement: Test'], importFields(course))).toEqual(['englishRequirements.0.testType'])
  })

  it('know what tells records apart', () => {
    expect(importFields(centre).filter(({ isKey }) => isKey)).toEqual([
      { name: 'centreCode', label: 'Code', isKey: true, isRequired: true },
    ])
  })
})

describe('a file that is refused unread', () => {
  it.each([
    ['centres.csv', 1, null],
    ['CENTRES.CSV', 10_485_760, null],
    ['centres.tsv', 1, null],
    ['Centres.XLSX', 1, null],
    ['centres.xls', 1, { kind: 'oldExcel' }],
    ['centres', 1, { kind: 'type' }],
    ['centres.csv', 0, { kind: 'empty' }],
    ['centres.csv', 10_485_761, { kind: 'tooLarge' }],
  ])('%s of %i bytes: %o', (name, size, problem) => {
    expect(refusalOf({ name, size })).toEqual(problem)
  })
})

describe('a guess by the headings', () => {
  it.each([
    [' code *', 'code'],
    ['CENTRE_NAME', 'centreName'],
    ['Ｎａｍｅ', 'centreName'],
    ['Remark', null],
    ['', null],
    ['—', null],
  ])('takes "%s" for %s', (heading, field) => {
    expect(guessMatches([heading], fields)).toEqual([field])
  })

  it('gives a field to the first of two equal headings', () => {
    expect(guessMatches(['Code', 'Code', 'City'], fields)).toEqual(['code', null, 'city'])
  })
})

describe('matches', () => {
  it('change in one column, and free another one of that field', () => {
    expect(matchColumn(['code', 'city', null], 2, 'city')).toEqual(['code', null, 'city'])
    expect(matchColumn(['code', 'city', null], 1, null)).toEqual(['code', null, null])
  })

  it('say which keys, and which fields of a new record, have no column', () => {
    expect(missingKeys(fields, ['city']).map(({ name }) => name)).toEqual(['code'])
    expect(missingForNew(fields, ['city']).map(({ name }) => name)).toEqual(['centreName'])
    expect([missingKeys(fields, ['code']), missingForNew(fields, ['centreName'])]).toEqual([[], []])
  })
})
