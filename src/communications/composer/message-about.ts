import type { MessageDraft } from '#machines/communications/composer-types.ts'

/** What the address of a new message names; ids are plain. */
export interface MessageAbout {
  /** What the message begins with. */
  readonly begins: Partial<MessageDraft>
  /** The centre to whose people it goes; null for none. */
  readonly centreId: string | null
  /** Tells the unsaved message apart from new ones about something else; empty for one about nothing. */
  readonly key: string
}

const names = ['componentId', 'recordId', 'audienceId', 'contactId', 'centreId'] as const

/** What an address says that a new message is about. */
export function aboutIn(search: string, decrypt: (id: string) => string | null): MessageAbout {
  const query = new URLSearchParams(search)
  const said = new Map(
    names.flatMap((name) => {
      const id = decrypt(query.get(name) ?? '')
      return id === null ? [] : [[name, id] as const]
    }),
  )
  const idOf = (name: (typeof names)[number]): number | null => (said.has(name) ? Number(said.get(name)) : null)
  const [componentId, audienceId, contactId] = [idOf('componentId'), idOf('audienceId'), idOf('contactId')]
  return {
    begins: {
      ...(componentId !== null && { componentId, recordId: idOf('recordId') }),
      ...(audienceId !== null && { option: 'Audience' as const, audienceId }),
      ...(contactId !== null && { option: 'Individual' as const, recipients: [contactId] }),
    },
    centreId: said.get('centreId') ?? null,
    key: [...said].map(([name, id]) => `${name}-${id}`).join('/'),
  }
}
