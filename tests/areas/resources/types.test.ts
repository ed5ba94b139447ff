import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ColumnOf, FieldOf, FilterOf, ReferenceOf, RequiredOf, RowsOf, SortOf } from '#src/resources/resource-types.ts'
import type { FormValues } from '#src/resources/resource-values.ts'
import type { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { directory } from '#src/app/resources.ts'

/** The parts that a form of years may have. */
type YearParts<Parts extends Readonly<Record<string, readonly FieldOf<'Year'>[]>>> = Parameters<
  typeof RecordForm<'Year', Parts>
>[0]['parts']

describe('what a screen may name', () => {
  it('is a field of its resource, or what every record has', () => {
    expectTypeOf<'centreName' | 'status' | 'updatedAt'>().toExtend<ColumnOf<'Centre'>>()
    expectTypeOf<'centreNme'>().not.toExtend<ColumnOf<'Centre'>>()
    expectTypeOf<'yearDesc'>().not.toExtend<FieldOf<'Centre'>>()
  })

  it('is a filter or a sort only where the contract says so', () => {
    expectTypeOf<FilterOf<'Centre'>>().toEqualTypeOf<'countryId' | 'timezoneId' | 'deliveryModes' | 'currency'>()
    expectTypeOf<'city:asc'>().not.toExtend<SortOf<'Centre'>>()
    expectTypeOf<'centreName:desc'>().toExtend<SortOf<'Centre'>>()
  })

  it('is narrowed only where it refers to records, and has rows only where it holds them', () => {
    expectTypeOf<ReferenceOf<'Centre'>>().toEqualTypeOf<'countryId' | 'timezoneId' | 'principalContactId' | 'examsContactId'>()
    expectTypeOf<RowsOf<'Intake'>>().toEqualTypeOf<'teachingDates'>()
    expectTypeOf<RowsOf<'Year'>>().toBeNever()
  })

  it('takes values of the field’s kind', () => {
    expectTypeOf<FormValues<'Intake'>['startYear']>().toEqualTypeOf<number | null>()
    expectTypeOf<FormValues<'Centre'>['currency']>().toEqualTypeOf<'GBP' | 'EUR' | 'USD' | 'AED' | null>()
    expectTypeOf<FormValues<'Year'>['isCurrent']>().toEqualTypeOf<0 | 1>()
  })

  it('has every required field in a part of a form', () => {
    expectTypeOf<RequiredOf<'Year'>>().toEqualTypeOf<'yearDesc' | 'startDate' | 'endDate'>()
    type Whole = YearParts<{ Year: readonly ['yearDesc', 'startDate', 'endDate'] }>
    type Lacking = YearParts<{ Year: readonly ['yearDesc'] }>
    expectTypeOf<{ Year: readonly ['yearDesc', 'startDate', 'endDate'] }>().toExtend<Whole>()
    expectTypeOf<{ Year: readonly ['yearDesc'] }>().not.toExtend<Lacking>()
  })

  it('stands at one address', () => {
    const lists = Object.values(directory).flatMap((entry) => (entry ? [entry.paths.list] : []))
    expect(new Set(lists).size).toBe(lists.length)
  })
})
