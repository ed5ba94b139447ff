import { checkDetails, emptyFields, tidy, type DetailsErrors } from '#machines/blocks/details/details-rules.ts'
import type { BlockDraft } from '#machines/blocks/block.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays } from '#machines/time/days.ts'
import { emptyAcademicDates, movedAcademicDates } from './carried-schedule.ts'
import { movedRange, rangeOf } from './clone-plan.ts'
import { cloneName } from './clone-names.ts'
import type { BegunClone, LoadedSource, NameField, NextYearContext, NextYearInput } from './next-year-types.ts'
import type { ClonePart } from './clone-plan.ts'
import { offeredShift, shiftProblem, shiftTo, type BlockRange, type Shift } from './shift.ts'

type Change = Partial<NextYearContext>

const noShift: Shift = { years: 0, days: 0 }

export const cloneParts: readonly ClonePart[] = ['zones', 'modules', 'academicDates']

/** The parts after one was chosen or not. Modules need the slots of time zones: they are never taken along without the zones. */
export function withPart(parts: readonly ClonePart[], part: ClonePart, isTaken: boolean): readonly ClonePart[] {
  const tied: readonly ClonePart[] = isTaken && part === 'modules' ? ['zones'] : !isTaken && part === 'zones' ? ['modules'] : []
  return cloneParts.filter((one) => (one === part || tied.includes(one) ? isTaken : parts.includes(one)))
}

/** What is taken along: as it was when the clone was begun, else as it is chosen now. */
export const takenParts = ({ begun, parts }: Pick<NextYearContext, 'begun' | 'parts'>): readonly ClonePart[] => begun?.parts ?? parts

export const freshContext = (input: NextYearInput): NextYearContext => ({
  input,
  start: input.start,
  source: null,
  shift: noShift,
  typed: { name: null, shortName: null },
  parts: cloneParts,
  touched: [],
  attempts: 0,
  code: '',
  codeOf: '',
  begun: null,
  mayExist: false,
  failure: null,
})

export const sourceRange = ({ source }: Pick<NextYearContext, 'source'>): BlockRange | null => source && rangeOf(source.record)

/** The names as they are shown: what was typed, else those of the source with their year raised. */
export function namesOf(context: NextYearContext): Readonly<Record<NameField, string>> {
  const { source, shift, typed, begun } = context
  if (begun) return { name: begun.name, shortName: begun.shortName }
  const range = sourceRange(context)
  const raised = (field: NameField) => (source && range ? cloneName(source.record[field], range, shift.years) : '')
  return { name: typed.name ?? raised('name'), shortName: typed.shortName ?? raised('shortName') }
}

export const shortNameOf = (context: NextYearContext): string => namesOf(context).shortName.trim()

/** The shift to the start that is asked for; the offered one where weekdays would change or the start is not possible. */
export function shiftFor(range: BlockRange, { start, input }: Pick<NextYearContext, 'start' | 'input'>): Shift {
  const today = input.today()
  const wanted = start === null ? null : shiftTo(range.from, start)
  return wanted && shiftProblem(range, wanted.days, today) === null ? wanted : offeredShift(range.from, today)
}

export function loaded(context: NextYearContext, { source, typed, parts, begun }: LoadedSource): Change {
  const range = rangeOf(source.record)
  return {
    source,
    typed,
    parts,
    begun,
    // Its first call was sent on an earlier visit.
    mayExist: begun !== null,
    shift: begun?.shift ?? (range ? shiftFor(range, context) : noShift),
  }
}

/** Why the clone cannot start where it does; null if it can. */
export function startProblem(context: NextYearContext): 'past' | 'unknownClocks' | null {
  const range = sourceRange(context)
  return range && shiftProblem(range, context.shift.days, context.input.today())
}

/** The first day so many weeks from where the clone starts now; null where it cannot start then. */
export function startAfterWeeks(context: NextYearContext, weeks: number): CivilDate | null {
  const range = sourceRange(context)
  const days = context.shift.days + 7 * weeks
  if (!range || days <= 0 || shiftProblem(range, days, context.input.today()) !== null) return null
  return addDays(range.from, days)
}

const noDates = { parse: () => null, format: (day: string) => day }

/** Every message of the names. */
export function nameErrors(context: NextYearContext): DetailsErrors {
  const { code, input } = context
  return checkDetails(
    { ...emptyFields, ...namesOf(context), code },
    { required: ['name', 'shortName', 'code'], texts: input.requiredTexts, today: input.today(), storedFrom: null, dates: noDates },
  )
}

/** The messages to show: those of fields that were left or tried. */
export const shownNameErrors = (context: NextYearContext): DetailsErrors =>
  Object.fromEntries(Object.entries(nameErrors(context)).filter(([field]) => context.touched.some((one) => one === field)))

export function begin(context: NextYearContext): BegunClone {
  const { name, shortName } = namesOf(context)
  const { shift, code, parts } = context
  return { parts, shift, name: tidy(name), shortName: tidy(shortName), code, blockId: null, step: 'create' }
}

/** What the first call sends. */
export function draftOf(context: NextYearContext): BlockDraft {
  const { source, shift, code } = context
  const range = sourceRange(context)
  const moved = range && movedRange(range, shift.days)
  const dates = movedAcademicDates(source?.record.academicDates ?? [], shift.days)
  return {
    ...namesOf(context),
    code: context.begun?.code ?? code,
    from: moved?.from ?? null,
    to: moved?.to ?? null,
    description: source?.record.description ?? '',
    status: 0,
    academicDates: takenParts(context).includes('academicDates') ? dates : emptyAcademicDates(dates),
  }
}
