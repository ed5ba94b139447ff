import { css } from 'styled-system/css'
import { assessmentTexts as texts } from '../texts.ts'

interface ChangeTableProps {
  readonly changes: readonly { readonly candidateNumber: string; readonly before: number; readonly after: number }[]
}

const table = css({
  width: 'full',
  maxWidth: '560px',
  '& caption': { textAlign: 'left', textStyle: 'bodyStrong', pb: '2' },
  '& :is(th, td)': { py: '2', textAlign: 'left', fontWeight: 'normal', borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& :is(th, td):not(:first-child)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { color: 'fg.muted', textStyle: 'label' },
})

/** The marks of candidates before and after. */
export const ChangeTable = ({ changes }: ChangeTableProps) => (
  <table className={table}>
    <caption>{texts.changes(changes.length)}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.candidate}</th>
        <th scope="col">{texts.before}</th>
        <th scope="col">{texts.after}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ candidateNumber, before, after }) => (
        <tr key={candidateNumber}>
          <th scope="row">{candidateNumber}</th>
          <td>{before}</td>
          <td>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
