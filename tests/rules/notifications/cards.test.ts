import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collapseCards, expandCard, settleAll, settleCard, type OpenCard } from '#machines/notifications/cards.ts'

type Step = { readonly kind: 'toggle' | 'done' | 'failed' | 'all' | 'leave'; readonly id: number }

const steps = fc.array(
  fc.record<Step>({ kind: fc.constantFrom('toggle', 'done', 'failed', 'all', 'leave'), id: fc.integer({ min: 1, max: 4 }) }),
  { maxLength: 60 },
)
/** Message 4 has no id of its own. */
const markIdOf = (id: number) => (id === 4 ? null : id)

describe('cards, whatever happens to them in whatever order', () => {
  it('have one call under way at most, and none for a message without an id', () => {
    fc.assert(
      fc.property(steps, (given) => {
        let cards: readonly OpenCard[] = []
        const underway = new Map<number, number>()
        const collapse = (isMeant: (card: OpenCard) => boolean) => {
          const step = collapseCards(cards, isMeant)
          cards = step.cards
          for (const id of step.due) underway.set(id, (underway.get(id) ?? 0) + 1)
        }
        for (const { kind, id } of given) {
          const card = cards.find(({ key }) => key === String(id))
          if (kind === 'toggle' && card?.isExpanded) collapse(({ key }) => key === String(id))
          else if (kind === 'toggle') cards = expandCard(cards, String(id), markIdOf(id))
          else if (kind === 'leave') collapse(() => true)
          else if (kind === 'all') cards = settleAll(cards)
          else if (underway.get(id) === 1) {
            underway.delete(id)
            cards = settleCard(cards, id, kind === 'done')
          }
          expect([...underway.values()].every((calls) => calls === 1)).toBe(true)
          expect(underway.has(4)).toBe(false)
          const marking = cards.flatMap(({ isMarking, markId }) => (isMarking ? [markId] : []))
          expect(new Set(marking)).toEqual(new Set(underway.keys()))
          expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length)
        }
      }),
    )
  })

  it('share a call when two of them have the same id', () => {
    const cards = expandCard(expandCard([], '7', 7), '7 (2)', 7)
    expect(collapseCards(cards, () => true)).toEqual({
      cards: [{ key: '7', markId: 7, isExpanded: false, isMarking: true }],
      due: [7],
    })
  })
})
