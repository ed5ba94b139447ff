import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { valueText } from '#src/resources/fields/field-text.ts'
import { FieldValue } from '#src/resources/fields/FieldValue.tsx'
import { FieldControl } from '#src/resources/form/FieldControl.tsx'
import { fixedClock } from '#src/time/clock.ts'
import { openCodec } from '#tests/support/schedule/server.ts'

const rules: FieldRules = { kind: 'richText', label: 'Formula booklet' }
const markup = '<p><strong>Motion</strong></p><ul><li>v = u + at</li></ul>'
const record = { names: {}, fields: {} }

it('shows a formatted text as it is formatted', async () => {
  await render(<FieldValue rules={rules} value={markup} record={record} />)

  await expect.element(page.getByRole('listitem')).toHaveTextContent('v = u + at')
  await expect.element(page.getByText('<strong>')).not.toBeInTheDocument()
})

it('tells the words of a formatted text where it stands among plain ones', () => {
  expect(valueText(rules, markup, record)).toBe('Motion - v = u + at')
})

it('has a formatted text written in the editor', async () => {
  const onChange = vi.fn()
  const queryClient = createQueryClient()
  const api = { call: vi.fn(), send: vi.fn() }
  await render(
    <ServicesProvider value={{ api, queryClient, codec: openCodec, clock: fixedClock(0), config: defaultConfig, ...browserEdges }}>
      <QueryClientProvider client={queryClient}>
        <FieldControl
          rules={rules}
          value="<p>F = m</p>"
          around={{}}
          error={null}
          names={{}}
          isReadOnly={false}
          onChange={onChange}
          onLeave={vi.fn()}
        />
      </QueryClientProvider>
    </ServicesProvider>,
  )

  const box = page.getByRole('textbox', { name: 'Formula booklet' })
  await expect.element(box).toHaveTextContent('F = m')
  await expect.element(page.getByRole('toolbar', { name: 'Format of Formula booklet' })).toBeVisible()
  await box.fill('F = ma')
  expect(onChange).toHaveBeenLastCalledWith('<p>F = ma</p>')
})
