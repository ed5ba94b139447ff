import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { ResourceApi } from '#src/api/client.ts'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { RecordPicker } from '#src/resources/form/RecordPicker.tsx'
import { fixedClock } from '#src/time/clock.ts'
import { createTimers } from '#tests/support/client/client.ts'
import { openCodec } from '#tests/support/schedule/server.ts'

function Picker() {
  const [value, setValue] = useState<readonly number[]>([])
  return <RecordPicker label="Found" of="Country" path="/sms/country" names={{}} isSingle value={value} onChange={setValue} />
}

/** The picker over a server that finds whatever is asked for, on timers of the test. */
async function open() {
  const asked: unknown[] = []
  const { startTimer, run } = createTimers()
  const send: ResourceApi['send'] = (_, { query = {} }) => {
    asked.push(query['searchText'])
    return Promise.resolve({ data: [{ id: 1, name: `Record of ${String(query['searchText'])}`, status: 1 }], description: '', code: 200 })
  }
  const queryClient = createQueryClient()
  const services = { queryClient, codec: openCodec, clock: fixedClock(0), config: defaultConfig, ...browserEdges, startTimer }
  await render(
    <ServicesProvider value={{ ...services, api: { call: vi.fn(), send } }}>
      <QueryClientProvider client={queryClient}>
        <Picker />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return { asked, run }
}

it('asks the server at once when it opens, and once after the last key', async () => {
  const { asked, run } = await open()
  const input = page.getByRole('combobox', { name: 'Found' })
  await input.click()
  await expect.element(page.getByRole('option', { name: 'Record of' })).toBeVisible()
  expect(asked).toEqual([''])
  await userEvent.type(input, 'Gha')
  expect(asked).toEqual([''])
  run(250)
  await expect.element(page.getByRole('option', { name: 'Record of Gha' })).toBeVisible()
  expect(asked).toEqual(['', 'Gha'])
})
