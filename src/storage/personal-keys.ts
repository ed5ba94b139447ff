/** Keys under which the browser's storage keeps a person's data, besides their session. */
export const appStateKey = 'appState'
export const draftPrefix = 'draft/'

/** Names the owner of an entry without the person's id, as drafts outlive a forced sign-out. 53-bit hash of the id. */
export function ownerKey(userId: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of userId) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
