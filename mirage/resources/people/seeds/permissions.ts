/** The labels that calls ask for, by their ids from 1 on. */
export const permissionNames = ['list', 'View', 'Add', 'Modify', 'Delete', 'Publish', 'Download'] as const
