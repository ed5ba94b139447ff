import { boolean, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check'
import { dates, modules, type Act, type Card, type Hand, type ScheduleModel } from './model.ts'

/** Something that a person may try; numbers are taken modulo the number of choices. */
export interface Attempt {
  readonly do: 'place' | 'move' | 'remove' | 'undo' | 'version' | 'paper' | 'search' | 'date' | 'save' | 'next'
  readonly by: number
  readonly module: number
  readonly slot: 1 | 2
  readonly to: number
  readonly text: string
  readonly fails: boolean
}

const weights = { place: 6, move: 3, remove: 3, undo: 2, version: 5, paper: 3, search: 1, date: 4, save: 2, next: 1 } as const
const kinds = Object.entries(weights).flatMap(([name, weight]) => Array.from({ length: weight }, () => name as Attempt['do']))

export const attempt: Arbitrary<Attempt> = record({
  do: constantFrom(...kinds),
  by: nat(11),
  module: nat(11),
  slot: constantFrom(1 as const, 2 as const),
  to: nat(11),
  text: constantFrom('', 'y', 'chem', 'PHYSICS ', '(.*'),
  fails: oneof({ weight: 3, arbitrary: constantFrom(false) }, { weight: 1, arbitrary: boolean() }),
})

interface Paper {
  readonly id: number
  readonly versions: readonly string[]
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]
const hands: readonly Hand[] = ['drag', 'keys', 'dialog']

/** The attempt with a control that exists now; else a placement, and null if nothing can be placed. */
export const actOf = (model: ScheduleModel, each: Attempt): Act | null => possible(model, each) ?? possible(model, { ...each, do: 'place' })

function possible(model: ScheduleModel, { do: name, by, module, slot: wanted, to, text, fails }: Attempt): Act | null {
  const hand = pick(hands, by) ?? 'drag'
  const slot = name === 'place' || model.slot(wanted).length > 0 ? wanted : 3 - wanted
  const card = pick(model.slot(slot), module)
  switch (name) {
    case 'place': {
      const chosen = pick(model.found(), module)
      // "Place in" offers no slot that holds the module.
      if (chosen === undefined || (hand === 'dialog' && model.find(chosen, slot))) return null
      return { do: name, by: hand, module: chosen, slot }
    }
    case 'move': {
      const target = (to % 2) + 1
      if (!card || (hand === 'dialog' && model.find(card.module, target))) return null
      return { do: name, by: hand, module: card.module, slot, to: target }
    }
    case 'remove':
      return card ? { do: name, by: pick(['button', 'key', 'drag'] as const, by) ?? 'button', module: card.module, slot } : null
    case 'undo': {
      // The key takes back the last step, whatever it was.
      const isByKey = by % 2 === 1 && model.last?.do === 'remove'
      const gone = isByKey ? model.removed.at(-1) : pick(model.removed, module)
      return gone ? { do: name, by: isByKey ? 'key' : 'button', module: gone.card.module, slot: gone.slot } : null
    }
    case 'version':
      return card ? versionAct(card, slot, by, to) : null
    case 'paper':
      return card ? paperAct(card, slot, by, to) : null
    case 'search':
      return { do: name, text }
    case 'date':
      return { do: name, by: by % 2 === 0 ? 'press' : 'keys', to: to % dates.length, isRefused: fails }
    case 'save':
      return { do: name, isRefused: fails }
    default:
      return model.held().length > 0 ? { do: 'next' } : null
  }
}

function versionAct({ module, versions }: Card, slot: number, by: number, to: number): Act | null {
  const isChip = by % 3 === 0 && versions.length > 0
  const version = pick(isChip ? versions : (modules.find((each) => each.id === module)?.versions ?? []), to)
  return version === undefined ? null : { do: 'version', by: isChip ? 'chip' : 'list', module, slot, version }
}

function paperAct({ module, papers }: Card, slot: number, by: number, to: number): Act | null {
  const isChip = by % 3 === 0 && papers.length > 0
  const known: readonly Paper[] = modules.find((each) => each.id === module)?.papers ?? []
  const paper = pick(isChip ? papers : known, by)
  const version = paper && pick(paper.versions, to)
  return paper && version !== undefined ? { do: 'paper', by: isChip ? 'chip' : 'list', module, slot, paper: paper.id, version } : null
}
