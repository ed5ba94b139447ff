'use no memo'

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Count } from '#src/ui/kit/badge.tsx'
import { texts } from './texts.ts'

interface SideTabsProps {
  /** How many there are of each; null while that is not known. */
  readonly modules: number | null
  readonly findings: number | null
  /** The content of the findings tab; null until it is loaded. */
  readonly panel: ReactNode
  /** The list of modules: it stays as it is while the findings are shown. */
  readonly children: ReactNode
}

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '44px',
  px: '4',
  color: 'fg.muted',
  textStyle: 'bodyStrong',
  cursor: 'pointer',
  _hover: { color: 'fg.default' },
  _selected: { color: 'fg.default', boxShadow: 'inset 0 -2px 0 token(colors.border.strong)' },
  _focusVisible: { outlineOffset: '-2px' },
})
const panelStyle = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0', '&[hidden]': { display: 'none' } })
const keys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** The panel beside the schedule: modules and findings. Written by hand, because the tabs of the kit exceed the page's size limit. */
export function SideTabs({ modules, findings, panel, children }: SideTabsProps) {
  const id = useId()
  const [open, setOpen] = useState(0)
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (!keys.includes(event.key)) return
    event.preventDefault()
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? 1 : 1 - open
    setOpen(next)
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  const entries = [
    { label: texts.modules, count: modules, content: children },
    { label: texts.findings, count: findings === 0 ? null : findings, content: panel },
  ]
  return (
    <>
      <div
        role="tablist"
        aria-label={texts.sideTabs}
        className={css({ display: 'flex', borderBottomWidth: '1px', borderColor: 'border.default', flexShrink: '0' })}
      >
        {entries.map(({ label, count }, index) => (
          <button
            key={label}
            id={`${id}${index}`}
            type="button"
            role="tab"
            aria-selected={open === index}
            aria-controls={`${id}${index}panel`}
            tabIndex={open === index ? 0 : -1}
            className={tab}
            onClick={() => setOpen(index)}
            onKeyDown={turn}
          >
            {label} {count !== null && <Count>{count}</Count>}
          </button>
        ))}
      </div>
      {entries.map(({ label, content }, index) => (
        <div
          key={label}
          id={`${id}${index}panel`}
          role="tabpanel"
          aria-labelledby={`${id}${index}`}
          hidden={open !== index}
          className={panelStyle}
        >
          {content}
        </div>
      ))}
    </>
  )
}
