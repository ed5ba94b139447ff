import { Fragment, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useShownRecord } from './shown-record.ts'

/** A form on a tab of a record's page: as wide as the page, and begun anew with each step of the record's life. */
export function TabForm({ children }: { readonly children: ReactNode }) {
  const { record } = useShownRecord()
  return (
    <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-5' })}>
      <Fragment key={record.status}>{children}</Fragment>
    </div>
  )
}
