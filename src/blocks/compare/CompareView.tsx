import { ArrowLeftRight, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import {
  countOf,
  differenceKinds,
  type ComparedBlock,
  type Comparison,
  type Difference,
  type DifferenceKind,
} from '#machines/blocks/compare/compare.ts'
import { knownStatus, type BlockId } from '#machines/blocks/block.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ToggleChip } from '#src/ui/kit/chip.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { BlockPicker } from '../BlockPicker.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { texts as blockTexts } from '../texts.ts'
import { CompareDetails } from './CompareDetails.tsx'
import { CompareRows } from './CompareRows.tsx'
import { compareTexts as texts } from './texts.ts'

/** What of a comparison can be shown. */
export type CompareStatus =
  | { readonly kind: 'unchosen' | 'loading' | 'nothingUnsaved' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'compared'; readonly left: ComparedBlock; readonly right: ComparedBlock; readonly comparison: Comparison }

interface ChosenBlock {
  readonly id: BlockId
  /** Null while it is not read. */
  readonly record: ComparedBlock['record'] | null
}

interface CompareViewProps {
  readonly kind: BlockKindSpec
  readonly breadcrumbs: ReactNode
  readonly left: ChosenBlock | null
  /** The other block, or the unsaved changes of the one on the left. */
  readonly right: ChosenBlock | 'draft' | null
  readonly status: CompareStatus
  /** Only differences of this kind; null for all. */
  readonly shown: DifferenceKind | null
  /** The colour of each module by its id. */
  readonly colours: ReadonlyMap<string, string | null>
  onPick(side: 'left' | 'right', id: BlockId): void
  onSwap(): void
  onShow(kind: DifferenceKind | null): void
  onRetry(): void
  onSave(differences: readonly Difference[]): void
  onPrint(): void
}

const screenOnly = css({ _print: { display: 'none' } })

const picked = (block: ChosenBlock | null) =>
  block && (block.record ? { ...block.record, id: block.id, status: knownStatus(block.record.status) } : { id: block.id, name: null })

/** The page of a comparison: both blocks, the counts as filters, and the differences side by side. */
export function CompareView(props: CompareViewProps) {
  const { kind, breadcrumbs, left, right, status, shown, colours, onPick, onSwap, onShow, onRetry, onSave, onPrint } = props
  const isDraft = right === 'draft'
  const all = status.kind === 'compared' ? status.comparison.differences : []
  const differences = shown === null ? all : all.filter(({ kinds }) => kinds.includes(shown))
  const pick = (side: 'left' | 'right', block: ChosenBlock | null) => (
    <BlockPicker kind={kind} label={texts[side]} placeholder={texts.search} value={picked(block)} onChange={(id) => onPick(side, id)} />
  )
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={texts.title}
        breadcrumbs={breadcrumbs}
        badge={<span className={css({ color: 'fg.muted' })}>{isDraft ? texts.byDate : texts.byWeekday}</span>}
      />
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', lg: 'minmax(120px, 1fr) 3fr 3fr' },
          gap: '3',
          alignItems: 'end',
          px: { base: '4', md: '5', lg: '7' },
          py: '3',
          borderTopWidth: '1px',
          borderColor: 'border.default',
        })}
      >
        <div className={screenOnly}>
          {!isDraft && (
            <Button icon={<ArrowLeftRight size={16} aria-hidden />} onClick={onSwap}>
              {texts.swap}
            </Button>
          )}
        </div>
        {pick('left', left)}
        {isDraft ? (
          <p className={css({ textStyle: 'bodyStrong', minHeight: 'control', display: 'flex', alignItems: 'center' })}>{texts.unsaved}</p>
        ) : (
          pick('right', right)
        )}
      </div>
      <VisuallyHidden role="status">
        {status.kind === 'compared' &&
          texts.compared(status.left.record.name, isDraft ? texts.unsaved : status.right.record.name, differences.length, shown)}
      </VisuallyHidden>
      {status.kind === 'compared' && (
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '3',
            px: { base: '4', md: '5', lg: '7' },
            py: '2.5',
            bg: 'bg.sunken',
            borderBlockWidth: '1px',
            borderColor: 'border.default',
          })}
        >
          <div role="group" aria-label={texts.filters} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            <ToggleChip isSelected={shown === null} onClick={() => onShow(null)}>
              <strong>{all.length}</strong> {texts.all}
            </ToggleChip>
            {differenceKinds.map((one) => (
              <ToggleChip key={one} isSelected={shown === one} onClick={() => onShow(shown === one ? null : one)}>
                <strong>{countOf(all, one)}</strong> {texts.kind(one)}
              </ToggleChip>
            ))}
          </div>
          <CompareDetails kind={kind} left={status.left} right={status.right} comparison={status.comparison} />
        </div>
      )}
      <div className={css({ flex: '1' })}>
        {status.kind === 'unchosen' && <EmptyState title={texts.choose(kind.texts.nouns)} />}
        {status.kind === 'loading' && <PagePlaceholder />}
        {status.kind === 'nothingUnsaved' && <EmptyState title={texts.nothingUnsaved(kind.texts.noun)} />}
        {status.kind === 'failed' && <ErrorState title={status.message} onRetry={onRetry} />}
        {status.kind === 'compared' &&
          (differences.length === 0 ? (
            <EmptyState title={shown === null ? texts.none : texts.noneOfKind(shown)} />
          ) : (
            <CompareRows differences={differences} colours={colours} />
          ))}
      </div>
      <div className={screenOnly} style={{ display: 'contents' }}>
        <ActionBar start={<BackLink href={kind.paths.list}>{blockTexts.backToListing}</BackLink>}>
          <Button icon={<Printer size={16} aria-hidden />} isSoftDisabled={differences.length === 0} onClick={onPrint}>
            {texts.print}
          </Button>
          <Button
            icon={<Download size={16} aria-hidden />}
            isSoftDisabled={differences.length === 0}
            onClick={() => differences.length > 0 && onSave(differences)}
          >
            {texts.csv}
          </Button>
        </ActionBar>
      </div>
    </div>
  )
}
