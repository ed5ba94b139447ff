import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { outcomeTone } from './outcome-tone.ts'
import type { SlipAttempt, SlipModule } from './slip.ts'
import { slipTexts as texts } from './texts.ts'

// `!important`, because table heads have an alignment of their own, which would win.
const figure = css({ textAlign: 'right!' })
const wide = css({ display: { base: 'none', md: 'table-cell' } })
const mark = css({
  width: '4px',
  height: '32px',
  flexShrink: 0,
  rounded: 'xs',
  bg: 'var(--colour, token(colors.border.control))',
  forcedColorAdjust: 'none',
})
const strong = css({ textStyle: 'bodyStrong' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })

/** A module with its colour, code and version. */
export const ModuleName = ({
  module,
  detail,
  href,
}: {
  readonly module: SlipModule
  readonly detail: string
  readonly href?: string | null
}) => (
  <div className={css({ display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' })}>
    <span aria-hidden="true" className={mark} style={{ '--colour': module.colourCode } as CSSProperties} />
    <div className={css({ minWidth: '0' })}>
      <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>
        {href ? <TextLink href={href}>{module.moduleName}</TextLink> : module.moduleName}
      </p>
      <p className={muted}>{detail}</p>
    </div>
  </div>
)

const papersOf = ({ papers }: SlipAttempt) => papers.map((paper) => `${paper.paperName}: ${paper.mark}`).join(' · ')

interface ModuleTableProps {
  readonly modules: readonly SlipModule[]
  /** The page of a result; null where the person has none. */
  hrefOf(resultId: number): string | null
}

/** The attempt that counts, of each module. */
export function ModuleTable({ modules, hrefOf }: ModuleTableProps) {
  const standing = modules.flatMap((module) => {
    const attempt = module.attempts.find(({ isCounted }) => isCounted === 1)
    return attempt ? [{ module, attempt }] : []
  })
  const hasPapers = standing.some(({ attempt }) => attempt.papers.length > 0)
  return (
    <Table label={texts.modules}>
      <TableHead>
        <Th>{texts.module}</Th>
        {hasPapers && <Th className={wide}>{texts.papers}</Th>}
        <Th className={`${figure} ${wide}`}>{texts.markHead}</Th>
        <Th className={figure}>{texts.final}</Th>
        <Th>{texts.grade}</Th>
        <Th className={`${figure} ${wide}`}>{texts.points}</Th>
        <Th>{texts.status}</Th>
      </TableHead>
      <tbody>
        {standing.map(({ module, attempt }) => (
          <Tr key={module.moduleId}>
            <Td>
              <ModuleName
                module={module}
                detail={texts.codeAndVersion(module.moduleCode, attempt.version)}
                href={hrefOf(attempt.resultId)}
              />
            </Td>
            {hasPapers && <Td className={`${wide} ${muted}`}>{papersOf(attempt)}</Td>}
            <Td isNumeric className={`${figure} ${wide}`}>
              {attempt.mark ?? texts.none}
            </Td>
            <Td isNumeric className={`${figure} ${strong}`}>
              {attempt.finalMark ?? texts.none}
            </Td>
            <Td className={strong}>{attempt.grade ?? texts.none}</Td>
            <Td isNumeric className={`${figure} ${wide}`}>
              {attempt.points ?? texts.none}
            </Td>
            <Td>
              <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })}>
                <Badge tone={outcomeTone(attempt.outcome)}>{attempt.outcome}</Badge>
                {attempt.attempt === 'Resit' && <Badge tone="info">{texts.afterResit}</Badge>}
              </div>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}
