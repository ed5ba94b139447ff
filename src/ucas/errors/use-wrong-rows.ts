import { useState } from 'react'
import { apiRootOf } from '#src/api/config.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { saveAddress } from '#src/ui/kit/save-file.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { readWrongRows } from '../ucas-service.ts'

/** Saves the wrong rows of an import as a file. */
export function useWrongRows(id: string) {
  const { api, codec, config } = useServices()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { link, fileName } = await readWrongRows(api, codec, id)
      saveAddress(fileName, `${new URL(apiRootOf(config, window.location.origin)).origin}${link}`)
    } catch (problem) {
      toast.failure(toFailure(problem).message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
