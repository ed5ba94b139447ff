import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Eye, Plus, Send } from 'lucide-react'
import { css } from 'styled-system/css'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import type { LazyRelated } from '#src/resources/view/lazy-related.tsx'
import { OverviewSection, ReadPart, ViewAll } from '#src/resources/view/overview/overview-parts.tsx'
import { RelatedSection } from '#src/resources/view/overview/RelatedSection.tsx'
import { relatedRecordsOf } from '#src/resources/view/related-records.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Chip } from '#src/ui/kit/chip.tsx'
import { Menu } from '#src/ui/layers/menu.tsx'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { initialsOf } from '#src/ui/text/initials.ts'
import { masterTexts as texts } from '../texts.ts'

/** What stands on the overview of a centre below its fields: its curricula, and its people. */
export const CentreSections = ({ curricula }: { readonly curricula: LazyRelated }) => (
  <div className={css({ display: 'grid', gap: '5', mt: '6' })}>
    <RelatedSection title={texts.curricula} tab="curricula" needs="CentreSelection" related={curricula} />
    <CentrePeople />
  </div>
)

/** As many as an overview shows; the tab has all of them. */
const firstCount = 3

const offices = ['principalContactId', 'examsContactId'] as const

/** The people of a centre: who hold an office there, then who else work there, then its students. */
function CentrePeople() {
  const { record, page } = useShownRecord()
  const { service } = useRecords(contact)
  const isAllowed = page.listTo(contact.name) !== null
  const everyone = useQuery({ ...recordListQuery(contact, service, relatedRecordsOf(record.id, { by: 'centreId' })), enabled: isAllowed })
  // Apart, because they may stand on any page of the list of everyone.
  const staffOf = { centreId: [record.id], contactTypeId: [String(contactTypeIds.CENTER)] }
  const staff = useQuery({ ...recordListQuery(contact, service, { ...allRecords, filters: staffOf }), enabled: isAllowed })
  if (!isAllowed) return null
  const total = everyone.data?.total ?? 0
  const create = page.createTo(contact.name, { field: 'centreId', id: record.id })
  const officesOf = ({ id }: StoredRecord) =>
    offices.filter((office) => record.fields[office] === Number(id)).map((office) => centre.fields[office].label)
  const isStaff = ({ fields }: StoredRecord) => fields['contactTypeId'] === contactTypeIds.CENTER
  const rankOf = (one: StoredRecord) => officesOf(one).length * 2 + (isStaff(one) ? 1 : 0)
  return (
    <OverviewSection
      title={texts.contacts}
      count={total}
      action={
        <span className={css({ display: 'flex', gap: '1' })}>
          {create !== null && (
            <LinkButton href={create} variant="ghost" size="sm" icon={<Plus size={16} aria-hidden />}>
              {texts.addContact}
            </LinkButton>
          )}
          {total > firstCount && <ViewAll title={texts.contacts} tab="contacts" />}
        </span>
      }
    >
      <ReadPart read={everyone}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={css({ color: 'fg.muted', pb: '2' })}>{recordTexts.noRelated(contact)}</p>
          ) : (
            <ReadPart read={staff}>
              {({ rows: workers }) => (
                <ul aria-label={texts.contacts}>
                  {[...workers, ...rows.filter((one) => !isStaff(one))]
                    .toSorted((one, other) => rankOf(other) - rankOf(one))
                    .slice(0, firstCount)
                    .map((one) => (
                      <Person key={one.id} person={one} offices={officesOf(one)} />
                    ))}
                </ul>
              )}
            </ReadPart>
          )
        }
      </ReadPart>
    </OverviewSection>
  )
}

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '28px minmax(0, 1fr) auto', md: '28px minmax(0, 1fr) minmax(0, 1fr) 36px' },
  alignItems: 'center',
  columnGap: '3',
  minHeight: '52px',
  py: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: '0' },
})
// The initials of the name beside it.
const picture = css({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  rounded: 'full',
  bg: 'bg.muted',
  color: 'fg.muted',
  textStyle: 'micro',
  _before: { content: 'attr(data-initials)' },
})
const end = css({ display: { base: 'none', md: 'flex' }, alignItems: 'center', justifyContent: 'flex-end', gap: '3', minWidth: '0' })

const textIn = ({ fields }: StoredRecord, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

interface PersonProps {
  readonly person: StoredRecord
  /** What the person is at the centre. */
  readonly offices: readonly string[]
}

function Person({ person, offices: held }: PersonProps) {
  const { page } = useShownRecord()
  const { id, name } = person
  const href = page.linkTo(contact.name, id)
  const message = page.createTo('Communication', { field: 'contactId', id })
  const [email, job] = [textIn(person, 'email'), textIn(person, 'jobTitle')]
  // An office that is also the job title is shown once.
  const chips = held.filter((office) => office !== job)
  const items = [
    ...(href === null ? [] : [{ id: 'view', label: texts.view, icon: <Eye size={16} aria-hidden />, href }]),
    ...(message === null ? [] : [{ id: 'message', label: texts.message, icon: <Send size={16} aria-hidden />, href: message }]),
  ]
  return (
    <li className={line}>
      <span aria-hidden data-initials={initialsOf(name)} className={picture} />
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <span className={css({ display: 'block', fontWeight: 'medium' })}>
          {href === null ? name : <TextLink href={href}>{name}</TextLink>}
        </span>
        <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>
          {job}
          {chips.length > 0 && <span className={css({ display: { md: 'none' } })}>{`${job === '' ? '' : ' · '}${chips.join(', ')}`}</span>}
        </span>
      </span>
      <span className={end}>
        {chips.map((office) => (
          <Chip key={office}>{office}</Chip>
        ))}
        {email !== '' && (
          <a
            href={`mailto:${email}`}
            title={email}
            className={css({ truncate: true, minWidth: '0', color: 'fg.muted', _hover: { textDecorationLine: 'underline' } })}
          >
            {email}
          </a>
        )}
      </span>
      {items.length > 0 && (
        <Menu items={items} trigger={<IconButton label={texts.actionsOf(name)} icon={<Ellipsis size={18} aria-hidden />} />} />
      )}
    </li>
  )
}
