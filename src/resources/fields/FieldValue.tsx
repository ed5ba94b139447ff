import { Fragment, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { DocumentLink, TextLink } from '#src/ui/navigation/link.tsx'
import type { FilePlace } from '../files/file-place.ts'
import type { RecordNames, StoredRecord } from '../record-types.ts'
import { ColourValue } from './ColourValue.tsx'
import { nothing, valueText } from './field-text.ts'

export interface FieldValueProps {
  readonly rules: FieldRules
  readonly value: unknown
  /** The record of the field, or the row of it. */
  readonly record: Pick<StoredRecord, 'names' | 'fields'>
  /** Where the field stands, by which its file is read; without it, only the name of the file is shown. */
  readonly place?: FilePlace
  /** The page of a record that the field refers to; null where the person has none. */
  linkTo?(resource: string, id: string): string | null
}

/** Kinds of fields whose values need the whole width. */
export const isWideKind = ({ kind }: FieldRules): boolean => kind === 'long' || kind === 'richText' || kind === 'rows' || kind === 'group'

const call = css({ textDecorationLine: 'underline', textDecorationColor: 'border.control', textUnderlineOffset: '4px' })

const isGone = (names: RecordNames, of: string, id: unknown) => names[of]?.[String(id)]?.status === -1

function References({ rules, value, record, linkTo }: FieldValueProps): ReactNode {
  const { of = '' } = rules
  return [value].flat().map((id, index) => {
    const href = linkTo?.(of, String(id)) ?? null
    const name = valueText({ kind: 'reference', label: '', of }, id, record)
    return (
      <Fragment key={String(id)}>
        {index > 0 && ', '}
        {href === null ? name : <TextLink href={href}>{name}</TextLink>}
        {isGone(record.names, of, id) && <span className={css({ color: 'fg.muted' })}> (inactive)</span>}
      </Fragment>
    )
  })
}

// Few resources have files, formatted texts, or fields within fields.
const RareValue = lazyComponent(async () => (await import('./RareValue.tsx')).RareValue)

/** The value of a field, drawn as its kind needs: references lead to their records, rows are a table. */
export function FieldValue(props: FieldValueProps): ReactNode {
  const { rules, value, record } = props
  const text = valueText(rules, value, record)
  if (text === '') return <span className={css({ color: 'fg.muted' })}>{nothing}</span>
  switch (rules.masked ? 'masked' : rules.kind) {
    case 'reference':
    case 'references':
      return <References {...props} />
    case 'colour':
      return <ColourValue hex={text} />
    case 'url':
      return /^https:\/\//i.test(text) ? <DocumentLink href={text}>{text}</DocumentLink> : text
    case 'email':
      return (
        <a href={`mailto:${text}`} className={call}>
          {text}
        </a>
      )
    case 'phone':
      return (
        <a href={`tel:${text.replaceAll(' ', '')}`} className={call}>
          {text}
        </a>
      )
    case 'long':
      return <span className={css({ whiteSpace: 'pre-line' })}>{text}</span>
    case 'masked':
    case 'richText':
    case 'rows':
    case 'group':
    case 'file':
      return (
        <LazyBoundary fallback={<SkeletonLines count={rules.masked ? 1 : 2} />}>
          <RareValue {...props} />
        </LazyBoundary>
      )
    default:
      return text
  }
}
