import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ucasColumns } from '#openapi/ucas/columns.ts'
import { ucasImport } from '#openapi/generated/resources/ucas/ucas-import.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import type { ImportMode } from '#machines/records/import-types.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ImportRow } from '#openapi/generated/schema.d.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { useStableCallback } from '#src/ui/kit/use-stable-callback.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { ucasTexts as texts } from './texts.ts'
import { checkRows, runImport } from './ucas-service.ts'

const ImportPage = lazyComponent(async () => (await import('#src/resources/import/RecordImport.tsx')).ImportPage)

/** A row as the wizard matches and shows it: the applicant's choice tells it apart. */
const rowRules: ResourceRules = {
  name: 'UcasRow',
  ...texts.row,
  id: 'line',
  title: 'personalId',
  components: ucasImport.components,
  path: ucasImport.path,
  statusField: 'outcome',
  statuses: [],
  transitions: {},
  importKeys: ['personalId', 'choiceNumber'],
  fields: Object.fromEntries(Object.entries(ucasColumns).map(([name, label]) => [name, { kind: 'text', label }])),
}

/** Imports a file of UCAS: file, columns, check, import. The year is asked for first. */
export function UcasWizard({ breadcrumbs, paths, linkTo }: RecordPage) {
  const { api, codec, queryClient, createId } = useServices()
  const { service } = useRecords(ucasImport)
  const [, navigate] = useLocation()
  const [yearId, setYear] = useState<number | null>(null)
  const [id, setId] = useState<string | null>(null)
  /** The import of the file that was checked last; another check of that file uses it again. */
  const begun = useRef<{ readonly id: string; readonly key: string } | null>(null)

  const importRows = useStableCallback(async (mode: ImportMode, rows: readonly ImportRow[], fileName: string) => {
    try {
      if (mode === 'apply') {
        const written = await runImport(api, codec, begun.current?.id ?? '')
        begun.current = null
        return written
      }
      const key = `${yearId} ${fileName}`
      if (begun.current?.key !== key) {
        const made = await service.create({ fileName, yearId: yearId ?? 0 }, createId())
        begun.current = { id: made.id, key }
        setId(made.id)
      }
      return await checkRows(api, codec, begun.current.id, rows)
    } catch (problem) {
      // After a refusal the next check begins a new import; after a call without an answer it uses the same one.
      if (toFailure(problem).code === 400) begun.current = null
      throw problem
    } finally {
      forgetRecords(queryClient, ucasImport)
    }
  })
  const href = id === null ? null : linkTo(ucasImport.name, id)
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <ImportPage
        rules={rowRules}
        own={{
          title: texts.title,
          columns: Object.keys(ucasColumns),
          mostRows: 5000,
          question: (
            <LaterRecordPicker
              label={ucasImport.fields.yearId.label}
              required
              isSingle
              of={year.name}
              path={year.path}
              names={{}}
              value={yearId === null ? [] : [yearId]}
              onChange={([chosen]) => setYear(chosen ?? null)}
            />
          ),
          isAnswered: yearId !== null,
          target: '',
          after: href !== null && <TextLink href={`${href}?tab=errors`}>{texts.toImport}</TextLink>,
          keepsWrong: true,
        }}
        breadcrumbs={breadcrumbs(texts.title)}
        importRows={importRows}
        onDone={() => navigate(paths.list)}
      />
    </LazyBoundary>
  )
}
