import { css } from 'styled-system/css'

/** Stands after the name of a row, to tell it from others of that name. */
export const RowReference = ({ of: { reference = '' } }: { readonly of: { readonly reference?: string } }) =>
  reference !== '' && (
    <>
      {' '}
      <bdi className={css({ color: 'fg.muted' })}>{reference}</bdi>
    </>
  )
