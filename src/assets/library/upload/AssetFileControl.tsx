import { useEffect, useRef, useState } from 'react'
import { assetType } from '#openapi/generated/resources/assets/asset-type.ts'
import { useServices } from '#src/api/services.tsx'
import { FileControl } from '#src/resources/files/FileControl.tsx'
import type { FileRefusal } from '#src/resources/files/upload-ports.ts'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { useRecords } from '#src/resources/use-records.ts'
import { assetTypeRefusal } from './asset-type-refusal.ts'

/** The file of an asset: one that its type does not take is refused before it is sent. */
export function AssetFileControl(props: FieldControlProps) {
  const { queryClient } = useServices()
  const { service } = useRecords(assetType)
  // Holds the type that is chosen at the moment a file is.
  const typeId = useRef(0)
  useEffect(() => {
    typeId.current = Number(props.around['assetTypeId'])
  })
  const [refusalOf] = useState(
    (): FileRefusal => async (file) => (typeId.current > 0 ? assetTypeRefusal(queryClient, service, typeId.current)(file) : null),
  )
  return <FileControl {...props} refusalOf={refusalOf} />
}
