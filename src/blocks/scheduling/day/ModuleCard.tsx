import { GripVertical, X } from 'lucide-react'
import { memo, useRef, type KeyboardEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { CardRef } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { Module, ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useModuleSource } from '../drag/use-module-source.ts'
import { elementIds } from '../element-ids.ts'
import { Stripe } from '../modules/Stripe.tsx'
import { texts } from '../texts.ts'
import { VersionRows, type VersionChange } from './VersionRows.tsx'

interface ModuleCardProps {
  readonly slot: number
  readonly scheduled: ScheduledModule
  /** The module as it can be chosen from now; undefined when the list no longer has it. */
  readonly module: Module | undefined
  readonly isLifted: boolean
  /** The list of modules has been read, and does not have it. */
  readonly isUnlisted: boolean
  readonly isConflicting: boolean
  readonly isDisabled: boolean
  onChange(card: CardRef, change: VersionChange): void
  onRemove(card: CardRef): void
  /** Asks where the card shall go. */
  onMove(card: CardRef): void
  /** Keys on the grip: lifting, and what follows while it is lifted. */
  onGripKey(event: KeyboardEvent<HTMLElement>, card: CardRef): void
  onGripBlur(): void
}

const box = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  pl: '4',
  pr: '2',
  pt: '2',
  pb: '3',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
  bg: 'bg.raised',
  boxShadow: 'xs',
  // What gets the focus after a drop must not end up below the action bar.
  '& button': { scrollMarginBlock: '96px' },
  '&[data-lifted]': {
    color: 'fg.subtle',
    bg: 'transparent',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    boxShadow: 'none',
    '& [aria-hidden]': { opacity: '0.45' },
  },
  '&[data-conflicting]': { outline: '2px solid', outlineColor: 'warning.border', outlineOffset: '-1px' },
})
const title = css({ textStyle: 'h3', flex: '1', minWidth: '0', cursor: 'grab' })
const grip = css({ cursor: 'grab', touchAction: 'none' })

/** A module in a slot: what of it is chosen, a grip to carry it, and a way to take it out. Its slot draws it anew only when it changed. */
export const ModuleCard = memo(function ModuleCard({
  slot,
  scheduled,
  module,
  isUnlisted,
  isLifted,
  isConflicting,
  isDisabled,
  onChange,
  onRemove,
  onMove,
  onGripKey,
  onGripBlur,
}: ModuleCardProps) {
  const { moduleId, name } = scheduled
  const card = { slot, moduleId }
  const colour = module?.colour ?? null
  const facts = texts.moduleFacts(scheduled.versions.length, scheduled.submodules.length)
  const element = useRef<HTMLElement>(null)
  useModuleSource(element, { moduleId, from: slot, name, facts, colour, isDisabled })
  return (
    <article
      id={elementIds.card(card)}
      aria-label={name}
      data-slot={slot}
      data-card={moduleId}
      data-lifted={isLifted || undefined}
      data-conflicting={isConflicting || undefined}
      className={box}
      ref={element}
    >
      <Stripe colour={colour} moduleId={moduleId} className={css({ position: 'absolute', left: '1.5', top: '2.5', bottom: '2.5' })} />
      <div className={flex({ align: 'center', gap: '1', minHeight: '32px' })}>
        <h4 className={title}>{name}</h4>
        <IconButton
          size="sm"
          className={grip}
          label={texts.move(name)}
          icon={<GripVertical size={16} />}
          disabled={isDisabled}
          aria-haspopup="dialog"
          onClick={() => onMove(card)}
          onKeyDown={(event) => onGripKey(event, card)}
          onBlur={onGripBlur}
        />
        <IconButton size="sm" label={texts.remove(name)} icon={<X size={16} />} disabled={isDisabled} onClick={() => onRemove(card)} />
      </div>
      <VersionRows
        scheduled={scheduled}
        module={module}
        card={card}
        isDisabled={isDisabled}
        onChange={(change) => onChange(card, change)}
      />
      {isUnlisted && <p className={cx(css({ textStyle: 'caption', color: 'fg.muted', mt: '1' }))}>{texts.unknownModule}</p>}
    </article>
  )
})
