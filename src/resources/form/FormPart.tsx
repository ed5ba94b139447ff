import { createContext, type ReactNode } from 'react'
import { css } from 'styled-system/css'

interface FormPartProps {
  readonly title: string
  /** The title stands above the fields, as in a form beside something else. */
  readonly isStacked?: boolean
  readonly children: ReactNode
}

/** The title of the part that fields stand in; empty outside of one. */
export const PartTitle = createContext('')

const part = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' },
  gap: { base: '4', lg: '7' },
  '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
  // The rule between parts goes from edge to edge.
  mx: { base: '-4', md: '-5', lg: '-7' },
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
  _first: { pt: '1' },
  _last: { borderBottomWidth: '0' },
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '5',
  alignItems: 'start',
  maxWidth: 'form',
})

/** A part of a form under its title: two columns of fields where there is room. */
export const FormPart = ({ title, isStacked, children }: FormPartProps) => (
  <div className={part} data-stacked={isStacked || undefined}>
    <h2 className={css({ textStyle: { base: 'h3', lg: 'h2' } })}>{title}</h2>
    <PartTitle value={title}>
      <div className={columns}>{children}</div>
    </PartTitle>
  </div>
)
