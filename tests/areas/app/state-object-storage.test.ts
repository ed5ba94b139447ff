import { describe, expect, it } from 'vitest'
import type { Api } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createObjectStorage, readStorageSettings, type StorageSettings } from '#src/app/state/object-storage.ts'
import { createTimers } from '#tests/support/client/client.ts'

const settings: StorageSettings = { accessKeyId: 'canary-id', secretAccessKey: 'canary-secret', bucketName: 'bucket' }

function start(answers: readonly (StorageSettings | Error)[] = [settings]) {
  const timers = createTimers()
  let asked = 0
  const files = createObjectStorage({
    startTimer: timers.startTimer,
    read: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      if (answer instanceof Error || !answer) throw answer ?? new Error('There is no answer.')
      return answer
    },
  })
  return { files, timers, asked: () => asked }
}

const nameOf = ({ bucketName }: StorageSettings) => bucketName

describe('the settings of the file storage', () => {
  it('are asked for once, however often the shell appears', async () => {
    const { files, asked } = start()
    await Promise.all([files.prepare(), files.prepare()])
    await files.prepare()
    expect([asked(), await files.use(nameOf), asked()]).toEqual([1, 'bucket', 1])
  })

  it('stay empty without a word when they cannot be read, and are asked for anew when a file needs them', async () => {
    const { files, asked } = start([new ApiProblem('server', 500), settings])
    await files.prepare()
    await files.prepare()
    expect(asked()).toBe(1)
    expect([await files.use(nameOf), asked()]).toEqual(['bucket', 2])
    await expect(start([new ApiProblem('server', 500)]).files.use(nameOf)).rejects.toThrow(ApiProblem)
  })

  it('are forgotten at the end of the session, also those that are still on their way', async () => {
    let answer: (settings: StorageSettings) => void = () => {}
    const read = () => new Promise<StorageSettings>((resolve) => void (answer = resolve))
    const files = createObjectStorage({ startTimer: createTimers().startTimer, read })
    const using = files.use(nameOf)
    files.forget()
    answer(settings)
    await expect(using).rejects.toThrow(ApiProblem)

    const { files: held, asked } = start()
    await held.prepare()
    held.forget()
    await held.use(nameOf)
    expect(asked()).toBe(2)
  })

  it('are let go a quarter of an hour after their last use', async () => {
    const { files, timers, asked } = start()
    await files.prepare()
    await files.use(nameOf)
    expect(timers.waits()).toEqual([900_000])
    timers.run(900_000)
    await files.use(nameOf)
    expect(asked()).toBe(2)
  })

  it('are in nothing that can be looked at', async () => {
    const { files } = start()
    await files.prepare()
    expect(`${JSON.stringify(files)} ${Object.values(files).map(String).join(' ')}`).not.toContain('canary')
  })
})

describe('reading them', () => {
  const apiWith = (body: Readonly<Record<string, unknown>>): Api => ({
    call: async () => ({ data: body['data'] as never, description: '', code: 200, body }),
  })
  const wire = { NX_ACCESS_KEY_ID: 'a', NX_SECRET_ACCESS_KEY: 'b', NX_BUCKET_NAME: 'c' }

  it('finds them at either nesting', async () => {
    const found = { accessKeyId: 'a', secretAccessKey: 'b', bucketName: 'c' }
    expect(await readStorageSettings(apiWith({ data: wire }), createTimers().startTimer)()).toEqual(found)
    expect(await readStorageSettings(apiWith({ data: { data: wire } }), createTimers().startTimer)()).toEqual(found)
  })

  it.each([{}, { data: null }, { data: { ...wire, NX_BUCKET_NAME: 7 } }, { data: [] }])('refuses %j', async (body) => {
    await expect(readStorageSettings(apiWith(body), createTimers().startTimer)()).rejects.toThrow(ApiProblem)
  })
})
