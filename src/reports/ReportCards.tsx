import { useQuery } from '@tanstack/react-query'
import {
  Award,
  Boxes,
  ChartColumn,
  ClipboardCheck,
  GraduationCap,
  IdCard,
  School,
  Star,
  UserPlus,
  Waypoints,
  type LucideIcon,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { savedReport } from '#openapi/generated/resources/reports/saved-report.ts'
import type { ReportName } from '#openapi/reports/report-names.ts'
import { useServices } from '#src/api/services.tsx'
import { useShowRows } from '#src/resources/list/HeldRows.tsx'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FailedLine } from '#src/ui/kit/failed-line.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { reportsQuery } from './report-queries.ts'
import { reportTexts as texts } from './texts.ts'

const icons: Readonly<Record<ReportName, LucideIcon>> = {
  'student-analysis': GraduationCap,
  'centre-performance': School,
  'module-outcomes': Boxes,
  registrations: IdCard,
  progression: ChartColumn,
  leads: UserPlus,
  clearing: Waypoints,
  marking: ClipboardCheck,
  certificates: Award,
}

const inset = css({ px: { base: '4', md: '5', lg: '7' }, pb: '5' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  gap: '3',
})
const card = css({
  display: 'flex',
  gap: '3',
  height: 'full',
  p: '4',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
  _hover: { bg: 'bg.hover', borderColor: 'border.control' },
})
const glyph = css({ display: 'grid', placeItems: 'center', flexShrink: 0, width: '36px', height: '36px', rounded: 'md', bg: 'bg.muted' })

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={inset}>
      <h2 id={id} className={css({ textStyle: 'h3', pb: '3' })}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface CardProps {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly Icon: LucideIcon
}

const Card = ({ href, title, text, Icon }: CardProps) => (
  <li>
    <Link href={href} className={card}>
      <span aria-hidden="true" className={glyph}>
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <span className={css({ minWidth: '0' })}>
        <span className={css({ display: 'block', textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{title}</span>{' '}
        <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>{text}</span>
      </span>
    </Link>
  </li>
)

/** The query of the saved reports that are marked as favourites. */
const favourites = { ...allRecords, status: '1', filters: { isFavourite: ['1'] } } as const

interface ReportCatalogueProps {
  readonly reports: readonly ReportName[] | 'loading' | 'failed'
  readonly favourites: readonly { readonly name: string; readonly text: string; readonly href: string }[]
  hrefOf(report: ReportName): string
  onRetry(): void
}

/** The catalogue of reports as cards. */
export const ReportCatalogue = ({ reports, favourites: marked, hrefOf, onRetry }: ReportCatalogueProps) => (
  <>
    {marked.length > 0 && (
      <Part title={texts.favourites}>
        <ul className={grid}>
          {marked.map(({ name, text, href }) => (
            <Card key={href} href={href} title={name} text={text} Icon={Star} />
          ))}
        </ul>
      </Part>
    )}
    <Part title={texts.catalogue}>
      {reports === 'loading' && <SkeletonLines count={8} />}
      {reports === 'failed' && <FailedLine text={texts.unavailable} onRetry={onRetry} />}
      {typeof reports !== 'string' && (
        <ul className={grid}>
          {reports.map((report) => {
            const [title, text] = texts.words[report]
            return <Card key={report} href={hrefOf(report)} title={title} text={text} Icon={icons[report]} />
          })}
        </ul>
      )}
    </Part>
    <h2 className={`${css({ textStyle: 'h3', pb: '3' })} ${css({ px: { base: '4', md: '5', lg: '7' } })}`}>{texts.saved}</h2>
  </>
)

/** The catalogue above the list of saved reports. */
export function ReportCards() {
  const { api, codec } = useServices()
  const page = useRecordPage()
  const { service } = useRecords(savedReport)
  const catalogue = useQuery(reportsQuery(api))
  const marked = useQuery(recordListQuery(savedReport, service, favourites))
  useShowRows(!catalogue.isPending && !marked.isPending)
  if (!page) return null
  const { list, view } = page.paths
  return (
    <ReportCatalogue
      reports={catalogue.data ?? (catalogue.isError ? 'failed' : 'loading')}
      favourites={(marked.data?.rows ?? []).map(({ id, name, fields }) => ({
        name,
        text: savedReport.fields.report.choices.find(({ value }) => value === fields['report'])?.label ?? '',
        href: view(codec.encrypt(id) ?? ''),
      }))}
      hrefOf={(report) => (report === 'student-analysis' ? `${list}/student-analysis-report` : view(report))}
      onRetry={() => void catalogue.refetch()}
    />
  )
}
