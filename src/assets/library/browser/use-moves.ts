import { useState } from 'react'
import { toast } from '#src/ui/layers/toast.tsx'
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

/** What is cut, with the moves that put it back: when it is pasted, the folder that it came from is no longer loaded. */
interface Cut {
  readonly keys: readonly ItemKey[]
  readonly back: readonly LibraryMove[]
}

const nothingCut: Cut = { keys: [], back: [] }

/** Moves assets and folders, by drag, paste or dialog: one call for assets and one for folders. The last move can be undone. */
export function useMoves({ library, content, change }: MovesOptions) {
  const [cut, setCut] = useState(nothingCut)
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
  const start = (move: LibraryMove, back: readonly LibraryMove[], onDone: () => void) => {
    const text = texts.moved(move.keys.length, move.to === root ? texts.allFolders : nameOf(move.to))
    change(
      async () => {
        await run(move)
        return { message: '' }
      },
      () => {
        setCut(nothingCut)
        setLast({ text, back })
        onDone()
      },
    )
  }
  return {
    cut: cut.keys,
    last,
    refusal,
    cutOut: (keys: readonly ItemKey[]) => {
      if (keys.length === 0) return
      setCut({ keys, back: movesBack(keys, content) })
      toast.message(texts.cutOf(keys.length))
    },
    closeLast: () => setLast(null),
    move: (move: LibraryMove, onDone: () => void = () => {}) => {
      if (move.keys.length > 0 && refusal(move) === null) start(move, movesBack(move.keys, content), onDone)
    },
    paste: (to: number) => {
      const move = { keys: cut.keys, to }
      if (move.keys.length === 0) return
      const reason = refusal(move)
      if (reason === null) start(move, cut.back, () => {})
      else toast.message(reason)
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
