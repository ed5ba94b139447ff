/** A clock that stands until it is told to go on to the next timer that falls due. */
export class StepClock {
  #now = 0
  #last = 0
  readonly #timers = new Map<number, { readonly due: number; run(): void }>()

  now = (): number => this.#now

  setTimeout(run: () => void, ms: number): number {
    this.#last += 1
    this.#timers.set(this.#last, { due: this.#now + Math.max(ms, 0), run })
    return this.#last
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }

  get pending(): number {
    return this.#timers.size
  }

  /** Goes on to the timer that falls due first; false when there is none. */
  next(): boolean {
    const [first] = [...this.#timers].toSorted(([, one], [, other]) => one.due - other.due)
    if (!first) return false
    const [id, { due, run }] = first
    this.#timers.delete(id)
    this.#now = due
    run()
    return true
  }
}
