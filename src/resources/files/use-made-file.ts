import { useState } from 'react'
import { apiRootOf } from '#src/api/config.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { saveAddress } from '#src/ui/kit/save-file.ts'
import { toast } from '#src/ui/layers/toast.tsx'

/** A file that the server has made for one person; its link has no host. */
interface MadeFile {
  readonly link: string
  readonly fileName: string
}

/** Has the server make a file, and the browser save it; a failure is told in a toast. */
export function useMadeFile(make: () => Promise<MadeFile>) {
  const { config } = useServices()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { link, fileName } = await make()
      saveAddress(fileName, `${new URL(apiRootOf(config, window.location.origin)).origin}${link}`)
    } catch (problem) {
      toast.failure(toFailure(problem).message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
