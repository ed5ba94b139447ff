import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from './record-page.ts'

/** The plain id of the record that the address names; null where it names none. */
export function useAddressId({ pathId }: Pick<RecordPage, 'pathId'>): string | null {
  const { codec } = useServices()
  return pathId === undefined ? null : codec.decrypt(pathId)
}
