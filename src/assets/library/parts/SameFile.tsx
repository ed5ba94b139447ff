import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import { useServices } from '#src/api/services.tsx'
import { assetPaths } from '../paths.ts'
import { useChange, useLibrary } from '../use-library.ts'
import { SameFileQuestion, type SameFileChoice } from './SameFileQuestion.tsx'

/** What to do with a file that the library has already: take the one that is there, make it a version of it, or keep both. */
export function SameFile({ file }: { readonly file: StoredFile }) {
  const { codec } = useServices()
  const { library } = useLibrary()
  const { change, isBusy, notice } = useChange()
  const [, navigate] = useLocation()
  const [isKept, setKept] = useState(false)
  const { data } = useQuery({
    queryKey: ['library', 'same', file.checksum],
    queryFn: () => library.same(file.checksum),
    // An asset that was saved a moment ago may have the same file.
    staleTime: 0,
  })
  const [found] = data ?? []
  if (!found || isKept) return null
  const path = assetPaths.view(codec, found.assetTypeId, found.assetId)
  const choose = (choice: SameFileChoice) => {
    if (choice === 'both') return setKept(true)
    if (choice === 'existing') return navigate(path)
    change(
      () => library.addVersion(found.assetId, file, ''),
      () => navigate(path),
    )
  }
  return <SameFileQuestion found={found} failure={notice?.text} isBusy={isBusy} onChoose={choose} />
}
