import { describe, expect, it } from 'vitest'
import { zoneNamed } from '#mirage/fixtures/time-zones.ts'
import { startAssessment } from './assessment-start.ts'

/** A draft of the January exams in slot 1, one that is scheduled in the same block, and one of a test block. */
const [biology, chemistry, midTerm] = [7, 6, 1]
const day = '2027-01-15'
const centre = 26

/** Lets a candidate of the draft sit another delivery on its day, both for so many minutes. */
async function start(other: number, slot: number, minutes: number) {
  const { db, calls } = await startAssessment()
  const changed = (name: 'Centre' | 'Delivery' | 'Paper', id: number, fields: object) => {
    const record = db.records(name).find(id) ?? expect.unreachable()
    db.records(name).update(id, { fields: { ...record.fields, ...fields } })
    return record.fields
  }
  // A zone of both blocks.
  const { id: timezoneId } = zoneNamed('Pakistan Time')
  changed('Centre', centre, { timezoneId })
  changed('Delivery', biology, { centreIds: [centre] })
  changed('Delivery', other, { date: day, slot, centreIds: [centre] })
  for (const id of [biology, other])
    changed('Paper', Number(db.records('Delivery').find(id)?.fields['paperId']), { durationMinutes: minutes })
  for (const one of db.records('Attempt').where(({ fields }) => fields['deliveryId'] === other)) db.records('Attempt').remove(one.id)
  const { examBlockId } = db.records('Delivery').find(biology)?.fields ?? {}
  const { moduleId } = db.records('Paper').find(Number(db.records('Delivery').find(biology)?.fields['paperId']))?.fields ?? {}
  const enrolled = db.records('Enrollment').findBy(({ fields, status }) => {
    const student = db.records('Student').find(Number(fields['studentId']))
    const isOfPaper = fields['moduleId'] === moduleId && fields['examBlockId'] === examBlockId && status === 'Enrolled'
    return isOfPaper && student?.fields['centreId'] === centre
  })
  const stamps = { createdAt: '', updatedAt: '', updatedBy: '' }
  const attempt = { deliveryId: other, studentId: enrolled?.fields['studentId'], candidateNumber: '1111 0001' }
  db.records('Attempt').insert({ status: 'Expected', ...stamps, fields: attempt })
  const { errors } = await (await calls()).succeed('checkDelivery', { path: { id: biology } })
  return errors.map(({ text }) => text)
}

const clash = '1 candidate sits another paper at this time.'

describe('the check of a delivery', () => {
  it.each([
    ['in the same slot', chemistry, 1, 10],
    ['in another slot, which begins before both are over', chemistry, 2, 360],
    ['in a test block', midTerm, 1, 360],
  ])('finds who sits another paper at this time %s', async (_, other, slot, minutes) => {
    expect(await start(other, slot, minutes)).toEqual([clash])
  })

  it('lets candidates sit one paper after the other', async () => {
    expect(await start(chemistry, 2, 10)).toEqual([])
  })
})
