import { Ban } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { numberOf } from '#machines/module-properties/module-rule-form.ts'
import type { RuleEntry } from '#machines/module-properties/types.ts'
import { texts } from '../texts.ts'

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '36px minmax(0, 1fr)', md: '52px minmax(0, 1fr)' },
  alignItems: 'baseline',
  py: { base: '4', md: '5' },
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: '0' },
})
const prohibited = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '144px minmax(0, 1fr)' },
  alignItems: 'baseline',
  gap: { base: '1.5', md: '0' },
  mt: '2',
})
const chip = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '1.5',
  maxWidth: 'full',
  px: '2.5',
  py: '1',
  rounded: 'sm',
  bg: 'bg.muted',
  textStyle: 'label',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, color: 'fg.muted', alignSelf: 'center' },
})

/** The numbered modules of a rule. */
export const RuleModules = ({ entries }: { entries: readonly RuleEntry[] }) => (
  <ol aria-label={texts.rows}>
    {entries.map((entry, index) => (
      <Entry key={entry.module.id} entry={entry} number={numberOf(index)} />
    ))}
  </ol>
)

function Entry({ entry: { module, prohibited: others }, number }: { entry: RuleEntry; number: string }) {
  const label = useId()
  return (
    <li className={line}>
      <span
        className={css({ fontSize: { base: 'lg', md: '2xl' }, lineHeight: '1', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}
      >
        {number}
      </span>
      <div className={css({ minWidth: '0' })}>
        <h2 className={css({ textStyle: 'h3', fontSize: 'lg', overflowWrap: 'anywhere' })}>{module.name}</h2>
        <div className={prohibited}>
          <span id={label} className={css({ textStyle: 'small', color: 'fg.muted' })}>
            {texts.prohibited}
          </span>
          {others.length === 0 ? (
            <span className={css({ color: 'fg.muted' })}>{texts.missing}</span>
          ) : (
            <ul aria-labelledby={label} className={css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })}>
              {others.map(({ id, name }) => (
                <li key={id} className={chip}>
                  <Ban size={14} strokeWidth={1.75} aria-hidden />
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </li>
  )
}
