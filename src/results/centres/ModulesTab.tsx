import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { moduleGroupsQuery, type ModuleFigures } from './centre-details.ts'
import { FiguresTable } from './FiguresTable.tsx'

const texts = { modules: 'Modules', module: 'Module' } as const

interface ModulesTableProps {
  readonly modules: readonly ModuleFigures[]
  /** The results of a module; null where there is no address of them. */
  hrefOf(module: ModuleFigures): string | null
}

/** The modules of a set with how far their results are; each leads to its results. */
export const ModulesTable = ({ modules, hrefOf }: ModulesTableProps) => (
  // As wide as the page, because the rows have the padding of the page themselves.
  <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-5' })}>
    <FiguresTable
      label={texts.modules}
      head={texts.module}
      rows={modules.map((module) => {
        const href = module.rowsTotal > 0 ? hrefOf(module) : null
        return {
          ...module,
          key: String(module.moduleId),
          name: href === null ? module.moduleName : <TextLink href={href}>{module.moduleName}</TextLink>,
        }
      })}
    />
  </div>
)

/** How many modules the set has. */
export const countModules: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(moduleGroupsQuery(api, codec, id))).length

/** The modules of the set of the page. */
export function ModulesTab() {
  const { api, codec } = useServices()
  const { record } = useShownRecord()
  const read = useQuery(moduleGroupsQuery(api, codec, record.id))
  const of = codec.encrypt(record.id)
  const hrefOf = ({ moduleId }: ModuleFigures) => {
    const id = codec.encrypt(String(moduleId))
    if (of === null || id === null) return null
    return `${paths.results}/student-results?${new URLSearchParams({ resultIntakeId: of, moduleId: id }).toString()}`
  }
  return <ReadResult read={read}>{(modules) => <ModulesTable modules={modules} hrefOf={hrefOf} />}</ReadResult>
}
