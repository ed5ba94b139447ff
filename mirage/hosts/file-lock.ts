import { createHash } from 'node:crypto'
import { realpathSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** The address of a socket that locks a file; the same for every path to the file. */
function addressOf(path: string, platform: NodeJS.Platform): string {
  const { dev, ino } = statSync(realpathSync(dirname(path)))
  const name = `pathway-${createHash('sha256')
    .update(`${dev}:${ino}/${basename(path)}`)
    .digest('hex')
    .slice(0, 32)}`
  if (platform === 'win32') return String.raw`\\.\pipe\${name}`
  // Linux keeps names that begin with a zero byte outside the file system.
  return platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

const listen = (address: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })

const isAnswered = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/**
 * Locks a file for this process by a listening socket, which the system closes however the process ends: no lock can
 * go stale. Returns the release, or null while another process of this machine holds the lock. The folder of the
 * file must exist. `platform` is the present one by default.
 */
export async function lockFile(path: string, platform = process.platform): Promise<(() => Promise<void>) | null> {
  const address = addressOf(path, platform)
  let server = await listen(address)
  if (!server && address.endsWith('.sock') && !(await isAnswered(address))) {
    // The file of a socket outlives a killed process.
    rmSync(address, { force: true })
    server = await listen(address)
  }
  const held = server
  return held && (() => new Promise((resolve) => void held.close(() => resolve())))
}
