import { useLocation } from 'wouter'
import type { RecordPage } from '#src/resources/record-page.ts'
import { AssetForm, AssetView } from '../../assets.tsx'

/** The page of an asset at the address that names its type; its tabs stay there. */
export function ManagedView(page: RecordPage) {
  const [location] = useLocation()
  const list = page.listTo('Asset') ?? '/asset-management/shared-with-me'
  return <AssetView {...page} paths={{ ...page.paths, list, view: () => location }} />
}

/** The form of an asset at the address that names its type. */
export const ManagedForm = (page: RecordPage) => <AssetForm {...page} />
