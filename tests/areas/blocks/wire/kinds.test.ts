import { describe, expect, it } from 'vitest'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'

describe('addresses', () => {
  it('of exam blocks are those of the catalogue', () => {
    const { paths } = examKind
    expect([paths.list, paths.create, paths.wizard, paths.defineStep, paths.summary]).toEqual([
      '/sms/exam-block',
      '/sms/exam-block/create',
      '/sms/exam-block/Examcentreadministration',
      '/sms/exam-block/DefineExam',
      '/sms/exam-block/summary',
    ])
    expect(paths.wizardOf('AbC_-1')).toBe('/sms/exam-block/Examcentreadministration?examBlockId=AbC_-1')
    expect(paths.edit('AbC_-1')).toBe('/sms/exam-block/edit/AbC_-1')
    expect(paths.academicDates('0', '2027-05-24', '2027-06-04')).toBe(
      '/sms/exam-block/Examcentreadministration/academic-dates/0/2027-05-24/2027-06-04',
    )
  })

  it('of test blocks are those of the catalogue', () => {
    const { paths } = testKind
    expect([paths.list, paths.create, paths.wizard, paths.defineStep, paths.summary]).toEqual([
      '/sms/testblock',
      '/sms/testblock/create',
      '/sms/testblock/Testcentreadministration',
      null,
      null,
    ])
    expect(paths.wizardOf('AbC_-1')).toBe('/sms/testblock/Testcentreadministration?testBlockId=AbC_-1')
    expect(paths.edit('AbC_-1')).toBe('/sms/testblock/edit/AbC_-1')
    expect(paths.academicDates('0', '2027-02-15', '2027-02-19')).toBe(
      '/sms/testblock/Testcentreadministration/academic-dates/0/2027-02-15/2027-02-19',
    )
  })
})

describe('what is said', () => {
  it('of the steps is the same for both kinds, but for the details and the schedule', () => {
    const said = ({ steps }: typeof examKind) => steps.map(({ title, caption }) => [title, caption])
    expect(said(examKind)).toEqual([
      ['Exam Details', 'Create Exam Block'],
      ['Define TimeZones', 'Time Zones and Ranges'],
      ['Define Exam', 'Define Exam Blocks'],
      ['Summary', 'Confirmation'],
    ])
    expect(said(testKind)).toEqual([
      ['Test Details', 'Create Test Block'],
      ['Define TimeZones', 'Time Zones and Ranges'],
      ['Define Test', 'Define Test Blocks'],
      ['Summary', 'Confirmation'],
    ])
  })

  it('before a delete names the kind', () => {
    expect([examKind, testKind].map(({ texts }) => texts.deleteQuestion)).toEqual([
      'Are you sure you want to delete this Exam Block?',
      'Are you sure you want to delete this Test Block?',
    ])
  })
})

describe('default academic dates', () => {
  it('of exam blocks carry their fixed numbers in the order of display', () => {
    expect(examKind.defaultAcademicDates.map(({ name, tempId }) => [tempId, name])).toEqual([
      [1, 'Study for Centre Materials Deadline'],
      [2, 'Moderation'],
      [11, 'Exam Boards'],
      [3, 'Data Validation'],
      [7, 'Clearing'],
      [4, 'Results release date: Universities'],
      [6, 'Results release date: Centre'],
      [5, 'Results release date: Students'],
      [8, 'Resit Results release date: Universities'],
      [9, 'Resit Results release date: Centre'],
      [10, 'Resit Results release date: Students'],
    ])
  })

  it('of test blocks have none', () => {
    expect(testKind.defaultAcademicDates.map(({ name, tempId }) => [tempId, name])).toEqual([
      [null, 'Study for Centre Materials Deadline'],
      [null, 'Moderation and Exam Boards'],
      [null, 'Data Validation'],
      [null, 'Results release date: Universities'],
      [null, 'Results release date: Students'],
      [null, 'Clearing'],
    ])
  })

  it('begin switched off and without dates', () => {
    for (const date of [...examKind.defaultAcademicDates, ...testKind.defaultAcademicDates]) {
      expect(date).toMatchObject({ id: 0, isOn: false, isCustom: false, from: null, to: null })
    }
  })
})

describe('the status switch', () => {
  it('of an exam block can always be used', () => {
    for (const status of [0, 1, 2, null] as const) expect(examKind.rules.canSwitchStatus({ isEditMode: true, status })).toBe(true)
  })

  it('of a test block that is edited can be used on a draft only', () => {
    const { canSwitchStatus } = testKind.rules
    expect([0, 1, 2, null].map((status) => canSwitchStatus({ isEditMode: true, status }))).toEqual([false, false, true, false])
    expect(canSwitchStatus({ isEditMode: false, status: 0 })).toBe(true)
  })
})

it('a create of an exam block is saved with less than a create of a test block', () => {
  expect(examKind.rules.required).toEqual({
    saveNew: ['name', 'code'],
    saveExisting: ['name'],
    next: ['name', 'shortName', 'code', 'from', 'to'],
  })
  expect(testKind.rules.required).toEqual({
    saveNew: ['name', 'shortName', 'code', 'from', 'to'],
    saveExisting: ['name', 'code', 'to'],
    next: ['name', 'shortName', 'code', 'from', 'to'],
  })
})
