import { LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import type { Snapshot } from '#machines/blocks/timetable/snapshot.machine.ts'
import type { Audience } from '#machines/blocks/timetable/timetable.ts'
import { clockRelease } from '#machines/time/clock-table.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { fileName } from './audience.ts'
import { calendarFile, identityOf } from './calendar-file.ts'
import { ShareView } from './ShareView.tsx'
import { SnapshotFacts } from './SnapshotFacts.tsx'
import { createSnapshotLogic } from './snapshot-actors.ts'
import { Stamp } from './Stamp.tsx'
import { ageText, momentText, texts } from './texts.ts'
import { usePrinting } from '#src/ui/kit/use-printing.ts'

const fragmentOf = ({ hash }: Location) => hash.slice(1)

/** The public page of a snapshot link: it reads the link, calls nobody and keeps nothing. */
export function SnapshotPage() {
  const actor = useProcess(createSnapshotLogic, { input: { fragment: fragmentOf(window.location) } })
  useEffect(() => {
    const follow = () => actor.send({ type: 'link.change', fragment: fragmentOf(window.location) })
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [actor])
  const { snapshot, isDamaged } = useShallowSelector(actor, (state) => ({
    snapshot: state.context.snapshot,
    isDamaged: state.matches('damaged'),
  }))
  return (
    <>
      <meta name="robots" content="noindex" />
      {isDamaged ? <DamagedLink /> : snapshot ? <SnapshotView snapshot={snapshot} /> : <PagePlaceholder />}
    </>
  )
}

/** What stands in place of a snapshot that cannot be read. */
export const DamagedLink = () => (
  <div role="alert">
    <PageHeader title={texts.snapshotTitle} />
    <EmptyState icon={<LinkIcon size={24} strokeWidth={1.75} />} title={texts.damaged} />
  </div>
)

/** A snapshot as its readers see it: nothing in it can be edited. */
export function SnapshotView({ snapshot: { timetable, madeAt, rules } }: { snapshot: Snapshot }) {
  const { clock, config } = useServices()
  const printingSince = usePrinting(clock)
  const [openedAt] = useState(() => clock.now())
  const [audience, setAudience] = useState<Audience>({ kind: 'all' })
  return (
    <ShareView
      title={timetable.name}
      badge={<Stamp isFinal={timetable.isFinal} />}
      meta={<span className={css({ color: 'fg.muted' })}>{texts.made(momentText(madeAt), ageText(madeAt, openedAt))}</span>}
      timetable={timetable}
      audience={audience}
      productName={config.productName}
      printingSince={printingSince}
      now={openedAt}
      onAudience={setAudience}
      onDownload={(zones, timesIn) =>
        saveFile(
          fileName(timetable.name, audience),
          'text/calendar;charset=utf-8',
          calendarFile(timetable, { zones, timesIn, source: `snapshot-${identityOf(timetable.code || timetable.name)}`, now: clock.now() }),
        )
      }
    >
      <SnapshotFacts timetable={timetable} otherRules={rules === clockRelease ? null : texts.otherRules(rules, clockRelease)} />
    </ShareView>
  )
}
