import { paths } from '#machines/access/paths.ts'

/** A file has marks of first sittings or of resits. */
export type UploadKind = 'Main' | 'Resit'

/** The parameter that names the set, encrypted. */
export const setParameter = 'resultIntakeId'

const pages = { Main: `${paths.results}/bulk-upload`, Resit: `${paths.results}/resit-bulk-upload` } as const

/** The page of uploads of a kind, into a set if one is given by its encrypted id. */
export const uploadAddress = (kind: UploadKind, set?: string): string =>
  set === undefined ? pages[kind] : `${pages[kind]}?${new URLSearchParams({ [setParameter]: set }).toString()}`
