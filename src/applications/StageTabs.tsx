import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
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

/** What an address says of its tab. */
export const tabInAddress = (tab: StageTab): string => (tab === 'requests' ? '' : `tab=${tab}`)

const list = css({
  display: 'flex',
  overflowX: 'auto',
  px: { base: '2', lg: '4' },
  mb: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '44px',
  px: '3',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  textStyle: 'bodyStrong',
  _hover: { color: 'fg.default' },
  _focusVisible: { outlineOffset: '-2px' },
  _currentPage: { color: 'fg.default', boxShadow: 'inset 0 -2px 0 token(colors.border.strong)' },
})

/** Links to the lists of applications, with how many each holds. */
export function StageTabs() {
  const { api } = useServices()
  const counts = useQuery(applicationCountsQuery(api)).data
  const open = stageTabIn(useSearch())
  return (
    <nav aria-label={texts.stages}>
      <ul className={list}>
        {stageTabs.map((tab) => {
          const address = tabInAddress(tab)
          return (
            <li key={tab}>
              <Link href={address === '' ? '?' : `?${address}`} aria-current={tab === open ? 'page' : undefined} className={link}>
                {texts.tabs[tab]}
                {tab !== 'all' && counts && <Count>{counts[tab]}</Count>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
