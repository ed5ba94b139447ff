import { describe, expect, it } from 'vitest'
import { createStorageFaults } from '#src/storage/storage-faults.ts'
import { createStoredValue, openStorage, plainWord } from '#src/storage/stored-value.ts'

const numbers = (value: unknown) => (typeof value === 'number' ? value : null)

const map = (texts: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(texts))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('a stored value', () => {
  it('is read anew each time, so that another tab’s change is seen', () => {
    const storage = map()
    const value = createStoredValue({ storage, key: 'n', parse: numbers })
    value.write(1)
    expect(value.read()).toBe(1)
    storage.setItem('n', '2')
    expect(value.read()).toBe(2)
    storage.removeItem('n')
    expect(value.read()).toBeNull()
  })

  it('that was cleared here is seen when another tab writes it again', () => {
    const storage = map({ n: '1' })
    const value = createStoredValue({ storage, key: 'n', parse: numbers })
    value.clear()
    expect([value.read(), [...storage.kept]]).toEqual([null, []])
    storage.setItem('n', '2')
    expect(value.read()).toBe(2)
  })

  it.each([
    ['truncated', '{"trunc'],
    ['of a wrong type', '"text"'],
    ['null', 'null'],
    ['empty', ''],
    ['a list', '[1]'],
    ['reaching for a prototype', '{"__proto__":1,"constructor":{"prototype":{"isPolluted":true}}}'],
    ['of 5 MB', `[${'1,'.repeat(2_600_000)}1]`],
  ])('that is %s is dropped, and others are kept', (_, text) => {
    const storage = map({ n: text, other: '5' })
    expect(createStoredValue({ storage, key: 'n', parse: numbers }).read()).toBeNull()
    expect([[...storage.kept], Reflect.get({}, 'isPolluted')]).toEqual([[['other', '5']], undefined])
  })

  it('may be a single word, spelled as it is', () => {
    const storage = map({ n: 'dark' })
    const value = createStoredValue({
      storage,
      key: 'n',
      spelling: plainWord,
      parse: (word) => (word === 'dark' || word === 'light' ? word : null),
    })
    expect(value.read()).toBe('dark')
    value.write('light')
    expect(storage.kept.get('n')).toBe('light')
    storage.setItem('n', '"light"')
    expect([value.read(), [...storage.kept]]).toEqual([null, []])
  })

  it('stays in memory where nothing can be stored', () => {
    const throwing = () => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
    for (const storage of [openStorage(throwing), { getItem: throwing, setItem: throwing, removeItem: throwing }]) {
      let faults = 0
      const value = createStoredValue({ storage, key: 'n', parse: numbers, onFault: () => void (faults += 1) })
      expect([value.read(), faults]).toEqual([null, 0])
      value.write(1)
      expect([value.read(), faults]).toEqual([1, 1])
      value.clear()
      expect(value.read()).toBeNull()
    }
  })

  it('is the newest one when the storage is full, and goes back there when it has room', () => {
    const storage = map({ n: '1' })
    let isFull = true
    const value = createStoredValue({
      key: 'n',
      parse: numbers,
      onFault: () => {},
      storage: {
        ...storage,
        setItem: (key, text) => {
          if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
          storage.setItem(key, text)
        },
      },
    })
    value.write(2)
    expect([value.read(), storage.kept.get('n')]).toEqual([2, undefined])
    isFull = false
    value.write(3)
    expect([value.read(), storage.kept.get('n')]).toEqual([3, '3'])
  })

  it('that is longer than a storage should hold stays in memory', () => {
    const storage = map()
    const texts = (value: unknown) => (typeof value === 'string' ? value : null)
    const value = createStoredValue({ storage, key: 'n', parse: texts, onFault: () => {} })
    value.write('x'.repeat(3_000_000))
    expect([value.read()?.length, [...storage.kept]]).toEqual([3_000_000, []])
    // The quotes of the JSON text count, too.
    value.write('x'.repeat(2_499_998))
    expect([storage.kept.get('n')?.length, value.read()?.length]).toEqual([2_500_000, 2_499_998])
    value.write('x'.repeat(2_499_999))
    expect([value.read()?.length, [...storage.kept]]).toEqual([2_499_999, []])
  })
})

describe('faults of the storage', () => {
  it('are told once, however many there are and whoever comes to listen', () => {
    const faults = createStorageFaults()
    const told: string[] = []
    const stop = faults.onFirst(() => told.push('gone'))
    stop()
    faults.report()
    expect(told).toEqual([])
    faults.onFirst(() => told.push('first'))
    faults.onFirst(() => told.push('second'))
    faults.report()
    faults.report()
    expect(told).toEqual(['first'])
  })

  it('are told as they happen to those who listen already', () => {
    const faults = createStorageFaults()
    let told = 0
    faults.onFirst(() => void (told += 1))
    expect(told).toBe(0)
    faults.report()
    faults.report()
    expect(told).toBe(1)
  })
})
