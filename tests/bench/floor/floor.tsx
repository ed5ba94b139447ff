import { useMachine } from '@xstate/react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { Route, Switch, useLocation } from 'wouter'
import { assign, setup } from 'xstate'
import type { paths } from '#openapi/generated/schema.d.ts'

/** The smallest page that uses the whole stack: a sign-in form and a list. The portal is measured against it. */

const client = createClient<paths>({ baseUrl: '/api/aggregate/v1' })
const Credentials = v.object({ username: v.pipe(v.string(), v.email()), password: v.pipe(v.string(), v.minLength(1)) })

const machine = setup({
  types: { context: {} as { error: string }, events: {} as { type: 'refuse'; error: string } | { type: 'accept' } },
}).createMachine({
  context: { error: '' },
  initial: 'open',
  states: { open: { on: { refuse: { actions: assign({ error: ({ event }) => event.error }) }, accept: 'done' } }, done: { type: 'final' } },
})

let headers: Readonly<Record<string, string>> = {}

function SignIn() {
  const [state, send] = useMachine(machine)
  const [, navigate] = useLocation()
  const submit = async (form: FormData) => {
    const parsed = v.safeParse(Credentials, Object.fromEntries(form))
    if (!parsed.success) return send({ type: 'refuse', error: parsed.issues[0].message })
    const { data } = await client.POST('/user/login', { body: parsed.output })
    if (!data) return send({ type: 'refuse', error: 'Refused' })
    const { token_type: type, token, userId, contactId } = data.data
    headers = { authorization: `${type} ${token}`, Loguser: String(userId), Logcontact: String(contactId) }
    send({ type: 'accept' })
    navigate('/list')
  }
  return (
    <form action={submit}>
      <h1>Sign In</h1>
      <label>
        Username <input name="username" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button type="submit">Sign In</button>
      <p role="alert">{state.context.error}</p>
    </form>
  )
}

function List() {
  const { data } = useQuery({
    queryKey: ['blocks'],
    queryFn: async () => (await client.GET('/sms/examblock/list', { params: { query: { pageNo: 1, pageSize: 10 } }, headers })).data,
  })
  return (
    <ul>
      {data?.data.list.map((block) => (
        <li key={block.examblockId}>{block.examblockName}</li>
      ))}
    </ul>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <Switch>
        <Route path="/list" component={List} />
        <Route component={SignIn} />
      </Switch>
    </QueryClientProvider>,
  )
