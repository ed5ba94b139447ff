import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { PaperQuestion } from '#openapi/assessment/paper-checks.ts'
import { question } from '#openapi/generated/resources/assessment/question.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { bankQuestion, type BankQuestion } from './bank.ts'

/** The questions of a module, by id and in the order of their codes. */
export function useBank(moduleId: number | null, known: Map<number, PaperQuestion>) {
  const { service } = useRecords(question)
  const read = useQuery({
    ...recordListQuery(question, service, {
      ...allRecords,
      sort: { column: 'questionCode', direction: 'asc' },
      filters: { moduleId: [String(moduleId ?? 0)] },
    }),
    enabled: moduleId !== null,
  })
  const { data } = read
  const questions = useMemo(
    (): readonly BankQuestion[] => (moduleId === null ? [] : (data?.rows ?? []).map(bankQuestion)),
    [data, moduleId],
  )
  const byId = useMemo(() => new Map(questions.map((one) => [one.id, one])), [questions])
  useEffect(() => {
    for (const one of questions) known.set(one.id, one)
  }, [questions, known])
  return { questions, byId, isError: read.isLoadingError, isPending: moduleId !== null && read.isPending, retry: () => void read.refetch() }
}

export type Bank = ReturnType<typeof useBank>
