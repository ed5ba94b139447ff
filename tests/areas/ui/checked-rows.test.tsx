import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { WrongRows } from '#src/resources/import/WrongRows.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'

/** How many lines a word takes. */
function linesOf(word: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const at = node.textContent?.indexOf(word) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + word.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  throw new Error(`${word} is not there.`)
}

const sentence = 'No student has this UCAS ID, nor these names and date of birth, in the year of the import.'
const long = 'W'.repeat(60)

describe('the rows of a file in a narrow table', () => {
  it('keep words whole, and break those that no column could hold', async () => {
    await page.viewport(800, 600)
    const cells = ['2', 'Сейтқалиқызы', 'Unconditional · None', sentence, sentence, long]
    await render(
      <div style={{ width: '700px' }}>
        <CheckedRows label="Rows" heads={['Line', 'Name', 'Decision', 'Reason', 'Comment', 'Value']} rows={[{ key: '2', cells }]} />
      </div>,
    )
    expect(['Сейтқалиқызы', 'Unconditional', 'student'].map(linesOf)).toEqual([1, 1, 1])
    expect(linesOf(long)).toBeGreaterThan(1)
    expect(document.querySelector('table')?.offsetWidth).toBe(700)
  })

  it('break only the long word of a text, not the words beside it', async () => {
    await page.viewport(800, 600)
    const cells = ['2', sentence, sentence, sentence, sentence, `University ${'w'.repeat(16)}`]
    await render(
      <div style={{ width: '700px' }}>
        <CheckedRows label="Rows" heads={['Line', 'Name', 'Decision', 'Reason', 'Comment', 'Value']} rows={[{ key: '2', cells }]} />
      </div>,
    )
    expect(linesOf('University')).toBe(1)
  })
})

describe('the problems of a file in a narrow table', () => {
  it('keep the words of what is wrong whole', async () => {
    await page.viewport(800, 600)
    const problem = { line: 2, field: 'name', value: sentence, description: 'Pathways: Universities' }
    await render(
      <div style={{ width: '420px' }}>
        <WrongRows
          label="Wrong"
          heads={['Line', 'Row', 'Field', 'Value', 'What is wrong', 'Change']}
          problems={[problem]}
          matches={['name']}
          names={{ field: () => 'Qualification', row: () => sentence }}
          countAlike={() => 1}
          onMend={() => {}}
        />
      </div>,
    )
    expect(['Pathways', 'Universities'].map(linesOf)).toEqual([1, 1])
  })
})
