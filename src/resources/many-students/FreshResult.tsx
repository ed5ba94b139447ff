import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toFailure } from '#src/api/problem.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'

/** Draws the answer of the latest read alone: an earlier answer is not shown while it is read again, or once that has failed. */
export function FreshResult<Found>({ read, children }: { readonly read: UseQueryResult<Found>; children(found: Found): ReactNode }) {
  const { data, isFetching, isError, error, refetch } = read
  if (isFetching) return <SkeletonLines count={6} />
  if (isError) return <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} />
  return data === undefined ? <SkeletonLines count={6} /> : children(data)
}
