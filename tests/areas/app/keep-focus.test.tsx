import { afterEach, expect, it } from 'vitest'
import { keepFocusOnPage } from '#src/app/loading/keep-focus.ts'

let end = () => {}
afterEach(() => {
  end()
  document.body.replaceChildren()
})

const heading = '<h1 tabindex="-1">Certificate</h1>'

/** A page whose button has the focus; `settle` runs what waits after a change, and gives the text of the focused element. */
async function start(html = `<main>${heading}<button>Revoke</button><button>Close</button></main>`) {
  document.body.innerHTML = html
  const waiting: (() => void)[] = []
  end = keepFocusOnPage((run) => waiting.push(run))
  const button = document.querySelector('button') ?? expect.unreachable()
  button.focus()
  return {
    button,
    settle: async () => {
      // Observers are told of changes in a microtask.
      await Promise.resolve()
      for (const run of waiting.splice(0)) run()
      return document.activeElement?.textContent
    },
  }
}

it('moves the focus to the heading of the page when what had it is removed', async () => {
  const { button, settle } = await start()
  button.remove()
  expect(await settle()).toBe('Certificate')
})

it('also when what had it is removed with all round it', async () => {
  const { settle } = await start(`<main>${heading}<section><p><button>Revoke</button></p></section></main>`)
  document.querySelector('section')?.remove()
  expect(await settle()).toBe('Certificate')
})

it('moves it as well when what had it is disabled, by itself or with its group', async () => {
  const { button, settle } = await start()
  button.disabled = true
  await expect.poll(() => document.activeElement).toBe(document.body)
  expect(await settle()).toBe('Certificate')

  end()
  const grouped = await start(`<main>${heading}<fieldset><button>Save</button></fieldset></main>`)
  document.querySelector('fieldset')?.setAttribute('disabled', '')
  await expect.poll(() => document.activeElement).toBe(document.body)
  expect(await grouped.settle()).toBe('Certificate')
})

it('leaves the focus where it is when another control is disabled', async () => {
  const { settle } = await start()
  document.querySelectorAll('button')[1]?.setAttribute('disabled', '')
  expect(await settle()).toBe('Revoke')
})

it('leaves the focus to what takes it after the removal', async () => {
  const { button, settle } = await start()
  button.remove()
  document.querySelector('button')?.focus()
  expect(await settle()).toBe('Close')
})

it('keeps the focus in a dialog that is open', async () => {
  const dialog = '<div role="dialog" data-state="open" tabindex="-1"><button>Card</button>Pay</div>'
  const { button, settle } = await start(`<main>${heading}${dialog}</main>`)
  button.remove()
  expect(await settle()).toBe('Pay')
})

it('takes no focus when the person has pressed beside all controls before', async () => {
  const { button, settle } = await start()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.blur()
  button.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
})
