import { describe, expect, it } from 'vitest'
import { createMessageLog } from '#src/app/shell/message-log.ts'
import { announce, onMessage, passMessage, type Message } from '#src/ui/kit/announce.tsx'

describe('the log of passing messages', () => {
  it('keeps each with its time, the last one first', () => {
    let now = 1000
    const log = createMessageLog({ now: () => now })
    log.hear({ text: 'Saved', kind: 'success' })
    now = 2000
    log.hear({ text: 'Not saved', kind: 'alert' })
    expect(log.read()).toEqual([
      { id: 2, at: 2000, text: 'Not saved', kind: 'alert' },
      { id: 1, at: 1000, text: 'Saved', kind: 'success' },
    ])
  })

  it('keeps the last thirty', () => {
    const log = createMessageLog({ now: () => 0 })
    for (let number = 1; number <= 40; number++) log.hear({ text: `${number}`, kind: 'message' })
    expect(log.read()).toHaveLength(30)
    expect([log.read()[0]?.text, log.read().at(-1)?.text]).toEqual(['40', '11'])
  })

  it('tells of every change, and gives the same list in between', () => {
    const log = createMessageLog({ now: () => 0 })
    let changes = 0
    const stop = log.subscribe(() => void (changes += 1))
    log.hear({ text: 'One', kind: 'message' })
    expect([changes, log.read() === log.read()]).toEqual([1, true])
    stop()
    log.hear({ text: 'Two', kind: 'message' })
    expect(changes).toBe(1)
  })
})

describe('what counts as a passing message', () => {
  it('is what is passed on, and what is announced at once; quiet announcements are not', () => {
    const heard: Message[] = []
    const stop = onMessage((message) => void heard.push(message))
    passMessage({ text: 'Saved', kind: 'success' })
    announce('Exam Block')
    announce('', 'assertive')
    announce('Not saved', 'assertive')
    stop()
    announce('Too late', 'assertive')
    expect(heard).toEqual([
      { text: 'Saved', kind: 'success' },
      { text: 'Not saved', kind: 'alert' },
    ])
  })
})
