import { describe, expect, it } from 'vitest'
import { aboutIn } from '#src/communications/composer/message-about.ts'

const decrypt = (id: string) => (/^x\d+$/.test(id) ? id.slice(1) : null)

describe('the address of a new message', () => {
  it('names nothing: the message is begun empty', () => {
    expect(aboutIn('?step=about', decrypt)).toEqual({ begins: {}, centreId: null, key: '' })
  })

  it('names a record, an audience or one person that the message begins with', () => {
    expect(aboutIn('?componentId=x101&recordId=x26', decrypt).begins).toEqual({ componentId: 101, recordId: 26 })
    expect(aboutIn('?audienceId=x3', decrypt).begins).toEqual({ option: 'Audience', audienceId: 3 })
    expect(aboutIn('?contactId=x9', decrypt).begins).toEqual({ option: 'Individual', recipients: [9] })
  })

  it('names a centre, whose unsaved message is kept apart from others', () => {
    const [one, other] = [aboutIn('?centreId=x26', decrypt), aboutIn('?centreId=x27&step=send', decrypt)]
    expect([one.centreId, other.centreId]).toEqual(['26', '27'])
    expect(new Set([one.key, other.key, '']).size).toBe(3)
  })

  it('is believed only where its ids can be read', () => {
    expect(aboutIn('?centreId=26&audienceId=plain', decrypt)).toEqual({ begins: {}, centreId: null, key: '' })
  })
})
