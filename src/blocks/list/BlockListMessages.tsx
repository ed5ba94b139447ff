import type { ReactNode } from 'react'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockListMessage } from '#machines/blocks/list/block-list.machine.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import type { ExportView } from '#src/ui/records/export-control.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts as texts } from './texts.ts'

interface BlockListMessagesProps {
  readonly kind: BlockKindSpec
  readonly message: BlockListMessage | null
  readonly exportMessage: ExportView['message']
  /** What keeps blocks that could not be deleted, by their ids. */
  readonly kept: ReadonlyMap<BlockId, ReactNode>
  onClose(): void
  onCloseExport(): void
}

/** What came of the work on blocks, and of an export. Errors stay on the screens of some kinds; a report of work done never. */
export const BlockListMessages = ({ kind, message, exportMessage, kept, onClose, onCloseExport }: BlockListMessagesProps) => {
  const { areErrorsClosable } = kind.rules
  const isClosable = areErrorsClosable || message?.tone === 'success' || message?.outcomes.some(({ isDone }) => isDone)
  return (
    <>
      {message && <ListMessage message={message} nameless={texts.missing} notes={kept} {...(isClosable ? { onClose } : {})} />}
      {exportMessage && (
        <Alert tone={exportMessage.tone} {...(areErrorsClosable || exportMessage.tone === 'warning' ? { onClose: onCloseExport } : {})}>
          {exportMessage.text}
        </Alert>
      )}
    </>
  )
}
