import { createContext, use } from 'react'
import type { RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'

interface ShownRecordContext {
  readonly record: StoredRecord
  readonly page: RecordPage
}

const Context = createContext<ShownRecordContext | null>(null)

export const ShownRecordProvider = Context.Provider

/** The record whose page this is a part of; throws outside one. */
export function useShownRecord(): ShownRecordContext {
  const shown = use(Context)
  if (!shown) throw new Error('This stands on the page of a record only.')
  return shown
}
