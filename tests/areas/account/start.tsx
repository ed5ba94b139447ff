import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Router, type BaseLocationHook } from 'wouter'
import '#src/ui/styles.css'
import { createApi } from '#src/api/client.ts'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { fixedClock } from '#src/time/clock.ts'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { signedIn } from '#tests/support/client/client.ts'

/** One call of a page, as the aggregator got it. */
export interface Sent {
  readonly call: string
  readonly body: unknown
}

/** An answer in the usual envelope. */
export const answerOf = (status: number, description: unknown, data: unknown = null) =>
  Response.json({ code: status, message: '', description, data }, { status })

/** Renders a page over the production client. `answer` is given each call in turn. */
export async function openPage(page: ReactNode, answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = []
  const clock = fixedClock(Date.UTC(2027, 0, 15, 12))
  const api = createApi({
    baseUrl: `${window.location.origin}/api/aggregate/v1`,
    fetch: async (request) => {
      const text = await request.text()
      const { pathname } = new URL(request.url)
      const call = `${request.method} ${pathname.replace('/api/aggregate/v1', '')}`
      const one = { call, body: text === '' ? null : (JSON.parse(text) as unknown) }
      sent.push(one)
      return answer(one)
    },
    session: signedIn,
    startTimer: () => () => {},
    clock,
    componentIdOf: () => null,
  })
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  const services = { api, codec, queryClient: createQueryClient(), clock, config: defaultConfig, ...browserEdges }
  const visited: string[] = []
  const hook: BaseLocationHook = () => ['/here', (to: string) => void visited.push(to)]
  const screen = await render(
    <ServicesProvider value={services}>
      <Router hook={hook}>
        <main>{page}</main>
        <Toaster />
      </Router>
    </ServicesProvider>,
  )
  return { screen, sent, visited }
}
