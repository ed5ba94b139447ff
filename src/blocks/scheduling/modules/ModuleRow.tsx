import { GripVertical } from 'lucide-react'
import { memo, useRef, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import { useModuleSource } from '../drag/use-module-source.ts'
import { Stripe } from './Stripe.tsx'
import { texts } from '../texts.ts'

/** Height of a row with the gap below it, px. */
export const rowPitch = 56

interface ModuleRowProps {
  readonly module: Module
  /** In which slots of the day it stands; '' for none. A text, so that an edit renders only the rows that it concerns. */
  readonly stands: string
  /** Where it stands on other dates, as short; '' for nowhere. */
  readonly elsewhere: string
  readonly isLifted: boolean
  readonly isTabStop: boolean
  readonly isDraggable: boolean
  readonly isDisabled: boolean
  readonly helpId: string
  onChoose(module: Module): void
  onKey(event: KeyboardEvent<HTMLElement>, module: Module): void
  onFocus(module: Module): void
  onBlur(): void
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  height: '52px',
  px: '3',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
  bg: 'bg.raised',
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { borderColor: 'border.control' },
  _focusVisible: { outlineOffset: '-2px' },
  // Dimmed by its colours: a lifted row is still read, so its words keep their contrast.
  '&[data-lifted]': {
    color: 'fg.subtle',
    bg: 'transparent',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    '& [aria-hidden]': { opacity: '0.45' },
  },
  '&[aria-disabled=true]': { cursor: 'not-allowed' },
  '&[draggable=true]': { cursor: 'grab' },
})
const nameStyle = css({ display: 'block', textStyle: 'bodyStrong', truncate: true })
const factsStyle = css({ display: 'block', textStyle: 'caption', color: 'fg.muted', truncate: true })
const standing = css({ hideBelow: 'lg', textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

/** A module that can be scheduled: pressed it asks for a slot, dragged it goes to one. */
export const ModuleRow = memo(function ModuleRow({
  module,
  stands,
  elsewhere,
  isLifted,
  isTabStop,
  isDraggable,
  isDisabled,
  helpId,
  onChoose,
  onKey,
  onFocus,
  onBlur,
}: ModuleRowProps) {
  const { id, name, colour } = module
  const facts = texts.moduleFacts(module.versions.length, module.submodules.length)
  const element = useRef<HTMLDivElement>(null)
  useModuleSource(element, { moduleId: id, from: 'list', name, facts, colour, isDisabled, isDraggable })
  // No button element: browsers differ in whether those can be dragged.
  return (
    <div
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      data-module={id}
      data-lifted={isLifted || undefined}
      aria-disabled={isDisabled || undefined}
      aria-haspopup="dialog"
      aria-describedby={isDraggable ? helpId : undefined}
      title={name}
      className={row}
      ref={element}
      onClick={() => {
        if (!isDisabled) onChoose(module)
      }}
      onKeyDown={(event) => onKey(event, module)}
      onFocus={() => onFocus(module)}
      onBlur={onBlur}
    >
      {isDraggable && <GripVertical size={16} aria-hidden className={css({ color: 'fg.subtle', flexShrink: '0', ml: '-1' })} />}
      <Stripe colour={colour} moduleId={id} className={css({ height: '28px' })} />
      <span className={css({ flex: '1', minWidth: '0' })}>
        <span className={nameStyle}>{name}</span>{' '}
        <span className={factsStyle}>
          {stands !== '' && <span className={css({ hideFrom: 'lg' })}>{`${stands} · `}</span>}
          {elsewhere !== '' && `${elsewhere} · `}
          {facts}
        </span>
      </span>
      {stands !== '' && <span className={standing}> {stands}</span>}
    </div>
  )
})
