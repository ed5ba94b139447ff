import { assetType } from '#openapi/generated/resources/assets/asset-type.ts'
import { useServices } from '#src/api/services.tsx'
import { FileControl } from '#src/resources/files/FileControl.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { useRecords } from '#src/resources/use-records.ts'
import { assetTypeRefusal } from './asset-type-refusal.ts'

/** The file of an asset: one that its type does not take is refused before it is sent. */
export function AssetFileControl(props: FieldControlProps) {
  const { queryClient } = useServices()
  const { service } = useRecords(assetType)
  const typeId = Number(props.around['assetTypeId'])
  return <FileControl {...props} {...(typeId > 0 && { refusalOf: assetTypeRefusal(queryClient, service, typeId) })} />
}
