import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toFailure } from '#src/api/problem.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'

interface ReadPartProps<Found> {
  readonly read: UseQueryResult<Found>
  children(found: Found): ReactNode
}

/** What a read has found, as one of several parts of a page: it waits and fails in little room. */
export function ReadPart<Found>({ read: { data, isError, error, refetch }, children }: ReadPartProps<Found>) {
  if (data !== undefined) return children(data)
  if (!isError) return <SkeletonLines count={3} />
  return (
    <Alert
      tone="error"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {toFailure(error).message}
    </Alert>
  )
}
