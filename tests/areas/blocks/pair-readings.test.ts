import { describe, expect, it } from 'vitest'
import { createPairReadings } from '#src/blocks/pair-readings.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const owner = { userId: 'u1', kindId: 'exam' }

describe('the reading of prohibited pairs', () => {
  it('is the strict one until it is set, and is kept per person, kind and block', () => {
    const place = storageOf()
    const readings = createPairReadings(() => place, owner)
    expect(readings.mayShareSlot('7')).toBe(false)
    readings.keep('7', true)
    expect([readings.mayShareSlot('7'), readings.mayShareSlot('8')]).toEqual([true, false])
    expect(createPairReadings(() => place, { ...owner, kindId: 'test' }).mayShareSlot('7')).toBe(false)
    expect(createPairReadings(() => place, { ...owner, userId: 'u2' }).mayShareSlot('7')).toBe(false)
    readings.keep('7', false)
    expect(createPairReadings(() => place, owner).mayShareSlot('7')).toBe(false)
  })

  it.each(['1', '"true"', 'null', 'yes', '[true]'])('is the strict one where %s is stored', (stored) => {
    expect(createPairReadings(() => storageOf({ 'pairs/u1/exam/7': stored }), owner).mayShareSlot('7')).toBe(false)
  })

  it('never throws where the storage is blocked', () => {
    const blocked = createPairReadings(() => {
      throw new Error('blocked')
    }, owner)
    blocked.keep('7', true)
    expect(blocked.mayShareSlot('7')).toBe(false)
  })
})
