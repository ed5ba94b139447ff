import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { templateAddress } from './paths.ts'

/** A page of messages, unless its address asks for a template: that has pages of its own. */
export function AsTemplate({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation()
  const template = templateAddress(path, useSearch())
  return template === null ? children : <Redirect to={template} replace />
}
