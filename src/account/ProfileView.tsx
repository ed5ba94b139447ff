import { KeyRound } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { texts } from './texts.ts'

interface ProfileViewProps {
  readonly breadcrumbs: ReactNode
  readonly name: string
  readonly email: string
  /** As the aggregator calls it. */
  readonly contactType: string
  readonly institution: string
  /** What helps support to help them. */
  readonly support?: ReactNode
}

const section = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
  columnGap: '8',
  rowGap: '3',
  maxWidth: '[calc(token(sizes.form) + 56px)]',
  mx: { base: '4', md: '5', lg: '7' },
  py: { base: '5', lg: '7' },
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
})
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  columnGap: '4',
  rowGap: '0.5',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0', pt: '0' },
  _last: { pb: '0' },
})

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={css({ textStyle: 'h2' })}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The signed-in person's details and settings. */
export function ProfileView({ breadcrumbs, name, email, contactType, institution, support }: ProfileViewProps) {
  const facts = [
    [texts.name, name],
    [texts.email, email],
    [texts.contactType, contactType],
    [texts.institution, institution],
  ] as const
  return (
    <>
      <PageHeader title={texts.profile} breadcrumbs={breadcrumbs} />
      <div className={css({ flex: '1', borderTopWidth: '1px', borderColor: 'border.subtle' })}>
        <Section title={texts.details}>
          <dl>
            {facts.map(([term, value]) => (
              <div key={term} className={row}>
                <dt className={css({ color: 'fg.muted' })}>{term}</dt>
                <dd className={css({ overflowWrap: 'anywhere' })}>{value.trim() === '' ? texts.missing : value}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title={texts.password}>
          <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' })}>
            <p className={css({ color: 'fg.muted' })}>{texts.passwordHint}</p>
            <LinkButton href={paths.changePassword} icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden />}>
              {texts.changePassword}
            </LinkButton>
          </div>
        </Section>
        {support && <Section title={texts.support}>{support}</Section>}
      </div>
    </>
  )
}
