import { seedAccountsAndTimeZones } from './parts.ts'

/** A portal on its first day: accounts and time zones only. */
export const empty = seedAccountsAndTimeZones
