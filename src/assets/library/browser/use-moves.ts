import { useState } from 'react'
import type { Library, LibraryContent } from '../calls.ts'
import type { useChange } from '../use-library.ts'
import { assetIdsIn, folderIdsIn, moveRefusal, movesBack, root, type ItemKey, type LibraryMove } from './library-tree.ts'
import { browserTexts as texts } from './texts.ts'

interface MovesOptions {
  readonly library: Library
  readonly content: LibraryContent
  readonly change: ReturnType<typeof useChange>['change']
}

/** A move that is done, with those that take it back. */
interface Done {
  readonly text: string
  readonly back: readonly LibraryMove[]
}

/** Moves assets and folders, by whatever it was asked for, with one call for each of the two; the last one can be taken back. */
export function useMoves({ library, content, change }: MovesOptions) {
  const [cut, setCut] = useState<readonly ItemKey[]>([])
  const [last, setLast] = useState<Done | null>(null)
  const nameOf = (folderId: number) => content.folders.find((one) => one.folderId === folderId)?.folderName ?? texts.allFolders
  const run = async ({ keys, to }: LibraryMove) => {
    const [assets, folders] = [assetIdsIn(keys), folderIdsIn(keys)]
    if (folders.length > 0) await library.moveFolders(folders, to)
    if (assets.length > 0) await library.moveAssets(assets, to)
  }
  const refusal = (move: LibraryMove): string | null => {
    const reason = moveRefusal(move, content)
    return reason === null ? null : texts.refusals[reason]
  }
  return {
    cut,
    last,
    refusal,
    setCut,
    closeLast: () => setLast(null),
    move: (move: LibraryMove, onDone: () => void = () => {}) => {
      if (move.keys.length === 0 || refusal(move) !== null) return
      const back = movesBack(move.keys, content)
      const text = texts.moved(move.keys.length, move.to === root ? texts.allFolders : nameOf(move.to))
      change(
        async () => {
          await run(move)
          return { message: '' }
        },
        () => {
          setCut([])
          setLast({ text, back })
          onDone()
        },
      )
    },
    undo: () => {
      if (last === null) return
      change(
        async () => {
          for (const move of last.back) await run(move)
          return { message: '' }
        },
        () => setLast(null),
      )
    },
  }
}
