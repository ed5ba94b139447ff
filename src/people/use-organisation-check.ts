import { useMemo } from 'react'
import { useRecords } from '#src/resources/use-records.ts'
import { createOrganisationCheck, type OrganisationRules } from './organisation.ts'

/** The check of a form whose type asks for an organisation. */
export function useOrganisationCheck(rules: OrganisationRules) {
  const { queryClient, service } = useRecords(rules.type)
  return useMemo(() => createOrganisationCheck(rules, { queryClient, service }), [rules, queryClient, service])
}
