/** The card that the sharing page can be opened at. */
export type SharePart = (typeof shareParts)[number]

const shareParts = ['calendar', 'print', 'link'] as const

/** What the page shows: its audience, as `audienceText` writes it, and the card that was asked for; each null when not named. */
export interface ShareAddress {
  readonly audience: string | null
  readonly part: SharePart | null
}

/** What an address (its part from "?" on) asks of the sharing page. */
export function readShareAddress(search: string): ShareAddress {
  const given = new URLSearchParams(search)
  return { audience: given.get('for'), part: shareParts.find((part) => part === given.get('part')) ?? null }
}

/** The address of the sharing page at `path`. */
export function sharingOf(path: string, { audience, part }: Partial<ShareAddress>): string {
  const query = new URLSearchParams()
  if (audience) query.set('for', audience)
  if (part) query.set('part', part)
  return query.size > 0 ? `${path}?${query}` : path
}
