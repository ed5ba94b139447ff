import { Archive } from 'lucide-react'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { isProvider, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { FileSize } from './FileSize.tsx'
import { arrivedFile } from './library/arrived-file.ts'
import { useAssetActs } from './library/bulk-acts.tsx'
import { assetPaths } from './library/paths.ts'
import { libraryTexts as texts } from './library/texts.ts'

const AssetFile = lazyComponent(async () => (await import('./library/parts/AssetFile.tsx')).AssetFile)
const Versions = lazyComponent(async () => (await import('./library/parts/Versions.tsx')).Versions)
const Links = lazyComponent(async () => (await import('./library/parts/Links.tsx')).Links)
const sharesOfAsset = lazyRelated(async () => (await import('./library/related-shares.ts')).sharesOfAsset)
const countVersions = async () => (await import('./library/parts/Versions.tsx')).countVersions
const countLinks = async () => (await import('./library/parts/Links.tsx')).countLinks
// Loaded on demand: few uploaded files are in the library already.
const SameFile = lazyComponent(async () => (await import('./library/parts/SameFile.tsx')).SameFile, { isOptional: true })

const AssetFileControl = lazyComponent(async () => (await import('./library/upload/AssetFileControl.tsx')).AssetFileControl)

const FileOfType = (props: FieldControlProps) => (
  <LazyBoundary fallback={<SkeletonLines count={3} />}>
    <AssetFileControl {...props} />
  </LazyBoundary>
)

const cells = { sizeBytes: FileSize }

const Shown = () => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>
    <AssetFile />
  </LazyBoundary>
)

const [active, archived, review] = [1, -1, 10]
const archiveIcon = <Archive size={16} aria-hidden />

/** An archived asset cannot be changed: it is restored first. */
const isInUse = ({ fields }: StoredRecord) => fields['isArchived'] !== 1

/** An active asset cannot be deleted for ever: it is archived first. */
const isUnused = ({ status }: StoredRecord) => status !== active

/** On the archive page, only assets whose status is archived can be deleted for ever. */
const isArchived = ({ status }: StoredRecord) => status === archived

const columns = [
  'assetName',
  'assetTypeId',
  'folderId',
  'tagIds',
  'ownerContactId',
  'sizeBytes',
  'versionNo',
  'expiresOn',
  'status',
] as const
const archiveColumns = ['assetName', 'assetTypeId', 'folderId', 'archivedOn', 'archivedBy', 'daysLeft'] as const

const ChosenAssets = lazyComponent(async () => (await import('./library/parts/ChosenAssets.tsx')).ChosenAssets)

/** Loaded on demand: on most visits no asset is chosen. */
const Chosen = ({ rows }: { readonly rows: readonly StoredRecord[] }) => (
  <LazyBoundary fallback={null}>
    <ChosenAssets rows={rows} />
  </LazyBoundary>
)

const AssetList = (page: RecordPage) => {
  const acts = useAssetActs()
  const isArchive = page.within['isArchived']?.includes('1') === true
  return (
    <RecordList
      of={asset}
      page={page}
      isOpen={isInUse}
      mayDelete={isArchive ? isArchived : isUnused}
      columns={isArchive ? archiveColumns : columns}
      hidden={isArchive ? [] : ['ownerContactId', 'versionNo']}
      filters={['assetTypeId', 'folderId', 'tagIds', 'ownerContactId', 'moduleId', 'centreId', 'yearId', 'expiresOn']}
      cells={cells}
      acts={page.can('Delete') ? [isArchive ? acts.restore : acts.archive] : []}
      {...(!isArchive && { bulk: Chosen })}
    />
  )
}

/** The form of an asset; a new one is of a type that its address may name. */
export const AssetEditor = ({ page, typeId }: { readonly page: RecordPage; readonly typeId: number | null }) => (
  <RecordEditor of={asset} page={page} isOpen={isInUse} {...(typeId !== null && { initial: { assetTypeId: typeId } })}>
    {(form) => {
      const file = form.isNew ? arrivedFile(form.values.file) : null
      return (
        <>
          {file && (
            <LazyBoundary fallback={null}>
              <SameFile key={file.checksum} file={file} />
            </LazyBoundary>
          )}
          <FormPart title="File">
            <Field of={form} name="assetTypeId" />
            <Field of={form} name="file" control={FileOfType} />
            <Fields of={form} names={['assetName', 'folderId']} />
          </FormPart>
          <FormPart title="Details">
            <Fields of={form} names={['description', 'tagIds', 'moduleId', 'centreId', 'yearId', 'ownerContactId', 'expiresOn']} />
          </FormPart>
        </>
      )
    }}
  </RecordEditor>
)

export const AssetForm = (page: RecordPage) => <AssetEditor page={page} typeId={null} />

export const AssetView = (page: RecordPage) => {
  const { codec } = useServices()
  const archiveLink = ({ id, status, fields }: StoredRecord) =>
    page.can('Delete') && status === active
      ? [{ label: texts.archive, href: assetPaths.delete(codec, Number(fields['assetTypeId']), Number(id)), icon: archiveIcon }]
      : []
  const isOffered = ({ status, fields }: StoredRecord, to: number | string) => {
    // The archive page tells what is lost, or why the asset cannot be archived.
    if (to === archived) return false
    // An asset that was not active before is restored on the archive page, to its earlier status.
    if (status === archived) return fields['archivedFrom'] === undefined || fields['archivedFrom'] === active
    // A steward reviews without Publish.
    return status !== review || page.can('Publish') || fields['isSteward'] === 1
  }
  return (
    <RecordView
      of={asset}
      page={page}
      isOffered={isOffered}
      links={archiveLink}
      facts={['assetTypeId', 'sizeBytes', 'versionNo', 'expiresOn', 'access', 'daysLeft']}
      parts={{
        File: ['file', 'folderId', 'tagIds', 'description'],
        Details: ['moduleId', 'centreId', 'yearId', 'ownerContactId', 'stewardName'],
      }}
      cells={{ ...cells, file: Shown }}
      overview={{ title: 'Details' }}
      isOpen={isInUse}
    >
      <ViewTab id="versions" title={texts.versions} count={countVersions}>
        <Versions />
      </ViewTab>
      {isProvider(page) && <ViewTab id="shares" title={texts.shares} needs="Share" related={sharesOfAsset} />}
      {isProvider(page) && (
        <ViewTab id="links" title={texts.links} count={countLinks}>
          <Links />
        </ViewTab>
      )}
    </RecordView>
  )
}

export const assets = resourcePages(asset, { list: AssetList, form: AssetForm, view: AssetView })
