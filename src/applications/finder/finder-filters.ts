import type { RecordFilter } from '#src/ui/records/record-filters.ts'
import type { CoursePage } from './finder-service.ts'
import { finderTexts as texts } from './texts.ts'

/** An amount is typed in whole units and travels in minor ones. */
const minor = 100

const choices = (options: readonly { readonly id: number; readonly name: string }[]) =>
  options.map(({ id, name }) => ({ value: String(id), label: name }))
const words = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The filters of the open courses; values that no open course has are not offered. */
export function finderFilters(options: CoursePage['options'] | undefined): readonly RecordFilter[] {
  const { countries = [], universities = [], qualifications = [], streams = [], startMonths = [], currencies = [] } = options ?? {}
  return [
    { kind: 'choices', name: 'countryId', label: texts.country, options: choices(countries) },
    { kind: 'several', name: 'institutionId', label: texts.university, options: choices(universities) },
    { kind: 'choices', name: 'qualificationId', label: texts.qualification, options: choices(qualifications) },
    { kind: 'several', name: 'streamId', label: texts.stream, options: choices(streams) },
    { kind: 'choices', name: 'startMonth', label: texts.start, options: words(startMonths) },
    {
      kind: 'numbers',
      name: 'fee',
      label: texts.feeRange,
      digits: 'decimal',
      read: (typed) => (/^\d{1,9}(\.\d{1,2})?$/.test(typed.trim()) ? String(Math.round(Number(typed) * minor)) : null),
      format: (value) => String(Number(value) / minor),
    },
    { kind: 'choices', name: 'currency', label: texts.currency, options: words(currencies) },
    {
      kind: 'choices',
      name: 'deliveryMode',
      label: texts.mode,
      options: [
        { value: '1', label: texts.modes[1] },
        { value: '2', label: texts.modes[2] },
      ],
    },
  ]
}
