import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { OperationInput } from '#src/api/client.ts'
import { contactGroups } from '#src/people/contact-groups.tsx'
import { contacts } from '#src/people/contacts.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { contactPages } from '#tests/pages/contacts.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordField } from '#tests/pages/records.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused, stamps, usual } from '../resources/fixtures.ts'
import { shows } from '../shows.ts'
import { inAddress, pageAt, Served, unanswered, type Answers } from '../resources/served.tsx'

const names = {
  ContactType: { 2: { name: 'Centre', status: 1 } },
  Centre: { 26: { name: 'Baobab College Accra', status: 1 } },
  RoleType: { 1: { name: 'Principal', status: 1 } },
  GroupType: { 2: { name: 'Audience', status: 1 } },
  Contact: { 501: { name: 'Alexandrina Lindqvist', status: 1 } },
}
const contactOf = (contactId: number, firstName: string, email: string) =>
  ({
    contactId,
    firstName,
    fullName: firstName,
    email,
    contactTypeId: 2,
    centreId: 26,
    roles: [{ roleTypeId: 1 }],
    allowMessages: 1,
    status: 1,
    ...stamps,
    names,
  }) satisfies RowOf<'Contact'>

const group = {
  contactGroupId: 4,
  groupName: 'Contacts in Ghana',
  groupTypeId: 2,
  ownerContactId: 501,
  rules: [{ field: 'country', is: 'is', value: 'Ghana' }],
  memberCount: 12,
  status: 1,
  ...stamps,
  names,
} satisfies RowOf<'ContactGroup'>

const members = (count: number) => ({
  list: Array.from({ length: Math.min(count, 10) }, (_, index) => ({
    contactId: index + 1,
    name: `Contact ${index + 1}`,
    email: `contact.${index + 1}@example.org`,
    ...(index === 0 ? {} : { reason: 'Country is Ghana' }),
  })),
  totalCount: count,
})

interface PageProps {
  readonly shows: 'group' | 'groupForm' | 'contact' | 'contactForm'
  /** Of the contact. */
  readonly tab?: string
  readonly answers?: Answers
  readonly calls?: Readonly<Record<string, (input: unknown) => unknown>>
}

/** A page of contacts at the tab, or form, that the story is about. */
function People({ shows, tab: tabOfContact = 'merge', answers = {}, calls = {} }: PageProps) {
  const isContact = shows === 'contact' || shows === 'contactForm'
  const id = isContact ? '1' : '4'
  const page = isContact ? pageAt('/cms/contacts', 'Contacts', id) : pageAt('/cms/contact-group', 'Contact Group', id)
  const View = { group: contactGroups.view, groupForm: contactGroups.form, contact: contacts.view, contactForm: contacts.form }[shows]
  const tab = { group: '?tab=members', groupForm: '', contact: `?tab=${tabOfContact}`, contactForm: '' }[shows]
  const given: Answers = {
    ...usual,
    'GET /contact-management/contact/details/{id}': ({ path }) =>
      path?.['id'] === inAddress('2') ? contactOf(2, 'Efua', 'efua@example.org') : contactOf(1, 'Effie', 'effie@example.org'),
    'GET /contact-management/contact/dropdown': () => [{ id: 2, name: 'Efua', status: 1 }],
    'GET /contact-management/group/details/{id}': () => group,
    'GET /contact-management/group-type/details/{id}': () => ({
      groupTypeId: 2,
      groupTypeName: 'Audience',
      purpose: 'Messages',
      membership: 'By rule',
      status: 1,
      ...stamps,
      names: {},
    }),
    'GET /contact-management/contact-type/details/{id}': () => ({
      contactTypeId: 2,
      contactTypeName: 'Centre',
      contactTypeCode: 'CENTER',
      parentContactType: 'CENTER',
      status: 1,
      ...stamps,
      names: {},
    }),
    'GET dropdown': () => [],
    ...answers,
  }
  return (
    <Served answers={given} calls={calls} path={`${page.paths.view(inAddress(id))}${tab}`}>
      <Sheet>
        <View {...page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: People, title: 'People/Contacts', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof People>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>

export const Members: Story = {
  args: { shows: 'group', calls: { listGroupMembers: () => members(12), countRecipients: () => ({ count: 9, leftOut: 3, sample: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Contact 1 contact.1@example.org Chosen' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Contact 2 contact.2@example.org Country is Ghana' })).toBeVisible()
    await expect(canvas.getByText('1–10 of 12')).toBeVisible()
    const reached = 'A message reaches 9 of them. 3 left out: inactive, or not to be written to.'
    await expect(await canvas.findByText(reached)).toBeVisible()
  },
}

export const NoMembers: Story = {
  args: { shows: 'group', calls: { listGroupMembers: () => members(0) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No members in this group')).toBeVisible()
  },
}

export const MembersFailed: Story = {
  args: { shows: 'group', calls: { listGroupMembers: refused('server', 500, 'The members could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The members could not be read.')
  },
}

export const RulesThatFind: Story = {
  args: { shows: 'groupForm', calls: { previewGroup: () => members(12) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('12 contacts are found now.')).toBeVisible(), { timeout: 5000 })
    await expect(within(canvas.getByRole(...contactPages.firstFound)).getAllByRole('listitem')).toHaveLength(10)
  },
}

export const RulesThatFail: Story = {
  args: { shows: 'groupForm', calls: { previewGroup: refused('refused', 400, 'This Country is no longer available.') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This Country is no longer available.')).toBeVisible(), { timeout: 5000 })
  },
}

/** Chooses the contact that stays, and asks to merge. */
async function merge(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole(...contactPages.mergeInto, { timeout: 5000 }))
  await userEvent.click(await screen.findByRole('option', { name: 'Efua' }))
  const email = within(await canvas.findByRole(...contactPages.takes('E-mail')))
  await userEvent.click(email.getByRole(...contactPages.incoming))
  await userEvent.click(canvas.getByRole(...contactPages.mergeNow))
  const question = await screen.findByRole(...contactPages.mergeQuestion)
  await waitFor(() => expect(within(question).getByRole(...kit.no)).toHaveFocus())
}

export const Merging: Story = {
  args: { shows: 'contact', calls: { mergeContacts: unanswered } },
  play: async ({ canvas }) => {
    await merge(canvas)
    await userEvent.click(screen.getByRole(...kit.yes))
    await waitFor(() => expect(canvas.getByRole(...contactPages.mergeNow)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const MergeRefused: Story = {
  args: { shows: 'contact', calls: { mergeContacts: refused('refused', 400, 'Both contacts sign in, so they cannot be merged.') } },
  play: async ({ canvas }) => {
    await merge(canvas)
    await userEvent.click(screen.getByRole(...kit.yes))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Both contacts sign in, so they cannot be merged.')
    await waitFor(() => expect(alert).toHaveFocus())
  },
}

const isPrincipal = 'Nadia Darko is Principal of Baobab College Accra.'
const heldRole = refused('refused', 400, '1 field needs attention.', {
  fields: [{ field: 'roles.0.roleTypeId', description: isPrincipal, heldBy: 515 }],
})

const mergeOnceAgreed = fn((input: unknown) => {
  const { handOver } = (input as OperationInput<'mergeContacts'>).body
  return handOver?.length ? unanswered() : heldRole()
})

export const MergeOfHeldRole: Story = {
  args: { shows: 'contact', calls: { mergeContacts: mergeOnceAgreed } },
  play: async ({ canvas }) => {
    await merge(canvas)
    await userEvent.click(screen.getByRole(...kit.yes))
    const question = await screen.findByRole(...contactPages.handOver)
    await expect(question).toHaveTextContent(isPrincipal)
    await waitFor(() => expect(within(question).getByRole(...kit.no)).toHaveFocus())
    await userEvent.click(within(question).getByRole(...kit.yes))
    await waitFor(() => expect(canvas.getByRole(...contactPages.mergeNow)).toHaveAttribute('aria-busy', 'true'))
    await expect(mergeOnceAgreed).toHaveBeenLastCalledWith({ body: expect.objectContaining({ handOver: [515] }) })
  },
}

export const HandingOver: Story = {
  parameters: shows({ 'record-editor': ['open.handingOver'] }),
  args: { shows: 'contactForm', answers: { 'PUT update/{id}': heldRole } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(...recordField('Contact', 'jobTitle'), { timeout: 5000 }), 'Principal')
    await userEvent.click(canvas.getByRole(...kit.save))
    const question = within(await screen.findByRole(...contactPages.handOver))
    await waitFor(() => expect(question.getByText(isPrincipal, { exact: false })).toBeVisible())
    await waitFor(() => expect(question.getByRole(...kit.no)).toHaveFocus())
  },
}

const savedByAnother = refused('refused', 409, 'Another person changed it.', {
  kind: 'changed',
  record: {
    ...contactOf(1, 'Effie', 'effie@example.org'),
    fullName: 'Effie Adjei',
    jobTitle: 'Registrar',
    updatedAt: { date: '2026-09-05 09:12:00.000000' },
  },
})

export const Conflict: Story = {
  args: { shows: 'contactForm', answers: { 'PUT update/{id}': savedByAnother } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(...recordField('Contact', 'jobTitle'), { timeout: 5000 }), 'Principal')
    await userEvent.click(canvas.getByRole(...kit.save))
    const question = within(await screen.findByRole(...contactPages.conflict))
    await waitFor(() => expect(question.getAllByRole('row')).toHaveLength(2))
    await expect(question.getByRole('row', { name: /^Job Title/ })).toHaveTextContent(/Principal\s*Registrar/)
  },
}

const groupsOfEffie = [
  { contactGroupId: 4, groupName: 'Contacts in Ghana', groupTypeName: 'Audience', reason: 'Country is Ghana' },
  { contactGroupId: 1, groupName: 'Principals', groupTypeName: 'Mailing List' },
]

export const Roles: Story = {
  args: { shows: 'contact', tab: 'roles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Principal', {}, { timeout: 5000 })).toBeVisible()
  },
}

export const Groups: Story = {
  args: { shows: 'contact', tab: 'groups', calls: { listGroupsOfContact: () => groupsOfEffie } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Contacts in Ghana Audience Country is Ghana' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Principals Mailing List Chosen' })).toBeVisible()
  },
}

export const GroupsPhone: Story = { ...Groups, globals: { viewport: { value: 'w375' } } }

export const NoGroups: Story = {
  args: { shows: 'contact', tab: 'groups', calls: { listGroupsOfContact: () => [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In no group')).toBeVisible()
  },
}

export const GroupsFailed: Story = {
  args: { shows: 'contact', tab: 'groups', calls: { listGroupsOfContact: refused('server', 500, 'The groups could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The groups could not be read.')
  },
}

export const GroupsLoading: Story = { args: { shows: 'contact', tab: 'groups' } }

export const NoUser: Story = {
  args: { shows: 'contact', tab: 'user' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...contactPages.makeUser)).toHaveAttribute('href', `/user/create?contactId=${inAddress('1')}`)
  },
}

export const UserOfContact: Story = {
  args: {
    shows: 'contact',
    tab: 'user',
    answers: {
      'GET /contact-management/contact/details/{id}': () => ({ ...contactOf(1, 'Effie', 'effie@example.org'), userId: 109 }),
      'GET /user-management/user/details/{id}': () => ({
        userId: 109,
        username: 'effie@example.org',
        firstName: 'Effie',
        fullName: 'Effie',
        typeId: 2,
        roleId: 21,
        centreId: 26,
        lastSignIn: '2027-04-13 08:12:00.000000',
        status: 1,
        ...stamps,
        names: { ...names, Type: { 2: { name: 'Centre', status: 1 } }, Role: { 21: { name: 'Centre Staff', status: 1 } } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'effie@example.org' })).toHaveAttribute('href', `/user/view/${inAddress('109')}`)
  },
}

export const MergePhone: Story = {
  args: { shows: 'contact' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await merge(canvas)
    await userEvent.click(screen.getByRole(...kit.no))
    const choice = canvas.getByRole(...contactPages.takes('E-mail'))
    await expect(choice.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    const cards = within(canvas.getByRole(...contactPages.compared)).getAllByRole('listitem')
    await expect(cards.find((card) => card.contains(choice))).toHaveTextContent(
      /^E-mail DiffersIncomingeffie@example.orgStaysefua@example.org/,
    )
  },
}
