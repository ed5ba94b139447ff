import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { useServices } from '#src/api/services.tsx'
import { LinkTabs } from '#src/ui/navigation/link-tabs.tsx'
import { applicationCountsQuery } from './application-queries.ts'
import { applicationTexts as texts } from './texts.ts'

/** The lists of applications by who has to decide, or has decided; the first one has no name in the address. */
export const stageTabs = ['requests', 'approved', 'rejected', 'ncukApproved', 'ncukRejected', 'all'] as const

export type StageTab = (typeof stageTabs)[number]

/** The tab that an address names. */
export const stageTabIn = (search: string): StageTab => {
  const named = new URLSearchParams(search).get('tab')
  return stageTabs.find((tab) => tab === named) ?? 'requests'
}

/** The query that names a tab, without its "?"; empty for the first tab. */
export const tabInAddress = (tab: StageTab): string => (tab === 'requests' ? '' : `tab=${tab}`)

/** Links to the lists of applications, with how many each holds. */
export function StageTabs() {
  const { api } = useServices()
  const counts = useQuery(applicationCountsQuery(api)).data
  const open = stageTabIn(useSearch())
  return (
    <LinkTabs
      label={texts.stages}
      tabs={stageTabs.map((tab) => {
        const address = tabInAddress(tab)
        return {
          label: texts.tabs[tab],
          href: address === '' ? '?' : `?${address}`,
          isOpen: tab === open,
          count: tab === 'all' ? undefined : counts?.[tab],
        }
      })}
    />
  )
}
