import { describe, expect, it } from 'vitest'
import { deleteAction, editAction, rowItems, viewAction } from '#src/ui/records/row-actions.tsx'

interface Letter {
  readonly id: string
  readonly isDraft: boolean
}

const hrefOf = ({ id }: Letter) => `/letters/${id}`
const isDraft = (letter: Letter) => letter.isDraft
const actions = [viewAction(hrefOf), editAction(hrefOf, isDraft), deleteAction<Letter>(() => {}, isDraft)]
const offered = (letter: Letter) => rowItems(letter, actions, { onLeave: () => {}, onOpen: () => {} }).map(({ id }) => id)

describe('the actions of a row', () => {
  it('offer what the row allows', () => {
    expect(offered({ id: '1', isDraft: true })).toEqual(['view', 'edit', 'delete'])
    expect(offered({ id: '2', isDraft: false })).toEqual(['view'])
  })
})
