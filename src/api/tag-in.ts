/** The first of these tags that a snapshot has; null for none. */
export const tagIn = <Tag extends string, const Wanted extends Tag>(
  snapshot: { hasTag(tag: Tag): boolean },
  tags: readonly Wanted[],
): Wanted | null => tags.find((tag) => snapshot.hasTag(tag)) ?? null
