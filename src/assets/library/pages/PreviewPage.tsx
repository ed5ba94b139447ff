import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useLocation, useSearch } from 'wouter'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { failureOf } from '#src/resources/failure.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useAddressId } from '#src/resources/use-address-id.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { saveAddress } from '#src/ui/kit/save-file.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { linkMs, previewQuery, type AssetPreview } from '../calls.ts'
import { fileOfLink, PreviewFrame } from '../parts/PreviewFrame.tsx'
import { assetPaths } from '../paths.ts'
import { libraryTexts as texts } from '../texts.ts'
import { useChange, useLibrary } from '../use-library.ts'

const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const body = css({ display: 'grid', gap: '5', px: { base: '4', md: '5', lg: '7' }, pb: '7' })

/** The assets before and after one, in its folder as it is listed by name. */
function useNeighbours(assetId: number, isOn: boolean) {
  const { api, codec } = useServices()
  const { library } = useLibrary('SharedWithMe')
  const { data } = useQuery({
    queryKey: ['library', 'neighbours', assetId],
    enabled: isOn,
    queryFn: async () => {
      const query = { id: codec.encrypt(String(assetId)) ?? '' }
      const record = await api.send(
        { method: 'GET', path: '/asset-management/asset/details/{id}' },
        { path: query },
        { log: { component: 'SharedWithMe', permission: 'View' } },
      )
      const { folderId }: { folderId?: unknown } = Object(record.data)
      const { assets } = await library.content({ folderId: Number(folderId) })
      return assets.toSorted((one, other) => one.assetName.localeCompare(other.assetName, 'en', { numeric: true }))
    },
  })
  const index = data?.findIndex((one) => one.assetId === assetId) ?? -1
  const hrefOf = (step: number) => {
    const one = index < 0 ? undefined : data?.[index + step]
    return one ? assetPaths.preview(codec, one.assetTypeId, one.assetId) : null
  }
  return { previous: hrefOf(-1), next: hrefOf(1) }
}

interface ShownProps extends Pick<RecordPage, 'breadcrumbs'> {
  readonly preview: AssetPreview
  readonly previous: string | null
  readonly next: string | null
  readonly notice?: ReactNode
  readonly isOver?: boolean
  readonly isDownloading?: boolean
  onDownload(): void
}

function Shown({ preview, previous, next, notice, isOver = false, isDownloading = false, breadcrumbs, onDownload }: ShownProps) {
  const { addressOf } = useLibrary()
  const { assetName, fileName, sizeBytes, downloadLink } = preview
  return (
    <>
      <PageHeader
        title={assetName}
        breadcrumbs={breadcrumbs(assetName)}
        actions={
          <>
            {previous !== null && (
              <LinkButton href={previous} icon={<ChevronLeft {...glyph} />}>
                {texts.previous}
              </LinkButton>
            )}
            {next !== null && (
              <LinkButton href={next} icon={<ChevronRight {...glyph} />}>
                {texts.next}
              </LinkButton>
            )}
            {downloadLink !== undefined && !isOver && (
              <Button icon={<Download {...glyph} />} isBusy={isDownloading} onClick={onDownload}>
                {texts.download}
              </Button>
            )}
          </>
        }
      />
      <div className={body}>
        {notice}
        <PreviewFrame key={fileOfLink(preview.link)} preview={preview} isOver={isOver} addressOf={addressOf} />
        <DefinitionList
          entries={[
            { id: 'file', label: texts.file, value: fileName },
            { id: 'size', label: texts.size, value: fileSize(sizeBytes) },
          ]}
        />
      </div>
    </>
  )
}

interface PasswordFormProps {
  readonly error: string | null
  readonly isBusy: boolean
  onOpen(password: string): void
}

function PasswordForm({ error, isBusy, onOpen }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOpen(password)
  }
  return (
    <form noValidate onSubmit={submit} className={css({ display: 'grid', gap: '4', maxWidth: '360px' })}>
      <p>{texts.passwordNeeded}</p>
      <TextField label={texts.password} type="password" autoComplete="off" value={password} error={error} onValueChange={setPassword} />
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.openLink}
        </Button>
      </div>
    </form>
  )
}

/** Whether the time of a link is over that was opened at an instant (ms); 0 for one that is not open yet. */
function useIsOver(openedAt: number): boolean {
  const { clock, startTimer } = useServices()
  const [isOver, setOver] = useState(false)
  useEffect(
    () => (openedAt === 0 ? undefined : startTimer(Math.max(0, openedAt + linkMs - clock.now()), () => setOver(true))),
    [openedAt, clock, startTimer],
  )
  return isOver
}

/** An asset by a link: each opening is one use of it, so it is never opened again by itself. */
function ByLink({ assetId, token, page }: { readonly assetId: number; readonly token: string; readonly page: RecordPage }) {
  const { library, addressOf } = useLibrary('SharedWithMe')
  const [password, setPassword] = useState<string | null>(null)
  const read = useQuery({
    queryKey: ['share-link', assetId, token, password],
    queryFn: () => library.openLink({ assetId, token, ...(password !== null && { password }) }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  })
  const isOver = useIsOver(read.dataUpdatedAt)
  if (read.data) {
    const { fileName, downloadLink = '' } = read.data
    return (
      <Shown
        preview={read.data}
        previous={null}
        next={null}
        breadcrumbs={page.breadcrumbs}
        isOver={isOver}
        notice={isOver && <Alert tone="warning">{texts.linkOver}</Alert>}
        onDownload={() => saveAddress(fileName, addressOf(downloadLink))}
      />
    )
  }
  if (!read.isError) return <PagePlaceholder />
  const refused = failureOf(read.error).fields?.get('password')
  return (
    <>
      <PageHeader title={texts.link} breadcrumbs={page.breadcrumbs(texts.link)} />
      <div className={body}>
        {refused === undefined ? (
          <ErrorState title={toFailure(read.error).message} />
        ) : (
          <PasswordForm error={password === null ? null : refused} isBusy={read.isFetching} onOpen={setPassword} />
        )}
      </div>
    </>
  )
}

function ByRight({ assetId, page }: { readonly assetId: number; readonly page: RecordPage }) {
  const { library, save } = useLibrary('SharedWithMe')
  const { change, isBusy, notice, closeNotice } = useChange()
  const read = useQuery(previewQuery(library, assetId))
  const neighbours = useNeighbours(assetId, read.data !== undefined)
  // The link that the preview came with may be over.
  const download = () =>
    change(async () => {
      save(await library.download(assetId))
      return { message: '' }
    })
  if (read.data)
    return (
      <Shown
        preview={read.data}
        {...neighbours}
        breadcrumbs={page.breadcrumbs}
        isDownloading={isBusy}
        notice={
          notice && (
            <Alert tone="error" isFocused onClose={closeNotice}>
              {notice.text}
            </Alert>
          )
        }
        onDownload={download}
      />
    )
  if (!read.isError) return <PagePlaceholder />
  return (
    <>
      <PageHeader title={texts.preview} breadcrumbs={page.breadcrumbs(texts.preview)} />
      <ErrorState title={toFailure(read.error).message} onRetry={() => void read.refetch()} />
    </>
  )
}

/** One asset and nothing else: by the right of the person, or by a link. */
export function PreviewPage(page: RecordPage) {
  const id = useAddressId(page)
  const token = new URLSearchParams(useSearch()).get('link')
  const [location] = useLocation()
  if (id === null) return <ErrorState title="This asset could not be found. The address may be incomplete, or it was deleted." />
  return token === null ? (
    <ByRight key={location} assetId={Number(id)} page={page} />
  ) : (
    <ByLink key={token} assetId={Number(id)} token={token} page={page} />
  )
}
