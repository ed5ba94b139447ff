import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import { useServices } from '#src/api/services.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { assetPaths } from '../paths.ts'
import { uploadTexts as texts } from '../texts.ts'
import { useChange, useLibrary } from '../use-library.ts'

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
  return (
    <Alert
      tone="warning"
      title={texts.same(found.assetName, found.folderName)}
      detail={notice?.text}
      action={
        <>
          <Button onClick={() => navigate(path)}>{texts.existing}</Button>
          {found.isArchived === 0 && (
            <Button
              isBusy={isBusy}
              onClick={() =>
                change(
                  () => library.addVersion(found.assetId, file, ''),
                  () => navigate(path),
                )
              }
            >
              {texts.addVersion}
            </Button>
          )}
          <Button onClick={() => setKept(true)}>{texts.keepBoth}</Button>
        </>
      }
    >
      {texts.sameHint}
    </Alert>
  )
}
