/** How many teaching dates an intake has. */
export const TeachingDateCount = ({ value }: { readonly value: readonly unknown[] }) => value.length
