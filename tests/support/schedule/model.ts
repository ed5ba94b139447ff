/**
 * Scheduling as specified, on plain arrays: the tests compare the page and the machine with it. It
 * shares nothing with either.
 */

export const modules = [
  {
    id: 1,
    name: 'Physics',
    versions: ['V1', 'V2'],
    papers: [
      { id: 11, name: 'Paper 1', versions: ['A', 'B'] },
      { id: 12, name: 'Paper 2', versions: ['A'] },
    ],
  },
  { id: 2, name: 'Biology', versions: ['V1'], papers: [] },
  { id: 3, name: 'Chemistry', versions: ['V1', 'V2', 'V3'], papers: [{ id: 31, name: 'Practical', versions: ['P'] }] },
  { id: 4, name: 'Law', versions: [], papers: [] },
] as const

export const dates = [
  { id: 501, date: '2027-05-24', day: '24/05/2027', name: 'Monday 24/05/2027' },
  { id: 502, date: '2027-05-25', day: '25/05/2027', name: 'Tuesday 25/05/2027' },
  { id: 503, date: '2027-05-27', day: '27/05/2027', name: 'Thursday 27/05/2027' },
] as const

/** Physics and Biology must not stand together. */
export const prohibited = { rule: 'Sciences apart', one: 1, other: 2 } as const

export const refusal = 'The slot is closed.'

export interface Card {
  readonly module: number
  /** In the order of the catalogue, as those of the papers. */
  versions: string[]
  papers: { readonly id: number; versions: string[] }[]
}

/** Two slots of cards. */
export type Day = Card[][]

export type Hand = 'drag' | 'keys' | 'dialog'

/** A person's act and the control that they use. Slots count from 1, dates from 0. */
export type Act =
  | { readonly do: 'place'; readonly by: Hand; readonly module: number; readonly slot: number }
  | { readonly do: 'move'; readonly by: Hand; readonly module: number; readonly slot: number; readonly to: number }
  | { readonly do: 'remove'; readonly by: 'button' | 'key' | 'drag'; readonly module: number; readonly slot: number }
  | { readonly do: 'undo'; readonly by: 'button' | 'key'; readonly module: number; readonly slot: number }
  | { readonly do: 'version'; readonly by: 'list' | 'chip'; readonly module: number; readonly slot: number; readonly version: string }
  | {
      readonly do: 'paper'
      readonly by: 'list' | 'chip'
      readonly module: number
      readonly slot: number
      readonly paper: number
      readonly version: string
    }
  | { readonly do: 'search'; readonly text: string }
  | { readonly do: 'date'; readonly by: 'press' | 'keys'; readonly to: number; readonly isRefused: boolean }
  | { readonly do: 'save'; readonly isRefused: boolean }
  | { readonly do: 'next' }

/** What a person sees of the step. */
export interface Shown {
  readonly heading: string
  readonly slots: readonly {
    /** 'Physics [V1 V2] Paper 1 [A]' */
    readonly cards: readonly string[]
    /** Names of removed modules that can be put back, sorted. */
    readonly undo: readonly string[]
    readonly isProhibited: boolean
    readonly duplicate: string | null
  }[]
  readonly alert: string | null
  readonly strip: readonly string[]
  readonly modules: readonly string[]
  readonly findings: number
}

/** Every request of a save, the refused ones too. */
export interface Sent {
  readonly dateId: number
  readonly slots: Day
  readonly isRefused: boolean
}

interface Removed {
  readonly slot: number
  readonly index: number
  readonly card: Card
}

export const nameOf = (id: number): string => modules.find((module) => module.id === id)?.name ?? ''
export const versionsOf = (id: number): readonly string[] => modules.find((module) => module.id === id)?.versions ?? []
export const papersOf = (id: number): readonly { readonly id: number; readonly name: string; readonly versions: readonly string[] }[] =>
  modules.find((module) => module.id === id)?.papers ?? []
/** The only version of a module or a paper. */
const soleOf = (versions: readonly string[]): string[] => (versions.length === 1 ? [...versions] : [])
const copy = (day: Day): Day => structuredClone(day)
const emptyDay = (): Day => [[], []]

const sorted = (list: readonly string[]): string[] => [...list].sort((a, b) => a.localeCompare(b))

/** The day regardless of the order in which things were placed and chosen. */
const plain = (day: Day): string =>
  JSON.stringify(
    day.map((cards) =>
      sorted(
        cards.map(({ module, versions, papers }) =>
          [module, ...sorted(versions), ...sorted(papers.map((paper) => `${paper.id}: ${sorted(paper.versions).join()}`))].join(),
        ),
      ),
    ),
  )

const toggle = (list: string[], value: string, all: readonly string[]): string[] =>
  all.filter((each) => list.includes(each) !== (each === value))

export class ScheduleModel {
  at = 0
  stored: Day[] = dates.map(emptyDay)
  draft: Day[] = dates.map(emptyDay)
  removed: Removed[] = []
  sent: Sent[] = []
  query = ''
  last: Act | null = null
  /** The announcement of the last act; null if it has none. */
  said: string | null = null
  #alert: { readonly about: number } | 'refusal' | null = null
  #duplicate: { readonly slot: number; readonly module: number } | null = null

  get day(): Day {
    return this.draft[this.at] ?? []
  }
  slot(number: number): Card[] {
    return this.day[number - 1] ?? []
  }
  find(module: number, slot: number): Card | undefined {
    return this.slot(slot).find((card) => card.module === module)
  }
  isUnsaved(at: number): boolean {
    return plain(this.draft[at] ?? []) !== plain(this.stored[at] ?? [])
  }
  /** Unsaved dates beside the open one: they disable Next. */
  held(): number[] {
    return dates.map((_, at) => at).filter((at) => at !== this.at && this.isUnsaved(at))
  }
  found(): number[] {
    return modules.filter((module) => module.name.toLowerCase().includes(this.query.trim().toLowerCase())).map((module) => module.id)
  }

  act(act: Act): void {
    this.last = act
    this.said = null
    switch (act.do) {
      case 'place':
        if (this.find(act.module, act.slot)) this.#refuse(act.module, act.slot)
        else {
          this.slot(act.slot).push({ module: act.module, versions: soleOf(versionsOf(act.module)), papers: [] })
          const [only] = soleOf(versionsOf(act.module))
          this.said = `${nameOf(act.module)} placed in Slot ${act.slot}${only === undefined ? '' : ` with version ${only}`}.`
          this.#edited()
        }
        break
      case 'move': {
        const card = this.find(act.module, act.slot)
        if (!card) break
        if (act.to === act.slot) this.said = 'Move cancelled.'
        else if (this.find(act.module, act.to)) this.#refuse(act.module, act.to)
        else {
          this.#take(act.module, act.slot)
          this.slot(act.to).push(card)
          this.said = `${nameOf(act.module)} moved from Slot ${act.slot} to Slot ${act.to}.`
          this.#edited()
        }
        break
      }
      case 'remove': {
        const index = this.slot(act.slot).findIndex((card) => card.module === act.module)
        const card = this.#take(act.module, act.slot)
        if (card) this.removed.push({ slot: act.slot, index, card })
        this.said = `${nameOf(act.module)} removed from Slot ${act.slot}. Undo available.`
        this.#edited()
        break
      }
      case 'undo': {
        const back = this.removed.find((removed) => removed.slot === act.slot && removed.card.module === act.module)
        if (back) this.slot(act.slot).splice(back.index, 0, back.card)
        this.said =
          act.by === 'key'
            ? `Undone: Remove ${nameOf(act.module)} from Slot ${act.slot}.`
            : `${nameOf(act.module)} is back in Slot ${act.slot}.`
        this.#edited()
        break
      }
      case 'version': {
        const card = this.find(act.module, act.slot)
        if (card) card.versions = toggle(card.versions, act.version, versionsOf(act.module))
        this.#edited()
        break
      }
      case 'paper': {
        const card = this.find(act.module, act.slot)
        const paper = card?.papers.find((each) => each.id === act.paper)
        if (paper)
          paper.versions = toggle(paper.versions, act.version, papersOf(act.module).find(({ id }) => id === act.paper)?.versions ?? [])
        else card?.papers.push({ id: act.paper, versions: [act.version] })
        if (card) card.papers = card.papers.filter((each) => each.versions.length > 0)
        this.#edited()
        break
      }
      case 'search':
        this.query = act.text
        break
      case 'save':
        this.#save(act.isRefused)
        break
      case 'date':
        this.#turn(act.to, act.isRefused)
        break
      case 'next':
        this.#alert = { about: this.held()[0] ?? 0 }
    }
  }

  shown(): Shown {
    return {
      heading: dates[this.at]?.name ?? '',
      slots: [1, 2].map((number) => ({
        cards: this.slot(number).map(cardText),
        undo: sorted(this.removed.filter(({ slot }) => slot === number).map(({ card }) => nameOf(card.module))),
        isProhibited: isProhibited(this.slot(number)),
        duplicate: this.#duplicate?.slot === number ? `${nameOf(this.#duplicate.module)} is already in Slot ${number}.` : null,
      })),
      alert: this.alert(),
      strip: dates.map(({ name }, at) => {
        const filled = (this.draft[at] ?? []).filter((cards) => cards.length > 0).length
        return `${name}, ${filled} of 2 slots filled${this.isUnsaved(at) ? ', unsaved' : ''}`
      }),
      modules: this.found().map(nameOf),
      findings: findingCount(this.draft),
    }
  }

  alert(): string | null {
    if (this.#alert === null || this.#alert === 'refusal') return this.#alert && refusal
    return `Please submit data for date ${dates[this.#alert.about]?.day ?? ''}`
  }

  #refuse(module: number, slot: number): void {
    this.#duplicate = { slot, module }
    this.said = `${nameOf(module)} is already in Slot ${slot}.`
  }

  #take(module: number, slot: number): Card | undefined {
    const index = this.slot(slot).findIndex((card) => card.module === module)
    return index < 0 ? undefined : this.slot(slot).splice(index, 1)[0]
  }

  /** A message disappears with its card; an undo disappears when its card is back. */
  #edited(): void {
    this.#duplicate = null
    this.removed = this.removed.filter(({ slot, card }) => !this.find(card.module, slot))
    const isOver = this.#alert === 'refusal' ? !this.isUnsaved(this.at) : this.#alert !== null && !this.isUnsaved(this.#alert.about)
    if (isOver) this.#alert = null
  }

  #save(isRefused: boolean): boolean {
    this.sent.push({ dateId: dates[this.at]?.id ?? 0, slots: copy(this.day), isRefused })
    if (isRefused) this.#alert = 'refusal'
    else {
      this.stored[this.at] = copy(this.day)
      this.removed = []
      this.#duplicate = null
      this.#alert = null
    }
    return !isRefused
  }

  #turn(to: number, isRefused: boolean): void {
    if (to === this.at) return
    const before = this.#alert
    const isCovered = (this.slot(1)[0]?.versions.length ?? 0) > 0
    if (isCovered && !this.#save(isRefused)) return
    // The message about another date outlives a save that happens by itself.
    this.#alert = before !== 'refusal' && before !== null && this.isUnsaved(before.about) ? before : null
    if (this.isUnsaved(this.at)) this.#alert = { about: this.at }
    // Another order of the same cards is not a change.
    else this.draft[this.at] = copy(this.stored[this.at] ?? [])
    this.at = to
    this.removed = []
    this.#duplicate = null
    this.said = `${dates[to]?.day ?? ''} selected, 2 slots.`
  }
}

/** A card in words; papers in the order of the catalogue. */
function cardText({ module, versions, papers }: Card): string {
  const known = modules.find((each) => each.id === module)
  const lines = (known?.papers ?? []).flatMap(({ id, name }) =>
    papers.filter((paper) => paper.id === id).map((paper) => `${name} [${paper.versions.join(' ')}]`),
  )
  return [`${nameOf(module)} [${versions.join(' ')}]`, ...lines].join(' ')
}

const holds = (cards: Card[], module: number) => cards.some((card) => card.module === module)
const isProhibited = (cards: Card[]) => holds(cards, prohibited.one) && holds(cards, prohibited.other)

/** The findings about the prohibited pair where it is closest: every slot that holds both, else every date, else once for the block. */
function findingCount(days: readonly Day[]): number {
  const inSlots = days.flat().filter(isProhibited).length
  if (inSlots > 0) return inSlots
  const times = (day: Day, module: number) => day.filter((cards) => holds(cards, module)).length
  const onDates = days.reduce((sum, day) => sum + times(day, prohibited.one) * times(day, prohibited.other), 0)
  if (onDates > 0) return onDates
  return [prohibited.one, prohibited.other].every((module) => days.some((day) => times(day, module) > 0)) ? 1 : 0
}
