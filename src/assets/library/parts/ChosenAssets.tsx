import { useQuery } from '@tanstack/react-query'
import { Download, FolderInput, Share2, Tag } from 'lucide-react'
import { useState } from 'react'
import { toFailure } from '#src/api/problem.ts'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { BulkButton } from '#src/ui/list/bulk-bar.tsx'
import { MoveDialog, TagDialog } from '../browser/dialogs.tsx'
import { browserTexts as texts } from '../browser/texts.ts'
import { contentQuery } from '../calls.ts'
import { useActDialogs } from '../use-act-dialogs.ts'
import { useChange, useLibrary } from '../use-library.ts'
import { ShareDialog } from './ShareDialog.tsx'

const glyph = { size: 16, 'aria-hidden': true } as const

interface ChosenAssetsProps {
  readonly rows: readonly StoredRecord[]
}

type AskedAct = 'move' | 'tag' | 'share'

/** What is done at once with the assets that are chosen in a list: move, tag, share, download. */
export function ChosenAssets({ rows }: ChosenAssetsProps) {
  const page = useRecordPage()
  const { library, save } = useLibrary()
  const changes = useChange()
  const { change, isBusy } = changes
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const { state, ask, close, begin } = useActDialogs(changes, setAsked)
  const { data: all } = useQuery({ ...contentQuery(library, 0, ''), enabled: asked === 'move' })
  const ids = rows.map(({ id }) => Number(id))
  const folders = [...new Set(rows.map(({ fields }) => Number(fields['folderId'])))]
  const from = folders.length === 1 ? (folders[0] ?? 0) : 0
  const download = () =>
    change(async () => {
      try {
        save(await library.downloadAll(ids))
      } catch (problem) {
        // No dialog is its own, and the list has no place for a notice.
        toast.failure(toFailure(problem).message)
        throw problem
      }
      return { message: '' }
    })
  return (
    <>
      {page?.can('Modify') && (
        <>
          <BulkButton icon={<FolderInput {...glyph} />} onClick={() => ask('move')}>
            {texts.moveTo}
          </BulkButton>
          <BulkButton icon={<Tag {...glyph} />} onClick={() => ask('tag')}>
            {texts.tag}
          </BulkButton>
        </>
      )}
      {rows[0] && page?.createTo('Share', { field: 'assetId', id: rows[0].id }) && (
        <BulkButton icon={<Share2 {...glyph} />} onClick={() => ask('share')}>
          {texts.share}
        </BulkButton>
      )}
      {page?.can('Download') && (
        <BulkButton icon={<Download {...glyph} />} isBusy={isBusy} onClick={download}>
          {texts.download}
        </BulkButton>
      )}
      {asked === 'move' && all && (
        <MoveDialog
          folders={all.folders}
          hasRoot={false}
          from={from}
          change={state}
          refusal={(to) => (to === 0 ? texts.refusals.root : folders.every((one) => one === to) ? texts.refusals.same : null)}
          onMove={(to) => change(() => library.moveAssets(ids, to), begin())}
          onClose={close}
        />
      )}
      {asked === 'tag' && (
        <TagDialog change={state} onTag={(tagIds) => change(() => library.tag(ids, [...tagIds]), begin())} onClose={close} />
      )}
      {asked === 'share' && <ShareDialog assetIds={ids} onClose={close} />}
    </>
  )
}
