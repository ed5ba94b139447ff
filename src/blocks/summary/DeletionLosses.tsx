import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { lossList } from '../LostModules.tsx'
import { deletionLines, deletionTexts as texts } from './deletion-texts.ts'

/** The block as saved; null while it is read. */
export type ReadSummary = BlockSummary | 'unread' | null

/** Names what goes with a block, in the question whether it shall be deleted. */
export function DeletionLosses({ summary }: { summary: ReadSummary }) {
  if (summary === null || summary === 'unread') return <p role="status">{summary === null ? texts.reading : texts.unread}</p>
  const lines = deletionLines(summary)
  if (lines.length === 0) return null
  return (
    <>
      <p>{texts.title}</p>
      <ul className={lossList}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
