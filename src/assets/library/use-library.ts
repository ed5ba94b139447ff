import { useMemo } from 'react'
import { apiRootOf } from '#src/api/config.ts'
import { useServices } from '#src/api/services.tsx'
import { useChange as useAnyChange } from '#src/resources/view/use-change.ts'
import { saveAddress } from '#src/ui/kit/save-file.ts'
import { createLibrary, forgetLibrary, type LibraryPlace } from './calls.ts'

/** The calls of the library, and where its files are read. */
export function useLibrary(place?: LibraryPlace) {
  const { api, codec, config, queryClient } = useServices()
  const library = useMemo(() => createLibrary(api, codec.encrypt, place), [api, codec, place])
  const host = new URL(apiRootOf(config, window.location.origin)).origin
  return {
    library,
    queryClient,
    /** The whole address of a link. */
    addressOf: (link: string) => `${host}${link}`,
    /** Has the browser save the file of a link. */
    save: ({ link, fileName }: { readonly link: string; readonly fileName: string }) => saveAddress(fileName, `${host}${link}`),
  }
}

/** Changes the library, one act at a time; all reads of it are asked again. */
export function useChange() {
  const { queryClient } = useServices()
  return useAnyChange(() => forgetLibrary(queryClient))
}
