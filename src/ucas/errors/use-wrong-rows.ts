import { useServices } from '#src/api/services.tsx'
import { useMadeFile } from '#src/resources/files/use-made-file.ts'
import { readWrongRows } from '../ucas-service.ts'

/** Saves the wrong rows of an import as a file. */
export function useWrongRows(id: string) {
  const { api, codec } = useServices()
  return useMadeFile(() => readWrongRows(api, codec, id))
}
