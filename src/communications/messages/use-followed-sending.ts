import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { useServices } from '#src/api/services.tsx'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'

/** How often the figures of a message are read again while it is sent. */
const refreshMs = 3000

/** Reads a message and its deliveries again while it is being sent and its page is looked at; ends once it is sent. */
export function useFollowedSending(id: string | null): void {
  const { queryClient, startTimer } = useServices()
  const { service } = useRecords(communication)
  const query = recordQuery(communication, service, id ?? '')
  const { data } = useQuery({ ...query, enabled: false })
  const isSending = data?.status === 'Sending'
  useEffect(() => {
    if (!isSending || id === null) return undefined
    const { queryKey } = recordQuery(communication, service, id)
    const read = async () => {
      await queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
      // Read after the message, so that the deliveries are complete once it is sent.
      await queryClient.invalidateQueries({ queryKey: ['records', communication.name, 'list', 'deliveries'] })
      await queryClient.invalidateQueries({ queryKey: ['records', communication.name, 'counts'] })
    }
    let stop = () => {}
    const wait = () => {
      stop = startTimer(refreshMs, () => {
        if (document.visibilityState === 'visible') void read()
        wait()
      })
    }
    wait()
    return () => stop()
  }, [id, isSending, queryClient, service, startTimer])
}
