import { useQueries } from '@tanstack/react-query'
import { Ellipsis, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { inSentence, type ResourceRules } from '#openapi/resource-rules.ts'
import { toFailure } from '#src/api/problem.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useDraggable, useDropPlace } from '#src/ui/drag/use-drag.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { Menu } from '#src/ui/layers/menu.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import { sortIn } from '#src/ui/list/list-address.ts'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { columnLabel, columnText, statusText } from '../fields/field-text.ts'
import { withQuery, type RecordPage } from '../record-page.ts'
import { cardCount } from '../record-calls.ts'
import { recordListQuery } from '../record-queries.ts'
import type { ListedRecords, StoredRecord } from '../record-types.ts'
import type { ColumnOf, RulesOf } from '../resource-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { useRecords } from '../use-records.ts'
import { useBoardMoves, type BoardAct } from './use-board-moves.ts'
import { BoardHeader } from './BoardHeader.tsx'

// Few steps ask for a comment.
const CommentQuestion = lazyComponent(async () => (await import('../view/CommentQuestion.tsx')).CommentQuestion)

interface RecordBoardProps<N extends ResourceName> {
  readonly of: RulesOf<N>
  readonly page: RecordPage
  /** What a card says below the name of its record, where there is something to say. */
  readonly facts: readonly ColumnOf<N>[]
  /** The query of the address of the list, where the page without a query is the board: `view=list`. */
  readonly list?: string
  /** What only this resource can do with a record. */
  readonly acts?: readonly BoardAct[]
}

const noActs: readonly BoardAct[] = []

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(196px, 100%), 1fr))',
  gap: '4',
  flex: '1',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.sunken',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
})

/** The records of a resource in columns, one for each status. Cards lead to their records, and are moved on by their menu or by dragging. */
export function RecordBoard<N extends ResourceName>({ of: rules, page, facts, list = '', acts = noActs }: RecordBoardProps<N>) {
  const deps = useRecords(rules)
  const { service, codec } = deps
  const moves = useBoardMoves(deps, page, acts)
  const reads = useQueries({
    queries: rules.statuses.map(({ value }) =>
      recordListQuery(rules, service, { page: 1, pageSize: cardCount, search: '', status: String(value), sort: sortIn(page.sort) }),
    ),
  })
  const failed = reads.find(({ data, isError }) => isError && data === undefined)
  const records = new Map(reads.flatMap(({ data }) => data?.rows.map((record) => [Number(record.id), record] as const) ?? []))
  /** The step that takes a card to a column, where there is one. */
  const stepTo = (id: number, to: number | string) => {
    const record = records.get(id)
    const step = record && moves.movesFor(record).find((one) => one.to === to)
    return record && step ? { record, step } : null
  }
  const href = list === '' ? page.paths.list : `${page.paths.list}?${list}`
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <BoardHeader page={page} listHref={href}>
        {page.can('Add') && (
          <LinkButton href={page.paths.create} variant="primary" icon={<Plus size={16} aria-hidden />}>
            {texts.create(rules)}
          </LinkButton>
        )}
      </BoardHeader>
      {moves.message && (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '3' })}>
          <ListMessage message={moves.message} nameless={texts.missing} onClose={moves.close} />
        </div>
      )}
      {moves.notice && !moves.isAsking && (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '3' })}>
          <Alert tone="error" onClose={moves.cancel}>
            {moves.notice.text}
          </Alert>
        </div>
      )}
      {failed ? (
        <ErrorState
          title={toFailure(failed.error).message}
          onRetry={() => reads.forEach(({ isError, refetch }) => isError && void refetch())}
        />
      ) : (
        <div className={columns}>
          {rules.statuses.map(({ value }, index) => (
            <Column
              key={value}
              rules={rules}
              title={statusText(rules, value)}
              found={reads[index]?.data}
              facts={facts}
              allHref={withQuery(href, `?status=${String(value)}`)}
              moves={moves}
              takes={(id) => !moves.isBusy && stepTo(id, value) !== null}
              onDrop={(id) => {
                const found = stepTo(id, value)
                if (found) moves.move(found.record, found.step)
              }}
              viewOf={page.can('View') ? ({ id }) => page.paths.view(codec.encrypt(id) ?? '') : null}
            />
          ))}
        </div>
      )}
      {moves.asked && (
        <LazyBoundary fallback={null}>
          <CommentQuestion
            record={moves.asked.record}
            move={moves.isAsking ? moves.asked.move : null}
            isBusy={moves.isBusy}
            notice={moves.notice?.text ?? null}
            finalFocus={() => null}
            onAccept={(comment) => moves.accept(comment, records.get(Number(moves.asked?.record.id)))}
            onCancel={moves.cancel}
          />
        </LazyBoundary>
      )}
    </div>
  )
}

type BoardMoves = ReturnType<typeof useBoardMoves>

interface ColumnProps {
  readonly rules: ResourceRules
  readonly title: string
  /** Undefined until it is read. */
  readonly found: ListedRecords | undefined
  readonly facts: readonly string[]
  readonly allHref: string
  readonly moves: BoardMoves
  readonly viewOf: ((record: StoredRecord) => string) | null
  /** Whether a card can be dropped here. */
  takes(id: number): boolean
  onDrop(id: number): void
}

const column = css({
  display: 'grid',
  alignContent: 'start',
  gap: '3',
  minWidth: '0',
  m: '-2',
  p: '2',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'transparent',
  '&[data-over]': { borderColor: 'accent.marker', bg: 'accent.subtle' },
})

function Column({ rules, title, found, facts, allHref, moves, viewOf, takes, onDrop }: ColumnProps) {
  const headingId = useId()
  const element = useRef<HTMLElement>(null)
  const isOver = useDropPlace(element, { kind: rules.name, takes, onDrop })
  return (
    <section ref={element} aria-labelledby={headingId} className={column} data-over={isOver || undefined}>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
        <h2 id={headingId} className={css({ textStyle: 'h3' })}>
          {title}
        </h2>
        {found && <Count>{found.total}</Count>}
      </div>
      {!found && <SkeletonLines count={4} />}
      {found?.total === 0 && <p className={css({ color: 'fg.muted' })}>{texts.noRelated({ ...rules, nouns: inSentence(rules.nouns) })}</p>}
      {found && found.total > 0 && (
        <ul aria-labelledby={headingId} className={css({ display: 'grid', gap: '3' })}>
          {found.rows.map((record) => (
            <Card key={record.id} rules={rules} record={record} facts={facts} moves={moves} href={viewOf?.(record) ?? null} />
          ))}
        </ul>
      )}
      {found && found.total > found.rows.length && <TextLink href={allHref}>{texts.showAll(found.total)}</TextLink>}
    </section>
  )
}

interface CardProps extends Pick<ColumnProps, 'rules' | 'facts' | 'moves'> {
  readonly record: StoredRecord
  /** Null for those who may not open it. */
  readonly href: string | null
}

const card = css({
  display: 'grid',
  gap: '2',
  p: '4',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.surface',
  overflowWrap: 'anywhere',
  '&[draggable=true]': { cursor: 'grab' },
})

function Card({ rules, record, facts, moves, href }: CardProps) {
  const element = useRef<HTMLLIElement>(null)
  const steps = moves.movesFor(record)
  useDraggable(element, rules.name, Number(record.id), steps.length === 0)
  const said = facts.map((name) => [name, columnText(rules, name, record)] as const).filter(([, text]) => text !== '')
  return (
    <li ref={element} className={card}>
      <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '2' })}>
        <span className={css({ flex: '1', minWidth: '0', fontWeight: 'medium' })}>
          {href === null ? (
            record.name
          ) : (
            // Without this, the browser would drag the link in place of its card.
            <TextLink href={href} draggable={false}>
              {record.name}
            </TextLink>
          )}
        </span>
        {steps.length > 0 && (
          <span className={css({ my: '-1.5', mr: '-2' })}>
            <Menu
              items={steps.map((step) => ({
                id: step.act,
                label: step.label,
                isDisabled: moves.isBusy,
                onSelect: () => moves.move(record, step),
              }))}
              trigger={<IconButton label={texts.moveCard(record.name)} icon={<Ellipsis size={16} aria-hidden />} />}
            />
          </span>
        )}
      </div>
      <dl className={css({ display: 'grid', gap: '1', textStyle: 'small' })}>
        {said.map(([name, text]) => (
          <div key={name} className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '2' })}>
            <dt className={css({ color: 'fg.muted' })}>{columnLabel(rules, name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
