import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'

/** An asset as it is stored. */
export type AssetFields = FieldsOf<'Asset'> & Partial<Pick<Resources['Asset']['record'], 'versionNo'>>

/** The fields of a stored asset, which the contract has checked. */
export const assetFields = ({ fields }: Pick<ResourceRecord, 'fields'>) => fields as AssetFields
