/** Acts on the records of a list that have a status. */
export type RecordAct = 'publish' | 'delete'

/** 0 inactive, 1 active, 2 draft: only drafts can be published. */
export const mayChange = (act: RecordAct, { status }: { readonly status: 0 | 1 | 2 | null }): boolean => act === 'delete' || status === 2
