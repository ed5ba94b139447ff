import { describe, expect, it } from 'vitest'
import { missingOfKind, otherParts } from '#openapi/selection/custom-requests.ts'
import { codeIn, newRequestPath, wizardIn } from '#src/selection/request-address.ts'

describe('a custom request', () => {
  it.each([
    [233, ['stream.streamName', 'stream.programId', 'stream.moduleIds']],
    [234, ['module.moduleName', 'module.streamId', 'syllabus']],
    [235, ['delivery.comboId', 'delivery.intakeId', 'delivery.deliveryMode', 'delivery.from']],
    [236, ['teachingDate.intakeId', 'teachingDate.startDate', 'teachingDate.endDate']],
  ])('of kind %i lacks all that its kind needs while none of it is given', (requestCode, paths) => {
    expect([...missingOfKind({ requestCode }).keys()]).toEqual(paths)
  })

  it('leaves a part that is begun to the rules of its fields', () => {
    expect(missingOfKind({ requestCode: 233, stream: { streamName: 'Law' } })).toEqual(new Map())
  })

  it('has no part of another kind', () => {
    expect(otherParts(234)).toEqual(['stream', 'delivery', 'teachingDate'])
  })
})

describe('the address of a new request', () => {
  const step = '/sms/curriculum-centers-ncuk/key/custom-stream?centreId=other'
  const { search } = new URL(newRequestPath(233, 'selection', step), 'http://portal.test')

  it('names its kind and the step of the wizard that it leads back to', () => {
    expect([codeIn(search), wizardIn(search)]).toEqual([233, step])
  })

  it.each(['//elsewhere.test/sms/curriculum-centers/', 'https://elsewhere.test', '/sms/curriculum-centersX/1', ''])(
    'leads back to no other page: %s',
    (from) => expect(wizardIn(`?${String(new URLSearchParams({ from }))}`)).toBeNull(),
  )
})
