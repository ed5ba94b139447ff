import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readCalendarAddress, sourcesFor, showsNothing, writeCalendarAddress } from '#src/calendar/calendar-address.ts'
import { calendarQuery } from '#src/calendar/calendar-query.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
const today = '2026-11-01'
const usual = readCalendarAddress('', codec, today)
const unasked = { send: () => Promise.reject(new Error('The server was asked.')) }

it.each([
  ['staff', true],
  ['others', false],
])('when %s switch every source off, the address keeps that, and the server is asked for nothing', async (_who, isStaff) => {
  const search = writeCalendarAddress({ ...usual, hidden: sourcesFor(isStaff) }, codec, today)
  const address = readCalendarAddress(search, codec, today)
  expect(showsNothing(address, isStaff)).toBe(true)
  const query = calendarQuery(unasked, codec, { from: today, to: today }, address, isStaff)
  expect(await new QueryClient().fetchQuery({ queryKey: query.queryKey, queryFn: query.queryFn })).toEqual([])
})

it('names the sources where most are off, and those that are off where few are', () => {
  const hidden = sourcesFor(true)
  expect(writeCalendarAddress({ ...usual, hidden: hidden.slice(1) }, codec, today)).toBe('?sources=examBlocks')
  expect(writeCalendarAddress({ ...usual, hidden: hidden.slice(0, 1) }, codec, today)).toBe('?hidden=examBlocks')
  expect(showsNothing(usual, true)).toBe(false)
})
