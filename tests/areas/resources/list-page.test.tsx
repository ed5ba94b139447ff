import { skipToken, useQuery, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createActor, SimulatedClock } from 'xstate'
import { recordListMachine } from '#machines/records/record-list.ts'
import { useListPage } from '#src/resources/use-list-page.ts'

const query = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const
const place = { query, address: '', arrived: '', show: () => {} }
const input = {
  search: '',
  message: '',
  texts: { failure: () => ({ code: 0, message: '' }), outcome: () => '', notSent: '' },
}

it('draws a list anew for what it shows of its process, and for nothing else', async () => {
  const clock = new SimulatedClock()
  const actor = createActor(recordListMachine, { input, clock }).start()
  const drawn: string[] = []
  function Page() {
    const list = useListPage(place, actor, useQuery<{ readonly total: number }>({ queryKey: ['rows'], queryFn: skipToken }))
    drawn.push(list.context.typed)
    return <p>{list.context.typed}</p>
  }
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  const first = drawn.length
  flushSync(() => actor.send({ type: 'search.type', text: 'maths' }))
  // The typing rests: the process takes the search for its own.
  flushSync(() => clock.increment(250))
  expect([actor.getSnapshot().context.search, drawn.slice(first)]).toEqual(['maths', ['maths']])
})
