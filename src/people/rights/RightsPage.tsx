import { useQuery } from '@tanstack/react-query'
import { roleModule } from '#openapi/generated/resources/rights/role-module.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { roleMenuQuery } from './role-menu.ts'
import { RightsEditor } from './RightsEditor.tsx'

const notFound = 404

/** The rights of the role that the address names. */
export function RightsPage({ pathId, page }: { readonly pathId: string; readonly page: RecordPage }) {
  const { api, codec } = useServices()
  const id = codec.decrypt(pathId)
  const { data, error, refetch } = useQuery({ ...roleMenuQuery(api, pathId), enabled: id !== null })
  const failure = error === null ? null : toFailure(error)
  if (id === null || failure?.code === notFound) return <NoSuchRecord rules={roleModule} page={page} />
  if (data) return <RightsEditor key={id} menu={data} page={page} />
  if (failure)
    return (
      <>
        <PageHeader title={roleModule.noun} breadcrumbs={page.breadcrumbs(roleModule.noun)} />
        <ErrorState title={failure.message} onRetry={() => void refetch()} />
      </>
    )
  return <PagePlaceholder />
}
