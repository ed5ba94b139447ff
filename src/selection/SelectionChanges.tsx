import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { stepDifferences } from '#openapi/selection/differences.ts'
import { findingsOf } from '#openapi/selection/findings.ts'
import { stepTitles } from '#openapi/selection/texts.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Differences } from '#src/ui/layers/conflict-question.tsx'
import { selectionTexts as texts } from './texts.ts'
import { selectionQuery } from './wizard/selection-service.ts'

const [component] = centreSelection.components
const textOf = (lines: readonly string[]) => (lines.length === 0 ? texts.noAnswer : lines.join('; '))

/** What a reviewer of a selection should know: its findings, and step by step what differs from its last confirmation. */
export function SelectionChanges() {
  const { api, codec } = useServices()
  const { fields } = useShownRecord().record
  const ids = { curriculumId: String(fields['curriculumId']), centreId: String(fields['centreId']), yearId: String(fields['yearId']) }
  const read = useQuery(selectionQuery(api, codec, { component }, ids))
  return (
    <ReadResult read={read}>
      {({ confirmed, answers, choices }) => {
        const changed = confirmed === null ? [] : stepDifferences(confirmed, answers, choices)
        const rows = changed.map(({ step, mine, theirs }) => ({ name: stepTitles[step], mine: textOf(mine), theirs: textOf(theirs) }))
        return (
          <>
            {findingsOf(answers, choices).map(({ id, text }) => (
              <Alert key={id} tone="info">
                {text}
              </Alert>
            ))}
            {rows.length === 0 ? (
              <EmptyState icon={<History size={24} />} title={confirmed === null ? texts.neverConfirmed : texts.noChanges} />
            ) : (
              <Differences columns={texts.changesColumns} rows={rows} />
            )}
          </>
        )
      }}
    </ReadResult>
  )
}
