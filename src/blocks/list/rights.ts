/** What a person may do with the blocks of a list. */
export interface BlockListRights {
  readonly create: boolean
  /** Also gives the right to publish, as in the wizard. */
  readonly edit: boolean
  readonly delete: boolean
  /** Compares, shares and prints blocks. */
  readonly view: boolean
}
