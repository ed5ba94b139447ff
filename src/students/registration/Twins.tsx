import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { useRested } from '#src/time/use-rested.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { registrationTexts as texts } from './texts.ts'

const readTwins = answerReader(
  'listStudentTwins',
  v.array(
    v.object({
      studentId: v.number(),
      fullName: v.string(),
      dateOfBirth: v.string(),
      centreName: v.string(),
      status: v.string(),
    }),
  ),
)

interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
}

const twinsQuery = (api: Api, person: Person) =>
  queryOptions({
    queryKey: ['records', student.name, 'twins', person],
    queryFn: async ({ signal }) =>
      readTwins(
        await api.call('listStudentTwins', { query: person }, { log: { component: student.components, permission: 'Add' }, signal }),
      ),
  })

interface TwinsProps extends Pick<RecordPage, 'linkTo'> {
  readonly firstName: string
  readonly lastName: string
  /** As typed. */
  readonly dateOfBirth: string
}

/** Students who may be the person who is about to be registered; nothing is refused because of them. */
export function Twins({ firstName, lastName, dateOfBirth, linkTo }: TwinsProps) {
  const { api, startTimer } = useServices()
  const born = parseEntry(dateOfBirth)
  const typed = JSON.stringify([firstName.trim(), lastName.trim()])
  const rested = useRested(typed, startTimer)
  const isReady = rested === typed && firstName.trim() !== '' && born !== null
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), dateOfBirth: born ?? '' }
  const { data: twins = [] } = useQuery({ ...twinsQuery(api, person), enabled: isReady })
  const isShown = isReady && twins.length > 0
  return (
    <div role="status" className={css({ gridColumn: '1 / -1' })}>
      {isShown && (
        <Alert
          tone="warning"
          action={
            <ul className={css({ display: 'grid', gap: '1', mt: '1' })}>
              {twins.map(({ studentId, fullName, dateOfBirth: day, centreName, status }) => {
                const href = linkTo(student.name, String(studentId))
                return (
                  <li key={studentId}>
                    {href === null ? fullName : <TextLink href={href}>{fullName}</TextLink>}
                    {`, ${[formatCivil(day), centreName, status].filter((part) => part !== '').join(', ')}`}
                  </li>
                )
              })}
            </ul>
          }
        >
          {texts.twins(twins.length)}
        </Alert>
      )}
    </div>
  )
}
