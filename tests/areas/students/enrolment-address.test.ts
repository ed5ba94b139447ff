import { describe, expect, it } from 'vitest'
import { readChoices, writeChoices, type EnrolmentChoices } from '#src/students/enrolment/address.ts'
import { plainCodec } from '#tests/support/fake-block-api.ts'

const year = 22
const whole: EnrolmentChoices = {
  step: 'confirm',
  yearId: 21,
  centreId: 26,
  curriculumId: 3,
  without: [3004, 3007],
  modules: [
    { moduleId: 1, version: null },
    { moduleId: 4, version: 'V2' },
  ],
  blockKind: 'test',
  blockId: 201,
  attempt: 'Resit',
  enrolledOn: '2026-09-14',
}

describe('the address of the wizard that enrols many', () => {
  it('keeps all that is chosen', () => {
    expect(readChoices(writeChoices(whole, plainCodec), plainCodec, year)).toEqual(whole)
  })

  it('begins in the usual year with an exam, for the first time, today', () => {
    const first: EnrolmentChoices = {
      step: 'students',
      yearId: year,
      centreId: null,
      curriculumId: null,
      without: [],
      modules: [],
      blockKind: 'exam',
      blockId: null,
      attempt: 'First',
      enrolledOn: null,
    }
    expect(readChoices('', plainCodec, year)).toEqual(first)
    expect(readChoices('?step=last&kind=oral&attempt=Third&on=14/09/2026&centre=x&without=,&modules=~V1', plainCodec, year)).toEqual(first)
  })
})
