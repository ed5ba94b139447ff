/** The address by which a calendar program reads the calendar of a user; by the digest of its token, one a user. */
export interface CalendarFeedRecord {
  readonly id: number
  readonly userId: number
  readonly digest: string
  readonly filters: {
    readonly sources?: readonly string[] | undefined
    readonly eventTypes?: readonly string[] | undefined
    readonly centreIds?: readonly number[] | undefined
    readonly examBlockId?: number | undefined
    readonly testBlockId?: number | undefined
  }
}
