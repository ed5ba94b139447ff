import { useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { share } from '#openapi/generated/resources/assets/share.ts'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordListQuery, recordQuery } from '#src/resources/record-queries.ts'
import { useAddressId } from '#src/resources/use-address-id.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { UseList } from '#src/resources/view/UseList.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { assetUsesQuery, isUsed } from '../asset-uses.ts'
import { linksQuery } from '../calls.ts'
import { deleteTexts as texts } from '../texts.ts'
import { useChange, useLibrary } from '../use-library.ts'

const archived = -1

function Losing({ id, page }: { readonly id: string; readonly page: RecordPage }) {
  const { service } = useRecords(asset)
  const { service: shares } = useRecords(share)
  const { library } = useLibrary()
  const { change, isBusy, notice, closeNotice } = useChange()
  const [, navigate] = useLocation()
  const read = useQuery(recordQuery(asset, service, id))
  const { data: shared } = useQuery(
    recordListQuery(share, shares, { page: 1, pageSize: 10, search: '', status: 'all', sort: null, filters: { assetId: [id] } }),
  )
  const { data: links } = useQuery(linksQuery(library, Number(id)))
  const { data: uses, isError: isUnread } = useQuery(assetUsesQuery(service, id))
  const open = links?.filter(({ state }) => state === 'Open').length
  return (
    <ReadResult read={read}>
      {(record) => (
        <>
          <PageHeader title={texts.title(record.name)} breadcrumbs={page.breadcrumbs(texts.title(record.name))} />
          <div className={css({ display: 'grid', gap: '4', px: { base: '4', md: '5', lg: '7' }, pb: '7', maxWidth: 'form' })}>
            {notice && (
              <Alert tone="error" isFocused onClose={closeNotice}>
                {notice.text}
              </Alert>
            )}
            {isUnread && <Alert tone="warning">{texts.usesUnread}</Alert>}
            {uses && isUsed(uses) ? (
              <>
                <Alert tone="warning" title={texts.used(record.name)}>
                  {texts.usedHint}
                </Alert>
                <UseList uses={uses} linkTo={page.linkTo} />
              </>
            ) : (
              <>
                <p>{texts.what}</p>
                <ul className={css({ listStyle: 'disc', pl: '5', display: 'grid', gap: '1' })}>
                  <li>{texts.shares(shared?.total)}</li>
                  <li>{texts.links(open)}</li>
                  <li>{texts.days}</li>
                </ul>
              </>
            )}
            <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap' })}>
              <LinkButton href={page.paths.view(page.pathId ?? '')}>{texts.keep}</LinkButton>
              {!(uses && isUsed(uses)) && (
                <Button
                  variant="danger"
                  icon={<Archive size={16} aria-hidden />}
                  isBusy={isBusy || (uses === undefined && !isUnread)}
                  isSoftDisabled={record.status === archived}
                  onClick={() => {
                    if (record.status === archived) return
                    change(
                      () => service.move(id, archived, ''),
                      () => navigate(page.paths.list, { replace: true }),
                    )
                  }}
                >
                  {record.status === archived ? texts.isArchived : texts.archive}
                </Button>
              )}
            </div>
          </div>
        </>
      )}
    </ReadResult>
  )
}

/** What is lost with an asset, before it goes into the archive. */
export function DeletePage(page: RecordPage) {
  const id = useAddressId(page)
  return id === null ? <NoSuchRecord rules={asset} page={page} /> : <Losing key={id} id={id} page={page} />
}
