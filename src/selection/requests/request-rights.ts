/** What the person may do with custom requests. */
export interface RequestRights {
  readonly mayList: boolean
  readonly mayAdd: boolean
  /** Takes them into review, approves and rejects them, as the provider. */
  readonly mayDecide: boolean
}

/** Of those who only read what a centre has chosen. */
export const noRequestRights: RequestRights = { mayList: false, mayAdd: false, mayDecide: false }
