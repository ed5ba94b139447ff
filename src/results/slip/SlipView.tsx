import '#src/ui/print.css'
import { Printer, Send } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { dayOf, timeOfDay } from '#src/time/clock.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { instantOf } from '#src/time/instant.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { usePrinting } from '#src/ui/kit/use-printing.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { SideWell } from '#src/ui/navigation/side-well.tsx'
import { Enquiries, type EnquiryLinks } from './Enquiries.tsx'
import { ModuleResult } from './ModuleResult.tsx'
import { SlipFacts } from './SlipFacts.tsx'
import { SlipModules } from './SlipModules.tsx'
import type { Slip } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

/** Where a slip leads. */
export interface SlipLinks extends EnquiryLinks {
  /** The page of a result; null where the person has none. */
  result(resultId: number): string | null
  /** Where the people of the centre are written to; null where the person may not. */
  readonly messageCentre: string | null
}

interface SlipViewProps {
  readonly slip: Slip
  readonly breadcrumbs: ReactNode
  readonly links: SlipLinks
  /** Files of the results, for those who may download some. */
  readonly downloads?: ReactNode
  /** What was changed of the results, for those who may know. */
  readonly changes?: ReactNode
  onPrint(): void
}

const pad = css({ px: { base: '4', md: '5', lg: '7' } })
const beside = css({ display: { lg: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr) 312px', flex: '1' })
const main = css({ px: { base: '4', md: '5', lg: '7' }, py: '5', minWidth: '0' })

function releaseText(at: string): string {
  const instant = instantOf(at)
  return instant === null ? '' : texts.releasedOn(formatCivil(dayOf(instant)), timeOfDay(instant))
}

/** All results as they are printed. */
const SlipSheet = ({ slip: { studentName, studentRef, centreName, totalPoints, modules } }: Pick<SlipViewProps, 'slip'>) => (
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
)

function SlipTabs({ slip, links, changes }: Pick<SlipViewProps, 'slip' | 'links' | 'changes'>) {
  const { modules, enquiries } = slip
  const [tab, setTab] = useState('modules')
  const attempts = modules.reduce((sum, module) => sum + module.attempts.length, 0)
  return (
    <Tabs
      label={texts.parts}
      isTall
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'modules', label: texts.modules, count: modules.length },
        { value: 'attempts', label: texts.allAttempts, count: attempts },
        ...(enquiries ? [{ value: 'enquiries', label: texts.enquiries, ...(enquiries.length > 0 && { count: enquiries.length }) }] : []),
        ...(changes ? [{ value: 'history', label: texts.history }] : []),
      ]}
    >
      <div className={main}>
        {tab === 'modules' && <SlipModules modules={modules} hrefOf={links.result} />}
        {tab === 'attempts' && modules.map((module) => <ModuleResult key={module.moduleId} module={module} />)}
        {tab === 'enquiries' && enquiries && <Enquiries enquiries={enquiries} modules={modules} links={links} />}
        {tab === 'history' && changes}
      </div>
    </Tabs>
  )
}

/** The results of a student by module, and when further ones are released; it prints as a sheet. */
export function SlipView({ slip, breadcrumbs, links, downloads, changes, onPrint }: SlipViewProps) {
  const { clock } = useServices()
  const isPrinting = usePrinting(clock) !== null
  const { studentName, studentRef, modules, awaited } = slip
  const hasResults = modules.length > 0
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={studentName}
        breadcrumbs={breadcrumbs}
        meta={studentRef}
        actions={
          <>
            {links.messageCentre !== null && (
              <LinkButton href={links.messageCentre} icon={<Send size={16} aria-hidden />}>
                {texts.messageCentre}
              </LinkButton>
            )}
            {hasResults && (
              <Button icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
                {texts.print}
              </Button>
            )}
          </>
        }
      />
      {awaited.length > 0 && (
        <div className={`${pad} ${css({ display: 'grid', gap: '3', pb: '4' })}`}>
          {awaited.map(({ setName, at }) => (
            <Alert key={setName} tone="info" title={setName}>
              {releaseText(at)}
            </Alert>
          ))}
        </div>
      )}
      {!hasResults && awaited.length === 0 && <EmptyState title={texts.noResults} />}
      {hasResults &&
        (isPrinting ? (
          <SlipSheet slip={slip} />
        ) : (
          <div className={beside}>
            <SlipTabs slip={slip} links={links} changes={changes} />
            <SideWell label={texts.facts}>
              <SlipFacts slip={slip} downloads={downloads} />
            </SideWell>
          </div>
        ))}
    </div>
  )
}
