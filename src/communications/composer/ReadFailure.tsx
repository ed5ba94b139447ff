import type { UseQueryResult } from '@tanstack/react-query'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { composerTexts as texts } from './texts.ts'

interface ReadFailureProps {
  readonly of: Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'refetch'>
  readonly children: string
}

/** Says that the choices of a field could not be loaded, and loads them again; nothing while they are there. */
export function ReadFailure({ of: { data, isError, isFetching, refetch }, children }: ReadFailureProps) {
  if (data !== undefined || !isError) return null
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" isBusy={isFetching} onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}

/** The status of a field whose choices a read gives. */
export const choiceStatus = ({ data, isError }: Pick<UseQueryResult, 'data' | 'isError'>): 'loading' | 'failed' | null => {
  if (data !== undefined) return null
  return isError ? 'failed' : 'loading'
}
