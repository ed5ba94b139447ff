import { css } from 'styled-system/css'
import { figureCell } from '#src/resources/fields/figure-cell.ts'

interface CountProps {
  readonly value: readonly number[] | undefined
}

/** How many records a field names; a card on a phone, which has no column head, also names their kind. */
const counted = (one: string, many: string) =>
  figureCell(function CountedReferences({ value = [] }: CountProps) {
    return (
      <>
        {value.length}
        <span className={css({ sm: { display: 'none' } })}> {value.length === 1 ? one : many}</span>
      </>
    )
  })

export const CountedCombos = counted('combo route', 'combo routes')
export const CountedStreams = counted('stream', 'streams')
