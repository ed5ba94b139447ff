import { Fragment, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useShownRecord } from './shown-record.ts'

// As high as the tab, with its padding: the bar of a short form stands at the end of the page.
const tall = css({
  display: 'flex',
  flexDirection: 'column',
  mx: { base: '-4', md: '-5', lg: '-7' },
  my: '-5',
  minHeight: 'calc(100% + token(spacing.10))',
})

/** A form on a tab of a record's page: as wide as the page, and begun anew with each step of the record's life. */
export function TabForm({ children }: { readonly children: ReactNode }) {
  const { record } = useShownRecord()
  return (
    <div className={tall}>
      <Fragment key={record.status}>{children}</Fragment>
    </div>
  )
}
