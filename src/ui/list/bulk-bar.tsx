import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import type { RowsAct } from './rows-act.tsx'
import { useFitsOneLine } from './use-fits-one-line.ts'

interface BulkBarProps<Row, Act extends string> {
  /** The chosen rows, at least one. */
  readonly rows: readonly Row[]
  /** What the person may do with them. */
  readonly acts: readonly RowsAct<Row, Act>[]
  /** Further buttons, as `BulkButton`. */
  readonly children?: ReactNode
  /** Called with those of the rows that the act can change, at least one. */
  onAct(act: Act, rows: readonly Row[]): void
  onClear(): void
}

const style = css({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  flexWrap: 'wrap',
  columnGap: '1',
  mx: { base: '3', md: '4', lg: '6' },
  mb: '2',
  pl: { base: '2', lg: '3' },
  pr: { base: '0', lg: '1' },
  minHeight: '44px',
  rounded: 'lg',
  bg: 'bg.muted',
  '&[data-lines]': { rowGap: '1', py: { md: '1.5' } },
})
// On a phone the buttons stand on one line, which is scrolled; where it fades, there are more.
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: '0',
  borderLeftWidth: { md: '1px' },
  borderColor: 'border.default',
  pl: { md: '2' },
  '[data-lines] > &': { borderLeftWidth: '0', pl: '0', width: { md: 'full' } },
  mdDown: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // Room for the focus ring, which the scrolled line would cut off.
    py: '1',
    my: '-1',
    pl: '1',
    ml: '-1',
    pr: '6',
    maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
    '& > *': { flexShrink: '0', scrollMarginInline: '32px' },
  },
})
// Narrower beside the icon rail, so that all of them have room on one line.
const quiet = css({ _hover: { bg: 'bg.active' }, _off: { bg: 'transparent' }, mdToLg: { px: '2' } })

/** A button on the bar's own ground. */
export const BulkButton = (props: Parameters<typeof Button>[0]) => <Button variant="ghost" className={quiet} {...props} />

/** What can be done with the chosen rows. */
export function BulkBar<Row, Act extends string>({ rows, acts, children, onAct, onClear }: BulkBarProps<Row, Act>) {
  const label = `${rows.length} selected`
  const [bar, fits] = useFitsOneLine<HTMLDivElement>()
  const clear = (
    <BulkButton data-part className={css({ ml: 'auto', _hover: { bg: 'bg.active' }, mdToLg: { px: '2' } })} onClick={onClear}>
      Clear selection
    </BulkButton>
  )
  return (
    <div ref={bar} role="group" aria-label={label} data-lines={!fits || undefined} className={style}>
      <span data-part className={css({ textStyle: 'bodyStrong', pr: '3', whiteSpace: 'nowrap' })}>
        <Checkbox label={label} checked onChange={onClear} />
      </span>
      {/* Beside the count where the buttons need a line of their own. */}
      {!fits && clear}
      <span data-parts className={buttons}>
        {acts.map(({ id, label, icon, tone, mayChange, offReason }) => {
          const changeable = mayChange ? rows.filter(mayChange) : rows
          const isOff = changeable.length === 0
          const button = {
            icon,
            isSoftDisabled: isOff,
            ...(offReason === undefined ? {} : { disabledReason: offReason }),
            onClick: () => {
              if (!isOff) onAct(id, changeable)
            },
          }
          return tone === 'danger' ? (
            <Button key={id} variant="dangerPlain" className={css({ mdToLg: { px: '2' } })} {...button}>
              {label}
            </Button>
          ) : (
            <BulkButton key={id} {...button}>
              {label}
            </BulkButton>
          )
        })}
        {children}
      </span>
      {fits && clear}
    </div>
  )
}
