/** Modules that some students take together. */
export interface Combination {
  readonly id: string
  readonly name: string
  readonly programmeName: string
  readonly studentCount: number
  readonly modules: readonly { readonly id: string; readonly name: string }[]
}
