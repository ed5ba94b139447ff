import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'
import { ucasErrorTypes } from '#openapi/ucas/columns.ts'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { ucasTexts as texts } from '../texts.ts'
import type { UcasErrors } from '../ucas-service.ts'

const names: Readonly<Record<number, string>> = ucasErrorTypes

const button = css({
  display: 'grid',
  gap: '1.5',
  width: 'full',
  minHeight: 'touch',
  alignContent: 'center',
  px: '3',
  py: '2',
  rounded: 'lg',
  textAlign: 'start',
  borderWidth: '1px',
  borderColor: 'transparent',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[aria-pressed=true]': { bg: 'bg.surface', borderColor: 'border.default' },
})
const bar = css({ display: 'block', height: '4px', rounded: 'full', bg: 'bg.muted', overflow: 'hidden' })

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
      <div className={css({ px: '3', pb: '4' })}>
        <ProgressBar label={texts.byType} value={total - open} max={total} text={texts.settled(total - open, total)} />
      </div>
      <ul
        className={css({
          display: 'grid',
          gap: '0.5',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        })}
      >
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
                <span className={css({ fontVariantNumeric: 'tabular-nums', color: 'fg.muted', whiteSpace: 'nowrap' })}>
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
