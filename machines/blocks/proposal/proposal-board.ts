import { daysBetween } from '#machines/time/days.ts'
import { criteria, type Cell, type ClosedCell, type Criterion, type Placement, type ProposalOrder, type Refusal } from './proposal-types.ts'

/** More modules than this never share a slot. */
const mostInSlot = 6
/** More papers than this never fall on one day of a combination. */
const mostOnDay = 2
const factors = { off: 0, normal: 1, strong: 3 } as const
/** What each criterion costs for a student; `crowding` costs it for the square of the number of modules beyond the first. */
const weightOf: Readonly<Record<Criterion, number>> = {
  twoOnDay: 100,
  neighbouringSlots: 60,
  neighbouringDates: 20,
  largeLate: 1,
  crowding: 800,
}

/** A module of a combination on one of its dates. */
interface Paper {
  readonly moduleId: string
  readonly slot: number
}

/**
 * The slots of a block while a proposal is searched: what stands where, what a rule refuses, and what a place costs. Cells
 * are numbered date by date. All figures are whole numbers, so that every engine reckons the same.
 */
export class Board {
  readonly cells: number
  /** The combinations of each module, with their students. */
  private readonly combinationsOf = new Map<string, readonly { readonly index: number; readonly students: number }[]>()
  private readonly modulesAt: string[][]
  /** Of each combination, the modules that stand on each date, with their slots. */
  private readonly papers: Paper[][][]
  private readonly closed: ReadonlyMap<number, ClosedCell['reason']>
  private readonly neighbours: readonly (readonly number[])[]
  private readonly weights: Readonly<Record<Criterion, number>>

  constructor(readonly order: ProposalOrder) {
    const { dates, slotsPerDay, combinations, closed, standing, weights } = order
    this.cells = dates.length * slotsPerDay
    for (const [index, { studentCount, modules }] of combinations.entries())
      for (const { id } of modules) this.combinationsOf.set(id, [...(this.combinationsOf.get(id) ?? []), { index, students: studentCount }])
    this.modulesAt = Array.from({ length: this.cells }, () => [])
    this.papers = combinations.map(() => dates.map(() => []))
    this.closed = new Map(closed.map((cell) => [this.numberOf(cell), cell.reason]))
    this.neighbours = dates.map(({ date }) =>
      dates.flatMap((other, index) => (Math.abs(daysBetween(date, other.date)) === 1 ? [index] : [])),
    )
    this.weights = Object.fromEntries(criteria.map((one) => [one, weightOf[one] * factors[weights[one]]])) as Record<Criterion, number>
    for (const one of standing) if (this.has(one)) this.put(one.moduleId, this.numberOf(one))
  }

  private has = ({ date, slot }: Cell) => date >= 0 && date < this.order.dates.length && slot >= 0 && slot < this.order.slotsPerDay

  numberOf = ({ date, slot }: Cell): number => date * this.order.slotsPerDay + slot

  cellOf = (cell: number): Cell => ({ date: Math.floor(cell / this.order.slotsPerDay), slot: cell % this.order.slotsPerDay })

  /** How many students take a module. */
  studentsOf = (moduleId: string): number => this.combinations(moduleId).reduce((sum, { students }) => sum + students, 0)

  /** The modules that students of a module sit too. */
  partnersOf(moduleId: string): ReadonlySet<string> {
    const partners = new Set(
      this.combinations(moduleId).flatMap(({ index }) => this.order.combinations[index]?.modules.map(({ id }) => id) ?? []),
    )
    partners.delete(moduleId)
    return partners
  }

  put(moduleId: string, cell: number): void {
    const { date, slot } = this.cellOf(cell)
    this.modulesIn(cell).push(moduleId)
    for (const { index } of this.combinations(moduleId)) this.papersOn(index, date).push({ moduleId, slot })
  }

  take(moduleId: string, cell: number): void {
    const { date, slot } = this.cellOf(cell)
    const modules = this.modulesIn(cell)
    modules.splice(modules.indexOf(moduleId), 1)
    for (const { index } of this.combinations(moduleId)) {
      const papers = this.papersOn(index, date)
      papers.splice(
        papers.findIndex((paper) => paper.moduleId === moduleId && paper.slot === slot),
        1,
      )
    }
  }

  modulesIn = (cell: number): string[] => this.modulesAt[cell] ?? []

  /** Whether no rule keeps a module, which stands nowhere, out of a cell. */
  allows = (moduleId: string, cell: number): boolean => this.refusal(moduleId, cell) === null

  /** The first reason why a module, which stands nowhere, cannot stand in a cell; null where it can. */
  refusal(moduleId: string, cell: number): Refusal | null {
    const { order } = this
    const { date, slot } = this.cellOf(cell)
    if (order.dates[date]?.isHoliday) return { kind: 'holiday' }
    const closed = this.closed.get(cell)
    if (closed) return { kind: closed }
    const clash = this.shared(moduleId, (index) => {
      const own = this.papersOn(index, date).filter((paper) => paper.slot === slot)
      return own.length > 0 ? own : null
    })
    if (clash) return { kind: 'clash', ...clash }
    const rules = order.mayShareSlot ? undefined : order.prohibitions.get(moduleId)
    const prohibited = rules ? this.modulesIn(cell).filter((other) => rules.has(other)) : []
    if (rules && prohibited.length > 0)
      return { kind: 'pair', ruleNames: [...new Set(prohibited.flatMap((other) => rules.get(other) ?? []))], moduleIds: prohibited }
    const third = this.shared(moduleId, (index) => {
      const own = this.papersOn(index, date)
      return own.length >= mostOnDay ? own : null
    })
    if (third) return { kind: 'thirdPaper', ...third }
    return this.modulesIn(cell).length >= mostInSlot ? { kind: 'full' } : null
  }

  /** What a module, which stands nowhere, would cost in a cell. */
  costOf(moduleId: string, cell: number): number {
    const { weights } = this
    const { date, slot } = this.cellOf(cell)
    let cost = this.studentsOf(moduleId) * date * weights.largeLate
    for (const { index, students } of this.combinations(moduleId)) {
      for (const paper of this.papersOn(index, date)) {
        cost += students * weights.twoOnDay
        if (Math.abs(paper.slot - slot) === 1) cost += students * weights.neighbouringSlots
      }
      for (const neighbour of this.neighbours[date] ?? [])
        cost += students * weights.neighbouringDates * this.papersOn(index, neighbour).length
    }
    // (n − 1)² modules after it minus those before it.
    const before = this.modulesIn(cell).length
    return cost + weights.crowding * (before === 0 ? 0 : 2 * before - 1)
  }

  /** The students of a module who sit other papers on a date, and which. */
  secondPapers(moduleId: string, date: number): { readonly students: number; readonly moduleIds: readonly string[] } {
    return (
      this.shared(moduleId, (index) => {
        const others = this.papersOn(index, date).filter((paper) => paper.moduleId !== moduleId)
        return others.length > 0 ? others : null
      }) ?? { students: 0, moduleIds: [] }
    )
  }

  /** Students with two papers on one date, over all combinations and dates. */
  twoOnDay(): number {
    return this.order.combinations.reduce(
      (sum, { studentCount }, index) => sum + studentCount * (this.papers[index]?.filter((papers) => papers.length > 1).length ?? 0),
      0,
    )
  }

  /** Modules of a date that rules prohibit with a module. */
  prohibitedOn({ moduleId, date }: Placement): readonly string[] {
    const rules = this.order.prohibitions.get(moduleId)
    if (!rules) return []
    const cells = Array.from({ length: this.order.slotsPerDay }, (_, slot) => this.numberOf({ date, slot }))
    return [...new Set(cells.flatMap((cell) => this.modulesIn(cell)).filter((other) => rules.has(other)))]
  }

  private combinations = (moduleId: string) => this.combinationsOf.get(moduleId) ?? []

  private papersOn = (index: number, date: number) => this.papers[index]?.[date] ?? []

  /** Sums the students of the module's combinations for which `find` has papers, and names those. */
  private shared(moduleId: string, find: (index: number) => readonly { readonly moduleId: string }[] | null) {
    let students = 0
    const moduleIds = new Set<string>()
    for (const combination of this.combinations(moduleId)) {
      const papers = find(combination.index)
      if (!papers) continue
      students += combination.students
      for (const paper of papers) moduleIds.add(paper.moduleId)
    }
    return students > 0 || moduleIds.size > 0 ? { students, moduleIds: [...moduleIds] } : null
  }
}
