import { assetPatterns, bulkUploadPath, none } from '#src/assets/library/paths.ts'
import { EditorFrame } from '#src/resources/form/editor-frame.ts'
import { ViewFrame } from '#src/resources/view/view-frame.ts'
import { callsOf, read, type FirstCall } from '../loading/first-calls.ts'
import type { ResourceEntry } from '../resources.ts'
import { assets } from '../resources/assets.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { below, moreOf, opens, redirectTo } from './route-parts.ts'

const library = '/asset-management'
const listing = `${library}/listing`
/** Every kind of people has it, so it opens the page of an asset. */
const shared = `${library}/shared-with-me`
const overview = `${library}/dashboard`

/** A page of the library whose acts follow the labels of a page of the menu. */
const page = (rightsOf: string, load: ResourceEntry['more'][number]['load']) => moreOf({ ...assets.Asset, rightsOf }, load)

const upload = assetPatterns.upload.replace(':typeId', none).replace(':assetId', none)
const frames = { ManagedView: ViewFrame, ManagedForm: EditorFrame }
const managed = (name: keyof typeof frames, rightsOf: string) =>
  page(rightsOf, async () => {
    const [pages] = await Promise.all([import('#src/assets/library/pages/ManagedPages.tsx'), frames[name].prepare()])
    return pages[name]
  })

/** A page of its own, below which the upload and the asset are found too. */
const ownPage = (
  path: string,
  title: string,
  load: ResourceEntry['more'][number]['load'],
  calls: readonly FirstCall[] = [],
): readonly RouteSpec[] => [
  route(path, title, page(path, load), {
    permissions: ['list'],
    isNamedByMenu: true,
    ...(calls.length > 0 && { firstQueries: callsOf(calls) }),
  }),
  route(`${path}/create`, 'Upload Asset', redirectTo(upload), below(path, opens(`${path}/create`, 'Add'))),
  route(`${path}/edit/:id`, 'Edit Asset', managed('ManagedForm', path), below(path, opens(`${path}/edit/:id`, 'Modify'))),
  route(`${path}/view/:id`, 'Asset', managed('ManagedView', path), below(path, opens(`${path}/view/:id`, 'View'))),
]

/** The pages of the library beside those of its resources. */
export const assetRoutes: readonly RouteSpec[] = [
  route(
    assetPatterns.upload,
    'Upload Asset',
    page(listing, async () => (await import('#src/assets/library/pages/UploadPage.tsx')).UploadPage),
    below(listing, opens(assetPatterns.upload, 'Add')),
  ),
  route(assetPatterns.view, 'Asset', managed('ManagedView', shared), below(shared, opens(assetPatterns.view, 'View'))),
  route(assetPatterns.edit, 'Edit Asset', managed('ManagedForm', listing), below(listing, opens(assetPatterns.edit, 'Modify'))),
  route(
    assetPatterns.preview,
    'Preview Asset',
    page(shared, async () => (await import('#src/assets/library/pages/PreviewPage.tsx')).PreviewPage),
    below(shared, opens(assetPatterns.preview, 'View')),
  ),
  route(
    assetPatterns.delete,
    'Delete Asset',
    page(listing, async () => (await import('#src/assets/library/pages/DeletePage.tsx')).DeletePage),
    below(listing, opens(assetPatterns.delete, 'Delete')),
  ),
  ...ownPage(overview, 'Asset Dashboard', async () => (await import('#src/assets/library/pages/OverviewPage.tsx')).OverviewPage, [
    read('readAssetSummary', {}),
  ]),
  ...ownPage(shared, 'Shared With Me', async () => (await import('#src/assets/library/pages/SharedPage.tsx')).SharedPage, [
    read('listSharedWithMe', {}),
  ]),
  ...ownPage(
    bulkUploadPath,
    'Asset Bulk Upload',
    async () => (await import('#src/assets/library/upload/BulkUploadPage.tsx')).BulkUploadPage,
  ),
]
