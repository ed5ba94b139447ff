import { screen } from 'storybook/test'
import { css } from 'styled-system/css'
import { Player } from '#src/devtools/player/Player.tsx'
import { chartEntries } from '#tests/support/charts/entries.ts'

/** The ground of a chart: the whole window. */
export const ground = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  minHeight: '100dvh',
  lg: { height: '100dvh' },
  bg: 'bg.surface',
})

/** A machine of the portal, by its id in the catalogue, to drive. */
export function MachineStory({ machine }: { machine: string }) {
  const entry = chartEntries.find(({ id }) => id === machine)
  if (!entry) throw new Error(`The catalogue has no machine ${machine}.`)
  return (
    <main className={ground}>
      <h1 className={css({ textStyle: 'h1' })}>{entry.title}</h1>
      <div className={css({ flex: '1', minHeight: '0' })}>
        <Player subject={entry} />
      </div>
    </main>
  )
}

/** Waits until the chart is there, so that what is checked is the chart. */
export const drawn = async (): Promise<void> => {
  await screen.findByRole('group', { name: /^Chart of / }, { timeout: 14_000 })
}

/** What all stories of machines have in common; their titles and tags have to be written out for Storybook's index. */
export const machineMeta = { component: MachineStory, parameters: { layout: 'fullscreen' }, play: drawn }
