import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { checkRecord, recordTexts } from '#openapi/check-record.ts'
import { useServices } from '#src/api/services.tsx'
import { FieldControl, type FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { freeUsernameQuery } from './user-calls.ts'

const { username: rules } = user.fields

/** The username; once it is left, the server says whether another user has it. */
export function UsernameControl(props: FieldControlProps) {
  const { api } = useServices()
  const { value, error, onLeave } = props
  const typed = plainText(value).trim()
  const [stored] = useState(typed)
  const [left, setLeft] = useState(stored)
  const isAsked = left === typed && typed !== stored && checkRecord({ username: rules }, { username: typed }).size === 0
  const { data } = useQuery({ ...freeUsernameQuery(api, typed, stored === '' ? 'Add' : 'Modify'), enabled: isAsked })
  return (
    <FieldControl
      {...props}
      error={error ?? (isAsked && data?.isFree === false ? recordTexts.unique(rules.label) : null)}
      onLeave={() => {
        setLeft(typed)
        onLeave()
      }}
    />
  )
}
