import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import type { ImportMode } from '#machines/records/import-types.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { result } from '#openapi/generated/resources/results/result.ts'
import type { ImportRow } from '#openapi/generated/schema.d.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords, optionsQuery } from '#src/resources/record-queries.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { useStableCallback } from '#src/ui/kit/use-stable-callback.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { setParameter, uploadAddress, type UploadKind } from './address.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { uploadTexts as texts } from './texts.ts'
import { UndoUpload } from './UndoUpload.tsx'
import { mostRows, readUploadTemplate, uploadRows } from './upload-service.ts'

/** A row is known by its student and module in the set. */
const rules = { ...result, importKeys: ['studentId', 'moduleId'] }

const columns = ['studentId', 'moduleId', 'version', 'attempt', 'rawMark', 'moderatedMark', 'outcome', 'changeReason']

const ImportPage = lazyComponent(async () => (await import('#src/resources/import/RecordImport.tsx')).ImportPage)

const labels = new Map(Object.entries(result.fields).map(([name, { label }]) => [name, label]))

async function saveTemplate(name: string, template: Awaited<ReturnType<typeof readUploadTemplate>>) {
  const { saveCsv } = await import('#src/resources/import/save-rows.ts')
  const { toCsv } = await import('#src/ui/list/csv.ts')
  saveCsv(
    texts.templateName(name),
    toCsv(
      template.columns.map((column) => labels.get(column) ?? column),
      template.rows,
    ),
  )
}

/** The upload that was imported last. */
interface LastUpload {
  readonly uploadId: number
  readonly fileName: string
  readonly isUndone: boolean
}

/** Creates the page that imports a file of marks into a set of a kind, which the address may name. */
export const uploadPage = (kind: UploadKind) =>
  function ResultUploadPage({ breadcrumbs, paths, linkTo }: RecordPage) {
    const { api, codec, queryClient } = useServices()
    const [, navigate] = useLocation()
    const setId = codec.decrypt(new URLSearchParams(useSearch()).get(setParameter))
    const chosen = setId === null ? [] : [Number(setId)]
    const { data: [set] = [] } = useQuery({
      ...optionsQuery(resultSet.name, api, resultSet.path, { ids: chosen }),
      enabled: setId !== null,
    })
    const name = set?.name ?? ''
    const [last, setLast] = useState<LastUpload | null>(null)

    // The set may be chosen after the page has begun.
    const importRows = useStableCallback(async (mode: ImportMode, rows: readonly ImportRow[], fileName: string, leftOut: number) => {
      try {
        const { uploadId, outcomes } = await uploadRows(api, { kind, setId: setId ?? '', fileName, leftOut }, mode, rows)
        setLast(uploadId === undefined ? null : { uploadId, fileName, isUndone: false })
        return outcomes
      } finally {
        // Also after a failure: the rows may have been written.
        if (mode === 'apply') forgetRecords(queryClient, resultSet)
      }
    })
    const question = (
      <LaterRecordPicker
        label={texts.set[kind]}
        required
        isSingle
        of={resultSet.name}
        path={resultSet.path}
        narrow={{ kind }}
        names={{}}
        value={chosen}
        onChange={([id]) => {
          const key = id === undefined ? null : codec.encrypt(String(id))
          navigate(uploadAddress(kind, key ?? undefined), { replace: true })
        }}
      />
    )
    const href = setId === null ? null : linkTo(resultSet.name, setId)
    const after = (
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })}>
        {last?.isUndone === true && (
          <Alert tone="info" isFocused>
            {texts.undone}
          </Alert>
        )}
        {last?.isUndone === false && <UndoUpload {...last} isUndoable={1} onUndone={() => setLast({ ...last, isUndone: true })} />}
        {href !== null && <TextLink href={`${href}?tab=uploads`}>{texts.toSet}</TextLink>}
      </div>
    )
    return (
      <LazyBoundary fallback={<PagePlaceholder />}>
        <ImportPage
          rules={rules}
          own={{
            title: texts.title[kind],
            columns,
            mostRows,
            question,
            isAnswered: setId !== null,
            target: name,
            after,
            sendsUnchanged: true,
            saveTemplate: async () => {
              if (setId === null) return
              try {
                await saveTemplate(name, await readUploadTemplate(api, setId))
              } catch (error) {
                toast.failure(toFailure(error).message)
              }
            },
          }}
          breadcrumbs={breadcrumbs(texts.title[kind])}
          importRows={importRows}
          onDone={() => navigate(paths.list)}
        />
      </LazyBoundary>
    )
  }
