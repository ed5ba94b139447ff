import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, text } from '#src/api/answer-values.ts'
import type { Api } from '#src/api/client.ts'

const readComponents = answerReader('listMessageComponents', v.array(fields({ componentId: id, name: text, resource: text })))

/** What a message can be about: the pages of the provider's menu that have records. */
export const componentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listMessageComponents'],
    queryFn: async ({ signal }) =>
      readComponents(
        await api.call(
          'listMessageComponents',
          { query: { searchText: '' } },
          { signal, log: { component: 'Content', permission: 'View' } },
        ),
      ),
    staleTime: Infinity,
  })

const readContacts = answerReader('listMessageContacts', v.array(fields({ id, name: text })))

/** People who may be written to, by a part of their name. */
export const messageContactsQuery = (api: Api, search: string, ids = '') =>
  queryOptions({
    queryKey: ['records', 'Contact', 'options', 'messages', { search, ids }],
    queryFn: async ({ signal }) =>
      readContacts(
        await api.call(
          'listMessageContacts',
          { query: { searchText: search, pageSize: 20, ids } },
          { signal, log: { component: 'Content', permission: 'View' } },
        ),
      ),
  })
