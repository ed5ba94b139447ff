import { findChromium } from './paths.mjs'

/** A Chromium that is already on the machine; without one Playwright's own build is used. */
export const executablePath = findChromium()

const oneProcess = '--renderer-process-limit=1'

/** Launch options for every headless browser of the tests. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A machine of two cores runs two browsers at once: a process for each page and threads for each engine only take turns.
    oneProcess,
    '--js-flags=--single-threaded',
    // Chromium refuses its sandbox to root, the user of builds in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}

/** The same with a process for each page, so that one page can stand still while the others go on. */
export const apartOptions = { ...launchOptions, args: launchOptions.args.filter((arg) => arg !== oneProcess) }
