'use no memo'

import { useSelector } from '@xstate/react'
import { Router, type BaseLocationHook } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { Processes } from '#src/api/processes.ts'
import { ServicesProvider, type Services } from '#src/api/services.tsx'
import { ProcessesProvider } from '#src/api/use-watched.ts'
import { tagIn } from '#src/api/tag-in.ts'
import type { Session } from '#src/session/session-actor.ts'
import { ConnectivityProvider } from '#src/session/notices/connectivity.tsx'
import { SessionProvider, useSession, useSessionParts } from '#src/session/session-context.tsx'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { addressOf, askBeforeLeaving } from '#src/ui/navigation/leave-guard.ts'
import { useTheme } from '#src/ui/theme.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { firstInteraction } from './boot/first-interaction.ts'
import { RootErrorBoundary } from './boot/RootErrorBoundary.tsx'
import type { PortalWork } from './boot/portal-work.ts'
import { RouteView } from './guard/RouteView.tsx'
import { ShellMemory } from './shell/shell-memory.tsx'
import { useAddressPath, useAddressSearch } from './guard/use-visit.ts'

const ExpiryQuestion = lazyComponent(async () => (await import('#src/session/presence/ExpiryQuestion.tsx')).ExpiryQuestion, {
  isOptional: true,
})
// Loaded at the first interaction: before it, no tooltip is needed.
const Tooltips = lazyComponent(async () => (await firstInteraction(), (await import('#src/ui/layers/tooltips.tsx')).Tooltips), {
  isOptional: true,
})
const Toaster = lazyComponent(async () => (await import('#src/ui/layers/toast.tsx')).Toaster, { isOptional: true })

/** Navigates, and asks before unsaved work is left. Not where the address is replaced: the open page does that, or has to be left. */
const goTo: typeof navigate = (to, options) => {
  if (options?.replace) navigate(to, options)
  else askBeforeLeaving(addressOf(new URL(to, window.location.href)), () => navigate(to, options))
}

const useAddress: BaseLocationHook = () => [useAddressPath(), goTo]

const routing = { hook: useAddress, searchHook: useAddressSearch }

function Toasts() {
  const { person } = useSession()
  return person && <Toaster />
}

/** The question of a session that has ended. Its code is loaded with the first page, so that it can be asked without a network. */
function Question() {
  const { actor } = useSessionParts()
  const isNeeded = useSelector(
    actor,
    (snapshot) => !snapshot.hasTag('preparing') && tagIn(snapshot, ['locked', 'signingOut', 'accessReady', 'accessUnavailable']) !== null,
  )
  return isNeeded && <ExpiryQuestion />
}

/** Applies the theme on pages without a theme button too. */
function ThemeKeeper() {
  useTheme()
  return null
}

interface AppProps {
  readonly services: Services
  readonly session: Session<PortalWork>
  readonly processes: Processes
}

/** The portal: its providers, the page of the address, and the dialogs, tooltips and messages that every page may show. */
export const App = ({ services, session, processes }: AppProps) => (
  <RootErrorBoundary>
    <ServicesProvider value={services}>
      <ProcessesProvider value={processes}>
        <SessionProvider value={session}>
          <ConnectivityProvider>
            <ShellMemory>
              <Router {...routing}>
                <RouteView work={session.work} />
              </Router>
            </ShellMemory>
            <LazyBoundary>
              <Question />
            </LazyBoundary>
          </ConnectivityProvider>
          <LiveRegions />
          <LazyBoundary>
            <Tooltips />
          </LazyBoundary>
          <ThemeKeeper />
          <LazyBoundary>
            <Toasts />
          </LazyBoundary>
        </SessionProvider>
      </ProcessesProvider>
    </ServicesProvider>
  </RootErrorBoundary>
)
