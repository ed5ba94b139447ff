import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toFailure } from '#src/api/problem.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'

/** Draws what a read has found; until then placeholder lines, or why it failed. */
export function ReadResult<Found>({ read, children }: { readonly read: UseQueryResult<Found>; children(found: Found): ReactNode }) {
  const { data, isError, error, refetch } = read
  if (data !== undefined) return children(data)
  return isError ? <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} /> : <SkeletonLines count={6} />
}
