import { boardOf, listOf } from '../loading/first-calls.ts'
import { at, importable, stagingStatuses, withOwnFront } from './entry.ts'

/** Where the pages of people and rights stand. */
export const people = {
  ComponentType: at(
    '/cms/component-type',
    'Component Type',
    'componentTypeName:asc',
    async () => (await import('#src/people/component-types.tsx')).componentTypes,
  ),
  Contact: importable(
    at('/cms/contacts', 'Contact', 'fullName:asc', async () => (await import('#src/people/contacts.tsx')).contacts),
    async () => (await import('#openapi/generated/resources/contacts/contact.ts')).contact,
  ),
  ContactGroup: at(
    '/cms/contact-group',
    'Contact Group',
    'groupName:asc',
    async () => (await import('#src/people/contact-groups.tsx')).contactGroups,
  ),
  ContactStaging: withOwnFront(
    at('/cms/staging', 'Staged Contact', 'createdAt:desc', async () => (await import('#src/people/contact-staging.tsx')).contactStagings),
    boardOf('ContactStaging', 'createdAt:desc', stagingStatuses),
  ),
  ContactType: at(
    '/cms/contact-type',
    'Contact Type',
    'contactTypeName:asc',
    async () => (await import('#src/people/contact-types.tsx')).contactTypes,
  ),
  GroupType: at('/cms/group-type', 'Group Type', 'groupTypeName:asc', async () => (await import('#src/people/group-types.tsx')).groupTypes),
  MenuModule: withOwnFront(
    at('/users/modulemanagement', 'Menu Module', 'componentId:asc', async () => (await import('#src/people/menu-modules.tsx')).menuModules),
    [listOf('MenuModule', { filters: { parentContactType: ['NCUK'] } })],
  ),
  Permission: at(
    '/users/permission',
    'Permission',
    'permissionName:asc',
    async () => (await import('#src/people/permissions.tsx')).permissions,
  ),
  Role: at('/users/role', 'Role', 'roleName:asc', async () => (await import('#src/people/roles.tsx')).roles),
  RoleModule: at(
    '/users/rolemodule',
    'Role Module',
    'roleName:asc',
    async () => (await import('#src/people/role-modules.tsx')).roleModules,
  ),
  RoleType: at('/cms/role-type', 'Role Type', 'roleTypeName:asc', async () => (await import('#src/people/role-types.tsx')).roleTypes),
  User: importable(
    at('/users/users', 'User', 'username:asc', async () => (await import('#src/people/users.tsx')).users),
    async () => (await import('#openapi/generated/resources/rights/user.ts')).user,
  ),
  Type: at('/users/type', 'Type', 'typeName:asc', async () => (await import('#src/people/types.tsx')).types),
} as const
