/** A clock that moves only to the next due timer. */
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

  /** Moves to the first due timer; false if there is none. */
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
