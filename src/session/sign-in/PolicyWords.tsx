import { css } from 'styled-system/css'
import type { DocumentList, DocumentPart } from '#machines/session/privacy-policy.machine.ts'
import { texts } from './policy-texts.ts'

const listStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  pl: '5',
  '&:is(ul)': { listStyle: 'disc' },
  '&:is(ol)': { listStyle: 'decimal' },
})

function List({ isOrdered, entries }: Omit<DocumentList, 'kind'>) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element className={listStyle}>
      {entries.map(({ text, lists }, index) => (
        <li key={index}>
          {text}
          {lists.map((list, place) => (
            <List key={place} {...list} />
          ))}
        </li>
      ))}
    </Element>
  )
}

// A table that is too large for the dialog moves by itself, by the keyboard too.
const frame = css({
  overflow: 'auto',
  maxHeight: '[min(48dvh, 320px)]',
  flexShrink: '0',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'md',
})
const tableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& caption, & th, & td': { px: '3', py: '2', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'normal' },
  '& caption, & th': { textStyle: 'bodyStrong' },
  '& thead th': { bg: 'bg.muted' },
  '& tr:not(:first-child), & tbody tr': { borderTopWidth: '1px', borderColor: 'border.default' },
})

function Table({ caption, head, rows }: Omit<Extract<DocumentPart, { kind: 'table' }>, 'kind'>) {
  const reading = { role: 'region', tabIndex: 0, 'aria-label': caption === '' ? texts.table : caption } as const
  return (
    <div {...reading} className={frame}>
      <table className={tableStyle}>
        {caption !== '' && <caption>{caption}</caption>}
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((text, column) => (
                <th key={column} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map(({ text, isHeader }, column) =>
                isHeader ? (
                  <th key={column} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={column}>{text}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Part({ part }: { part: DocumentPart }) {
  switch (part.kind) {
    case 'heading':
      return <h3 className={css({ textStyle: 'h3', mt: '3' })}>{part.text}</h3>
    case 'list':
      return <List {...part} />
    case 'table':
      return <Table {...part} />
    default:
      return <p>{part.text}</p>
  }
}

/** The words of a document in its own structure; its headings keep their rank below the title of a dialog. */
export const PolicyWords = ({ parts }: { parts: readonly DocumentPart[] }) => (
  <div className={css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' })}>
    {parts.map((part, index) => (
      <Part key={index} part={part} />
    ))}
  </div>
)
