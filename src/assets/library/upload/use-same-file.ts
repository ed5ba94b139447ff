import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import type { SameAssets } from '../calls.ts'
import type { SameFileChoice } from '../parts/SameFileQuestion.tsx'
import { useLibrary } from '../use-library.ts'
import type { RowOutcome } from './UploadRow.tsx'

/** Asks a person about a file that the library has already, and does what they choose. */
export function useSameFile(onOutcome: (outcome: RowOutcome) => void) {
  const { library } = useLibrary()
  const [found, setFound] = useState<SameAssets[number] | null>(null)
  const [choice, setChoice] = useState<SameFileChoice | null>(null)
  const answer = useRef<(choice: SameFileChoice) => void>(() => {})
  const report = useRef(onOutcome)
  useEffect(() => {
    report.current = onOutcome
  })
  const [isSettled] = useState(() => {
    // Where a call fails after the answer, the next try does not ask again.
    let chosen: SameFileChoice | null = null
    return async (file: StoredFile): Promise<boolean> => {
      if (chosen === 'both') return false
      const [same] = await library.same(file.checksum)
      if (!same) return false
      if (chosen === null) {
        setFound(same)
        report.current('asked')
        chosen = await new Promise<SameFileChoice>((resolve) => {
          answer.current = resolve
        })
        setChoice(chosen)
        setFound(null)
        report.current(null)
      }
      if (chosen === 'version') await library.addVersion(same.assetId, file, '')
      return chosen !== 'both'
    }
  })
  return { found, choice, choose: (one: SameFileChoice) => answer.current(one), isSettled }
}
