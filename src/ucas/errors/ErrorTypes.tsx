import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'
import { ucasErrorTypes } from '#openapi/ucas/columns.ts'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { ucasTexts as texts } from '../texts.ts'
import type { UcasErrors } from '../ucas-service.ts'

const names: Readonly<Record<number, string>> = ucasErrorTypes

// On a phone a line of chips, so that the errors themselves stand on the first screen.
const list = css({
  display: { base: 'flex', md: 'grid' },
  gap: { base: '2', md: '0.5' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  overflowX: { base: 'auto', md: 'visible' },
  px: { base: '3', md: '0' },
  mx: { base: '-2', md: '0' },
  // Room for the ring of the focus.
  py: { base: '1', md: '0' },
})
const button = css({
  display: 'grid',
  gap: '1.5',
  width: { md: 'full' },
  minHeight: 'touch',
  alignContent: 'center',
  px: '3',
  py: '2',
  rounded: { base: 'full', md: 'lg' },
  textAlign: 'start',
  whiteSpace: { base: 'nowrap', md: 'normal' },
  borderWidth: '1px',
  borderColor: { base: 'border.control', md: 'transparent' },
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[aria-pressed=true]': {
    bg: { base: 'ink.solid', md: 'bg.surface' },
    color: { base: 'ink.fg', md: 'fg.default' },
    borderColor: { base: 'ink.solid', md: 'border.default' },
  },
})
const bar = css({ display: { base: 'none', md: 'block' }, height: '4px', rounded: 'full', bg: 'bg.muted', overflow: 'hidden' })

interface ErrorTypesProps extends Pick<UcasErrors, 'types'> {
  readonly typeId: number
  onType(typeId: number): void
}

/** The types of errors of an import, each with how many are settled; one at a time is shown. */
export function ErrorTypes({ types, typeId, onType }: ErrorTypesProps) {
  const total = types.reduce((sum, one) => sum + one.total, 0)
  const open = types.reduce((sum, one) => sum + one.open, 0)
  const all = [{ errorTypeId: 0, total, open }, ...types]
  return (
    <aside
      aria-label={texts.byType}
      className={css({
        bg: 'bg.sunken',
        borderBottomWidth: '1px',
        borderColor: 'border.default',
        px: { base: '2', md: '3', lg: '4' },
        py: '4',
      })}
    >
      <div className={css({ px: '3', pb: { base: '3', md: '4' } })}>
        <ProgressBar label={texts.byType} value={total - open} max={total} text={texts.settled(total - open, total)} />
      </div>
      <ul className={list}>
        {all.map((one) => (
          <li key={one.errorTypeId}>
            <button
              type="button"
              aria-pressed={one.errorTypeId === typeId}
              className={button}
              style={{ '--share': `${(100 * (one.total - one.open)) / one.total}%` } as CSSProperties}
              onClick={() => onType(one.errorTypeId)}
            >
              <span className={css({ display: 'flex', justifyContent: 'space-between', gap: '3' })}>
                <span className={css({ textStyle: 'bodyStrong' })}>{names[one.errorTypeId] ?? texts.allTypes}</span>
                <span className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', opacity: '0.8' })}>
                  {texts.of(one.open, one.total)}
                </span>
              </span>
              <span className={bar}>
                <span className={css({ display: 'block', height: 'full', width: 'var(--share)', bg: 'ink.solid' })} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
