import { ucasErrorTypes } from '#openapi/ucas/columns.ts'

/** The type of errors that an address asks for; 0, all of them, where it names none that there is. */
export function errorTypeIn(search: string): number {
  const value = new URLSearchParams(search).get('type') ?? ''
  return Object.hasOwn(ucasErrorTypes, value) ? Number(value) : 0
}
