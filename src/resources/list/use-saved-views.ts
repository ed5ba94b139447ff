import { useState } from 'react'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { createSavedViews, isSameName, longestViewName, mostViews, type SavedView } from '#src/storage/saved-views.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import type { ViewNaming } from '#src/ui/views/saved-views.tsx'
import { recordTexts as texts } from '../texts.ts'

/** A list of a person, and what it shows now. */
export interface SavedViewsOptions {
  /** The path of the list. */
  readonly list: string
  readonly userId: string
  /** What the list shows, as the query of its address without the page; empty for the list as the menu opens it. */
  readonly address: string
}

/** The views of a list that a person has saved, and the one that they have opened. */
export function useSavedViews({ list, userId, address }: SavedViewsOptions) {
  const [store] = useState(() => createSavedViews(() => localStorage, ownerKey(userId), list))
  const [views, setViews] = useState(() => store.read())
  const [opened, setOpened] = useState<string | null>(null)
  const [naming, setNaming] = useState<ViewNaming | null>(null)

  const current = views.find(({ name }) => name === opened) ?? null
  // A view is open from the moment that the list has its address until the list is as the menu opens it.
  const shown = current?.address === address ? current : views.find((view) => view.address === address)
  const wanted = shown?.name ?? (address === '' ? null : opened)
  if (wanted !== opened) setOpened(wanted)

  /** Changes the views as they are stored now: another tab may have saved some meanwhile. */
  const keep = (change: (views: readonly SavedView[]) => readonly SavedView[], message: string) => {
    const next = change(store.read())
    const isKept = store.write(next)
    setViews(store.read())
    if (isKept) toast.success(message)
    else toast.failure(texts.viewNotKept)
    return isKept
  }
  const nameProblem = (name: string): string | null => {
    if (name === '') return texts.viewNameless
    const isTaken = store.read().some((view) => isSameName(view.name, name) && !(naming === 'rename' && view.name === opened))
    return isTaken ? texts.viewNameTaken : null
  }
  return {
    views: views.map(({ name, address: at }) => ({ name, href: `${list}${at}` })),
    current: current?.name ?? null,
    isFull: views.length >= mostViews,
    longestName: longestViewName,
    naming,
    /** Whether a view is open that shows something else by now. */
    isChanged: current !== null && current.address !== address,
    /** Whether the list shows something that no view keeps. */
    canSave: address !== '' && shown === undefined && (current !== null || views.length < mostViews),
    onNaming: setNaming,
    onName: (name: string): string | null => {
      const problem = nameProblem(name)
      if (problem !== null) return problem
      const isKept =
        naming === 'rename'
          ? keep((all) => all.map((view) => (view.name === opened ? { ...view, name } : view)), texts.viewRenamed)
          : keep((all) => [...all, { name, address }].slice(0, mostViews), texts.viewSaved)
      if (isKept) setOpened(name)
      setNaming(null)
      return null
    },
    onDelete: () => {
      keep((all) => all.filter(({ name }) => name !== opened), texts.viewDeleted)
      setOpened(null)
    },
    /** Keeps what the list shows: in the view that is open, else in a new one. */
    onSave: () => {
      if (current === null) setNaming('new')
      else keep((all) => all.map((view) => (view.name === current.name ? { ...view, address } : view)), texts.viewSaved)
    },
  }
}
