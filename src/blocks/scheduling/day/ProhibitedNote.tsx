import { TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { texts } from '../texts.ts'

/** Two modules that a rule prohibits together, and the rules by name. */
export interface ProhibitedPairNote {
  readonly one: string
  readonly other: string
  readonly ruleNames: readonly string[]
}

interface ProhibitedNoteProps {
  readonly pairs: readonly ProhibitedPairNote[]
}

const box = flex({
  align: 'flex-start',
  gap: '2.5',
  px: '3',
  py: '2.5',
  borderWidth: '1px',
  borderColor: 'warning.edge',
  rounded: 'md',
  bg: 'warning.subtle',
})
const icon = (
  <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className={css({ color: 'warning.icon', flexShrink: '0', mt: '1px' })} />
)

const Sentence = ({ one, other, ruleNames }: ProhibitedPairNote) => (
  <>
    <strong className={css({ fontWeight: 'semibold' })}>{texts.prohibited}</strong> {texts.prohibitedPair(one, other)}{' '}
    <span className={css({ color: 'fg.muted', textStyle: 'small' })}>{texts.byRule(ruleNames)}</span>
  </>
)

/** What the module rules say about a slot. It only informs; nothing is prevented. */
export const ProhibitedNote = ({ pairs }: ProhibitedNoteProps) =>
  pairs.length === 0 ? null : (
    <div role="status" className={box}>
      {icon}
      <ul className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        {pairs.map((pair) => (
          <li key={`${pair.one} ${pair.other}`}>
            <Sentence {...pair} />
          </li>
        ))}
      </ul>
    </div>
  )
