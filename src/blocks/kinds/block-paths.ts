import { addressOf } from '#machines/access/address.ts'
import type { CivilDate } from '#machines/time/civil.ts'

/** How a kind spells its addresses. */
interface BlockPathNames {
  /** The address of the list; all others stand below it. */
  readonly list: string
  readonly wizard: string
  /** The query parameter of the wizard that names a block, also the one of the academic dates. */
  readonly idParameter: string
  /** The parameter of the edit address. */
  readonly editParameter: string
  /** The parameters of the academic dates that name the block's first and last day. */
  readonly dayParameters: readonly [from: string, to: string]
  /** Addresses of the third and the fourth step, where the kind has them. */
  readonly defineStep?: string
  readonly summary?: string
  /** Unknown addresses below the list lead to it. */
  readonly takesUnknown: boolean
}

/** The addresses of a kind and their patterns. Ids are encrypted, or the plain '0' of a block that is not saved. */
export function blockPaths({ list, idParameter, editParameter, dayParameters: [from, to], takesUnknown, ...names }: BlockPathNames) {
  const below = (segment: string | undefined) => (segment === undefined ? null : `${list}/${segment}`)
  const wizard = `${list}/${names.wizard}`
  const editPattern = `${list}/edit/:${editParameter}`
  const sharePattern = `${list}/share/:${idParameter}`
  const nextYearPattern = `${list}/next-year/:${idParameter}`
  const academicDatesPattern = `${wizard}/academic-dates/:${idParameter}/:${from}/:${to}`
  return {
    list,
    create: `${list}/create`,
    /** The wizard for a new block. */
    wizard,
    idParameter,
    /** Direct addresses of the third and the fourth step, with the same query parameter; null where a kind has none. */
    defineStep: below(names.defineStep),
    summary: below(names.summary),
    editPattern,
    academicDatesPattern,
    sharePattern,
    /** Its query names the first day, where that is not the offered one. */
    nextYearPattern,
    newDatesPattern: `${wizard}/academic-dates/0/:${from}/:${to}`,
    /** The comparison of two blocks; its query names both. */
    compare: `${list}/compare`,
    takesUnknown,
    wizardOf: (id: string) => `${wizard}?${idParameter}=${id}`,
    zonesOf: (id: string) => `${wizard}?${idParameter}=${id}&step=1`,
    /** The schedule of a date. */
    scheduleOf: (id: string, date: string) => `${wizard}?${idParameter}=${id}&step=2&date=${date}`,
    edit: (id: string) => addressOf(editPattern, { [editParameter]: id }),
    share: (id: string) => addressOf(sharePattern, { [idParameter]: id }),
    nextYear: (id: string, start: CivilDate | null = null) =>
      `${addressOf(nextYearPattern, { [idParameter]: id })}${start === null ? '' : `?from=${start}`}`,
    academicDates: (id: string, first: CivilDate, last: CivilDate) =>
      addressOf(academicDatesPattern, { [idParameter]: id, [from]: first, [to]: last }),
  }
}

export type BlockKindPaths = ReturnType<typeof blockPaths>
