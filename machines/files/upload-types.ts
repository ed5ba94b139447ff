import type { PromiseActorLogic } from 'xstate'
import type { StoredFile } from '#openapi/assets/file-types.ts'
import type { Failure } from '#machines/outcome.ts'

/** A file as a person chose it. */
export interface ChosenFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** What reading a file finds out. */
export interface FileReading {
  /** SHA-256 in hexadecimal digits. */
  readonly checksum: string
  /** Why its content cannot be taken; null where it can. */
  readonly error: string | null
  /** Under which it is put into the bucket. */
  readonly storageKey: string
}

/** How many bytes the bucket holds of a file; the checksum is null until it holds all of them. */
export interface HeldFile {
  readonly held: number
  readonly checksum: string | null
}

interface SentFile {
  readonly file: ChosenFile
  readonly storageKey: string
}

/** What an upload needs done. Rejections are problems that `input.failure` can read. */
export type UploadPorts = {
  readFile: PromiseActorLogic<FileReading, { readonly file: ChosenFile }>
  /** Sends the bytes up to `to`; the bucket answers how much it holds then. */
  sendPart: PromiseActorLogic<HeldFile, SentFile & { readonly from: number; readonly to: number }>
  /** Asks how much the bucket holds, and sends nothing. */
  askHeld: PromiseActorLogic<HeldFile, SentFile>
  /** Makes the file part of what it was sent for. */
  registerFile: PromiseActorLogic<void, { readonly file: StoredFile }>
}

/** A failed call; `isPassing` where the same call may succeed in a moment. */
export interface UploadFailure extends Failure {
  readonly isPassing: boolean
}

export interface UploadInput {
  /** Why a file is not even read, in words; null for one that is. */
  refusal(file: Pick<ChosenFile, 'name' | 'size'>): string | null
  failure(problem: unknown): UploadFailure
  readonly texts: {
    /** The bucket holds other bytes than were sent. */
    readonly damaged: string
  }
  /** How many bytes are sent by one call. */
  readonly partBytes: number
  /** How many calls may fail one after the other before a person is asked. */
  readonly tries: number
}

export interface UploadContext {
  readonly input: UploadInput
  readonly file: ChosenFile | null
  /** Why the file that was chosen last is not taken. */
  readonly refusal: string | null
  /** Null until the file is read, and again after the bucket was found to hold other bytes. */
  readonly reading: FileReading | null
  /** How many bytes the bucket holds. */
  readonly held: number
  /** How many calls failed since the bucket last held more than before. */
  readonly failures: number
  /** Why the upload stopped. */
  readonly failure: Failure | null
}

export type UploadEvent =
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'upload.pause' }
  /** Goes on after a pause, or at once after a break. */
  | { type: 'upload.resume' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  /** Forgets the file. */
  | { type: 'file.remove' }

export type UploadFact =
  /** A file is on its way. */
  | { type: 'upload.started'; file: ChosenFile }
  | { type: 'upload.done'; file: StoredFile }
  /** The file will not come, unless the upload is tried again. */
  | { type: 'upload.ended' }
  /** The network broke; sending goes on by itself. */
  | { type: 'upload.broke' }
  | { type: 'upload.failed'; message: string }
  | { type: 'file.refused'; message: string }

/** The phases of an upload that is shown instead of the field's own value; every state has at most one of them as its tag. */
export const uploadPhases = ['reading', 'sending', 'broken', 'paused', 'failed', 'cancelled'] as const

export type UploadPhase = (typeof uploadPhases)[number]
