import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RecordPage } from '../record-page.ts'
import { recordTexts } from '../texts.ts'
import type { RecordLink } from '../view/record-actions.tsx'
import { TabForm } from '../view/TabForm.tsx'
import { useShownRecord } from '../view/shown-record.ts'
import { isUndecided } from './staged.ts'
import { mergeTexts as texts } from './texts.ts'

/** Leads from where a staged record is decided on to its page. */
export const viewLinks = ({ paths, pathId }: RecordPage): readonly RecordLink[] =>
  pathId === undefined ? [] : [{ label: recordTexts.view, href: paths.view(pathId), icon: <Eye size={16} aria-hidden /> }]

/** The form of a staged record on a tab, until it is decided on. */
export function StagedDetails({ form }: { readonly form: ReactNode }) {
  const { record } = useShownRecord()
  return isUndecided(record) ? <TabForm>{form}</TabForm> : <p>{texts.decided}</p>
}
