import { writeXlsx } from 'hucre'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import '#src/ui/styles.css'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import type { ImportMode } from '#machines/records/import-types.ts'
import { ImportPage } from '#src/resources/import/ImportPage.tsx'
import { importPage } from '#tests/pages/import.ts'
import { kit } from '#tests/pages/kit.ts'

const outcomeOf = ({ line, fields }: ImportRow): ImportOutcome =>
  fields['centreName'] === ''
    ? { line, outcome: 'wrong', problems: [{ field: 'centreName', value: '', description: 'Name should not be blank!' }], changes: [] }
    : { line, outcome: 'new', problems: [], changes: [] }

/** The page over a server that takes each row with a name. */
async function open(
  answer: (mode: ImportMode, rows: readonly ImportRow[]) => Promise<readonly ImportOutcome[]> = async (_, rows) => rows.map(outcomeOf),
) {
  const importRows = vi.fn(answer)
  const onDone = vi.fn<() => void>()
  const { hook } = memoryLocation({ path: '/sms/centres/import' })
  await render(
    <Router hook={hook}>
      <ImportPage rules={centre} breadcrumbs={null} importRows={importRows} onDone={onDone} />
    </Router>,
  )
  return { importRows, onDone }
}

const choose = (name: string, content: BlobPart) =>
  userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') ?? document.body), new File([content], name))

const heard = (importRows: Awaited<ReturnType<typeof open>>['importRows']) =>
  importRows.mock.calls.map(([mode, rows]) => `${mode} ${rows.map(({ line }) => line).join()}`)

describe('the import page', () => {
  it('reads a CSV file in a worker, checks its rows, and writes those that can be written once', async () => {
    const { importRows, onDone } = await open()
    await choose('centres.csv', '\uFEFFName;Code\nAccra;ACC\n;LOS\nNairobi;NBO\n')
    await page.getByRole(...importPage.checkRows).click()
    await expect.element(page.getByRole(...importPage.wrongTable)).toHaveTextContent('Name should not be blank!')
    await page.getByRole(...importPage.importRows).dblClick()
    await expect.element(page.getByRole('status').getByText(importPage.imported(2, 'centres'))).toBeVisible()
    expect(heard(importRows)).toEqual(['check 2,3,4', 'apply 2,4'])
    await page
      .getByRole(...kit.backToList)
      .first()
      .click()
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('reads the first sheet of an XLSX file in a worker', async () => {
    const { importRows } = await open()
    const rows = [
      ['Name', 'Code', 'Contract from'],
      ['Accra', 'ACC', new Date(Date.UTC(2026, 7, 1))],
    ]
    await choose('centres.xlsx', new Uint8Array(await writeXlsx({ sheets: [{ name: 'Centres', rows }] })))
    await page.getByRole(...importPage.checkRows).click()
    await expect.element(page.getByRole(...importPage.importRows)).toBeEnabled()
    expect(importRows.mock.calls[0]?.[1]).toEqual([
      { line: 2, fields: { centreName: 'Accra', centreCode: 'ACC', contractStart: '01/08/2026' } },
    ])
  })

  it('says why a file is not taken, and takes the next one', async () => {
    await open()
    await choose('centres.csv', 'Code,Name\nACC,"Acc')
    await expect.element(page.getByRole('alert')).toHaveTextContent('A quotation mark in line 2 is not closed.')
    await choose('centres.csv', 'Code,Name\nACC,Accra')
    await expect.element(page.getByRole(...importPage.checkRows)).toBeEnabled()
  })

  it('sends thousands of rows in portions, and after a failure asks what is left before it sends more', async () => {
    let calls = 0
    const { importRows } = await open(async (mode, rows) => {
      calls += 1
      if (mode === 'apply' && calls === 3) throw new Error('The server did not respond.')
      return rows.map(outcomeOf)
    })
    await choose('centres.csv', `Name,Code\n${Array.from({ length: 700 }, (_, index) => `Centre ${index},C${index}`).join('\n')}`)
    await page.getByRole(...importPage.checkRows).click()
    await page.getByRole(...importPage.importRows).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('no row is saved twice')
    await expect.element(page.getByRole(...importPage.importRows)).not.toBeInTheDocument()
    await page.getByRole(...importPage.checkAgain).click()
    await expect.element(page.getByRole(...importPage.importRows)).toBeEnabled()
    expect(importRows.mock.calls.map(([mode, rows]) => [mode, rows.length])).toEqual([
      ['check', 700],
      ['apply', 500],
      ['apply', 200],
      ['check', 700],
    ])
  })

  it('mends values where they stand: the nearest one in all rows, another by keys, and the focus goes on to the next', async () => {
    const { importRows } = await open(async (_, rows) =>
      rows.map(({ line, fields }) => ({
        line,
        outcome: fields['city'] === 'Acra' || fields['city'] === 'Rome' ? 'wrong' : 'new',
        problems:
          fields['city'] === 'Acra'
            ? [{ field: 'city', value: 'Acra', description: 'Unknown.', suggestion: 'Accra' }]
            : fields['city'] === 'Rome'
              ? [{ field: 'city', value: 'Rome', description: 'Too far.' }]
              : [],
        changes: [],
      })),
    )
    await choose('centres.csv', 'Name,Code,City\nOne,A,Acra\nTwo,B,Rome\nThree,C,Acra\nFour,D,Rome\n')
    await page.getByRole(...importPage.checkRows).click()
    await page
      .getByRole(...importPage.takeInAll('Accra', 2))
      .first()
      .click()
    const pencil = page.getByRole(...importPage.change('City', 3))
    await expect.element(pencil).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole(...importPage.newValue('City', 3))).toHaveFocus()
    await userEvent.keyboard('Tema{Escape}')
    await expect.element(pencil).toHaveFocus()
    await userEvent.keyboard('{Enter}Tema{Enter}')
    await expect.element(page.getByRole(...importPage.change('City', 5))).toHaveFocus()
    await expect.element(page.getByRole('status').getByText('4 rows checked, 1 wrong')).toBeInTheDocument()
    expect(importRows.mock.calls.at(-1)?.[1].map(({ fields }) => fields['city'])).toEqual(['Accra', 'Tema', 'Accra', 'Rome'])
  })
})
