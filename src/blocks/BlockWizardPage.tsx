import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { useServices } from '#src/api/services.tsx'
import { isCivil } from '#src/time/civil-date.ts'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import { addressAt, stepIn, type WizardPlace } from './wizard/wizard-address.ts'
import { Wizard } from './wizard/Wizard.tsx'

export interface BlockWizardPageProps {
  readonly kind: BlockKindSpec
  /** Which address led here: the wizard's own, or one of those that open it at a step. */
  readonly entry: 'wizard' | 'create' | 'edit' | 'define' | 'summary'
  /** The encrypted id of the edit address. */
  readonly pathId?: string
  readonly userId: string
  /** Whether the person may open saved blocks; a person who may only add blocks returns to the list after a create. */
  readonly mayModify: boolean
  /** Names what keeps a block from being deleted, given the error of the failed deletion. */
  keptBy(problem: unknown): ReactNode
  /** The trail to this page, with its last crumb. */
  breadcrumbs(last: string): ReactNode
}

const entrySteps: Readonly<Record<BlockWizardPageProps['entry'], StepNumber>> = { wizard: 0, create: 0, edit: 0, define: 2, summary: 3 }

/** Whether the last way to a path was a link: Back leads to what stood there before. */
function useLinkedTo(path: string) {
  const [isLinked, setLinked] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    // The router dispatches it.
    window.addEventListener('pushState', () => setLinked(canonicalPath(window.location.pathname) === path), { signal: ending.signal })
    window.addEventListener('popstate', () => setLinked(false), { signal: ending.signal })
    return () => ending.abort()
  }, [path])
  return [isLinked, setLinked] as const
}

/**
 * Reads the address: which block, which step, which date; shows a message when the id is invalid. The create address and the
 * wizard's must render this at one place without a key: the wizard of a new block lives on while its address changes.
 */
export function BlockWizardPage({ kind, entry, pathId, userId, mayModify, keptBy, breadcrumbs }: BlockWizardPageProps) {
  const { codec } = useServices()
  const search = new URLSearchParams(useSearch())
  const [path, navigate] = useLocation()
  const [adopted, setAdopted] = useState<{ readonly id: BlockId; readonly key: string } | null>(null)
  const [round, setRound] = useState(0)
  const [isLinkedTo, setLinkedTo] = useLinkedTo(kind.paths.create)
  // Where in the wizard the person is: the address follows, so that a reload and a copied link lead there.
  const place = useRef<WizardPlace>({ step: entrySteps[entry], date: null, isSaved: false })
  const text = entry === 'edit' ? (pathId ?? '') : entry === 'create' ? null : search.get(kind.paths.idParameter)
  const id = text === null ? null : codec.decrypt(text)

  if (entry === 'create' && isLinkedTo) {
    setLinkedTo(false)
    if (adopted !== null) {
      setAdopted(null)
      setRound(round + 1)
    }
  }
  if (text === null && (entry === 'define' || entry === 'summary')) return <Redirect to={kind.paths.list} replace />
  if (text !== null && id === null)
    return <MissingRecord title={kind.texts.listTitle} noun={kind.texts.noun} listHref={kind.paths.list} breadcrumbs={breadcrumbs} />
  const date = search.get('date')
  const step = stepIn(search) ?? entrySteps[entry]
  /** The step that an address opens in this wizard; null when it leads out of it. */
  const stepAt = (address: string): StepNumber | null => {
    const [page = '', query] = address.split('?')
    const asked = new URLSearchParams(query)
    const named = asked.get(kind.paths.idParameter)
    const isOwn = page === path && named === search.get(kind.paths.idParameter)
    // The address of this wizard from before its block was saved.
    const isBefore = adopted !== null && named === null && (page === kind.paths.create || page === kind.paths.wizard)
    return isOwn || isBefore ? (stepIn(asked) ?? (isOwn ? entrySteps[entry] : entrySteps.wizard)) : null
  }
  // A block that was created here keeps its wizard when its id joins the address.
  const key = adopted !== null && adopted.id === id ? adopted.key : `${kind.id} ${id ?? 'new'} ${round}`
  return (
    <Wizard
      key={key}
      kind={kind}
      userId={userId}
      keptBy={keptBy}
      breadcrumbs={breadcrumbs}
      opened={{
        blockId: id,
        step,
        date: date !== null && isCivil(date) ? date : null,
      }}
      stepAt={stepAt}
      onPlace={(next, resume) => {
        place.current = next
        // Not the router's location, which changes only once the next page is rendered.
        const { pathname, search: query } = window.location
        // The person has left for a page that is still loading.
        if (canonicalPath(pathname) !== canonicalPath(path)) return
        const here = pathname + query
        const saved = text === null && adopted !== null ? codec.encrypt(adopted.id) : null
        const there =
          saved === null ? addressAt(here, entrySteps[entry], next) : addressAt(kind.paths.wizardOf(saved), entrySteps.wizard, next)
        // A block that is not saved has no steps to come back to.
        if ((text === null && !next.isSaved) || there === here || resume(there)) return
        // Another step is an entry of its own; its date, and the id of a block just created, are not.
        navigate(there, { replace: next.step === stepAt(here) })
      }}
      onNamed={(blockId, address) => {
        if (!mayModify) return navigate(kind.paths.list, { replace: true })
        setAdopted({ id: blockId, key })
        return navigate(addressAt(address, 0, place.current), { replace: true })
      }}
      onRestart={() => {
        setAdopted(null)
        setRound(round + 1)
        navigate(kind.paths.wizard, { replace: true })
      }}
    />
  )
}
