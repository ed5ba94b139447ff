import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { uploadMachine } from '#machines/files/upload.machine.ts'
import type { ChosenFile, HeldFile, UploadFact, UploadInput } from '#machines/files/upload-types.ts'

/** A file of bytes; unless told, of ten. */
export const chosenFile = (name: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(10)): ChosenFile => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  slice: (from, to) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }),
})

/** A failed call whose text says whether it may succeed in a moment. */
export class Broken extends Error {}

/** Four bytes are sent by one call, and three calls may fail. Files named .exe are refused. */
export const uploadInput: UploadInput = {
  refusal: ({ name }) => (name.endsWith('.exe') ? 'Choose a file of type PDF.' : null),
  failure: (problem) => ({
    code: 0,
    message: problem instanceof Error ? problem.message : 'Something went wrong!',
    isPassing: problem instanceof Broken,
  }),
  texts: { damaged: 'The file did not arrive whole.' },
  partBytes: 4,
  tries: 3,
}

/** The error with which a call fails, by its number, counted from 1; null for none. */
export type Faults = (call: number) => Error | null

interface Options {
  readonly faults?: Faults
  readonly input?: Partial<UploadInput>
  /** The checksum that the bucket tells at the end. */
  readonly checksum?: string
  readonly contentError?: string | null
  readonly registered?: () => Promise<void>
  /** How many bytes of a failing call arrive all the same, by its number. */
  readonly arrived?: (call: number, sent: number) => number
}

/** An upload into a bucket of memory, whose time only the test moves on. */
export function startUpload(options: Options = {}) {
  const { faults = () => null, input, checksum = 'sum', contentError = null, registered = () => Promise.resolve() } = options
  const { arrived = () => 0 } = options
  const clock = new SimulatedClock()
  const facts: UploadFact[] = []
  const calls: string[] = []
  const bucket: Uint8Array[] = []
  let asked = 0
  const heldBytes = () => bucket.reduce((sum, part) => sum + part.length, 0)
  const answer = ({ size }: ChosenFile): HeldFile => ({ held: heldBytes(), checksum: heldBytes() === size ? checksum : null })
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        readFile: fromPromise(() => Promise.resolve({ checksum: 'sum', error: contentError, storageKey: 'a/2026/1' })),
        sendPart: fromPromise(async ({ input: { file, from, to } }) => {
          asked += 1
          const problem = faults(asked)
          calls.push(`${from}-${to}${problem ? ' failed' : ''}`)
          const bytes = new Uint8Array(await file.slice(from, to).arrayBuffer())
          if (from === heldBytes()) bucket.push(problem ? bytes.slice(0, arrived(asked, bytes.length)) : bytes)
          if (problem) throw problem
          return answer(file)
        }),
        askHeld: fromPromise(({ input: { file } }) => {
          asked += 1
          const problem = faults(asked)
          calls.push(`ask${problem ? ' failed' : ''}`)
          return problem ? Promise.reject(problem) : Promise.resolve(answer(file))
        }),
        registerFile: fromPromise(registered),
      },
    }),
    { input: { ...uploadInput, ...input }, clock },
  )
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  return {
    actor,
    clock,
    facts,
    calls,
    bucket,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    choose: (name = 'a.pdf', bytes?: Uint8Array<ArrayBuffer>) => actor.send({ type: 'file.choose', file: chosenFile(name, bytes) }),
  }
}
