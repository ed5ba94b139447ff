import '#src/ui/styles.css'
import { StrictMode, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Processes } from '#src/api/processes.ts'
import { InspectorPanel } from './InspectorPanel.tsx'
import { createLiveActors, type LiveActors } from './live-actors.ts'
import { openStately } from './stately.ts'

function Inspector({ live, onSend }: { live: LiveActors; onSend(): void }) {
  const actors = useSyncExternalStore(live.subscribe, live.read)
  const [isSent, setSent] = useState(false)
  return (
    <InspectorPanel
      actors={actors}
      isSent={isSent}
      onSend={() => {
        setSent(true)
        onSend()
      }}
    />
  )
}

/**
 * Shows the machines of a page in a panel over it, from now on. The panel stands beside the portal, in a root of its own:
 * nothing of the portal is rendered again for it.
 */
export function openInspector(processes: Processes): void {
  const live = createLiveActors(processes, () => performance.now())
  let stopSending = () => {}
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <Inspector
        live={live}
        onSend={() => {
          stopSending()
          stopSending = openStately(processes)
        }}
      />
    </StrictMode>,
  )
}
