import { useSelector } from '@xstate/react'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ZoneRef } from '#machines/blocks/time-zones/time-zones-rules.ts'
import { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import { TimeZonesView } from '#src/blocks/time-zones/TimeZonesStep.tsx'
import { useFocusBack } from '#src/blocks/use-last-focus.ts'
import { timeZonesPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { london, zonesInput } from '#tests/support/charts/fixtures/zones.ts'

const groups = [{ id: '1', name: 'GMT 0-GMT 0 to +2', zones: [{ id: '11', name: 'UK Time', abbreviation: 'GMT/BST', countries: 'UK' }] }]

function Step({ actor }: { actor: ActorRefFrom<typeof timeZonesMachine> }) {
  const snapshot = useSelector(actor, (one) => one)
  const isBusy = snapshot.hasTag('busy')
  useFocusBack(isBusy)
  return (
    <main>
      <h1 tabIndex={-1}>Block</h1>
      <TimeZonesView
        groups={groups}
        context={snapshot.context}
        question={snapshot.hasTag('confirming') ? (snapshot.context.pending?.reason ?? null) : null}
        isBusy={isBusy}
        dates={['2027-05-24']}
        send={actor.send}
      />
    </main>
  )
}

it('Apply keeps the focus while its losses are counted, and has it again after No', async () => {
  let answer = () => {}
  const actor = createActor(
    timeZonesMachine.provide({
      actors: {
        loadDefaultZones: fromPromise<readonly ZoneRef[], void>(() => Promise.resolve([london])),
        loadSlots: fromPromise(async ({ input: { isFresh } }) => {
          if (isFresh) await new Promise<void>((resolve) => (answer = resolve))
          return { saved: [{ ...london, slots: ['09:00', '13:30'] }], placements: [] }
        }),
      },
    }),
    { input: zonesInput },
  ).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  await render(<Step actor={actor} />)
  actor.send({ type: 'count.choose', count: 1 })
  const apply = page.getByRole(...timeZonesPage.apply)
  await apply.click()
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true')
  await expect.element(apply).toHaveFocus()
  answer()
  const question = page.getByRole(...timeZonesPage.loss)
  await question.getByRole(...kit.no).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(apply).toHaveFocus()
})
