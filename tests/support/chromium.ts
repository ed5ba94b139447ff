import { findChromium } from './chromium-paths.mjs'

/** A Chromium that is already on the machine; without one Playwright's own build is used. */
export const executablePath = findChromium()

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
    '--renderer-process-limit=1',
    '--js-flags=--single-threaded',
    // Chromium refuses its sandbox to root, the user of builds in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}
