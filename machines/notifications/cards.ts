/** A card that is expanded, or whose read call is under way; a card without a record is collapsed. */
export interface OpenCard {
  readonly key: string
  /** What its read call carries; null for a message that is read already, or that has no id of its own. */
  readonly markId: number | null
  readonly isExpanded: boolean
  readonly isMarking: boolean
}

/** The cards after a step, and the ids for which a read call is due because of it. */
interface CardStep {
  readonly cards: readonly OpenCard[]
  readonly due: readonly number[]
}

const isOpen = ({ isExpanded, isMarking }: OpenCard) => isExpanded || isMarking

/** Opens a card. One whose call is under way stays the same card, so that its call is not made twice. */
export function expandCard(cards: readonly OpenCard[], key: string, markId: number | null): readonly OpenCard[] {
  if (!cards.some((card) => card.key === key)) return [...cards, { key, markId, isExpanded: true, isMarking: false }]
  return cards.map((card) => (card.key === key ? { ...card, isExpanded: true } : card))
}

/** Closes the expanded cards that `isMeant`: each unread one is due for its one read call, unless that is under way. */
export function collapseCards(cards: readonly OpenCard[], isMeant: (card: OpenCard) => boolean): CardStep {
  const sent = new Set(cards.flatMap(({ isMarking, markId }) => (isMarking && markId !== null ? [markId] : [])))
  const due: number[] = []
  const after = cards.map((card) => {
    if (!card.isExpanded || !isMeant(card)) return card
    const { markId } = card
    const isDue = markId !== null && !sent.has(markId)
    if (isDue) {
      sent.add(markId)
      due.push(markId)
    }
    return { ...card, isExpanded: false, isMarking: card.isMarking || isDue }
  })
  return { cards: after.filter(isOpen), due }
}

/** A read call has been answered: a message that is read has left the list, an unread one can be tried again. */
export const settleCard = (cards: readonly OpenCard[], id: number, isRead: boolean): readonly OpenCard[] =>
  isRead
    ? cards.filter(({ markId }) => markId !== id)
    : cards.map((card) => (card.markId === id ? { ...card, isMarking: false } : card)).filter(isOpen)

/** Every message has been made read: what is left are calls under way, and cards of messages that cannot be marked. */
export const settleAll = (cards: readonly OpenCard[]): readonly OpenCard[] =>
  cards.map((card) => (card.markId === null ? card : { ...card, isExpanded: false })).filter(isOpen)
