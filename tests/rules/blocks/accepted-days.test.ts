import { describe, expect, it } from 'vitest'
import { acceptedDays } from '#machines/blocks/proposal/accepted-days.ts'
import { biology, card, day, physics } from '#tests/machines/scheduling/start.ts'

const monday = { dateId: 'd1', date: '2027-05-24', slots: day([card(biology)], []) }
const tuesday = { dateId: 'd2', date: '2027-05-25', slots: day([], []) }
const moduleOf = (moduleId: string) => (moduleId === '1' ? { ...physics, soleVersion: 'V1' } : biology)

describe('what is accepted of a proposal', () => {
  it('stands behind what is in its slot, with its only version, on the dates that it concerns', () => {
    expect(acceptedDays([monday, tuesday], {}, [{ moduleId: '1', date: 0, slot: 0 }], moduleOf)).toEqual([
      { dateId: 'd1', date: '2027-05-24', saved: monday.slots, slots: day([card(biology), card(physics, ['V1'])], []) },
    ])
  })

  it('comes on top of unsaved edits, and what is stored stays what is stored', () => {
    const edited = day([], [card(biology)])
    const drafts = { d2: { dateId: 'd2', date: '2027-05-25', saved: tuesday.slots, slots: edited } }
    expect(acceptedDays([monday, { ...tuesday, slots: edited }], drafts, [{ moduleId: '1', date: 1, slot: 1 }], moduleOf)).toEqual([
      { dateId: 'd2', date: '2027-05-25', saved: tuesday.slots, slots: day([], [card(biology), card(physics, ['V1'])]) },
    ])
  })

  it('is nothing where nothing is accepted, and nothing for a slot that the date does not have', () => {
    expect(acceptedDays([monday, tuesday], {}, [], moduleOf)).toEqual([])
    expect(acceptedDays([monday], {}, [{ moduleId: '1', date: 0, slot: 5 }], moduleOf)).toEqual([])
  })
})
