import { List, PanelRight, SearchX } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { changedPages, type RightsCell } from '#machines/rights/held-rights.ts'
import { seenIn } from '#machines/rights/rights-menu.ts'
import type { RightsEditorContext, RightsEditorEvent } from '#machines/rights/rights-editor.machine.ts'
import { role } from '#openapi/generated/resources/rights/role.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import type { EditorQuestion } from '#src/resources/use-editor.ts'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import { ActionBar, SavedState } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { ConflictQuestion, Differences } from '#src/ui/layers/conflict-question.tsx'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { FactPanel } from '#src/ui/records/fact-panel.tsx'
import { pageStyle } from '../page-style.ts'
import { shownNodes, useMatrixModel, type ShownPages } from './matrix-model.ts'
import { besideMatrix, rightsPageStyle } from './matrix-style.ts'
import { ReviewRights } from './ReviewRights.tsx'
import { RightsByModule } from './RightsByModule.tsx'
import { RightsLegend } from './RightsLegend.tsx'
import { RightsMatrix } from './RightsMatrix.tsx'
import type { RoleMenu } from './role-menu.ts'
import { SeenMenu } from './SeenMenu.tsx'
import { rightsTexts as texts } from './texts.ts'

interface RightsViewProps {
  readonly menu: RoleMenu
  readonly context: RightsEditorContext
  readonly breadcrumbs: ReactNode
  readonly isBusy: boolean
  /** "14:32" of the last save; null before one. */
  readonly savedAt: string | null
  readonly question: EditorQuestion | null
  /** Chooses the role whose rights take the place of these. */
  readonly copy: ReactNode
  send(event: RightsEditorEvent): void
}

/** Nothing in the menu can take the focus, so the menu takes it itself, to be scrolled by keyboard. */
const scrolledByKey = { role: 'group', 'aria-label': texts.seen, tabIndex: 0 }

/** The rights of a role as drawn: the matrix, beside it the menu as the role sees it, the bar below. */
export function RightsView({ menu, context, breadcrumbs, isBusy, savedAt, question, copy, send }: RightsViewProps) {
  const { fields: held, stored, notice, refused, isForbidden, theirs, sent } = context
  const model = useMatrixModel(menu)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [show, setShow] = useState<ShownPages>('all')
  const [current, setCurrent] = useState<string | null>(null)
  const [isReviewing, setReviewing] = useState(false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const isWide = useMedia('(min-width: 1280px)')
  const isPhone = useMedia('(max-width: 767px)')
  const { found, counts } = shownNodes(model, { stored, held }, show, wanted)
  const isNarrowed = wanted.trim() !== '' || show !== 'all'
  const changeCount = changedPages(stored, held).reduce((sum, { given, taken }) => sum + given.length + taken.length, 0)
  const review = () => {
    if (changeCount > 0 && !isBusy) setReviewing(true)
  }
  useFormShortcuts(isForbidden ? {} : { onSave: review })

  const set = (cells: readonly RightsCell[], isGiven: boolean) => {
    send({ type: 'form.edit', edit: { kind: isGiven ? 'give' : 'take', cells }, path: '' })
    // A single box says by itself how it stands.
    if (cells.length > 1) announce(texts.set(isGiven ? 'on' : 'off', cells.length))
  }
  const matrix = { model, found, stored, held, isDisabled: isForbidden, onSet: set, onModule: setCurrent }
  const errors = [...(notice ? [notice.text] : []), ...refused.values()]
  const seenCount = [...seenIn(model.nodes, held)].filter((id) => model.nodes.some((node) => node.id === id && node.isPage)).length

  return (
    <div className={rightsPageStyle}>
      <PageHeader
        title={menu.roleName}
        breadcrumbs={breadcrumbs}
        badge={<RecordStatus rules={role} status={menu.status} />}
        meta={texts.users(menu.userCount)}
        actions={
          !isWide && (
            <IconButton label={texts.seen} isOutlined icon={<PanelRight size={18} aria-hidden />} onClick={() => setPanelOpen(true)} />
          )
        }
      />
      <div role="search" className={pageStyle.toolbar}>
        <div className={css({ flex: { base: '1 1 100%', md: '0 1 240px' } })}>
          <SearchField label={texts.search} value={search} onChange={setSearch} />
        </div>
        <Segmented
          label={texts.show}
          value={show}
          options={[
            { value: 'all', label: texts.all, count: counts.all },
            { value: 'granted', label: texts.granted, count: counts.granted },
            { value: 'changed', label: texts.changed, count: counts.changed },
          ]}
          onChange={(value) => setShow(value === 'granted' || value === 'changed' ? value : 'all')}
        />
        <div className={css({ ml: 'auto', flex: { base: '1 1 100%', md: '0 1 340px' } })}>{copy}</div>
      </div>
      <div className={pageStyle.notices}>
        {errors.map((text, index) => (
          <Alert
            key={`${notice?.id ?? 0} ${context.attempts} ${text}`}
            tone="error"
            isFocused={index === 0}
            {...(text === notice?.text ? { onClose: () => send({ type: 'notice.close' }) } : {})}
          >
            {text}
          </Alert>
        ))}
        {context.offer && !isForbidden && <KeptEdits at={context.offer.at} send={send} />}
        {isForbidden && <Alert tone="warning">{texts.readOnly}</Alert>}
      </div>
      <div className={css({ display: 'flex', flex: '1', minWidth: '0', minHeight: { md: '0' } })}>
        {found.length === 0 ? (
          <div className={css({ flex: '1' })}>
            <EmptyState
              icon={<SearchX size={24} />}
              title={model.nodes.length === 0 ? texts.noModules : texts.nothingFound}
              action={
                isNarrowed && (
                  <Button
                    onClick={() => {
                      setSearch('')
                      setShow('all')
                    }}
                  >
                    {texts.clear}
                  </Button>
                )
              }
            />
          </div>
        ) : isPhone ? (
          <RightsByModule {...matrix} />
        ) : (
          <RightsMatrix {...matrix} search={wanted} isNarrowed={isNarrowed} />
        )}
        <FactPanel label={texts.seen} isBeside={isWide} isOpen={isPanelOpen} onClose={() => setPanelOpen(false)}>
          <div {...scrolledByKey} className={isWide ? besideMatrix : undefined}>
            {isWide && <h2 className={css({ textStyle: 'h3' })}>{texts.seen}</h2>}
            <p className={css({ textStyle: 'small', color: 'fg.muted', mb: '3' })}>{`${texts.afterSaving}: ${texts.sees(seenCount)}`}</p>
            <SeenMenu contactType={menu.contactType} nodes={model.nodes} stored={stored} held={held} current={current} />
            <RightsLegend />
          </div>
        </FactPanel>
      </div>
      <ActionBar
        start={
          <Button
            variant="ghost"
            className={css({ ml: '-3.5' })}
            icon={<List size={16} aria-hidden />}
            onClick={() => send({ type: 'record.leave', to: { kind: 'list' } })}
          >
            {texts.toList}
          </Button>
        }
        status={<SavedState savedAt={savedAt} isDirty={changeCount > 0} unsaved={texts.unsaved(changeCount, menu.userCount)} />}
      >
        {!isForbidden && (
          <>
            {changeCount > 0 && (
              <Button variant="ghost" onClick={() => send({ type: 'form.edit', edit: { kind: 'replace', held: stored }, path: '' })}>
                {texts.undo}
              </Button>
            )}
            <Button variant="primary" isBusy={isBusy} isSoftDisabled={changeCount === 0} onClick={review}>
              {texts.save}
            </Button>
          </>
        )}
      </ActionBar>
      <ReviewRights
        menu={menu}
        stored={stored}
        held={held}
        isOpen={isReviewing}
        onSave={() => {
          setReviewing(false)
          send({ type: 'record.save', to: null })
        }}
        onCancel={() => setReviewing(false)}
      />
      <LeaveQuestion question={question} send={send} />
      <ConflictQuestion open={question === 'conflict'} title={texts.conflictTitle} body={texts.conflictBody} send={send}>
        {theirs && (
          <Differences
            columns={[texts.page, texts.yours, texts.theirs]}
            rows={changedPages(theirs.held, sent).map(({ module }) => ({
              name: menu.modules.find(({ id }) => id === module)?.name ?? module,
              mine: sent[module]?.join(', ') ?? texts.nothing,
              theirs: theirs.held[module]?.join(', ') ?? texts.nothing,
            }))}
          />
        )}
      </ConflictQuestion>
    </div>
  )
}
