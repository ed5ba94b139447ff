import { describe, expect, it } from 'vitest'
import { openReplies } from '#src/applications/offers/open-replies.ts'

const today = '2026-11-21'
const offerOf = (id: string, fields: { readonly reply?: string; readonly replyBy?: string } = {}) => ({
  id,
  fields: { reply: 'None', ...fields },
})
const repliesTo = (...[offer, ...others]: [ReturnType<typeof offerOf>, ...ReturnType<typeof offerOf>[]]) =>
  openReplies(offer, [offer, ...others], today)
const firmFirst = { reply: 'Insurance', offReason: 'Choose a firm choice first.' }

describe('the replies to an offer', () => {
  it('are there until its last day is over', () => {
    expect(repliesTo(offerOf('1', { replyBy: today }))).toHaveLength(3)
    expect(repliesTo(offerOf('1', { replyBy: '2026-11-20' }))).toEqual([])
  })

  it('wait with the insurance for a firm choice among the others', () => {
    expect(repliesTo(offerOf('1'), offerOf('2'))).toEqual([{ reply: 'Firm' }, firmFirst, { reply: 'Declined' }])
    expect(repliesTo(offerOf('1'), offerOf('2', { reply: 'Firm' }))).toContainEqual({ reply: 'Insurance' })
    expect(repliesTo(offerOf('1', { reply: 'Firm' }), offerOf('2'))).toEqual([firmFirst, { reply: 'Declined' }])
  })
})
