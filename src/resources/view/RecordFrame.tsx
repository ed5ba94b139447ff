'use no memo'

import { useState, type ReactNode, type RefObject } from 'react'
import { css, cx } from 'styled-system/css'
import type { ResourceAct } from '#machines/records/resource-view.ts'
import type { RecordNotice } from '#machines/records/record-notice.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { DefinitionList, type Definition } from '#src/ui/records/definition-list.tsx'
import { FactPanel } from '#src/ui/records/fact-panel.tsx'
import { nothing } from '../fields/field-text.ts'
import { RecordStatus } from '../fields/RecordStatus.tsx'
import { plainText } from '../plain-text.ts'
import type { RecordPage } from '../record-page.ts'
import type { RecordUses, StoredRecord } from '../record-types.ts'
import { codeField } from '#openapi/telling-fields.ts'
import { recordActions, type ActionStep, type PageTool, type RecordLink } from './record-actions.tsx'
import type { CountedTab } from './tab-counts.ts'
import { recordTexts as texts } from '../texts.ts'

// On phones alone.
const PhoneFacts = lazyComponent(async () => (await import('./overview/PhoneFacts.tsx')).PhoneFacts, { isOptional: true })
const UseList = lazyComponent(async () => (await import('./UseList.tsx')).UseList, { isOptional: true })

/** What stands in the panel beside a record above its facts, and below them. */
export interface RecordPanel {
  readonly above: ReactNode
  readonly below: ReactNode
  /** What of it stands above the fields where the panel is a drawer on a phone. */
  readonly brief?: ReactNode
}

/** A tab of a record's page; what it lists is counted beside its title. */
export interface RecordTab extends CountedTab {
  readonly title: string
  readonly content: ReactNode
  /** The content is a sheet of paper: the page is grey behind it. */
  readonly isPaper?: boolean | undefined
  /** What the page does with its content, such as printing it. */
  readonly tools?: readonly PageTool[]
}

interface RecordFrameProps extends Pick<RecordPage, 'linkTo'> {
  readonly rules: ResourceRules
  readonly breadcrumbs: ReactNode
  readonly record: StoredRecord
  /** The record's status, where its page draws it in a way of its own. */
  readonly badge?: ReactNode
  readonly facts: readonly Definition[]
  readonly panel?: RecordPanel | undefined
  readonly tabs: readonly RecordTab[]
  /** How many records tabs list, by their ids. */
  readonly counts: Readonly<Record<string, number>>
  /** The id of the open one. */
  readonly tab: string
  readonly notice: RecordNotice | null
  readonly noticePlace: RefObject<HTMLDivElement | null>
  /** Who uses the record that could not be deleted. */
  readonly uses: RecordUses | undefined
  /** Links or buttons in the notice that lead on from it. */
  readonly more?: ReactNode
  /** What is missing for a step of its lifecycle: how many points, and their list. */
  readonly gaps?: { readonly count: number; readonly list: ReactNode } | undefined
  readonly steps: readonly ActionStep[]
  readonly links: readonly RecordLink[]
  readonly menuLinks: readonly RecordLink[]
  readonly mayDelete: boolean
  readonly editHref: string | null
  /** The field whose value stands beside the name, unless that of its code. */
  readonly meta?: string | undefined
  /** Its tabs are forms with action bars of their own. */
  readonly isForm?: boolean
  readonly editLabel: string
  readonly origin: object
  /** The act that is running; null for none. */
  readonly busy: ResourceAct | null
  onAct(act: ResourceAct): void
  onTab(tab: string): void
  onCloseNotice(): void
}

/** A tab with its count, which describes it and is no part of its name; without one where it lists nothing. */
const tabOf = (label: string, value: string, count: number | undefined) => ({
  value,
  label,
  ...(count && { count, countLabel: texts.records(count) }),
})

const pad = css({ px: { base: '4', md: '5', lg: '7' } })
const behindPaper = css({ bg: 'bg.sunken', borderBottomLeftRadius: 'xl', borderBottomRightRadius: { base: 'xl', lg: '0' } })

/** The page of a record as drawn: what it is and what can be done with it above, its tabs, its facts beside them. */
export function RecordFrame(props: RecordFrameProps) {
  const { rules, record, facts, panel, tabs, counts, tab, notice, noticePlace, uses, steps, mayDelete, editHref, linkTo } = props
  const isWide = useMedia('(min-width: 1024px)')
  const isPhone = useMedia('(max-width: 767px)')
  const [isOpen, setOpen] = useState(false)
  const shown = tabs.find(({ id }) => id === tab)
  const metaField = props.meta ?? codeField(rules)
  const meta = metaField && plainText(record.fields[metaField])
  const { icons, buttons } = recordActions({
    steps,
    links: props.links,
    menuLinks: props.menuLinks,
    mayDelete,
    editHref,
    editLabel: props.editLabel,
    isPhone,
    origin: props.origin,
    busy: props.busy,
    tools: shown?.tools ?? [],
    isWide,
    onFacts: isWide ? undefined : () => setOpen(true),
    onAct: props.onAct,
  })
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={record.name || nothing}
        breadcrumbs={props.breadcrumbs}
        badge={props.badge ?? <RecordStatus rules={rules} status={record.status} />}
        // Some records are called by their code.
        meta={meta === record.name ? undefined : meta}
        actions={
          (!isPhone || props.isForm) && (
            <>
              {icons}
              {buttons}
            </>
          )
        }
      />
      {notice && (
        <div ref={noticePlace} className={cx(pad, css({ pb: '3' }))}>
          <Alert
            key={`${notice.id} ${notice.text}`}
            tone="error"
            isFocused
            action={
              props.gaps?.list ??
              (uses && (
                <LazyBoundary fallback={<SkeletonLines count={2} />}>
                  <UseList uses={uses} linkTo={linkTo} />
                </LazyBoundary>
              )) ??
              props.more
            }
            onClose={props.onCloseNotice}
          >
            {props.gaps ? texts.missingPoints(props.gaps.count) : notice.text}
          </Alert>
        </div>
      )}
      <Tabs
        label={texts.tabs(rules)}
        tabs={tabs.map(({ id, title }) => tabOf(title, id, counts[id]))}
        value={tab}
        activation="manual"
        isTall
        onChange={props.onTab}
      >
        <div className={css({ display: 'flex', flex: '1', minWidth: '0' })}>
          <div className={cx(pad, css({ flex: '1', minWidth: '0', py: '5' }), shown?.isPaper && behindPaper)}>
            {isPhone && tab === tabs[0]?.id && (
              <LazyBoundary fallback={null}>
                <PhoneFacts tabs={tabs} counts={counts} brief={panel?.brief} onOpen={props.onTab} />
              </LazyBoundary>
            )}
            {shown?.content}
          </div>
          <FactPanel label={texts.facts} isPlain={shown?.isPaper} isBeside={isWide} isOpen={isOpen} onClose={() => setOpen(false)}>
            {panel ? (
              <div className={css({ display: 'grid', gap: '5' })}>
                {panel.above}
                <DefinitionList look="lines" entries={facts} />
                {panel.below}
              </div>
            ) : (
              <DefinitionList look="lines" entries={facts} />
            )}
          </FactPanel>
        </div>
      </Tabs>
      {isPhone && !props.isForm && <ActionBar start={icons}>{buttons}</ActionBar>}
    </div>
  )
}
