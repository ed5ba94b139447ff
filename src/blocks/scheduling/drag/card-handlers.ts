import type { KeyboardEvent } from 'react'
import type { DragContext, DragEvent, DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'
import { findCard, type CardRef, type ModuleName, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { carryByKey } from './carry-keys.ts'
import type { VersionChange } from '../day/VersionRows.tsx'

interface CardHandlersOptions {
  /** The day's slots and what is carried, read when a handler runs, so that a change does not redraw every card. */
  now(): { readonly slots: Slots; readonly lifted: DragContext['lifted']; readonly isDisabled: boolean }
  /** Asks where a module shall go. */
  onAsk(module: ModuleName, from: DragPlace): void
  carry(event: DragEvent): void
  send(event: SchedulingEvent): void
}

/** The handlers of cards and module rows: they send events to the machines. */
export function createCardHandlers({ now, onAsk, carry, send }: CardHandlersOptions) {
  const named = (card: CardRef): ModuleName => ({ moduleId: card.moduleId, name: findCard(now().slots, card)?.name ?? '' })
  const isCarried = (module: ModuleName, from: DragPlace) => {
    const { lifted } = now()
    return lifted?.by === 'keyboard' && lifted.module.moduleId === module.moduleId && lifted.from === from
  }
  const carryKey = (event: KeyboardEvent, module: ModuleName, from: DragPlace, liftKeys: readonly string[]) =>
    carryByKey(event, {
      isLifted: isCarried(module, from),
      liftKeys,
      lift: () => carry({ type: 'drag.lift', module, from, slots: now().slots.map((slot) => slot.number), by: 'keyboard' }),
      carry,
    })
  return {
    card: {
      onChange: (card: CardRef, { submodule, version, order }: VersionChange) =>
        send(
          submodule
            ? { type: 'submoduleVersion.toggle', card, submodule, version, order }
            : { type: 'version.toggle', card, version, order },
        ),
      onRemove: (card: CardRef) => {
        // The carry is cancelled first: the keys that would end it are those of the card's grip, which is removed too.
        if (isCarried(named(card), card.slot)) carry({ type: 'drag.cancel' })
        send({ type: 'module.remove', module: named(card), slot: card.slot })
      },
      onMove: (card: CardRef) => onAsk(named(card), card.slot),
      onGripKey: (event: KeyboardEvent, card: CardRef) => void carryKey(event, named(card), card.slot, [' ', 'Enter']),
      onGripBlur: () => {
        if (now().lifted?.by === 'keyboard') carry({ type: 'drag.cancel' })
      },
    },
    /** Space lifts a row of the module list. During a save none is lifted, but a lifted one is still let go. True when the key was used. */
    rowKey: (event: KeyboardEvent, module: ModuleName): boolean =>
      now().slots.length > 0 && carryKey(event, module, 'list', now().isDisabled ? [] : [' ']),
  }
}
