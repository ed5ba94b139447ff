import { at } from './entry.ts'

const content = '/communications/content'

/** Where the pages of messages stand; their templates are a tab of their list. */
export const communications = {
  Audience: at(
    '/communications/recipient',
    'Audience',
    'audienceName:asc',
    async () => (await import('#src/communications/audiences.tsx')).audiences,
  ),
  Communication: {
    ...at(content, 'Communication', 'createdAt:desc', async () => (await import('#src/communications/communications.tsx')).communications),
    isOneForm: true as const,
  },
  MessageTemplate: {
    ...at(
      `${content}/templates`,
      'Template',
      'templateName:asc',
      async () => (await import('#src/communications/templates.tsx')).messageTemplates,
      'Templates',
      content,
    ),
    isUnlisted: true as const,
  },
} as const
