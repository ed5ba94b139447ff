import { createContext, use } from 'react'
import type { RecordPage } from './record-page.ts'

const Context = createContext<RecordPage | null>(null)

export const RecordPageProvider = Context.Provider

/** The page around a cell or a control that leads elsewhere; null outside the portal. */
export const useRecordPage = (): RecordPage | null => use(Context)
