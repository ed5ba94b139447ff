import { queryOptions, useQuery } from '@tanstack/react-query'
import { student } from '#openapi/generated/resources/students/student.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { useServices } from '#src/api/services.tsx'
import { ChangeList, changeEntries } from '#src/resources/changes/ChangeList.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { registrationTexts as texts } from './texts.ts'

const readChanges = answerReader('listStudentChanges', changeEntries)

const changesQuery = (api: Api, studentId: string) =>
  queryOptions({
    queryKey: ['records', student.name, 'changes', { studentId }],
    queryFn: async ({ signal }) =>
      readChanges(
        await api.call(
          'listStudentChanges',
          { query: { studentId: Number(studentId) } },
          { log: { component: student.components, permission: 'View' }, signal },
        ),
      ),
  })

/** What was changed of the student of the page, by person, field and dates. */
export function Changes() {
  const { api } = useServices()
  const { record } = useShownRecord()
  return <ChangeList label={texts.parts.history} read={useQuery(changesQuery(api, record.id))} />
}
