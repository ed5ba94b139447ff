import { Redirect } from 'wouter'

/** Creates the page of an address that leads to another one. */
export const redirectPage = (to: string) =>
  function RedirectPage() {
    return <Redirect replace to={to} />
  }
