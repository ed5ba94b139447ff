import '#src/ui/print.css'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { dayOf, timeOfDay } from '#src/time/clock.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { instantOf } from '#src/time/instant.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { ModuleResult } from './ModuleResult.tsx'
import type { Slip } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

interface SlipViewProps {
  readonly slip: Slip
  readonly breadcrumbs: ReactNode
  /** Files of the results, for those who may download some. */
  readonly downloads?: ReactNode
  onPrint(): void
}

function releaseText(at: string): string {
  const instant = instantOf(at)
  return instant === null ? '' : texts.releasedOn(formatCivil(dayOf(instant)), timeOfDay(instant))
}

/** The results of a student by module, and when further ones are released; it prints as a sheet. */
export function SlipView({ slip, breadcrumbs, downloads, onPrint }: SlipViewProps) {
  const { studentName, studentRef, centreName, totalPoints, modules, awaited } = slip
  return (
    <>
      <PageHeader
        title={studentName}
        breadcrumbs={breadcrumbs}
        meta={studentRef}
        actions={
          modules.length > 0 && (
            <Button icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
              {texts.print}
            </Button>
          )
        }
      />
      <div className={css({ display: 'grid', gap: '4', px: { base: '4', md: '5', lg: '7' }, pb: '6', maxWidth: '860px' })}>
        {awaited.map(({ setName, at }) => (
          <Alert key={setName} tone="info" title={setName}>
            {releaseText(at)}
          </Alert>
        ))}
        {modules.length > 0 && downloads}
        {modules.length === 0 && awaited.length === 0 && <EmptyState title={texts.noResults} />}
        {modules.length > 0 && (
          <article data-sheet="plain" aria-label={studentName}>
            <DefinitionList
              entries={[
                { id: 'student', label: texts.student, value: studentRef === '' ? studentName : `${studentName}, ${studentRef}` },
                { id: 'centre', label: texts.centre, value: centreName },
                ...(totalPoints === undefined ? [] : [{ id: 'points', label: texts.totalPoints, value: totalPoints }]),
              ]}
            />
            <div className={css({ mt: '4' })}>
              {modules.map((module) => (
                <ModuleResult key={module.moduleId} module={module} />
              ))}
            </div>
          </article>
        )}
      </div>
    </>
  )
}
