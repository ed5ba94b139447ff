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
 * Shows the machines of a page in a panel over it. The panel has a React root of its own, so that it causes no
 * renders of the portal.
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
