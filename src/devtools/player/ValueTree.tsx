import { css } from 'styled-system/css'
import { briefly, isSecret } from './payload.ts'
import { texts } from './texts.ts'

const mostChildren = 40
const deepest = 6

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !(value instanceof Error) ? Object.entries(value) : []

interface NodeProps {
  readonly name: string
  readonly value: unknown
  readonly depth: number
}

const leaf = css({ textStyle: 'small', pl: '4', overflowWrap: 'anywhere' })
const nameStyle = css({ color: 'fg.muted' })

function Node({ name, value, depth }: NodeProps) {
  const entries = isSecret(name) || depth >= deepest ? [] : entriesOf(value)
  if (entries.length === 0)
    return (
      <li className={leaf}>
        <span className={nameStyle}>{name}</span> {isSecret(name) ? texts.hidden : briefly(value, 80)}
      </li>
    )
  return (
    <li>
      <details open={depth === 0 && entries.length <= 8}>
        <summary className={css({ textStyle: 'small', cursor: 'pointer', minHeight: '24px', rounded: 'sm', overflowWrap: 'anywhere' })}>
          <span className={nameStyle}>{name}</span> {briefly(value, 40)}
        </summary>
        <ul className={css({ pl: '3' })}>
          {entries.slice(0, mostChildren).map(([key, inner]) => (
            <Node key={key} name={key} value={inner} depth={depth + 1} />
          ))}
          {entries.length > mostChildren && <li className={leaf}>{texts.more(entries.length - mostChildren)}</li>}
        </ul>
      </details>
    </li>
  )
}

/** A value that can be expanded field by field; fields named like secrets stay hidden. */
export const ValueTree = ({ value }: { value: unknown }) => (
  <ul>
    {entriesOf(value).map(([name, inner]) => (
      <Node key={name} name={name} value={inner} depth={0} />
    ))}
    {entriesOf(value).length === 0 && <li className={leaf}>{briefly(value, 80)}</li>}
  </ul>
)
